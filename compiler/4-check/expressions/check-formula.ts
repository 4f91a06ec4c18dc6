import type { LinkedFormula } from "../../3-link/formula/link-formula.ts";
import { type Problem, reportProblems } from "../../3-link/formula/problem.ts";
import type { Type } from "../../formula-types.ts";
import type { Report } from "../../result.ts";
import type { Place } from "../../span.ts";
import { ExpressionChecker } from "./check-expression.ts";
import type { CheckedExpression } from "./expression.ts";

/** A formula with its type. It is `isSound` without problems, and only then may be lowered. */
export interface CheckedFormula {
  readonly linked: LinkedFormula;
  readonly expression: CheckedExpression;
  readonly expected: Type | undefined;
  readonly isNeeded: boolean;
  readonly type: Type;
  readonly problems: readonly Problem[];
  readonly isSound: boolean;
}

/** Checks formulas, each once per type that its place expects. */
export class FormulaChecker {
  private readonly checked = new Map<LinkedFormula, CheckedFormula[]>();

  /**
   * Returns the types of `formula`. Its result must fit `expected`; `nothing` fits unless a value is needed.
   *
   * Problems that linking reported are not reported again.
   */
  check(
    formula: LinkedFormula,
    expected: Type | undefined,
    isNeeded: boolean,
    place: Place,
    report: Report,
  ): CheckedFormula {
    const known = this.checked.get(formula);
    let checked = known?.find((one) => one.expected === expected && one.isNeeded === isNeeded);
    if (!checked) {
      checked = checkFormula(formula, expected, isNeeded);
      if (known) known.push(checked);
      else this.checked.set(formula, [checked]);
    }
    if (checked.problems.length > 0) reportProblems(checked.problems, place, report);
    return checked;
  }
}

/** Checks one formula without reporting; the result contains its problems. */
export function checkFormula(linked: LinkedFormula, expected: Type | undefined, isNeeded = false): CheckedFormula {
  const checker = new ExpressionChecker();
  const expression = checker.checkResult(linked.expression, expected, isNeeded);
  // A part of an incomplete formula may have another type than the author means.
  const problems = linked.isMalformed ? [] : checker.problems;
  const isSound = linked.isSound && !problems.some((problem) => problem.isError);
  return { linked, expression, expected, isNeeded, type: expression.type, problems, isSound };
}
