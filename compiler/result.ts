import type { Diagnostic } from "./diagnostics/diagnostic.ts";

/** What a phase gives: its value when there is one, and everything it has to say. */
export interface Result<T> {
  readonly value: T | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Collects what the steps of one phase report. */
export type Report = (diagnostic: Diagnostic) => void;
