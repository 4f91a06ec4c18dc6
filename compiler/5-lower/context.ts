import type { Environment } from "../3-link/environment.ts";
import type { Import } from "../3-link/scope.ts";
import type { FormulaTypes } from "../4-check/check.ts";
import type { CheckedFormula } from "../4-check/expressions/check-formula.ts";

/** What lowering one module needs at hand. */
export interface LowerContext {
  readonly environment: Environment;
  readonly formulas: FormulaTypes;
  /** Leads from the module to the top of the output folder. */
  readonly prefix: "../" | "./";
  readonly imports: Set<Import>;
  /** Formulas as text, so that one that stands in ten places is printed once. */
  readonly printed: Map<CheckedFormula, PrintedFormula>;
  /** Inside a loop that has a label: that label. */
  readonly loopLabel?: string;
  /** Inside a switch of such a loop, where a plain `break` would only leave the switch: the same label. */
  readonly breakLabel?: string;
}

export interface PrintedFormula {
  readonly text: string;
  readonly imports: readonly Import[];
}

/** Note an import and give its name, for the code that uses it. */
export function use(ctx: LowerContext, needed: Import): string {
  ctx.imports.add(needed);
  return needed.name.startsWith("type ") ? needed.name.slice("type ".length) : needed.name;
}
