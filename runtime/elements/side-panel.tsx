import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Runtime } from "../app/runtime.ts";
import { useRuntime } from "../app/runtime-context.ts";
import { useSignalValue } from "../react/bound-value.ts";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { ownName } from "../routing/base-path.ts";
import { inLanguage, languageOf } from "../screen/language.ts";
import { breakpoint } from "../screen/screen.ts";
import { useInitialValue } from "./parts/field/initial-value.ts";
import { hasOpenLayer } from "./parts/layer/inner-layer.ts";
import { animationsOf, isStill } from "./parts/layer/leaving.ts";
import { coverPage } from "./parts/look/cover-page.ts";
import type { CustomProperties } from "./parts/look/css.ts";
import { cross } from "./parts/look/glyphs.ts";
import { useLayoutValue } from "./parts/look/layout-value.ts";
import { Glyph } from "./parts/look/svg.tsx";
import type { SidePanelProps, SidePanelVariables } from "./props.ts";

interface Resolved {
  readonly width: number;
  readonly minWidth: number;
  readonly maxWidth: number;
  readonly resizable: boolean;
  readonly closeOnEscape: boolean;
  readonly closeButton: boolean;
  readonly title: string;
  readonly ariaLabel: string;
  readonly closeLabel: string;
  readonly resizeLabel: string;
}

const defaults: Resolved = {
  width: 400,
  minWidth: 240,
  maxWidth: 720,
  resizable: true,
  closeOnEscape: true,
  closeButton: true,
  title: "",
  ariaLabel: "",
  closeLabel: "",
  resizeLabel: "",
};

const texts = {
  close: { en: "Close", pt: "Fechar" },
  resize: { en: "Panel width", pt: "Largura do painel" },
};

/** A panel docked beside the content. On phones it covers the page. */
export function SidePanel(props: SidePanelProps): ReactNode {
  const root = useElement<HTMLElement>(props, "side-panel");
  const { attributes, node, label, emit } = root;
  const state = root.values<Resolved>(props, defaults);
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const runtime = useRuntime();
  useSignalValue(languageOf(runtime));
  const variables = root.connect(SidePanel.spec, props.handle, {
    openPanel: () => setOpen(true),
    closePanel: () => setOpen(false),
    resetWidth: () => width.set(undefined),
    focus: () => node.current?.focus(),
  });
  const isOpen = useSignalValue(variables.value) === true;
  const isFullScreen = useSignalValue(breakpoint) === "mobile" && isOpen;
  const isLeaving = useLeavingPanel(node, isOpen, isFullScreen);
  const key = props.rememberAs ?? label("width");
  const width = useWidth(state, key === "" ? undefined : `panel-${key}`);
  const [isResizing, setResizing] = useState(false);
  useLayoutValue(variables.width, width.now);
  useLayoutValue(variables.isFullScreen, isFullScreen);
  useInitialValue(props.value, label("value"), (given, hasChanged) => {
    const value = given === true;
    if (hasChanged && variables.value.peek() === value) return;
    variables.value.value = value;
    if (hasChanged) emit(props.onInitValueChange, "initValueChange", { value });
  });
  const setOpen = (value: boolean) => {
    if (variables.value.peek() === value) return;
    variables.value.value = value;
    emit(props.onChange, "change", { value });
  };
  const resize = (next: number) => {
    const taken = width.set(next);
    if (taken !== width.now) emit(props.onResize, "resize", { width: taken });
  };
  useFocus(node, isOpen, isFullScreen);
  useScrollStop(body, isOpen);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    attributes.onKeyDown?.(event);
    if (event.key !== "Escape" || !state.closeOnEscape || event.defaultPrevented) return;
    // The input method takes the Escape of a text that is still composed.
    if (event.nativeEvent.isComposing) return;
    // Layers above the page are not inside, and close themselves.
    if (!(event.target instanceof Node && node.current?.contains(event.target)) || hasOpenLayer(node.current)) return;
    setOpen(false);
  };

  const isNamed = state.title !== "" && props.header === undefined;
  const hasHead = props.header !== undefined || state.title !== "" || state.closeButton;
  const isShown = isOpen || isLeaving || props.keepMounted === true;
  const style: CustomProperties = { "--trama-panel-width": `${width.now}px` };
  return (
    <section
      {...attributes}
      style={style}
      tabIndex={-1}
      {...(isFullScreen ? { role: "dialog", "aria-modal": true } : {})}
      aria-labelledby={isNamed ? titleId : undefined}
      aria-label={isNamed ? undefined : state.ariaLabel || state.title || undefined}
      data-open={isOpen || undefined}
      data-leaving={isLeaving || undefined}
      inert={isLeaving}
      data-side={props.side ?? "end"}
      data-full-screen={isFullScreen || undefined}
      data-resizing={isResizing || undefined}
      onKeyDown={press}
    >
      {isShown && state.resizable && !isFullScreen && (
        <Handle
          name={state.resizeLabel || inLanguage(runtime, texts.resize)}
          state={state}
          width={width.now}
          isAtStart={props.side === "start"}
          onResize={resize}
          onReset={() => width.set(undefined)}
          onDragging={setResizing}
        />
      )}
      {isShown && hasHead && (
        <div className="trama-side-panel-head">
          <div className="trama-side-panel-title">
            {props.header ?? (state.title !== "" && <h2 id={titleId}>{state.title}</h2>)}
          </div>
          {state.closeButton && (
            <button
              type="button"
              className="trama-icon-button trama-side-panel-close"
              aria-label={state.closeLabel || inLanguage(runtime, texts.close)}
              onClick={() => setOpen(false)}
            >
              <Glyph icon={cross} />
            </button>
          )}
        </div>
      )}
      {isShown && (
        <div ref={body} className="trama-side-panel-body">
          {props.children}
        </div>
      )}
      {isShown && props.footer !== undefined && <div className="trama-side-panel-foot">{props.footer}</div>}
    </section>
  );
}

SidePanel.spec = elementSpec<SidePanelVariables>({
  type: "side-panel",
  variables: { value: false, width: 0, isFullScreen: false },
  actions: ["openPanel", "closePanel", "resetWidth", "focus"],
});

type Limits = Pick<Resolved, "width" | "minWidth" | "maxWidth">;

const limited = (width: number, { minWidth, maxWidth }: Limits): number =>
  Math.round(Math.max(minWidth, Math.min(width, maxWidth)));

/** The visitor's width, or the configured one. It is stored under a key of this browser. */
function useWidth(limits: Limits, key: string | undefined) {
  const runtime = useRuntime();
  const [own, setOwn] = useState<number>();
  // Not in the first render, as the build may do it.
  useLayoutEffect(() => setOwn(key === undefined ? undefined : storedWidth(runtime, key)), [key, runtime]);
  const set = (next: number | undefined): number => {
    const taken = next === undefined ? undefined : limited(next, limits);
    setOwn(taken);
    if (key !== undefined) storeWidth(runtime, key, taken);
    return taken ?? limited(limits.width, limits);
  };
  return { now: limited(own ?? limits.width, limits), set };
}

function storedWidth(runtime: Runtime, key: string): number | undefined {
  try {
    const width = Number.parseInt(localStorage.getItem(ownName(runtime, key)) ?? "", 10);
    return Number.isNaN(width) ? undefined : width;
  } catch {
    return undefined;
  }
}

function storeWidth(runtime: Runtime, key: string, width: number | undefined): void {
  try {
    if (width === undefined) localStorage.removeItem(ownName(runtime, key));
    else localStorage.setItem(ownName(runtime, key), String(width));
  } catch {
    // Without storage, the width lasts as long as the page.
  }
}

interface HandleProps {
  readonly name: string;
  readonly state: Limits;
  readonly width: number;
  readonly isAtStart: boolean;
  readonly onResize: (width: number) => void;
  readonly onReset: () => void;
  readonly onDragging: (isDragging: boolean) => void;
}

const keyStepPx = 16;

/** The edge that changes the width. A double click returns to the configured one. */
function Handle({ name, state, width, isAtStart, onResize, onReset, onDragging }: HandleProps): ReactNode {
  const from = useRef<{ readonly x: number; readonly width: number }>(undefined);
  /** 1 if the panel grows to the right, as one at the left edge does. */
  const direction = (handle: Element) => (isAtStart === (getComputedStyle(handle).direction === "ltr") ? 1 : -1);
  const end = () => {
    if (!from.current) return;
    from.current = undefined;
    onDragging(false);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = (event.shiftKey ? 4 : 1) * keyStepPx * direction(event.currentTarget);
    const next = { ArrowRight: width + step, ArrowLeft: width - step, Home: state.minWidth, End: state.maxWidth }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    onResize(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved
    <div
      className="trama-side-panel-handle"
      role="separator"
      aria-orientation="vertical"
      aria-label={name}
      aria-valuenow={width}
      aria-valuemin={state.minWidth}
      aria-valuemax={state.maxWidth}
      aria-valuetext={`${width} px`}
      tabIndex={0}
      onKeyDown={press}
      onDoubleClick={onReset}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, width };
        onDragging(true);
      }}
      onPointerMove={(event: PointerEvent<HTMLElement>) => {
        const start = from.current;
        if (start) onResize(start.width + (event.clientX - start.x) * direction(event.currentTarget));
      }}
      onPointerUp={end}
      onLostPointerCapture={end}
    />
  );
}

/** Returns whether a panel that covered the page has closed and is still moving away. */
function useLeavingPanel(node: RefObject<HTMLElement | null>, isOpen: boolean, isFullScreen: boolean): boolean {
  const [last, setLast] = useState({ isOpen, isFullScreen, isLeaving: false });
  // Before the closed panel renders, as that would remove its content.
  if (last.isOpen !== isOpen || last.isFullScreen !== isFullScreen) {
    const isLeaving = last.isFullScreen && !isOpen && !isStill();
    setLast({ isOpen, isFullScreen, isLeaving });
  }
  const { isLeaving } = last;
  useLayoutEffect(() => {
    if (!isLeaving || !node.current) return;
    let isGone = false;
    void animationsOf([node.current]).then(() => {
      if (!isGone) setLast((one) => ({ ...one, isLeaving: false }));
    });
    return () => {
      isGone = true;
    };
  }, [isLeaving, node]);
  return isLeaving;
}

/**
 * On phones, move the focus into the open panel and keep it there. When the panel closes with the focus inside, return
 * it to where it was.
 */
function useFocus(node: RefObject<HTMLElement | null>, isOpen: boolean, isFullScreen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    const panel = node.current;
    return () => {
      const { activeElement } = document;
      const isFree = activeElement === null || activeElement === document.body || panel?.contains(activeElement);
      if (isFree && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [node, isOpen]);
  useEffect(() => {
    const panel = node.current;
    if (!isFullScreen || !panel) return;
    const uncover = coverPage(panel);
    if (!panel.contains(document.activeElement)) panel.focus({ preventScroll: true });
    return uncover;
  }, [node, isFullScreen]);
}

/** Put the scrolling content in the tab order while it has no control to scroll it by. */
function useScrollStop(body: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const content = body.current;
    if (!isOpen || !content) return;
    const check = () => {
      const isStop =
        content.scrollHeight > content.clientHeight && !content.querySelector("a[href],button,input,[tabindex]");
      if (isStop) content.tabIndex = 0;
      else content.removeAttribute("tabindex");
    };
    const sizes = new ResizeObserver(check);
    sizes.observe(content);
    return () => sizes.disconnect();
  }, [body, isOpen]);
}
