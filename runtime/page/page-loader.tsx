import type { ReactNode } from "react";
import type { Runtime } from "../app/runtime.ts";
import { useRuntime } from "../app/runtime-context.ts";
import { useSignalValue } from "../react/bound-value.ts";
import { signal } from "../react/signals.ts";
import type { Run } from "../workflow/workflow.ts";

interface Loading {
  /** The progress of the bar, from 0 to 1. */
  readonly progress: number;
  readonly color: string;
}

const stepMs = 300;

class Loader {
  readonly loading = signal<Loading | undefined>(undefined);
  defaultColor = "blue";
  timer: ReturnType<typeof setInterval> | undefined;
}

/** Returns the progress after a step of 300 ms: a fifth of the rest is added. */
export const nextProgress = (progress: number): number => progress + (1 - progress) / 5;

/** Set the default colour of the bar. */
export function configureLoader(runtime: Runtime, color: string | undefined): void {
  runtime.part(Loader).defaultColor = color ?? "blue";
}

/** Show the bar at a tenth and let it advance. A bar that is already shown keeps its progress and takes the colour. */
export function startLoader(runtime: Runtime, color?: string | null): void {
  const loader = runtime.part(Loader);
  const { loading } = loader;
  const shown = loading.peek();
  if (shown) {
    if (color) loading.value = { ...shown, color };
    return;
  }
  loading.value = { progress: 0.1, color: color || loader.defaultColor };
  loader.timer = setInterval(() => {
    const now = loading.peek();
    if (now) loading.value = { ...now, progress: nextProgress(now.progress) };
  }, stepMs);
}

/** Whether the bar is shown, as while a page loads. */
export const isLoaderShown = (runtime: Runtime): boolean => runtime.part(Loader).loading.peek() !== undefined;

/** Take the bar away, and what the document shows while the app starts. */
export function finishLoader(runtime: Runtime): void {
  document.querySelector(".trama-starting")?.remove();
  const { timer, loading } = runtime.part(Loader);
  clearInterval(timer);
  loading.value = undefined;
}

/** Show or hide the bar from a workflow. */
export function pageLoader(
  { task: { runtime } }: Run,
  options: { readonly show: boolean | null | undefined; readonly color?: string | null | undefined },
): void {
  if (options.show) startLoader(runtime, options.color);
  else finishLoader(runtime);
}

/** The bar over the page. Hidden from screen readers, as the page itself is marked busy. */
export function PageLoader(): ReactNode {
  const { loading } = useRuntime().part(Loader);
  const shown = useSignalValue(loading);
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
