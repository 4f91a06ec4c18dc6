import { isCancelled } from "../workflow/cancelled.ts";
import { type Handler, startHandler } from "../workflow/workflow.ts";
import { type LogEntry, logEntries, messageOf, onLogged } from "./error-log.ts";

/** What `error` workflows of the app get. `place` is `page#element.property`, the name of a thing, or `script`. */
export interface Failure {
  readonly place: string;
  readonly message: string;
  readonly stack: string | undefined;
}

/**
 * Run a handler on what fails in the app, now and before, and on scripts that fail beside it. Each failure is told once:
 * a formula that fails in a thousand rows is one report, and a report that fails itself does not go on forever.
 */
export function reportErrors(handler: Handler<Failure>): () => void {
  const told = new Set<string>();
  const tell = ({ label, message, error }: LogEntry): void => {
    const key = `${label}: ${message}`;
    if (told.has(key)) return;
    told.add(key);
    const stack = error instanceof Error ? error.stack : undefined;
    void startHandler(handler, { place: label, message, stack }, "app.error");
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
