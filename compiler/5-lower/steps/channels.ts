import type { LinkedStep } from "../../3-link/linked-design.ts";
import { subscribedRow } from "../../3-link/steps/channels.ts";
import { usedParams } from "../../code.ts";
import { nothingUsed, type Uses, use } from "../context.ts";
import type { OutputEntry, OutputExpression } from "../output-module.ts";
import { supabaseFunction } from "../runtime-names.ts";
import { typeText } from "../type-text.ts";
import { bound, type LowerStep, nameOf, type StepContext, settingEntries, settings } from "./step-context.ts";

/** Steps that use channels. */
export const channelSteps: Readonly<Record<string, LowerStep>> = {
  "supabase.subscribe": (ctx, step) => {
    const table = ctx.symbols.tables.get(nameOf(step, "table"));
    const key: OutputEntry[] =
      table && table.primaryKey.join() !== "id"
        ? [{ key: "key", value: { kind: "literal", value: table.primaryKey } }]
        : [];
    const entries = [...settingEntries(ctx, step, given), ...key, ...callbacks(ctx, step, reactions)];
    return bound(ctx, step, use(ctx, supabaseFunction("supabaseSubscribe")) + typesOf(ctx, step), [
      { kind: "object", entries },
    ]);
  },
  "supabase.unsubscribe": (ctx, step) => onChannel(ctx, step, "supabaseUnsubscribe", []),
  "supabase.broadcast": (ctx, step) => onChannel(ctx, step, "supabaseBroadcast", ["event", "payload"]),
  "supabase.setPresence": (ctx, step) => onChannel(ctx, step, "supabaseSetPresence", ["state"]),
};

const reactions = ["onChange", "onBroadcast", "onPresence", "onStatus"];
const given = ["channel", "table", "event", "filter", "since", "private", "self", "presence", "wait", "keep"];

const onChannel = (ctx: StepContext, step: LinkedStep, name: string, names: readonly string[]) =>
  bound(ctx, step, use(ctx, supabaseFunction(name)), [settings(ctx, step, ["channel", ...names])]);

/** Returns the types of the row and its key, if they are known and the inner steps can read them. */
function typesOf(ctx: StepContext, step: LinkedStep): string {
  const { row, key } = subscribedRow(ctx, step.json);
  if (step.blocks.onChange === undefined || row.kind === "unknown") return "";
  return `<${[row, ...(key.kind === "unknown" ? [] : [key])].map((type) => typeText(ctx, type)).join(", ")}>`;
}

/** Returns the inner steps as separate functions, which run later, such as on every message of a channel. */
export function callbacks(ctx: StepContext, step: LinkedStep, names: readonly string[]): readonly OutputEntry[] {
  return names.flatMap((name) => {
    const steps = step.blocks[name];
    if (!steps || steps.length === 0) return [];
    const { loopLabel: _, breakLabel: __, ...rest } = ctx;
    const uses = nothingUsed();
    const body = ctx.lowerSteps({ ...rest, uses }, steps);
    // Their uses of the outer function belong to it; `run` and `event` are their own parameters.
    ctx.uses.params ||= uses.params;
    ctx.uses.error ||= uses.error;
    const value: OutputExpression = { kind: "arrow", isAsync: uses.awaits, params: paramsOf(uses), body };
    return [{ key: name, value, from: step }];
  });
}

const paramsOf = ({ run, event }: Uses): string =>
  usedParams([
    { name: "run", isUsed: run },
    { name: "event", isUsed: event },
  ]);
