import type {
  LinkedApp,
  LinkedFormulaValue,
  LinkedRun,
  LinkedStep,
  LinkedUnit,
  LinkedValue,
  LinkedWorkflow,
} from "../3-link/linked-design.ts";
import { groupSteps } from "../3-link/steps/batches.ts";
import { boolean } from "../formula-types.ts";
import type { CheckedFormula } from "./expressions/check-formula.ts";
import type { CheckedExpression } from "./expressions/expression.ts";
import { inFunction, type Known, narrow, nothingKnown } from "./expressions/narrowing.ts";
import { literalType, visitExpressions } from "./expressions/nodes.ts";
import { endsHere } from "./rules/steps.ts";
import { visitHandlers, visitRuns } from "./rules/walk.ts";

/**
 * Why something is known where a step runs: a condition was true or false, or a `switch` took the case of a literal.
 * `function`: the output evaluates the step in a function inside the one of the guards before it.
 */
export type Guard = { readonly outer: Guard | undefined } & (
  | { readonly kind: "condition"; readonly value: LinkedFormulaValue; readonly isTrue: boolean }
  | { readonly kind: "case"; readonly value: LinkedFormulaValue; readonly equals: string | number | boolean }
  | { readonly kind: "function" }
);

/** The innermost guard of each formula of a workflow that has one. */
export type Guards = ReadonlyMap<LinkedFormulaValue, Guard>;

/** Returns the guards of all formulas in the workflows of a unit. */
export function guardsOfUnit(unit: LinkedUnit): Guards {
  const finder = new GuardFinder();
  visitRuns(unit, (run) => finder.run(run));
  return finder.found;
}

/** Returns the guards of all formulas in the workflows of the app. */
export function guardsOfApp(app: LinkedApp): Guards {
  const finder = new GuardFinder();
  for (const { workflow } of app.workflows) finder.run(workflow);
  visitHandlers(app.handlers, (run) => finder.run(run));
  return finder.found;
}

class GuardFinder {
  readonly found = new Map<LinkedFormulaValue, Guard>();

  run(run: LinkedWorkflow | LinkedRun): void {
    const guard = conditionGuard(undefined, run.when, true);
    if (run.kind === "run") for (const { value } of run.args) this.note(value, guard);
    else {
      this.steps(run.steps, guard);
      this.steps(run.onError, undefined);
    }
  }

  private steps(steps: readonly LinkedStep[] | undefined, outer: Guard | undefined, isInBatch = false): void {
    if (!steps) return;
    let guard = outer;
    for (const group of isInBatch ? [{ steps, isBatch: false }] : groupSteps(steps)) {
      const inner: Guard | undefined = group.isBatch && guard ? { kind: "function", outer: guard } : guard;
      let last = inner;
      for (const step of group.steps) {
        this.step(step, last, isInBatch || group.isBatch);
        last = guardAfter(step, last);
      }
      // No step of a batch leaves the workflow, so nothing more is known after it.
      if (!group.isBatch) guard = last;
    }
  }

  private step(step: LinkedStep, guard: Guard | undefined, isInBatch: boolean): void {
    const { action, values, blocks, cases } = step;
    for (const value of Object.values(values)) this.note(value, guard);
    switch (action) {
      case "if":
        this.steps(blocks.then, conditionGuard(guard, values.condition, true), isInBatch);
        this.steps(blocks.else, conditionGuard(guard, values.condition, false), isInBatch);
        return;
      case "while":
        this.steps(blocks.steps, conditionGuard(guard, values.condition, true), isInBatch);
        return;
      case "switch":
        for (const branch of cases) this.steps(branch.steps, caseGuard(guard, values.value, branch.value), isInBatch);
        this.steps(blocks.default, guard, isInBatch);
        return;
      case "forEach":
      case "tryCatch":
        for (const block of Object.values(blocks)) this.steps(block, guard, isInBatch);
        return;
      default:
        // Other steps run theirs later, with an event of their own.
        for (const block of Object.values(blocks)) this.steps(block, undefined);
    }
  }

  /** Records the guard of every formula in a value. */
  private note(value: LinkedValue | undefined, guard: Guard | undefined): void {
    if (!value || !guard) return;
    if (value.kind === "formula") this.found.set(value, guard);
    else if (value.kind === "record") for (const entry of value.entries) this.note(entry.value, guard);
    else if (value.kind === "list") for (const item of value.items) this.note(item, guard);
    else if (value.kind === "localized") for (const one of value.texts) this.note(one.value, guard);
  }
}

/** Returns what is known after a step: the opposite of a condition whose branch leaves. */
function guardAfter({ action, values, blocks }: LinkedStep, guard: Guard | undefined): Guard | undefined {
  switch (action) {
    case "if":
      if (blocks.then?.some(endsHere)) return conditionGuard(guard, values.condition, false);
      return blocks.else?.some(endsHere) ? conditionGuard(guard, values.condition, true) : guard;
    case "stopUnless":
      return conditionGuard(guard, values.condition, true);
    case "break":
    case "continue":
      return conditionGuard(guard, values.when, false);
    default:
      return guard;
  }
}

const conditionGuard = (
  outer: Guard | undefined,
  value: LinkedValue | undefined,
  isTrue: boolean,
): Guard | undefined => (value?.kind === "formula" ? { kind: "condition", outer, value, isTrue } : outer);

const caseGuard = (outer: Guard | undefined, value: LinkedValue | undefined, equals: unknown): Guard | undefined =>
  value?.kind === "formula" && (typeof equals === "string" || typeof equals === "number" || typeof equals === "boolean")
    ? { kind: "case", outer, value, equals }
    : outer;

/** Computes what guards establish, each once. Conditions are checked before the steps that they guard. */
export class GuardFacts {
  private readonly facts = new Map<Guard, Known>();

  constructor(
    private readonly guards: Guards,
    private readonly formulas: { get(value: LinkedFormulaValue): CheckedFormula | undefined },
  ) {}

  /** Returns what is known where a formula is evaluated. */
  knownAt(value: LinkedFormulaValue): Known {
    const chain: Guard[] = [];
    let known: Known = nothingKnown;
    for (let guard = this.guards.get(value); guard; guard = guard.outer) {
      const facts = this.facts.get(guard);
      if (facts) {
        known = facts;
        break;
      }
      chain.push(guard);
    }
    for (const guard of chain.reverse()) {
      known = this.after(known, guard);
      this.facts.set(guard, known);
    }
    return known;
  }

  private after(known: Known, guard: Guard): Known {
    if (guard.kind === "function") return inFunction(known);
    const checked = this.formulas.get(guard.value);
    if (!checked?.isSound) return known;
    const { expression } = checked;
    const roots = stableRoots(expression);
    if (roots.length === 0) return known;
    const found =
      guard.kind === "condition"
        ? narrow(known, expression, guard.isTrue)
        : narrow(known, equality(expression, guard.equals), true);
    return new Map(
      [...found].filter(
        ([path, type]) =>
          known.get(path) === type ||
          roots.some((root) => path === root || path.startsWith(`${root}.`) || path.startsWith(`${root}[`)),
      ),
    );
  }
}

function equality(left: CheckedExpression, value: string | number | boolean): CheckedExpression {
  const { start, end } = left;
  const right: CheckedExpression = { kind: "literal", start, end, value, type: literalType(value) };
  return { kind: "equality", start, end, isNegated: false, form: "strict", left, right, type: boolean };
}

/** Kinds of references that stay the same for the whole run: constants and parameters in the output. */
const stable: ReadonlySet<string> = new Set(["step", "param", "event"]);

/** Returns the program text of the stable references in an expression. */
function stableRoots(expression: CheckedExpression): readonly string[] {
  const roots: string[] = [];
  visitExpressions(expression, (node) => {
    if (node.kind === "reference" && stable.has(node.reference.key.split(":", 1)[0] ?? ""))
      roots.push(node.reference.code);
  });
  return roots;
}
