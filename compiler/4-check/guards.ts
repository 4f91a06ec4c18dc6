import type {
  LinkedApp,
  LinkedFormulaValue,
  LinkedRun,
  LinkedStep,
  LinkedUnit,
  LinkedValue,
  LinkedWorkflow,
} from "../3-link/linked-design.ts";
import type { Thing } from "../3-link/names/thing.ts";
import { blocksOf, type Changed, changedBy, groupSteps, mayChange } from "../3-link/steps/batches.ts";
import { boolean, nothing, type Type } from "../formula-types.ts";
import type { CheckedFormula, FormulaRole } from "./expressions/check-formula.ts";
import type { CheckedExpression, GuardConstant } from "./expressions/expression.ts";
import {
  eitherFact,
  type Fact,
  inFunction,
  type Known,
  narrow,
  nothingKnown,
  pastNull,
  pathOf,
  rootOf,
} from "./expressions/narrowing.ts";
import { literalType } from "./expressions/nodes.ts";
import { hasEntry, hasLocalIndex, localOf, localPath, type Path, rebased } from "./expressions/path.ts";
import { endsHere } from "./rules/steps.ts";
import { visitHandlers, visitRuns } from "./rules/walk.ts";

/**
 * Why something is known where a step runs: a condition was true or false, or a `switch` took the case of a literal.
 * `isOver`: of a loop that has ended. `read`: a formula may have read things into constants. `change`: these things
 * may have changed since; without `by`, everything that can. `isLost`: TypeScript may know less of the others.
 * `function`: the output evaluates the step in a function inside the one of the guards before it. `join`: one of
 * several lists of steps has run.
 */
export type Guard = { readonly outer: Guard | undefined } & (
  | { readonly kind: "condition"; readonly value: LinkedFormulaValue; readonly isTrue: boolean; readonly isOver?: true }
  | {
      readonly kind: "case";
      readonly value: LinkedFormulaValue;
      readonly equals: CaseValue;
      readonly isTrue: boolean;
    }
  | { readonly kind: "read"; readonly value: LinkedFormulaValue }
  | { readonly kind: "change"; readonly by: Changed | undefined; readonly isLost?: true }
  | { readonly kind: "function" }
  | {
      readonly kind: "join";
      readonly starts: readonly (Guard | undefined)[];
      readonly ends: readonly (Guard | undefined)[];
    }
);

type CaseValue = string | number | boolean | null;

/** The innermost guard of each formula of a workflow that has one, and what the output does with the values of formulas. */
export interface Guards {
  readonly innermost: ReadonlyMap<LinkedFormulaValue, Guard>;
  readonly roles: ReadonlyMap<LinkedFormulaValue, FormulaRole>;
}

/** Returns the guards of all formulas in the workflows of a unit. */
export function guardsOfUnit(unit: LinkedUnit): Guards {
  const finder = new GuardFinder();
  visitRuns(unit, (run) => finder.run(run));
  return finder;
}

/** Returns the guards of all formulas in the workflows of the app. */
export function guardsOfApp(app: LinkedApp): Guards {
  const finder = new GuardFinder();
  for (const { workflow } of app.workflows) finder.run(workflow);
  visitHandlers(app.handlers, (run) => finder.run(run));
  return finder;
}

class GuardFinder implements Guards {
  readonly innermost = new Map<LinkedFormulaValue, Guard>();
  readonly roles = new Map<LinkedFormulaValue, FormulaRole>();
  /** The guards where the steps of the innermost loop break out of it. */
  private breaks: (Guard | undefined)[] = [];

  run(run: LinkedWorkflow | LinkedRun): void {
    const guard = conditionGuard(undefined, run.when, true);
    if (run.kind === "run") for (const { value } of run.args) this.note(value, guard);
    else {
      this.steps(run.steps, guard);
      this.steps(run.onError, undefined);
    }
  }

  /** Returns the guard after the last of the steps. */
  private steps(
    steps: readonly LinkedStep[] | undefined,
    outer: Guard | undefined,
    isInBatch = false,
  ): Guard | undefined {
    if (!steps) return outer;
    let guard = outer;
    for (const group of isInBatch ? [{ steps, isBatch: false }] : groupSteps(steps)) {
      const inner: Guard | undefined = group.isBatch && guard ? { kind: "function", outer: guard } : guard;
      let last = inner;
      for (const step of group.steps) last = this.step(step, last, isInBatch || group.isBatch);
      // No step of a batch leaves the workflow, so nothing more is known after it.
      guard = group.isBatch ? changed(guard, group.steps) : last;
    }
    return guard;
  }

  /** Returns the guard after a step. */
  private step(step: LinkedStep, guard: Guard | undefined, isInBatch: boolean): Guard | undefined {
    const { action, values, blocks, cases } = step;
    const takeAs = (value: LinkedValue | undefined, as: FormulaRole): void => {
      if (value?.kind === "formula") this.roles.set(value, as);
    };
    takeAs(values.condition, "compared");
    takeAs(values.when, "compared");
    if (action === "switch") takeAs(values.value, "compared");
    if (action === "let") takeAs(values.value, "constant");
    // The condition of a loop is evaluated again after its steps.
    const inner = isLoop(step) ? changed(guard, blocks.steps) : guard;
    for (const value of Object.values(values)) this.note(value, action === "while" ? inner : guard);
    for (const { with: given } of step.fetches) this.note(given, guard);
    const after = afterReading(step, guard);
    const branch = (steps: readonly LinkedStep[] | undefined, start: Guard | undefined): Branch => {
      const end = this.steps(steps, start, isInBatch);
      return { start, end: steps?.some(endsHere) ? "none" : { guard: end } };
    };
    switch (action) {
      case "if": {
        const yes = branch(blocks.then, conditionGuard(after, values.condition, true));
        const no = branch(blocks.else, conditionGuard(after, values.condition, false));
        return joined(after, [yes, no]);
      }
      case "switch": {
        const taken = cases.map((one) => branch(one.steps, caseGuard(after, values.value, one.value, true)));
        const rest = cases.reduce((outer, one) => caseGuard(outer, values.value, one.value, false), after);
        return joined(after, [...taken, branch(blocks.default, rest)]);
      }
      case "while": {
        const { condition } = values;
        const breaks = this.loop(blocks.steps, conditionGuard(inner, condition, true), isInBatch);
        const last = changed(guard, blocks.steps);
        const ended: Guard | undefined =
          condition?.kind === "formula"
            ? { kind: "condition", outer: last, value: condition, isTrue: false, isOver: true }
            : last;
        if (breaks.length === 0) return ended;
        const isEndless = condition?.kind === "literal" && condition.value === true;
        const ends = isEndless ? breaks : [ended, ...breaks];
        return joined(
          last,
          ends.map((end) => ({ start: guard, end: { guard: end } })),
        );
      }
      case "forEach":
        this.loop(blocks.steps, inner, isInBatch);
        return changed(after, [step]);
      case "tryCatch": {
        const { try: body, catch: handler, finally: last } = blocks;
        const caught = changed(guard, body);
        const breaksBefore = this.breaks.length;
        const ends = [branch(body, guard), ...(handler ? [branch(handler, caught)] : [])];
        const done = joined(guard, ends);
        if (!last) return done;
        this.breaks = this.breaks.map((one, index) => (index < breaksBefore ? one : changed(one, last)));
        // After it, what its steps found out holds as well. Each level of nesting repeats this once more.
        const end = nestingOf(last) > deepestFinally ? undefined : branch(last, done);
        this.steps(last, changed(caught, handler), isInBatch);
        const after = end ? joined(done, [end]) : changed(done, last);
        // Of a path that a loop in it reads, TypeScript takes the type before the `try` for the one after it.
        const isLost = after !== undefined && last.some(hasLoop);
        return isLost ? { kind: "change", outer: after, by: undefined, isLost } : after;
      }
      case "stopUnless":
        return conditionGuard(after, values.condition, true);
      case "break":
        this.breaks.push(conditionGuard(after, values.when, true));
        return conditionGuard(after, values.when, false);
      case "continue":
        return conditionGuard(after, values.when, false);
      default:
        // Other steps run theirs later, with an event of their own.
        for (const block of Object.values(blocks)) this.steps(block, undefined);
        return changed(after, [step]);
    }
  }

  /** Visits the steps of a loop. Returns where they break out of it. */
  private loop(steps: readonly LinkedStep[] | undefined, start: Guard | undefined, isInBatch: boolean) {
    const outer = this.breaks;
    this.breaks = [];
    this.steps(steps, start, isInBatch);
    const found = this.breaks;
    this.breaks = outer;
    return found;
  }

  /** Records the guard of every formula in a value. */
  private note(value: LinkedValue | undefined, guard: Guard | undefined): void {
    for (const formula of formulasIn(value))
      if (guard) this.innermost.set(formula, guard);
      else this.innermost.delete(formula);
  }
}

function formulasIn(value: LinkedValue | undefined): readonly LinkedFormulaValue[] {
  switch (value?.kind) {
    case "formula":
      return [value];
    case "record":
      return value.entries.flatMap((entry) => formulasIn(entry.value));
    case "list":
      return value.items.flatMap(formulasIn);
    case "localized":
      return value.texts.flatMap((one) => formulasIn(one.value));
    default:
      return [];
  }
}

/** Actions whose formulas are evaluated in the block of the step: their constants are in scope for the rest of it. */
const readsInBlock: ReadonlySet<string> = new Set([
  "break",
  "continue",
  "forEach",
  "if",
  "let",
  "log",
  "setVariable",
  "stopUnless",
  "switch",
]);

/** Returns the guard after the formulas of a step, which may have read things into constants. */
function afterReading({ action, values, result }: LinkedStep, guard: Guard | undefined): Guard | undefined {
  const isEmitted = action !== "let" || result?.isRead === true;
  // Nothing is read again before something has changed.
  if (!readsInBlock.has(action) || !isEmitted || !mayReread(guard)) return guard;
  return Object.values(values)
    .flatMap(formulasIn)
    .reduce<Guard | undefined>((outer, value) => ({ kind: "read", outer, value }), guard);
}

function mayReread(guard: Guard | undefined): boolean {
  for (let one = guard; one; one = one.outer) if (["change", "read", "join"].includes(one.kind)) return true;
  return false;
}

/** The guards at the start and at the end of steps that run alternatively; `none`: they leave, and nothing follows. */
interface Branch {
  readonly start: Guard | undefined;
  readonly end: "none" | { readonly guard: Guard | undefined };
}

/** Returns the guard after steps of which one list runs. */
function joined(outer: Guard | undefined, branches: readonly Branch[]): Guard | undefined {
  const ends = branches.flatMap(({ end }) => (end === "none" ? [] : [end.guard]));
  if (ends.length === 0 || ends.includes(undefined)) return ends.length === 0 ? outer : undefined;
  return { kind: "join", outer: undefined, starts: branches.map(({ start }) => start), ends };
}

const isLoop = ({ action }: LinkedStep): boolean => action === "while" || action === "forEach";

const hasLoop = (step: LinkedStep): boolean => isLoop(step) || blocksOf(step).some((steps) => steps.some(hasLoop));

/** Inside more levels of `finally` than this, less is known after a step than could be. */
const deepestFinally = 3;

/** Counts the levels of `finally` in steps. */
const nestingOf = (steps: readonly LinkedStep[]): number =>
  Math.max(0, ...steps.map((step) => Math.max(...blocksOf(step).map(nestingOf), 0) + (step.blocks.finally ? 1 : 0)));

/** Returns the guard after steps that may change things. */
function changed(outer: Guard | undefined, steps: readonly LinkedStep[] | undefined): Guard | undefined {
  if (!outer || !steps) return outer;
  const by = changedBy(steps);
  return by && by.variables.size + by.collections.size === 0 ? outer : { kind: "change", outer, by };
}

const conditionGuard = (
  outer: Guard | undefined,
  value: LinkedValue | undefined,
  isTrue: boolean,
): Guard | undefined => (value?.kind === "formula" ? { kind: "condition", outer, value, isTrue } : outer);

const caseGuard = (
  outer: Guard | undefined,
  value: LinkedValue | undefined,
  equals: unknown,
  isTrue: boolean,
): Guard | undefined =>
  value?.kind === "formula" && isCaseValue(equals) ? { kind: "case", outer, value, equals, isTrue } : outer;

const isCaseValue = (value: unknown): value is CaseValue =>
  value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** Computes what guards establish, each once. Conditions are checked before the steps that they guard. */
export class GuardFacts {
  private readonly facts = new Map<Guard, Known>();

  constructor(
    private readonly guards: Guards,
    private readonly formulas: { get(value: LinkedFormulaValue): CheckedFormula | undefined },
  ) {}

  roleOf(value: LinkedFormulaValue): FormulaRole | undefined {
    return this.guards.roles.get(value);
  }

  /** Returns what is known where a formula is evaluated. */
  knownAt(value: LinkedFormulaValue): Known {
    return this.knownBehind(this.guards.innermost.get(value));
  }

  private knownBehind(innermost: Guard | undefined): Known {
    const chain: Guard[] = [];
    let known: Known = nothingKnown;
    for (let guard = innermost; guard; guard = guard.outer) {
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

  /** Returns what all branches agree on. Constants that a branch declares are out of scope after it. */
  private join({ starts, ends }: Extract<Guard, { kind: "join" }>): Known {
    const [first = nothingKnown, ...others] = ends.map((end) => this.knownBehind(end));
    const inScope = starts.map((start) => this.knownBehind(start));
    return new Map(
      [...first].flatMap(([path, fact]): readonly [Path, Fact][] => {
        let all: Fact = fact;
        for (const other of others) {
          const found = other.get(path);
          if (!found) return [];
          all = bothFacts(all, found);
        }
        const { constant } = all;
        const isKept = !constant || inScope.some((known) => isSameConstant(known.get(path)?.constant, constant));
        const joined = isKept ? all : staleFact(all);
        return joined.isStale && hasEntry(path) ? [] : [[path, joined]];
      }),
    );
  }

  private after(known: Known, guard: Guard): Known {
    if (guard.kind === "function") return inFunction(known);
    if (guard.kind === "change") return afterChange(known, guard.by, guard.isLost === true);
    if (guard.kind === "join") return this.join(guard);
    const checked = this.formulas.get(guard.value);
    if (!checked) return known;
    if (guard.kind === "read") return withConstants(known, guard.value, hoistedPaths(checked));
    const { expression } = checked;
    const found =
      guard.kind === "condition" ? narrow(known, expression, guard.isTrue) : afterCase(known, expression, guard);
    // Names of the formula are unknown to other steps, except the constants of paths.
    const constants = guard.kind === "condition" && guard.isOver ? noPaths : hoistedPaths(checked);
    const paths = new Map<Path, Fact>();
    for (const [path, fact] of found) {
      if (hasLocalIndex(path)) continue;
      if (fact.root !== undefined && (fact.constant || !hasEntry(path))) paths.set(path, fact);
      const name = localOf(path);
      const of = name === undefined ? undefined : constants.get(name);
      if (!of || name === undefined) continue;
      const constant = { guard: guard.value, name };
      const local = localPath(name);
      if (path === local) paths.set(of.path, { ...fact, root: of.root, constant });
      else {
        const whole = found.get(local) ?? { type: of.type };
        paths.set(of.path, { ...whole, root: of.root, constant });
        paths.set(rebased(path, of.path), { ...fact, root: of.root });
      }
    }
    return withConstants(paths, guard.value, constants);
  }
}

/** Returns what is known after a case of a `switch`, in which TypeScript narrows only paths. */
function afterCase(known: Known, expression: CheckedExpression, { equals, isTrue }: Extract<Guard, { kind: "case" }>) {
  if (pathOf(expression) === undefined) return known;
  return equals === null && !isTrue ? pastNull(known, expression) : narrow(known, equality(expression, equals), isTrue);
}

/** Adds that paths which had to be read again are in constants. */
function withConstants(known: Known, guard: LinkedFormulaValue, paths: ReadonlyMap<string, HoistedPath>): Known {
  const missing = [...paths].filter(([, of]) => of.isReread && !known.get(of.path)?.constant);
  if (missing.length === 0) return known;
  const found = new Map(known);
  for (const [name, { path, root, type }] of missing) found.set(path, { type, root, constant: { guard, name } });
  return found;
}

interface HoistedPath {
  readonly path: Path;
  readonly root: Thing | undefined;
  readonly type: Type;
  readonly isReread: boolean;
}

const noPaths: ReadonlyMap<string, HoistedPath> = new Map();

/** Returns the paths that a formula reads through constants, by the name of the constant. */
function hoistedPaths({ lets }: CheckedFormula): ReadonlyMap<string, HoistedPath> {
  const found = new Map<string, HoistedPath>();
  for (const { name, value, isHoisted } of lets) {
    const path = isHoisted && pathOf(value);
    if (!path) continue;
    const root = rootOf(value);
    const { type } = value;
    const outer = root.kind === "local" ? found.get(root.name) : undefined;
    if (outer && root.kind === "local")
      found.set(name, {
        path: rebased(path, outer.path),
        root: outer.root,
        type,
        isReread: false,
      });
    else if (root.kind === "reference")
      found.set(name, { path, root: root.reference.thing, type, isReread: root.isReread === true });
  }
  return found;
}

const isSameConstant = (one: GuardConstant | undefined, other: GuardConstant | undefined): boolean =>
  one?.guard === other?.guard && one?.name === other?.name;

/** Returns what is known if one of two facts is. */
function bothFacts(one: Fact, other: Fact): Fact {
  const fact = eitherFact(one, other);
  const isOne = isSameConstant(one.constant, other.constant) && one.isStale === other.isStale;
  return isOne ? fact : staleFact(fact);
}

const staleFact = ({ type, root }: Fact): Fact => ({ type, root, isExact: true, isStale: true });

function equality(left: CheckedExpression, value: CaseValue): CheckedExpression {
  const { start, end } = left;
  const type = value === null ? nothing : literalType(value);
  const right: CheckedExpression = { kind: "literal", start, end, value, type };
  const form = value === null ? "nothing" : "strict";
  return { kind: "equality", start, end, isNegated: false, form, left, right, type: boolean };
}

/** Kinds of references that stay the same for the whole run: constants and parameters in the output. */
const stable: ReadonlySet<Thing["kind"]> = new Set(["step", "param", "formulaParam", "event"]);

/** Returns what is still known. TypeScript does not know that values change, and keeps the types of what it compared. */
function afterChange(known: Known, changed: Changed | undefined, isLost: boolean): Known {
  return new Map(
    [...known].flatMap(([path, fact]): readonly [Path, Fact][] => {
      const { root } = fact;
      const isKept = root ? stable.has(root.kind) || (changed && !mayChange(changed, root)) : changed !== undefined;
      if (isKept && !isLost) return [[path, fact]];
      // TypeScript knows only the constant of an entry, so it assumes nothing about the path.
      if (hasEntry(path)) return [];
      // The formula read it through a constant because TypeScript assumes too much about the path.
      if (fact.constant) return [[path, staleFact(fact)]];
      return fact.isExact && !fact.isFar ? [[path, { ...fact, isStale: true }]] : [];
    }),
  );
}
