import type { Runtime } from "../app/runtime.ts";
import { type ReadonlySignal, signal } from "../react/signals.ts";

/** What the layer with the messages does next. */
export type ToastRequest =
  | { readonly type: "close"; readonly name: string | undefined }
  | {
      readonly type: "show";
      readonly runtime: Runtime;
      readonly name: string | undefined;
      readonly text: string;
      readonly title: string;
      readonly kind: "info" | "success" | "warning" | "error";
      readonly durationMs: number;
      readonly actionText: string;
      readonly onAction: (name: string) => void;
    };

const waiting = signal<readonly ToastRequest[]>([]);

/** Requests that the layer has not handled yet. */
export const toastRequests: ReadonlySignal<readonly ToastRequest[]> = waiting;

/** Returns the waiting requests, and removes them. */
export function takeToastRequests(): readonly ToastRequest[] {
  const taken = waiting.peek();
  if (taken.length > 0) waiting.value = [];
  return taken;
}

/** Let the layer handle a request, now or once its code is loaded. */
export function addToastRequest(next: ToastRequest): void {
  waiting.value = [...waiting.peek(), next];
}
