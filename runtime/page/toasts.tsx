import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { lazyPart, renewParts } from "../app/reload.ts";
import { SoftPart } from "../late/soft-part.tsx";
import { type Run, type Steps, startHandler } from "../workflow/workflow.ts";
import { addToastRequest, type ToastRequest } from "./toast-requests.ts";

// Loaded ahead when there is time, as it also reports a lost connection.
const Toasts = lazyPart("toasts.view", () => import("./toasts.view.tsx"), { turn: "window" });

/** A message, as a step shows it. */
export interface ToastOptions {
  readonly text: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly kind?: "info" | "success" | "warning" | "error" | null | undefined;
  /** In milliseconds; 0 until it is closed. */
  readonly duration?: number | null | undefined;
  readonly name?: string | null | undefined;
  readonly actionText?: string | null | undefined;
  readonly onAction?: Steps<{ readonly name: string }> | undefined;
}

let layer: HTMLElement | undefined;

/** Show a message over the page. Steps continue at once. Messages stay when the visitor leaves the page. */
export function showToast(run: Run, options: ToastOptions): void {
  const { kind, duration, onAction } = options;
  const actionText = options.actionText ?? "";
  const usual = kind === "error" || actionText !== "" ? 10_000 : 5000;
  request({
    type: "show",
    runtime: run.task.runtime,
    name: options.name ?? undefined,
    text: options.text ?? "",
    title: options.title ?? "",
    kind: kind ?? "info",
    durationMs: Math.max(0, duration ?? usual),
    actionText,
    onAction: (name) => void startHandler(onAction, { name }, `${run.label}.onAction`, { runtime: run.task.runtime }),
  });
}

/** Close the message of a name, or all. */
export const closeToast = (_run: Run, name?: string | null): void =>
  request({ type: "close", name: name ?? undefined });

function request(next: ToastRequest): void {
  if (typeof document === "undefined") return;
  addToastRequest(next);
  if (layer !== undefined) return;
  const created = document.createElement("div");
  created.setAttribute("data-above-page", "");
  layer = document.body.appendChild(created);
  const root = createRoot(created);
  const missing = () => {
    // The next message asks for the code again.
    renewParts();
    queueMicrotask(() => root.unmount());
    created.remove();
    layer = undefined;
  };
  root.render(
    <StrictMode>
      <SoftPart label="toasts" onMissing={missing}>
        <Toasts />
      </SoftPart>
    </StrictMode>,
  );
}
