import { FormulaLinker } from "../compiler/3-link/formula/link-formula.ts";
import type { Reference, Scope } from "../compiler/3-link/names/scope.ts";
import type { Thing } from "../compiler/3-link/names/thing.ts";
import { type CheckedFormula, FormulaChecker } from "../compiler/4-check/expressions/check-formula.ts";
import { lowerFormula } from "../compiler/5-lower/formula.ts";
import type { FormulaConst } from "../compiler/5-lower/formula-code.ts";
import type { Import } from "../compiler/5-lower/output-module.ts";
import { constHead, printFormula, printOrNull } from "../compiler/5-lower/print-formula.ts";
import { type Spelled, spell } from "../compiler/5-lower/spell.ts";
import type { Type } from "../compiler/formula-types.ts";
import type { Report } from "../compiler/result.ts";
import type { Place } from "../compiler/span.ts";
import { isMaybeNothing } from "../compiler/value-types.ts";

/** A formula as program text. `orNull` is the version for a place that accepts `null` but not `undefined`. */
export interface FormulaOutput {
  /** The constants before it, each followed by a space; `plainSetup` is JavaScript. */
  readonly setup: string;
  readonly plainSetup: string;
  readonly code: string;
  readonly orNull: string;
  readonly type: Type;
  readonly imports: readonly Import[];
  readonly reads: readonly Thing[];
  /** It reads nothing and calls nothing: its value is constant, and it cannot fail. */
  readonly isStatic: boolean;
}

/** Caches compiled formulas, so that one used in ten places is parsed, linked, checked and printed once. */
export class FormulaCache {
  readonly linker = new FormulaLinker();
  readonly checker = new FormulaChecker();
  private readonly printed = new Map<CheckedFormula, FormulaOutput>();

  constructor(
    private readonly spelling: (reference: Reference) => Spelled = (reference) => spell({ customPath: "" }, reference),
  ) {}

  /** Returns the program text of a valid formula. */
  output(checked: CheckedFormula): FormulaOutput {
    let output = this.printed.get(checked);
    if (!output) {
      const { consts, code, ...rest } = lowerFormula(checked, { spell: this.spelling });
      const text = printFormula(code);
      const print = (one: FormulaConst) => `${constHead(one)}${printFormula(one.value)}; `;
      const setup = consts.map(print).join("");
      const plainSetup = consts.map((one) => print({ ...one, type: undefined })).join("");
      output = { ...rest, setup, plainSetup, code: text, orNull: isMaybeNothing(rest.type) ? printOrNull(code) : text };
      this.printed.set(checked, output);
    }
    return output;
  }
}

/**
 * Run all phases for one formula. Problems are reported at `place`, the place of the formula's text.
 *
 * Returns `undefined` when the formula is wrong, or reads from a file with errors.
 */
export function compileFormula(
  text: string,
  scope: Scope,
  expected: Type | undefined,
  place: Place,
  report: Report,
  cache: FormulaCache,
): FormulaOutput | undefined {
  const linked = cache.linker.link(text, scope, place, report);
  const checked = cache.checker.check(linked, expected, false, place, report);
  return checked.isSound ? cache.output(checked) : undefined;
}
