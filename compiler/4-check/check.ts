import type { Linked } from "../3-link/link.ts";
import type { LinkedFormula } from "../3-link/link-formula.ts";
import type {
  LinkedApp,
  LinkedGlobalFormula,
  LinkedHandler,
  LinkedLook,
  LinkedNode,
  LinkedProp,
  LinkedStep,
  LinkedUnit,
  LinkedValue,
  LinkedWorkflow,
  TypeCell,
} from "../3-link/types.ts";
import { type Diagnostic, diagnose } from "../diagnostics/diagnostic.ts";
import { type Type, text, unknown } from "../types.ts";
import { list, typeOfValue, withoutNothing } from "../value-types.ts";
import { checkLiteral, checkWritten } from "./check-literal.ts";
import type { CheckedFormula } from "./expressions/check-formula.ts";
import { FormulaChecker } from "./expressions/check-formula.ts";

/** The linked design and the type of every formula in it. */
export interface Checked {
  readonly linked: Linked;
  readonly diagnostics: readonly Diagnostic[];
  readonly units: ReadonlyMap<LinkedUnit, UnitCheck>;
  readonly app: AppCheck;
}

interface UnitCheck {
  readonly formulas: FormulaTypes;
  readonly diagnostics: readonly Diagnostic[];
}

interface AppCheck extends UnitCheck {
  readonly of: LinkedApp;
}

/** What each formula turned out to be, at the place that asks for `expected`. */
export type FormulaTypes = ReadonlyMap<LinkedValue | LinkedGlobalFormula, CheckedFormula>;

/**
 * Give every formula its type, in the order in which types depend on each other: global formulas, then trees from the
 * outside in, steps from first to last.
 *
 * Reports `formula/…` of types, `formula/cycle` and `page/…` rules. Units that did not change are taken from `previous`.
 */
export function check(linked: Linked, previous?: Checked): Checked {
  const checker = new FormulaChecker();
  const diagnostics: Diagnostic[] = [];
  const { app, units } = linked.design;
  const known = previous?.app.of === app ? previous.app : undefined;
  const appCheck = known ?? checkApp(app, checker);
  diagnostics.push(...appCheck.diagnostics);
  const checkedUnits = new Map<LinkedUnit, UnitCheck>();
  for (const unit of units) {
    const one = previous?.units.get(unit) ?? checkUnit(unit, checker);
    checkedUnits.set(unit, one);
    diagnostics.push(...one.diagnostics);
  }
  return { linked, diagnostics, units: checkedUnits, app: appCheck };
}

/** Checks the values of one unit and keeps what its formulas are. */
class Types {
  readonly formulas = new Map<LinkedValue | LinkedGlobalFormula, CheckedFormula>();
  readonly diagnostics: Diagnostic[] = [];
  readonly report = (diagnostic: Diagnostic): void => {
    this.diagnostics.push(diagnostic);
  };

  constructor(private readonly checker: FormulaChecker) {}

  /** Check a value and everything in it; gives its type. */
  value(value: LinkedValue | undefined): Type {
    if (!value) return unknown;
    switch (value.kind) {
      case "literal":
        checkLiteral(value, this.report);
        return unknown;
      case "formula": {
        const checked = this.formula(value.formula, value.expected, value);
        this.formulas.set(value, checked);
        return checked.type;
      }
      case "localized":
        for (const one of value.texts) this.value(one.value);
        return text;
      case "record":
        checkWritten(value, this.report);
        for (const entry of value.entries) this.value(entry.value);
        return unknown;
      case "list":
        checkWritten(value, this.report);
        for (const item of value.items) this.value(item);
        return list(unknown);
    }
  }

  formula(
    formula: LinkedFormula,
    expected: Type | undefined,
    { place }: { readonly place: LinkedValue["place"] },
  ): CheckedFormula {
    return this.checker.check(formula, expected, place, this.report);
  }
}

function checkApp(app: LinkedApp, checker: FormulaChecker): AppCheck {
  const types = new Types(checker);
  checkGlobalFormulas(types, app.formulas);
  for (const { entries } of app.collections) for (const entry of entries) types.value(entry.value);
  for (const { workflow } of app.workflows) checkWorkflow(types, workflow);
  checkHandlers(types, app.handlers);
  return { of: app, formulas: types.formulas, diagnostics: types.diagnostics };
}

/** Global formulas are checked before those that call them; a circle is reported where it closes. */
function checkGlobalFormulas(types: Types, formulas: readonly LinkedGlobalFormula[]): void {
  const byKey = new Map(
    formulas.flatMap((one) =>
      [`formula:${one.named.id}`, `ownFormula:${one.named.id}`].map((key) => [key, one] as const),
    ),
  );
  const done = new Set<LinkedGlobalFormula>();
  const path: LinkedGlobalFormula[] = [];
  const visit = (one: LinkedGlobalFormula): void => {
    if (done.has(one)) return;
    const from = path.indexOf(one);
    if (from !== -1) {
      const cycle = [...path.slice(from), one].map((each) => each.named.id).join(" > ");
      const closing = path.at(-1) ?? one;
      types.report(diagnose("formula/cycle", closing.place, cycle));
      return;
    }
    path.push(one);
    for (const read of one.reads) {
      const next = byKey.get(read);
      if (next) visit(next);
    }
    path.pop();
    done.add(one);
    const checked = types.formula(one.formula, one.named.declared, one);
    types.formulas.set(one, checked);
    one.named.result.type = one.named.declared ?? checked.type;
  };
  for (const one of formulas) visit(one);
}

function checkUnit(unit: LinkedUnit, checker: FormulaChecker): UnitCheck {
  const types = new Types(checker);
  if (unit.component) {
    checkGlobalFormulas(types, unit.component.formulas);
    for (const entry of unit.component.defaults) types.value(entry.value);
    for (const workflow of unit.component.workflows) checkWorkflow(types, workflow);
    for (const action of unit.component.actions) checkWorkflow(types, action);
  }
  if (unit.page) {
    types.value(unit.page.title);
    types.value(unit.page.description);
    for (const entry of unit.page.meta) types.value(entry.value);
  }
  checkHandlers(types, unit.handlers);
  checkNodes(types, unit.roots);
  return { formulas: types.formulas, diagnostics: types.diagnostics };
}

function checkNodes(types: Types, nodes: readonly LinkedNode[]): void {
  for (const node of nodes) checkNode(types, node);
}

function checkNode(types: Types, node: LinkedNode): void {
  if (node.repeat) {
    const { repeat } = node;
    repeat.item.type = itemOf(types.value(repeat.items), repeat.items);
    types.value(repeat.filter);
    types.value(repeat.sort);
    types.value(repeat.limit);
  }
  types.value(node.condition);
  switch (node.kind) {
    case "slot":
    case "sectionUse":
      return;
    case "section":
      types.value(node.title);
      checkLook(types, node.look);
      checkHandlers(types, node.handlers);
      return checkNodes(types, node.children);
    case "element": {
      checkLook(types, node.look);
      const propTypes = checkProps(types, node.props);
      types.value(node.link);
      checkHandlers(types, node.handlers);
      checkNodes(types, node.children);
      return checkSlots(types, node.slots, propTypes);
    }
    case "instance":
      checkLook(types, node.look);
      checkProps(types, node.props);
      checkHandlers(types, node.handlers);
      return checkSlots(types, node.slots, new Map());
  }
}

function checkSlots(
  types: Types,
  slots: Extract<LinkedNode, { kind: "element" }>["slots"],
  props: ReadonlyMap<string, Type>,
): void {
  for (const slot of slots) {
    for (const provided of slot.provides) {
      if (provided.itemOf !== undefined) fill(provided.cell, listItem(props.get(provided.itemOf) ?? unknown));
    }
    checkNodes(types, slot.children);
  }
}

const fill = (cell: TypeCell, type: Type): void => {
  cell.type = type;
};

function checkProps(types: Types, props: readonly LinkedProp[]): ReadonlyMap<string, Type> {
  const known = new Map<string, Type>();
  for (const prop of props) {
    const type = types.value(prop.base);
    known.set(prop.name, type);
    types.value(prop.tablet);
    types.value(prop.mobile);
    for (const state of prop.states) {
      types.value(state.when);
      types.value(state.value);
    }
  }
  return known;
}

function checkLook(types: Types, look: LinkedLook): void {
  types.value(look.show);
  for (const layer of look.layers) for (const declaration of layer.declarations) types.value(declaration.value);
  for (const state of look.states) types.value(state.when);
}

/** The type of one item of a repeat's list. */
function itemOf(type: Type, value: LinkedValue): Type {
  return listItem(value.kind === "literal" ? typeOfValue(value.value) : type);
}

function listItem(type: Type): Type {
  const known = withoutNothing(type) ?? unknown;
  return known.kind === "list" ? known.item : unknown;
}

function checkHandlers(types: Types, handlers: readonly LinkedHandler[]): void {
  for (const handler of handlers) {
    for (const run of handler.runs) {
      if (run.kind === "workflow") checkWorkflow(types, run);
      else {
        types.value(run.when);
        for (const entry of run.args) types.value(entry.value);
      }
    }
  }
}

function checkWorkflow(types: Types, workflow: LinkedWorkflow): void {
  types.value(workflow.when);
  checkSteps(types, workflow.steps);
  checkSteps(types, workflow.onError);
}

function checkSteps(types: Types, steps: readonly LinkedStep[]): void {
  for (const step of steps) checkStep(types, step);
}

function checkStep(types: Types, step: LinkedStep): void {
  for (const [name, value] of step.values) {
    const type = types.value(value);
    if (step.action === "forEach" && name === "items") step.result.type = listItem(type);
  }
  for (const block of step.blocks.values()) checkSteps(types, block);
  for (const branch of step.cases) checkSteps(types, branch.steps);
}
