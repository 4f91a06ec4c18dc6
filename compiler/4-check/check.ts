import type { Linked } from "../3-link/link.ts";
import type {
  LinkedApp,
  LinkedFormulaValue,
  LinkedGlobalFormula,
  LinkedLiteral,
  LinkedUnit,
} from "../3-link/linked-design.ts";
import { namedThing, type Thing } from "../3-link/names/thing.ts";
import { dependencyOrder } from "../cycles.ts";
import { type Diagnostic, diagnose } from "../diagnostics/diagnostic.ts";
import { nothing, type Type, unknown } from "../formula-types.ts";
import { nearestName } from "../near-names.ts";
import type { Report } from "../result.ts";
import type { Place } from "../span.ts";
import { differentTexts, overlaps, typeOfWritten, typeText, withoutNothing } from "../value-types.ts";
import { checkWritten } from "./check-literal.ts";
import { type CheckedFormula, FormulaChecker } from "./expressions/check-formula.ts";
import { itemsOf } from "./expressions/helper-call.ts";
import { constantType } from "./expressions/nodes.ts";
import { GuardFacts, type Guards, guardsOfApp, guardsOfUnit } from "./guards.ts";
import { languagesOfUnit } from "./rules/missing-translations.ts";
import { checkedHelpers, checkTranslations, type ShownLanguages } from "./translations.ts";
import { checkPresent, checkWrittenRows } from "./written-rows.ts";

/** The linked design and the type of every formula in it. */
export interface Checked {
  readonly linked: Linked;
  readonly diagnostics: readonly Diagnostic[];
  readonly units: ReadonlyMap<LinkedUnit, Check>;
  readonly app: AppCheck;
}

/** The checked formulas of one unit, and its diagnostics. */
interface Check {
  readonly formulas: FormulaTypes;
  readonly diagnostics: readonly Diagnostic[];
}

interface AppCheck extends Check {
  readonly of: Linked["design"]["app"];
}

/** The checked form of each formula, at the place that requires `expected`. */
export type FormulaTypes = ReadonlyMap<LinkedFormulaValue | LinkedGlobalFormula, CheckedFormula>;

/**
 * Assigns a type to every formula, in dependency order: global formulas first, then the formulas of each unit as
 * linked, where a list comes before the formulas of its rows.
 *
 * Reports `formula/…` for types and `formula/cycle`. Reuses units from `previous` that did not change.
 */
export function check(linked: Linked, previous?: Checked): Checked {
  const checker = new FormulaChecker();
  const { app, units, symbols } = linked.design;
  const { languages: all } = symbols;
  const appCheck =
    previous?.app.of === app
      ? previous.app
      : { of: app, ...checkFormulas(checker, app.formulas, app, guardsOfApp(app), { all, shown: all }) };
  const diagnostics: Diagnostic[] = [...appCheck.diagnostics];
  const checkedUnits = new Map<LinkedUnit, Check>();
  for (const unit of units) {
    const one =
      previous?.units.get(unit) ??
      checkFormulas(
        checker,
        unit.component?.formulas ?? [],
        { values: unit.formulas, written: unit.written },
        guardsOfUnit(unit),
        { all, shown: languagesOfUnit(symbols, unit) },
      );
    checkedUnits.set(unit, one);
    for (const diagnostic of one.diagnostics) diagnostics.push(diagnostic);
  }
  return { linked, diagnostics, units: checkedUnits, app: appCheck };
}

function checkFormulas(
  checker: FormulaChecker,
  globals: readonly LinkedGlobalFormula[],
  { values, written }: Pick<LinkedApp, "values" | "written">,
  guards: Guards,
  languages: ShownLanguages,
): Check {
  const formulas = new Map<LinkedFormulaValue | LinkedGlobalFormula, CheckedFormula>();
  const facts = new GuardFacts(guards, formulas);
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  for (const one of inOrder(globals, values, report)) {
    if ("named" in one) {
      const checked = checker.check(one.formula, one.named.declared, true, one, report);
      formulas.set(one, checked);
      if (checkedHelpers.test(one.formula.text)) checkTranslations(checked.expression, languages, one, report);
      one.named.result.type = one.named.declared ?? (one.formula.isMalformed ? unknown : checked.type);
    } else {
      const known = facts.knownAt(one);
      const role = facts.roleOf(one);
      const checked = checker.check(one.formula, one.expected, one.isNeeded === true, one, report, known, role);
      formulas.set(one, checked);
      if (checkedHelpers.test(one.formula.text)) checkTranslations(checked.expression, languages, one, report);
      if (one.compared && checked.isSound) checkCompared(one, checked.type, one.compared, report);
      if (one.cases && checked.isSound) checkCases(checked.type, one.cases, report);
      if (one.isPresent && checked.isSound) checkPresent(checked.expression, one, report);
      if (one.rows && checked.isSound) checkWrittenRows(checked.expression, one.rows, one, report);
      if (one.given) one.given.type = constantType(checked.expression);
      if (one.feeds) one.feeds.cell.type = itemsOf(withoutNothing(checked.type) ?? unknown) ?? unknown;
    }
  }
  for (const value of written) checkWritten(value, report);
  return { formulas, diagnostics };
}

/** Reports a value that can never equal the one it is compared with. */
function checkCompared(place: Place, type: Type, wanted: Type, report: Report): void {
  const given = withoutNothing(type);
  if (!given || mayEqual(given, wanted)) return;
  const [text] = (given.kind === "text" && given.literals) || [];
  const near = wanted.kind === "text" && text !== undefined ? nearestName(text, wanted.literals ?? []) : undefined;
  report(
    diagnose(
      "formula/wrong-type",
      place,
      typeText(wanted),
      typeText(given),
      near && `did you mean "${near}"?`,
      wanted.kind === "text" ? wanted.literals : undefined,
    ),
  );
}

/** Report the branches that a value never takes. */
function checkCases(type: Type, cases: readonly LinkedLiteral[], report: Report): void {
  const given = withoutNothing(type) ?? nothing;
  for (const one of cases) {
    const wanted = typeOfWritten(one.value);
    if (wanted.kind === "nothing" || overlaps(given, wanted)) continue;
    const known = given.kind === "text" && typeof one.value === "string" ? (given.literals ?? []) : [];
    const near = nearestName(String(one.value), known);
    report(diagnose("formula/never-equal", one, ...differentTexts(given, wanted), near));
  }
}

/** A path parameter is a `text`, whatever its value means, so a comparison with a number is allowed. */
function mayEqual(given: Type, wanted: Type): boolean {
  if (given.kind === "union") return given.of.some((part) => mayEqual(part, wanted));
  return (given.kind === "text" && (wanted.kind !== "text" || !given.literals)) || overlaps(given, wanted);
}

type Formula = LinkedGlobalFormula | LinkedFormulaValue;

/**
 * Returns global formulas, then the others, each after the formulas that it calls and the lists whose items it reads.
 *
 * A cycle of global formulas is reported where it closes. In a cycle with lists, the items of one list stay unknown.
 */
function inOrder(
  globals: readonly LinkedGlobalFormula[],
  values: readonly LinkedFormulaValue[],
  report: (diagnostic: Diagnostic) => void,
): Iterable<Formula> {
  const byThing = new Map<Thing, Formula>();
  for (const one of globals)
    for (const kind of ["formula", "ownFormula"] as const) byThing.set(namedThing(kind, one.named.id), one);
  /** The lists that elements show, by unit and element: any variable of the element may contain their items. */
  const lists = new Map<string, Map<string, Formula>>();
  for (const one of values) {
    const { unit = "", id = "" } = one.feeds?.element ?? {};
    if (id !== "") lists.set(unit, (lists.get(unit) ?? new Map<string, Formula>()).set(id, one));
  }
  const readsOf = (one: Formula) => {
    const read: (readonly [Formula, Formula])[] = [];
    for (const thing of "named" in one ? one.reads : one.formula.reads) {
      const next = thing.kind === "element" ? lists.get(thing.unit)?.get(thing.id) : byThing.get(thing);
      if (next) read.push([next, one]);
    }
    return read;
  };
  return dependencyOrder([...globals, ...values], readsOf, (cycle, last) => {
    const names = cycle.map((step) => ("named" in step ? step.named.id : undefined));
    if (!names.includes(undefined)) report(diagnose("formula/cycle", last, [...names, names[0]].join(" > ")));
  });
}
