import type { LinkedStep } from "../../3-link/linked-design.ts";
import { use } from "../context.ts";
import { lowerFetch } from "../fetches.ts";
import type { OutputExpression, OutputStatement } from "../output-module.ts";
import { runtimeFunction, supabaseFunction } from "../runtime-names.ts";
import { collectionImport } from "../spell.ts";
import { tableType } from "../tables.ts";
import { typeText } from "../type-text.ts";
import { code, lowerNow } from "../value.ts";
import { resultType, streamEntries } from "./services.ts";
import {
  awaited,
  bound,
  type LowerStep,
  nameOf,
  namesOf,
  plain,
  type StepContext,
  settingEntries,
  settings,
} from "./step-context.ts";

/** Steps that read and write data. */
export const dataSteps: Readonly<Record<string, LowerStep>> = {
  fetchCollection: (ctx, step) => awaited(ctx, step, "fetchCollection", lowerFetches(ctx, step)),
  fetchCollections: (ctx, step) =>
    awaited(ctx, step, "fetchCollections", [{ kind: "list", items: lowerFetches(ctx, step) }]),
  readCollection: (ctx, step) => {
    const isPart = step.json.limit !== undefined || step.json.offset !== undefined;
    return bound(ctx, step, use(ctx, runtimeFunction("readCollection")), [
      code(use(ctx, collectionImport(nameOf(step, "collection")))),
      ...(isPart ? [settings(ctx, step, ["limit", "offset"])] : []),
    ]);
  },
  updateCollection: (ctx, step) =>
    plain(ctx, step, "updateCollection", [
      code(use(ctx, collectionImport(nameOf(step, "collection")))),
      settings(ctx, step, ["operation", "index", "key", "keyPath", "data", "merge", "refreshFilter", "refreshSort"]),
    ]),
  "supabase.select": (ctx, step) =>
    onTable(ctx, step, reader(step, "supabaseSelect", "supabaseSelectCounted", "supabaseCount")),
  "supabase.insert": (ctx, step) => onTable(ctx, step, "supabaseInsert"),
  "supabase.update": (ctx, step) => onTable(ctx, step, "supabaseUpdate"),
  "supabase.upsert": (ctx, step) => onTable(ctx, step, "supabaseUpsert"),
  "supabase.delete": (ctx, step) => onTable(ctx, step, "supabaseDelete"),
  "supabase.call": (ctx, step) => {
    const result = ctx.symbols.functions.get(nameOf(step, "function"))?.result;
    const name = reader(step, "supabaseCall", "supabaseCallCounted", "supabaseCallCount");
    const isTyped = result && result.kind !== "unknown" && step.result?.isRead && name !== "supabaseCallCount";
    const args = step.values.args;
    const entries = settingEntries(ctx, step, ["filter", "sort", "limit", "offset", "count", "timeout", "resend"]);
    const options: OutputExpression[] = entries.length > 0 ? [{ kind: "object", entries }] : [];
    return bound(ctx, step, use(ctx, supabaseFunction(name)) + (isTyped ? `<${typeText(ctx, result)}>` : ""), [
      { kind: "literal", value: step.json.function },
      ...(args ? [lowerNow(ctx, args)] : options.map(() => code("{}"))),
      ...options,
    ]);
  },
  "supabase.invoke": (ctx, step) =>
    bound(ctx, step, use(ctx, supabaseFunction("supabaseInvoke")) + resultType(ctx, step), [
      {
        kind: "object",
        entries: [
          ...settingEntries(ctx, step, ["function", "method", "headers", "body", "query"]),
          ...streamEntries(ctx, step),
        ],
      },
    ]),
};

/** Returns the collections that a step fetches, with their parameters. */
function lowerFetches(ctx: StepContext, { fetches, json }: LinkedStep): readonly OutputExpression[] {
  return fetches.map((fetch) => lowerFetch(ctx, fetch.collection, fetch.with, json.again === true));
}

const tableSettings = [
  "table",
  "match",
  "filter",
  "sort",
  "data",
  "columns",
  "conflict",
  "ignoreDuplicates",
  "defaultToNull",
  "limit",
  "offset",
  "count",
  "single",
  "autoSync",
  "resend",
] as const;

/** Returns the function that reads the rows of a step: the rows, the rows with their count, or the count alone. */
function reader({ json }: LinkedStep, rows: string, counted: string, count: string): string {
  if (json.countOnly === true) return count;
  return json.count === undefined ? rows : counted;
}

function onTable(ctx: StepContext, step: LinkedStep, name: string): readonly OutputStatement[] {
  const isRead = step.result?.isRead === true;
  const columns = namesOf(step, "columns");
  const hasRows = isRead && name !== "supabaseCount";
  const type = hasRows ? tableType(ctx, nameOf(step, "table"), columns) : undefined;
  // A write returns no rows unless columns are requested.
  const isReturning = isRead && step.json.action !== "supabase.select" && columns === undefined;
  const asked = isReturning ? { ...step, json: { ...step.json, columns: ["*"] } } : step;
  const callee = use(ctx, supabaseFunction(name)) + (type === undefined ? "" : `<${type}>`);
  return bound(ctx, step, callee, [settings(ctx, asked, tableSettings)]);
}
