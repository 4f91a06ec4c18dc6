import type { LinkedFormula } from "../../3-link/formula/link-formula.ts";
import { type Problem, reportProblems } from "../../3-link/formula/problem.ts";
import type { Type } from "../../formula-types.ts";
import type { Report } from "../../result.ts";
import type { Place } from "../../span.ts";
import { ExpressionChecker } from "./check-expression.ts";
import type { CheckedExpression, CheckedLet } from "./expression.ts";
import { Hoists } from "./hoists.ts";
import { type Known, nothingKnown } from "./narrowing.ts";
import { visitExpressions } from "./nodes.ts";
import type { Path } from "./path.ts";

/** The output compares the value of a formula, or declares a constant with it; otherwise TypeScript takes it as it is. */
export type FormulaRole = "compared" | "constant";

/** A formula with its type. It is `isSound` without problems, and only then may be lowered. */
export interface CheckedFormula {
  readonly linked: LinkedFormula;
  readonly lets: readonly CheckedLet[];
  readonly expression: CheckedExpression;
  readonly expected: Type | undefined;
  readonly isNeeded: boolean;
  /** What the steps before it established. */
  readonly known: Known;
  readonly role: FormulaRole | undefined;
  /** What it reads as known outside the function that contains it, by path. */
  readonly outer: ReadonlyMap<Path, CheckedExpression>;
  readonly type: Type;
  readonly problems: readonly Problem[];
  readonly isSound: boolean;
}

/** Checks formulas, each once per type that its place expects and what is known there. */
export class FormulaChecker {
  private readonly checked = new Map<LinkedFormula, CheckedFormula[]>();

  /**
   * Returns the types of `formula`. Its result must fit `expected`; `nothing` fits unless a value is needed. `known` is
   * what the steps before it established, and `role` what the output does with the value.
   *
   * Problems that linking reported are not reported again.
   */
  check(
    formula: LinkedFormula,
    expected: Type | undefined,
    isNeeded: boolean,
    place: Place,
    report: Report,
    known: Known = nothingKnown,
    role?: FormulaRole,
  ): CheckedFormula {
    const others = this.checked.get(formula);
    const isSame = (one: CheckedFormula) =>
      one.expected === expected && one.isNeeded === isNeeded && one.known === known && one.role === role;
    let checked = others?.find(isSame);
    if (!checked) {
      checked = checkFormula(formula, expected, isNeeded, known, role);
      if (others) others.push(checked);
      else this.checked.set(formula, [checked]);
    }
    if (checked.problems.length > 0) reportProblems(checked.problems, place, report);
    return checked;
  }
}

/** Checks one formula without reporting; the result contains its problems. */
export function checkFormula(
  linked: LinkedFormula,
  expected: Type | undefined,
  isNeeded = false,
  known = nothingKnown,
  role?: FormulaRole,
): CheckedFormula {
  const hoists = new Hoists();
  let checker: ExpressionChecker;
  let lets: readonly CheckedLet[];
  let expression: CheckedExpression;
  do {
    hoists.outer.clear();
    checker = new ExpressionChecker(known, hoists);
    lets = checker.checkLets(linked.lets, "formula");
    expression = checker.checkResult(linked.expression, expected, isNeeded);
    checker.rereadStale(lets, expression, role !== undefined);
    if (role === "compared") checker.keepEntries(expression);
  } while (hoists.plan());
  const last = checker;
  const outer = new Map([...hoists.outer].map(([path, node]) => [path, last.outerPath(node)]));
  // A part of an incomplete formula may have another type than the author means, but a misspelt name is a mistake.
  const problems = linked.isMalformed ? checker.misspelt : checker.problems;
  const isSound = linked.isSound && !problems.some((problem) => problem.isError);
  lets = withoutUnread(lets, expression);
  const { type } = expression;
  return { linked, lets, expression, expected, isNeeded, known, role, outer, type, problems, isSound };
}

/** Leaves out the constants of paths that nothing reads, because constants of their members replace them. */
function withoutUnread(lets: readonly CheckedLet[], expression: CheckedExpression): readonly CheckedLet[] {
  if (!lets.some(({ isHoisted }) => isHoisted)) return lets;
  const read = new Set<string>();
  const visit = (part: unknown): void =>
    visitExpressions(part, (node) => {
      if (node.kind === "local") read.add(node.name);
    });
  visit(expression);
  return lets
    .toReversed()
    .filter(({ name, value, isHoisted }) => {
      const isKept = !isHoisted || read.has(name);
      if (isKept) visit(value);
      return isKept;
    })
    .toReversed();
}
