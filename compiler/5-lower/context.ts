import type { LinkedFormulaValue } from "../3-link/linked-design.ts";
import type { Reference } from "../3-link/names/scope.ts";
import type { Symbols } from "../3-link/names/symbols.ts";
import { type Row, sharedPart, type Thing } from "../3-link/names/thing.ts";
import type { FormulaTypes } from "../4-check/check.ts";
import type { CheckedFormula } from "../4-check/expressions/check-formula.ts";
import type { Path } from "../4-check/expressions/path.ts";
import type { Type } from "../formula-types.ts";
import type { Risk } from "./formula.ts";
import type { Import, OutputStatement } from "./output-module.ts";
import type { RowKeys } from "./selection.ts";
import { placed, type Spelled, spell, withoutValue } from "./spell.ts";

/** The context of lowering one module. */
export interface LowerContext {
  readonly symbols: Symbols;
  readonly formulas: FormulaTypes;
  /** The path from the module to the top of the output folder. */
  readonly prefix: "../" | "./";
  readonly imports: Set<Import>;
  /** Formulas as program text, so that a formula used in ten places is lowered once. */
  readonly lowered: Map<CheckedFormula, LoweredValue>;
  /** What the formulas of the module read so far, by reference. */
  readonly read: Set<Thing>;
  /** What the current steps use; each function has its own. */
  readonly uses?: Uses;
  /** The statements before the one being lowered, which declare the names of its formulas. */
  readonly consts?: Consts;
  /** The constants before the batch around, for what its steps know from before. */
  readonly outer?: OuterConsts;
  /** The constants of the guards around, which later formulas read: by formula, their names in it and in the output. */
  readonly guardConsts?: Map<LinkedFormulaValue, ReadonlyMap<string, string>>;
  /** The repeats around, outermost first. */
  readonly repeats?: readonly Row[];
  /** The keys of the rows around. */
  readonly rowKeys?: RowKeys;
  /** The label of the loop around, if steps in it break out of a switch. */
  readonly loopLabel?: string;
  /** The label that a `break` here needs to leave the loop from inside a switch. */
  readonly breakLabel?: string;
}

/** A context that is not yet bound to a module. */
export type LowerBase = Pick<LowerContext, "symbols" | "formulas" | "lowered">;

/** The constants of the `let`s in the formulas of one statement. */
export interface Consts {
  readonly statements: OutputStatement[];
  /** Names that the block and those around it declare; absent if a single formula is the whole function. */
  readonly declared: Set<string> | undefined;
}

/** Constants for paths that TypeScript narrows before a function, but not inside it. */
export interface OuterConsts {
  /** The name of each path. */
  readonly names: Map<Path, string>;
  readonly consts: Consts;
}

/** The names that a function may need, and whether it must be async. */
export interface Uses {
  run: boolean;
  event: boolean;
  params: boolean;
  error: boolean;
  awaits: boolean;
  /** A step before is named for the errors of its helpers. */
  namesSteps: boolean;
}

export const nothingUsed = (): Uses => ({
  run: false,
  event: false,
  params: false,
  error: false,
  awaits: false,
  namesSteps: false,
});

/** A formula as program text: its current value. */
export interface LoweredValue {
  readonly text: string;
  /** The function of the design, if it is only a call of one without arguments. */
  readonly callee: string | undefined;
  readonly imports: readonly Import[];
  /** The types that the text names. */
  readonly types: readonly Type[];
  readonly risk: Risk;
  readonly reads: readonly Thing[];
}

/** The page itself, as a reference that a module reads. */
export const wholePage = sharedPart("page", "");

/** Whether the module reads something of its page. */
export const readsPage = ({ read }: LowerContext): boolean =>
  [...read].some(({ kind }) => kind === "page" || kind === "currentPage");

/** Creates the context of a module. */
export const moduleContext = (base: LowerBase, prefix: LowerContext["prefix"]): LowerContext => ({
  ...base,
  prefix,
  imports: new Set(),
  read: new Set(),
});

/** Records the imports of formulas, which do not know the module that they are in. */
export const noteImports = (ctx: LowerContext, imports: readonly Import[]): void => {
  for (const needed of imports) use(ctx, needed);
};

/** Records an import and returns its name for the code that uses it. */
export function use(ctx: LowerContext, needed: Import): string {
  ctx.imports.add(placed(needed, ctx.prefix));
  return needed.as ?? needed.name;
}

/** Records what a reference needs and returns the code of what it names: a function or a value. */
export const valueCode = (ctx: LowerContext, reference: Reference): string => used(ctx, reference).path.join(".");

/** The same, for the variable itself instead of its value. */
export const variableCode = (ctx: LowerContext, reference: Reference): string => withoutValue(used(ctx, reference));

function used(ctx: LowerContext, reference: Reference): Spelled {
  const spelled = spell(ctx.symbols, reference);
  if (spelled.import) use(ctx, spelled.import);
  return spelled;
}
