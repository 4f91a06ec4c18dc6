import { Toast } from "@base-ui/react/toast";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Runtime } from "../app/runtime.ts";
import { useRuntime } from "../app/runtime-context.ts";
import { cross } from "../elements/parts/look/glyphs.ts";
import { Glyph } from "../elements/parts/look/svg.tsx";
import type { IconDrawing } from "../elements/props.ts";
import { useSignalValue } from "../react/bound-value.ts";
import { inLanguage, languageOf } from "../screen/language.ts";
import { themeOf } from "../screen/theme.ts";
import { takeToastRequests, toastRequests } from "./toast-requests.ts";

interface ToastData {
  readonly runtime: Runtime;
  readonly actionText: string;
  readonly onAction: (name: string) => void;
}

const shownCount = 3;

const texts = {
  region: { en: "Messages", pt: "Mensagens" },
  close: { en: "Close", pt: "Fechar" },
};

const drawings: Readonly<Record<string, IconDrawing>> = {
  info: [
    ["path", { d: "M12 16v-5M12 8h.01" }],
    ["circle", { cx: "12", cy: "12", r: "9" }],
  ],
  success: [
    ["path", { d: "m8 12 3 3 5-6" }],
    ["circle", { cx: "12", cy: "12", r: "9" }],
  ],
  warning: [["path", { d: "M12 9v4m0 3h.01M12 3 2.5 20h19z" }]],
  error: [
    ["path", { d: "M12 8v5m0 3h.01" }],
    ["circle", { cx: "12", cy: "12", r: "9" }],
  ],
};

/** The layer with the messages, once for the app. */
export default function Toasts(): ReactNode {
  useSignalValue(languageOf(useRuntime()));
  return (
    <Toast.Provider limit={shownCount}>
      <Requests />
      <Layer />
    </Toast.Provider>
  );
}

/** Hands the requests of steps to the library. */
function Requests(): ReactNode {
  const { add, close } = Toast.useToastManager<ToastData>();
  const requests = useSignalValue(toastRequests);
  useEffect(() => {
    if (requests.length === 0) return;
    for (const request of takeToastRequests()) {
      if (request.type === "close") {
        close(request.name);
        continue;
      }
      const { runtime, name, text, title, kind, durationMs, actionText, onAction } = request;
      add({
        ...(name === undefined ? {} : { id: name }),
        title,
        description: text,
        type: kind,
        timeout: durationMs,
        priority: kind === "error" ? "high" : "low",
        data: { runtime, actionText, onAction },
      });
    }
  }, [add, close, requests]);
  return null;
}

function Layer(): ReactNode {
  const runtime = useRuntime();
  const { toasts, close } = Toast.useToastManager<ToastData>();
  const viewport = useRef<HTMLDivElement>(null);
  const isAtTop = useFreePlace(viewport, toasts.length);
  return (
    <Toast.Viewport
      ref={viewport}
      className="trama-toasts"
      aria-label={inLanguage(runtime, texts.region)}
      data-place={isAtTop ? "top" : "bottom"}
    >
      {toasts.map((toast) => (
        <Toast.Root
          key={toast.id}
          toast={toast}
          className="trama-toast"
          {...(toast.data ? ownLook(toast.data.runtime) : {})}
          swipeDirection={isAtTop ? ["up", "right"] : ["down", "right"]}
        >
          <Glyph icon={drawings[toast.type ?? "info"] ?? []} className="trama-glyph trama-toast-icon" />
          <div className="trama-toast-texts">
            {toast.title !== "" && <Toast.Title className="trama-toast-title" render={<strong />} />}
            <Toast.Description className="trama-toast-text" />
          </div>
          {toast.data && toast.data.actionText !== "" && (
            <button
              type="button"
              className="trama-plain-button trama-toast-action"
              onClick={() => {
                toast.data?.onAction(toast.id);
                close(toast.id);
              }}
            >
              {toast.data.actionText}
            </button>
          )}
          <Toast.Close className="trama-icon-button trama-toast-close" aria-label={inLanguage(runtime, texts.close)}>
            <Glyph icon={cross} />
          </Toast.Close>
        </Toast.Root>
      ))}
    </Toast.Viewport>
  );
}

/** The theme and the language of an app that is not the whole page. */
const ownLook = (runtime: Runtime) =>
  runtime.layer ? { "data-theme": themeOf(runtime).peek(), lang: languageOf(runtime).peek() } : {};

/** Whether messages go to the top, as they would cover the control with the focus at the bottom. */
function useFreePlace(viewport: { readonly current: HTMLElement | null }, count: number): boolean {
  const [isAtTop, setAtTop] = useState(false);
  useEffect(() => {
    if (count === 0) return setAtTop(false);
    const check = () => {
      const layer = viewport.current;
      const focused = document.activeElement;
      if (!layer || !focused || focused === document.body || layer.contains(focused)) return;
      const { height, left } = layer.getBoundingClientRect();
      const control = focused.getBoundingClientRect();
      // A page or panel may have the focus too.
      if (control.height > window.innerHeight / 2) return;
      setAtTop(control.bottom > window.innerHeight - height - 16 && control.right > left);
    };
    check();
    document.addEventListener("focusin", check);
    return () => document.removeEventListener("focusin", check);
  }, [viewport, count]);
  return isAtTop;
}
