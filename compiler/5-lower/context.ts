import type { Import } from "../3-link/names/scope.ts";
import type { Environment } from "../3-link/names/symbols.ts";
import type { FormulaTypes } from "../4-check/check.ts";
import type { CheckedFormula } from "../4-check/expressions/check-formula.ts";
import type { OutputExpression } from "./types.ts";

/** What lowering one module needs at hand. */
export interface LowerContext {
  readonly environment: Environment;
  readonly formulas: FormulaTypes;
  /** Leads from the module to the top of the output folder. */
  readonly prefix: "../" | "./";
  readonly imports: Set<Import>;
  /** Formulas as program text, so that one that stands in ten places is lowered once. */
  readonly lowered: Map<CheckedFormula, LoweredValue>;
  /** What the steps that are being lowered use; each function has its own. */
  readonly uses?: Uses;
  /** The label of the loop around, where steps in it break out of a switch. */
  readonly loopLabel?: string;
  /** What a `break` here must name to leave the loop, inside a switch. */
  readonly breakLabel?: string;
}

/** A context before it is known for which module it is. */
export type LowerBase = Pick<LowerContext, "environment" | "formulas" | "lowered">;

/** The names that a function has and may not need, and whether it must be async. */
export interface Uses {
  run: boolean;
  event: boolean;
  params: boolean;
  error: boolean;
  awaits: boolean;
}

export const nothingUsed = (): Uses => ({ run: false, event: false, params: false, error: false, awaits: false });

/** A formula as program text: its value now, and as a function that gives it. */
export interface LoweredValue {
  readonly text: string;
  readonly now: OutputExpression;
  readonly binding: OutputExpression;
  readonly imports: readonly Import[];
  readonly readsEvent: boolean;
  readonly readsParams: boolean;
  readonly readsError: boolean;
}

/** The context of a module of its own. */
export const moduleContext = (base: LowerBase, prefix: LowerContext["prefix"]): LowerContext => ({
  ...base,
  prefix,
  imports: new Set(),
});

/** Note an import and give its name, for the code that uses it. */
export function use(ctx: LowerContext, needed: Import): string {
  ctx.imports.add(needed);
  return needed.as ?? (needed.name.startsWith("type ") ? needed.name.slice("type ".length) : needed.name);
}
