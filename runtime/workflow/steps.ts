import { logError } from "../errors/error-log.ts";
import * as messages from "../messages/app.ts";
import { isHandled, type Run, WorkflowFailure } from "./workflow.ts";

// Steps that first pages rarely have. Apart from the workflows, which every page loads.

/** Continue without waiting for work that a step began; its error is logged. */
export function detach(run: Run, work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    if (!isHandled(error)) logError(run.label, error);
  });
}

/** End the workflow with an error message of the design, which a formula may leave empty. */
export function fail(message: unknown): never {
  throw new WorkflowFailure(String(message ?? ""));
}

/** Write a message of the design to the console. */
export function log(run: Run, message: unknown, level: "debug" | "info" | "warn" | "error" = "info"): void {
  if (message == null || message === "") throw new WorkflowFailure(messages.noMessage);
  if (typeof message !== "string") throw new WorkflowFailure(messages.messageNotText);
  console[level](`${run.label}: ${message}`);
}

/** Returns the items of a loop. */
export function iterate<T>(items: readonly T[] | null | undefined): readonly T[];
export function iterate(items: unknown): readonly unknown[];
export function iterate(items: unknown): readonly unknown[] {
  if (!Array.isArray(items)) throw new WorkflowFailure(messages.notIterable);
  return items;
}

/** Stop the event that started the run from reaching outer elements; only before the run's first wait. */
export function stopPropagation(run: Run): void {
  run.task.source?.stopPropagation();
}

/** Copy a string to the clipboard. */
export async function copyToClipboard(_run: Run, value: string | null | undefined): Promise<void> {
  await navigator.clipboard.writeText(value ?? "");
}
