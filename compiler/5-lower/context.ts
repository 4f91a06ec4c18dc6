import type { FormulaTypes } from "../4-check/check.ts";
import type { Environment } from "../3-link/environment.ts";
import type { Import } from "../3-link/scope.ts";

/** What lowering one module needs at hand. */
export interface LowerContext {
  readonly environment: Environment;
  readonly formulas: FormulaTypes;
  /** Leads from the module to the top of the output folder. */
  readonly prefix: "../" | "./";
  readonly imports: Import[];
}

/** Note an import and give its name, for the code that uses it. */
export function use(ctx: LowerContext, needed: Import): string {
  ctx.imports.push(needed);
  return needed.name.replace(/^type /, "");
}
