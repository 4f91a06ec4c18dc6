import type { Runtime } from "../app/runtime.ts";
import { isCancelled } from "../workflow/cancelled.ts";
import { type Handler, startHandler } from "../workflow/workflow.ts";
import { type LogEntry, logEntries, messageOf, onLogged } from "./error-log.ts";

/** Passed to the app's `error` workflows. `place` is `page#element.property`, a name in the design, or `script`. */
export interface Failure {
  readonly place: string;
  readonly message: string;
  readonly stack: string | undefined;
}

/**
 * Run a handler on failures in the app, past and future, and on uncaught script errors. Each failure is reported once:
 * a formula that fails in a thousand rows is one report, and a failing report does not loop.
 */
export function reportErrors(runtime: Runtime, handler: Handler<Failure>): () => void {
  const reported = new Set<string>();
  const tell = ({ label, message, error }: LogEntry): void => {
    const key = `${label}: ${message}`;
    if (reported.has(key)) return;
    reported.add(key);
    const stack = error instanceof Error ? error.stack : undefined;
    void startHandler(handler, { place: label, message, stack }, "app.error", { runtime });
  };
  const tellScript = (error: unknown): void => {
    if (!isCancelled(error)) tell({ label: "script", message: messageOf(error), error });
  };
  const onError = (event: ErrorEvent): void => tellScript(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent): void => tellScript(event.reason);
  for (const entry of logEntries()) tell(entry);
  const stop = onLogged(tell);
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  return () => {
    stop();
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
  };
}
