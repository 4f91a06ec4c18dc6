import { diagnose } from "../../diagnostics/diagnostic.ts";
import { boolean, date, type Type, text, unknown } from "../../formula-types.ts";
import { placeOf } from "../../span.ts";
import { list, optional, record } from "../../value-types.ts";
import type { LinkContext } from "../context.ts";
import { checkRealtime } from "../link-collections.ts";
import type { StepShape } from "../linked-design.ts";
import { checkName } from "../names/references.ts";
import { linkValue } from "../values/link-value.ts";
import { nameIn, objectIn, type StepRule, type StepSite, type StepValues } from "./step-site.ts";

/** Steps that use channels. */
export const channelSteps: Readonly<Record<string, StepRule>> = {
  "supabase.subscribe": { link: linkSubscribe, event: eventOf },
};

/** Settings of a subscription that need a table. */
const ofTable = ["onChange", "event", "filter", "since"];

function linkSubscribe({ site: { ctx }, scope }: StepSite, json: StepShape, values: StepValues): undefined {
  if (json.filter !== undefined) values.filter = linkValue(ctx, scope, json, "filter", undefined);
  if (json.table === undefined) {
    const needy = ofTable.find((name) => json[name] !== undefined);
    if (needy !== undefined) ctx.report(diagnose("property/missing", placeOf(ctx.file, json), "table", `\`${needy}\``));
    return undefined;
  }
  const { tables } = ctx.symbols;
  const name = nameIn(json, "table");
  // If a formula returns the table, only the backend knows it.
  if (name === "" || tables.size === 0 || !checkName(ctx, "table", name, tables, json, "table")) return undefined;
  const table = tables.get(name);
  if (!table) return undefined;
  checkRealtime(ctx, table, json, "table");
  const filter = objectIn(json, "filter");
  if (filter) checkColumn(ctx, filter, "field", table.row.fields);
  checkColumn(ctx, json, "since", table.row.fields);
  return undefined;
}

function checkColumn(ctx: LinkContext, owner: object, key: string, fields: ReadonlyMap<string, Type>): void {
  const name: unknown = Reflect.get(owner, key);
  if (typeof name === "string") checkName(ctx, "column", name, fields, owner, key);
}

const presence = record({ key: text, state: unknown });

function eventOf(at: StepSite, json: StepShape, block: string): Type {
  switch (block) {
    case "onChange":
      return changeOf(at, json);
    case "onBroadcast":
      return record({ channel: text, event: text, payload: unknown });
    case "onPresence":
      return record({ channel: text, present: list(presence), joined: list(presence), left: list(presence) });
    default: {
      const status: Type = { kind: "text", literals: ["joining", "live", "reconnecting", "refused", "closed"] };
      return record({ channel: text, status, message: text });
    }
  }
}

/** Returns the type of a change of a row. A deleted row has only its key. */
function changeOf(at: StepSite, json: StepShape): Type {
  const { row, key } = subscribedRow(at.site.ctx, json);
  const type: Type = { kind: "text", literals: ["INSERT", "UPDATE", "DELETE"] };
  return record({ channel: text, table: text, type, row, key, committedAt: date, isMissed: boolean });
}

/** Returns the types that a subscription passes on: the row, and its primary key. */
export function subscribedRow(
  { symbols }: Pick<LinkContext, "symbols">,
  json: StepShape,
): { readonly row: Type; readonly key: Type } {
  const table = symbols.tables.get(nameIn(json, "table"));
  const [column, ...others] = table?.primaryKey ?? [];
  const isKept = json.event === "INSERT" || json.event === "UPDATE";
  const row: Type = table?.row ?? unknown;
  return {
    row: isKept || row.kind === "unknown" ? row : optional(row),
    key: (others.length === 0 && column !== undefined && table?.row.fields.get(column)) || unknown,
  };
}
