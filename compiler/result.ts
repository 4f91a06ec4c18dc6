import type { Diagnostic } from "./diagnostics/diagnostic.ts";

/** The result of a phase: its value, if there is one, and all its diagnostics. */
export interface Result<T> {
  readonly value: T | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Collects the diagnostics of one phase. */
export type Report = (diagnostic: Diagnostic) => void;
