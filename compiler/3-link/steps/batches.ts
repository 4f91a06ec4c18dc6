import type { LinkedStep, LinkedValue } from "../linked-design.ts";
import { stepResult, type Thing } from "../names/thing.ts";

/** Steps side by side that are lowered together. */
export interface StepGroup {
  readonly steps: readonly LinkedStep[];
  /** Their writes reach the screen together. */
  readonly isBatch: boolean;
}

/** Steps that change data and do nothing else. */
const writes: ReadonlySet<string> = new Set(["setVariable", "resetVariables", "updateCollection"]);

/** Steps that neither wait, leave, nor need what is on the screen. */
const quiet: ReadonlySet<string> = new Set([...writes, "let", "log", "preventDefault", "stopPropagation"]);

/**
 * Group steps so that writes with no wait between them are one batch.
 *
 * Inside a batch a step reads variables, collections and global formulas as the steps before it left them. Elements,
 * rows and properties follow at the end of the batch, so a step that reads one of them after a write starts a new group.
 */
export function groupSteps(steps: readonly LinkedStep[]): readonly StepGroup[] {
  const [only] = steps;
  if (only && steps.length === 1 && writeCount(only) < 2) return alone(steps);
  const groups: StepGroup[] = [];
  let open: LinkedStep[] = [];
  const close = (): void => {
    groups.push(...trimmed(open));
    open = [];
  };
  for (const step of steps) {
    if (!isQuiet(step)) {
      close();
      groups.push({ steps: [step], isBatch: false });
      continue;
    }
    if (open.some((one) => writeCount(one) > 0) && readsLate(step)) close();
    open.push(step);
  }
  close();
  return groups;
}

/** A batch goes from the first write to the last; a single write needs none. */
function trimmed(steps: readonly LinkedStep[]): readonly StepGroup[] {
  const first = steps.findIndex((step) => writeCount(step) > 0);
  const end = steps.findLastIndex((step) => writeCount(step) > 0) + 1;
  const written = steps.slice(first, end);
  if (written.reduce((sum, step) => sum + writeCount(step), 0) < 2) return alone(steps);
  return [...alone(steps.slice(0, first)), { steps: written, isBatch: true }, ...alone(steps.slice(end))];
}

const alone = (steps: readonly LinkedStep[]): readonly StepGroup[] =>
  steps.length > 0 ? [{ steps, isBatch: false }] : [];

function isQuiet(step: LinkedStep): boolean {
  const blocks = blocksOf(step);
  if (blocks.length === 0) return quiet.has(step.action);
  // Inside a batch, what a loop waits for might never change, and nothing breaks out of one.
  const isEndless = step.action === "while" && (readsLate(step) || step.values.condition?.kind === "literal");
  if (!isFlow(step) || isEndless) return false;
  return blocks.every((block) => block.every((inner) => isQuiet(inner) && !readsLate(inner)));
}

/** Steps that neither wait nor change anything. */
const unchanging: ReadonlySet<string> = new Set([
  "let",
  "log",
  "preventDefault",
  "stopPropagation",
  "stopUnless",
  "break",
  "continue",
  "return",
  "throw",
]);

/** What steps may change. */
export interface Changed {
  readonly variables: ReadonlySet<unknown>;
  readonly collections: ReadonlySet<unknown>;
}

/** Returns what steps may change; undefined if one waits or runs other code, which may change everything. */
export function changedBy(steps: readonly LinkedStep[]): Changed | undefined {
  const [changedVariables, collections] = [new Set<unknown>(), new Set<unknown>()];
  for (const step of steps) {
    const { variable, variables, collection } = step.json;
    if (writes.has(step.action)) {
      for (const name of [variable, ...(Array.isArray(variables) ? variables : [])]) changedVariables.add(name);
      collections.add(collection);
    } else if (isFlow(step) || step.action === "tryCatch") {
      for (const block of blocksOf(step)) {
        const changed = changedBy(block);
        if (!changed) return undefined;
        for (const name of changed.variables) changedVariables.add(name);
        for (const name of changed.collections) collections.add(name);
      }
    } else if (!unchanging.has(step.action)) return undefined;
  }
  return { variables: changedVariables, collections };
}

/** Whether steps may change a thing: what they write, and what follows any write. */
export function mayChange({ variables, collections }: Changed, thing: Thing): boolean {
  if (thing.kind === "variable" || thing.kind === "own") return variables.has(thing.id);
  if (thing.kind === "collection") return collections.has(thing.id);
  return late.has(thing.kind) && variables.size + collections.size > 0;
}

const isFlow = ({ action }: LinkedStep): boolean => action === "if" || action === "switch" || isLoop(action);

const isLoop = (action: string): boolean => action === "forEach" || action === "while";

/** How many writes a step makes: of a branch the most, of a loop any number. */
function writeCount(step: LinkedStep): number {
  if (writes.has(step.action)) return 1;
  const counts = blocksOf(step).map((block) => block.reduce((sum, inner) => sum + writeCount(inner), 0));
  const most = Math.max(0, ...counts);
  return isLoop(step.action) ? most * 2 : most;
}

/** Returns the values of these steps that `later` steps read: a batch returns them. */
export function valuesRead(steps: readonly LinkedStep[], later: readonly LinkedStep[]): readonly string[] {
  const names = steps.flatMap(({ action, result }) => (action === "let" && result?.isRead ? [result.id] : []));
  return names.filter((name) => later.some((step) => readsStep(step, stepResult(name))));
}

const readsStep = (step: LinkedStep, result: Thing): boolean =>
  Object.values(step.values).some((value) => value && reads(value, (read) => read === result)) ||
  blocksOf(step).some((block) => block.some((inner) => readsStep(inner, result)));

/** Returns the lists of steps inside a step. */
export const blocksOf = ({ blocks, cases }: LinkedStep): readonly (readonly LinkedStep[])[] => [
  ...Object.values(blocks).flatMap((block) => (block ? [block] : [])),
  ...cases.map((one) => one.steps),
];

/** Whether a step itself reads what is only right at the end of a batch. */
const readsLate = ({ values }: LinkedStep): boolean => Object.values(values).some((value) => value && isLate(value));

/** Kinds of references whose values effects or renders keep in step; a component's own formula may read any of them. */
const late: ReadonlySet<Thing["kind"]> = new Set(["element", "item", "index", "prop", "ownFormula"]);

const isLate = (value: LinkedValue): boolean => reads(value, ({ kind }) => late.has(kind));

/** Whether a formula in a value reads such a thing. */
function reads(value: LinkedValue, isOne: (thing: Thing) => boolean): boolean {
  switch (value.kind) {
    case "literal":
      return false;
    case "formula":
      return value.formula.reads.some(isOne);
    case "localized":
      return value.texts.some((one) => reads(one.value, isOne));
    case "record":
      return value.entries.some((entry) => reads(entry.value, isOne));
    case "list":
      return value.items.some((item) => reads(item, isOne));
  }
}
