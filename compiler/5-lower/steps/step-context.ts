import type { LinkedStep } from "../../3-link/linked-design.ts";
import { type LowerContext, type Uses, use } from "../context.ts";
import type { OutputEntry, OutputExpression, OutputStatement } from "../output-module.ts";
import { runtimeFunction } from "../runtime-names.ts";

import { code, inline, lowerNow } from "../value.ts";
import { lowerWritten } from "../written.ts";

/** The context of lowering the steps of one function. */
export interface StepContext extends LowerContext {
  readonly uses: Uses;
  /** The results that the function declares, which no block may hide. */
  readonly names: ReadonlySet<string>;
  /** The steps are inside a batch already. */
  readonly isInBatch?: true;
  /** Lowers the steps inside a step: passed along, since those may be of any kind. */
  readonly lowerSteps: (
    ctx: StepContext,
    steps: readonly LinkedStep[] | undefined,
    declared?: Set<string>,
  ) => readonly OutputStatement[];
}

/** Lowers a step of one action. */
export type LowerStep = (ctx: StepContext, step: LinkedStep) => readonly OutputStatement[];

/** Returns the program text of a step's value. */
export const now = (ctx: StepContext, step: LinkedStep, name: string): string => {
  const found = step.values[name];
  return found ? inline(ctx, found) : "undefined";
};

/** Returns a value of a step. */
export const value = (ctx: StepContext, step: LinkedStep, name: string): OutputExpression => {
  const found = step.values[name];
  return found ? lowerNow(ctx, found) : code("undefined");
};

/** Returns a setting that is a name. */
export const nameOf = (step: LinkedStep, key: string): string => String(step.json[key]);

/** Returns a setting that is a list of names. */
export const namesOf = (step: LinkedStep, key: string): readonly string[] | undefined => {
  const names = step.json[key];
  return Array.isArray(names) ? names.map(String) : undefined;
};

/** Returns the settings of a step that are present, in this order, as one object. */
export const settings = (ctx: StepContext, step: LinkedStep, names: readonly string[]): OutputExpression => ({
  kind: "object",
  entries: settingEntries(ctx, step, names),
});

/** Returns the same settings as entries, to be extended. */
export function settingEntries(ctx: StepContext, step: LinkedStep, names: readonly string[]): readonly OutputEntry[] {
  const entries: OutputEntry[] = [];
  for (const name of names) {
    const found = step.values[name];
    if (found) {
      const lower = name === "data" && found.kind !== "formula" ? lowerWritten : lowerNow;
      entries.push({ key: name, value: lower(ctx, found), from: found });
    } else if (step.json[name] !== undefined)
      entries.push({ key: name, value: { kind: "literal", value: step.json[name] }, from: step });
  }
  return entries;
}

/** Returns a single statement. */
export const statement = (step: LinkedStep, before: string, what: OutputExpression): readonly OutputStatement[] => [
  { kind: "do", before, value: what, from: step },
];

/** Returns a call with the run as its first argument. */
export function runCall(ctx: StepContext, callee: string, args: readonly OutputExpression[]): OutputExpression {
  ctx.uses.run = true;
  return { kind: "call", callee, args: [code("run"), ...args] };
}

/** Returns an awaited call with the run; its result is named after the step if it is read. */
export function bound(
  ctx: StepContext,
  step: LinkedStep,
  callee: string,
  args: readonly OutputExpression[],
): readonly OutputStatement[] {
  ctx.uses.awaits = true;
  return statement(step, awaiting(step), runCall(ctx, callee, args));
}

/** Returns the text before an awaited call: the name of its result, if something reads it. */
export const awaiting = ({ result }: LinkedStep): string => (result?.isRead ? `const ${result.id} = await ` : "await ");

/** Returns an awaited call of the runtime. */
export const awaited = (
  ctx: StepContext,
  step: LinkedStep,
  name: string,
  args: readonly OutputExpression[],
): readonly OutputStatement[] => bound(ctx, step, use(ctx, runtimeFunction(name)), args);

/** Returns a synchronous call of the runtime. */
export const plain = (
  ctx: StepContext,
  step: LinkedStep,
  name: string,
  args: readonly OutputExpression[],
  before = "",
): readonly OutputStatement[] => statement(step, before, runCall(ctx, use(ctx, runtimeFunction(name)), args));
