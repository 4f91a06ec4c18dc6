import type { LinkedStep } from "../../3-link/types.ts";
import { type LowerContext, type Uses, use } from "../context.ts";
import { runtimeFunction } from "../runtime-names.ts";
import type { OutputEntry, OutputExpression, OutputStatement } from "../types.ts";

import { code, inline, lowerNow } from "../value.ts";
import { lowerWritten } from "../written.ts";

/** What lowering the steps of one function needs at hand. */
export interface StepContext extends LowerContext {
  readonly uses: Uses;
  /** The steps are inside a batch already. */
  readonly isInBatch?: true;
  /** Lowers the steps inside a step: passed along, since those may be of any kind. */
  readonly lowerSteps: (ctx: StepContext, steps: readonly LinkedStep[] | undefined) => readonly OutputStatement[];
}

/** How a step of one action is printed. */
export type LowerStep = (ctx: StepContext, step: LinkedStep) => readonly OutputStatement[];

/** The program text of a value of a step. */
export const now = (ctx: StepContext, step: LinkedStep, name: string): string => {
  const found = step.values[name];
  return found ? inline(ctx, found) : "undefined";
};

/** A value of a step. */
export const value = (ctx: StepContext, step: LinkedStep, name: string): OutputExpression => {
  const found = step.values[name];
  return found ? lowerNow(ctx, found) : code("undefined");
};

/** A setting that holds a name. */
export const nameOf = (step: LinkedStep, key: string): string => String(step.json[key]);

/** A setting that holds names. */
export const namesOf = (step: LinkedStep, key: string): readonly string[] | undefined => {
  const names = step.json[key];
  return Array.isArray(names) ? names.map(String) : undefined;
};

/** The settings of a step that are given, in the order named here, as one object. */
export const settings = (ctx: StepContext, step: LinkedStep, names: readonly string[]): OutputExpression => ({
  kind: "object",
  entries: settingEntries(ctx, step, names),
});

/** The same, to go on with. */
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

/** One statement. */
export const statement = (step: LinkedStep, before: string, what: OutputExpression): readonly OutputStatement[] => [
  { kind: "do", before, value: what, from: step },
];

/** A call with the run as its first argument. */
export function runCall(ctx: StepContext, callee: string, args: readonly OutputExpression[]): OutputExpression {
  ctx.uses.run = true;
  return { kind: "call", callee, args: [code("run"), ...args] };
}

/** A call with the run, waited for; its result has the step's id when it is read. */
export function bound(
  ctx: StepContext,
  step: LinkedStep,
  callee: string,
  args: readonly OutputExpression[],
): readonly OutputStatement[] {
  ctx.uses.awaits = true;
  return statement(step, awaiting(step), runCall(ctx, callee, args));
}

/** What stands before a call that is waited for: the name of its result, where something reads it. */
export const awaiting = ({ result }: LinkedStep): string => (result?.isRead ? `const ${result.id} = await ` : "await ");

/** A call of the runtime that is waited for. */
export const awaited = (
  ctx: StepContext,
  step: LinkedStep,
  name: string,
  args: readonly OutputExpression[],
): readonly OutputStatement[] => bound(ctx, step, use(ctx, runtimeFunction(name)), args);

/** A call of the runtime that is done at once. */
export const plain = (
  ctx: StepContext,
  step: LinkedStep,
  name: string,
  args: readonly OutputExpression[],
  before = "",
): readonly OutputStatement[] => statement(step, before, runCall(ctx, use(ctx, runtimeFunction(name)), args));
