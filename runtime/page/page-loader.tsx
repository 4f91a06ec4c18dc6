import type { ReactNode } from "react";
import { signal } from "../react/signals.ts";
import { useSignals } from "../react/use-signal.ts";
import type { Run } from "../workflow/workflow.ts";

interface Loading {
  /** The progress of the bar, from 0 to 1. */
  readonly progress: number;
  readonly color: string;
}

const loading = signal<Loading | undefined>(undefined);
const stepMs = 300;
let defaultColor = "blue";
let timer: ReturnType<typeof setInterval> | undefined;

/** Returns the progress after a step of 300 ms: a fifth of the rest is added. */
export const nextProgress = (progress: number): number => progress + (1 - progress) / 5;

/** Set the default colour of the bar. */
export function configureLoader(color: string | undefined): void {
  defaultColor = color ?? "blue";
}

/** Show the bar at a tenth and let it advance. A bar that is already shown keeps its progress and takes the colour. */
export function startLoader(color?: string | null): void {
  const shown = loading.peek();
  if (shown) {
    if (color) loading.value = { ...shown, color };
    return;
  }
  loading.value = { progress: 0.1, color: color || defaultColor };
  timer = setInterval(() => {
    const now = loading.peek();
    if (now) loading.value = { ...now, progress: nextProgress(now.progress) };
  }, stepMs);
}

/** Whether the bar is shown, as while a page loads. */
export const isLoaderShown = (): boolean => loading.peek() !== undefined;

/** Take the bar away. */
export function finishLoader(): void {
  clearInterval(timer);
  loading.value = undefined;
}

/** Show or hide the bar from a workflow. */
export function pageLoader(
  _run: Run,
  options: { readonly show: boolean | null | undefined; readonly color?: string | null | undefined },
): void {
  if (options.show) startLoader(options.color);
  else finishLoader();
}

const readLoading = () => loading.value;

/** The bar over the page. Hidden from screen readers, as the page itself is marked busy. */
export function PageLoader(): ReactNode {
  const shown = useSignals(readLoading);
  if (shown === undefined) return null;
  return (
    <div
      aria-hidden="true"
      className="trama-page-loader"
      data-progress={Math.round(shown.progress * 100)}
      style={{
        position: "fixed",
        insetBlockStart: 0,
        insetInlineStart: 0,
        zIndex: 1000,
        height: 3,
        width: `${shown.progress * 100}%`,
        background: shown.color,
        transition: "width 300ms linear",
        pointerEvents: "none",
      }}
    />
  );
}
