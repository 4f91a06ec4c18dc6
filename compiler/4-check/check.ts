import type { Linked } from "../3-link/link.ts";
import type { LinkedApp, LinkedFormulaValue, LinkedGlobalFormula, LinkedUnit } from "../3-link/types.ts";
import { type Diagnostic, diagnose } from "../diagnostics/diagnostic.ts";
import { type Type, unknown } from "../types.ts";
import { withoutNothing } from "../value-types.ts";
import { checkWritten } from "./check-literal.ts";
import { type CheckedFormula, FormulaChecker } from "./expressions/check-formula.ts";

/** The linked design and the type of every formula in it. */
export interface Checked {
  readonly linked: Linked;
  readonly diagnostics: readonly Diagnostic[];
  readonly units: ReadonlyMap<LinkedUnit, Check>;
  readonly app: AppCheck;
}

/** What the formulas of one unit turned out to be, and what is wrong with them. */
interface Check {
  readonly formulas: FormulaTypes;
  readonly diagnostics: readonly Diagnostic[];
}

interface AppCheck extends Check {
  readonly of: Linked["design"]["app"];
}

/** What each formula turned out to be, at the place that asks for `expected`. */
export type FormulaTypes = ReadonlyMap<LinkedFormulaValue | LinkedGlobalFormula, CheckedFormula>;

/**
 * Give every formula its type, in the order in which types depend on each other: global formulas, then those of units
 * as they were linked, where a list stands before what its rows read.
 *
 * Reports `formula/…` of types and `formula/cycle`. Units that did not change are taken from `previous`.
 */
export function check(linked: Linked, previous?: Checked): Checked {
  const checker = new FormulaChecker();
  const { app, units } = linked.design;
  const appCheck = previous?.app.of === app ? previous.app : { of: app, ...checkFormulas(checker, app.formulas, app) };
  const diagnostics: Diagnostic[] = [...appCheck.diagnostics];
  const checkedUnits = new Map<LinkedUnit, Check>();
  for (const unit of units) {
    const one =
      previous?.units.get(unit) ??
      checkFormulas(checker, unit.component?.formulas ?? [], { values: unit.formulas, written: unit.written });
    checkedUnits.set(unit, one);
    for (const diagnostic of one.diagnostics) diagnostics.push(diagnostic);
  }
  return { linked, diagnostics, units: checkedUnits, app: appCheck };
}

function checkFormulas(
  checker: FormulaChecker,
  globals: readonly LinkedGlobalFormula[],
  { values, written }: Pick<LinkedApp, "values" | "written">,
): Check {
  const formulas = new Map<LinkedFormulaValue | LinkedGlobalFormula, CheckedFormula>();
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  for (const one of inOrder(globals, report)) {
    const checked = checker.check(one.formula, one.named.declared, one, report);
    formulas.set(one, checked);
    one.named.result.type = one.named.declared ?? checked.type;
  }
  for (const value of values) {
    const checked = checker.check(value.formula, value.expected, value, report);
    formulas.set(value, checked);
    if (value.feeds) value.feeds.type = itemOf(checked.type);
  }
  for (const value of written) checkWritten(value, report);
  return { formulas, diagnostics };
}

/** Global formulas, each after those that it calls; a circle is reported where it closes. */
function inOrder(
  formulas: readonly LinkedGlobalFormula[],
  report: (diagnostic: Diagnostic) => void,
): readonly LinkedGlobalFormula[] {
  const byKey = new Map<string, LinkedGlobalFormula>();
  for (const one of formulas) for (const kind of ["formula", "ownFormula"]) byKey.set(`${kind}:${one.named.id}`, one);
  const ordered = new Set<LinkedGlobalFormula>();
  const path: LinkedGlobalFormula[] = [];
  const visit = (one: LinkedGlobalFormula): void => {
    if (ordered.has(one)) return;
    const from = path.indexOf(one);
    if (from !== -1) {
      const cycle = [...path.slice(from), one].map(({ named }) => named.id).join(" > ");
      report(diagnose("formula/cycle", path.at(-1) ?? one, cycle));
      return;
    }
    path.push(one);
    for (const read of one.reads) {
      const next = byKey.get(read);
      if (next) visit(next);
    }
    path.pop();
    ordered.add(one);
  };
  for (const one of formulas) visit(one);
  return [...ordered];
}

function itemOf(type: Type): Type {
  const known = withoutNothing(type) ?? unknown;
  return known.kind === "list" ? known.item : unknown;
}
