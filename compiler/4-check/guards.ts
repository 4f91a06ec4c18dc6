import type {
  LinkedApp,
  LinkedFormulaValue,
  LinkedRun,
  LinkedStep,
  LinkedUnit,
  LinkedValue,
  LinkedWorkflow,
} from "../3-link/linked-design.ts";
import { changedKeys, groupSteps } from "../3-link/steps/batches.ts";
import { boolean } from "../formula-types.ts";
import type { CheckedFormula } from "./expressions/check-formula.ts";
import type { CheckedExpression } from "./expressions/expression.ts";
import { type Fact, inFunction, type Known, narrow, nothingKnown } from "./expressions/narrowing.ts";
import { literalType } from "./expressions/nodes.ts";
import { endsHere } from "./rules/steps.ts";
import { visitHandlers, visitRuns } from "./rules/walk.ts";

/**
 * Why something is known where a step runs: a condition was true or false, or a `switch` took the case of a literal.
 * `change`: these things may have changed since; without `keys`, everything that can. `function`: the output evaluates the
 * step in a function inside the one of the guards before it.
 */
export type Guard = { readonly outer: Guard | undefined } & (
  | { readonly kind: "condition"; readonly value: LinkedFormulaValue; readonly isTrue: boolean }
  | { readonly kind: "case"; readonly value: LinkedFormulaValue; readonly equals: string | number | boolean }
  | { readonly kind: "change"; readonly keys: ReadonlySet<string> | undefined }
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
      guard = group.isBatch ? changed(guard, group.steps) : last;
    }
  }

  private step(step: LinkedStep, guard: Guard | undefined, isInBatch: boolean): void {
    const { action, values, blocks, cases } = step;
    // The condition of a loop is evaluated again after its steps.
    const inner = action === "while" || action === "forEach" ? changed(guard, blocks.steps) : guard;
    for (const value of Object.values(values)) this.note(value, action === "while" ? inner : guard);
    switch (action) {
      case "if":
        this.steps(blocks.then, conditionGuard(guard, values.condition, true), isInBatch);
        this.steps(blocks.else, conditionGuard(guard, values.condition, false), isInBatch);
        return;
      case "while":
        this.steps(blocks.steps, conditionGuard(inner, values.condition, true), isInBatch);
        return;
      case "switch":
        for (const branch of cases) this.steps(branch.steps, caseGuard(guard, values.value, branch.value), isInBatch);
        this.steps(blocks.default, guard, isInBatch);
        return;
      case "forEach":
        this.steps(blocks.steps, inner, isInBatch);
        return;
      case "tryCatch": {
        const { try: body, catch: handler, finally: last } = blocks;
        this.steps(body, guard, isInBatch);
        this.steps(handler, changed(guard, body), isInBatch);
        this.steps(last, changed(changed(guard, body), handler), isInBatch);
        return;
      }
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
function guardAfter(step: LinkedStep, guard: Guard | undefined): Guard | undefined {
  const { action, values, blocks } = step;
  switch (action) {
    case "if":
      if (blocks.then?.some(endsHere)) return changed(conditionGuard(guard, values.condition, false), blocks.else);
      if (blocks.else?.some(endsHere)) return changed(conditionGuard(guard, values.condition, true), blocks.then);
      return changed(guard, [step]);
    case "stopUnless":
      return conditionGuard(guard, values.condition, true);
    case "break":
    case "continue":
      return conditionGuard(guard, values.when, false);
    case "while": {
      const last = changed(guard, blocks.steps);
      return blocks.steps?.some(mayBreak) ? last : conditionGuard(last, values.condition, false);
    }
    default:
      return changed(guard, [step]);
  }
}

/** Whether a step may leave the loop around it before the condition of the loop is false. */
const mayBreak = ({ action, blocks, cases }: LinkedStep): boolean =>
  action === "break" ||
  (action !== "while" &&
    action !== "forEach" &&
    [...Object.values(blocks), ...cases.map((one) => one.steps)].some((steps) => steps?.some(mayBreak)));

/** Returns the guard after steps that may change things. */
function changed(outer: Guard | undefined, steps: readonly LinkedStep[] | undefined): Guard | undefined {
  if (!outer || !steps) return outer;
  const keys = changedKeys(steps);
  return keys?.size === 0 ? outer : { kind: "change", outer, keys };
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
    if (guard.kind === "change") return afterChange(known, guard.keys);
    const checked = this.formulas.get(guard.value);
    if (!checked) return known;
    const { expression } = checked;
    const found =
      guard.kind === "condition"
        ? narrow(known, expression, guard.isTrue)
        : narrow(known, equality(expression, guard.equals), true);
    // Names of the formula are unknown to other steps.
    return new Map([...found].filter(([, { root }]) => root !== undefined));
  }
}

function equality(left: CheckedExpression, value: string | number | boolean): CheckedExpression {
  const { start, end } = left;
  const right: CheckedExpression = { kind: "literal", start, end, value, type: literalType(value) };
  return { kind: "equality", start, end, isNegated: false, form: "strict", left, right, type: boolean };
}

/** Kinds of references that stay the same for the whole run: constants and parameters in the output. */
const stable: ReadonlySet<string> = new Set(["step", "param", "event"]);

const kindOf = (key: string): string => key.split(":", 1)[0] ?? "";

/** Returns what is still known. TypeScript does not know that values change, and keeps the types of what it compared. */
function afterChange(known: Known, keys: ReadonlySet<string> | undefined): Known {
  return new Map(
    [...known].flatMap(([path, fact]): readonly [string, Fact][] => {
      const { root = "" } = fact;
      const isKept = stable.has(kindOf(root)) || (keys && !keys.has(root) && !keys.has(kindOf(root)));
      if (isKept) return [[path, fact]];
      return fact.isExact && !fact.isFar ? [[path, { ...fact, isStale: true }]] : [];
    }),
  );
}
