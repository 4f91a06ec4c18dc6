import type { Filter } from "../address/filter.ts";
import { isAllRows, type LimitRange } from "../address/ranges.ts";
import { Refusal } from "../answer/refusal.ts";
import { ofRoot, type RestRequest } from "../request/request.ts";
import type { SchemaCache } from "../schema-cache/schema-cache.ts";
import type { Column, Table } from "../schema-cache/tables.ts";
import { type Sql, sql } from "../sql/sql.ts";
import { fieldPlan } from "./field-plan.ts";
import { type Condition, conditionOf, type OrderPlan, type ReadPlan } from "./read-plan.ts";

/** How rows of a table are written. */
export type WritePlan = InsertPlan | UpdatePlan | DeletePlan;

interface WriteParts {
  readonly table: Table;
  /** The columns that the rest of the request needs of the rows; none if nothing of them is returned. */
  readonly returning: readonly string[];
}

export interface InsertPlan extends WriteParts {
  readonly kind: "insert";
  readonly body: BodyPlan;
  readonly conflict: { readonly columns: readonly string[]; readonly isMerged: boolean } | undefined;
  /** What the row of a `PUT` must fulfil: to have the primary key of the address. */
  readonly conditions: readonly Condition[];
}

export interface UpdatePlan extends WriteParts {
  readonly kind: "update";
  readonly body: BodyPlan;
  readonly conditions: readonly Condition[];
  readonly range: LimitRange;
  readonly order: readonly OrderPlan[];
}

export interface DeletePlan extends WriteParts {
  readonly kind: "delete";
  readonly conditions: readonly Condition[];
  readonly range: LimitRange;
  readonly order: readonly OrderPlan[];
}

/** Rows as JSON, and the columns that are taken from them. */
export interface BodyPlan {
  readonly json: string;
  readonly columns: readonly BodyColumn[];
  /** A column that a row leaves out has its default. */
  readonly hasDefaults: boolean;
}

export interface BodyColumn {
  readonly name: string;
  readonly type: Sql;
  readonly default: Sql | undefined;
  /** The function of a domain that converts it from JSON. */
  readonly fromJson: Sql | undefined;
}

/** Plan a write; `read` is the plan of what it returns. Source: PostgREST 12, Plan, `mutatePlan`. */
export function writePlan(request: RestRequest, table: Table, cache: SchemaCache, read: ReadPlan): WritePlan {
  const { action, parameters, preferences, range } = request;
  const conditions = conditionsOf(request, table, cache);
  const order = orderOf(request, table, cache);
  const returning = returnsRows(request) ? neededColumns(read, [...table.primaryKey, ...sortedColumns(read)]) : [];
  switch (action) {
    case "insert": {
      const columns = parameters.onConflict ?? table.primaryKey;
      const { resolution } = preferences;
      const conflict = resolution && { columns, isMerged: resolution === "merge-duplicates" };
      return { kind: "insert", table, returning, body: bodyOf(request, table, cache), conflict, conditions: [] };
    }
    case "upsert": {
      refuseOtherFilters(request, table);
      const conflict = { columns: table.primaryKey, isMerged: true };
      const body = { ...bodyOf(request, table, cache), hasDefaults: false };
      return { kind: "insert", table, returning, body, conflict, conditions };
    }
    case "update":
      return { kind: "update", table, returning, body: bodyOf(request, table, cache), conditions, range, order };
    case "delete":
      return { kind: "delete", table, returning, conditions, range, order };
    default:
      throw new Error(`not a write: ${action}`);
  }
}

const returnsRows = ({ preferences: { returning } }: RestRequest): boolean =>
  returning === "representation" || returning === "headers-only";

/** Whether a write has no condition at all. */
export const hasNoCondition = (plan: WritePlan): plan is UpdatePlan | DeletePlan =>
  (plan.kind === "delete" || (plan.kind === "update" && plan.body.columns.length > 0)) &&
  plan.conditions.length === 0 &&
  isAllRows(plan.range);

function conditionsOf({ parameters }: RestRequest, table: Table, cache: SchemaCache): readonly Condition[] {
  const ofFilter = (filter: Filter): Condition => ({
    kind: "filter",
    field: fieldPlan(filter.field, table, cache),
    filter,
  });
  // As in PostgREST, the groups of embedded relations are conditions of the table itself, too.
  return [
    ...ofRoot(parameters.filters).map(ofFilter),
    ...parameters.logic.map(({ part }) => conditionOf(part, ofFilter)),
  ];
}

const orderOf = ({ parameters }: RestRequest, table: Table, cache: SchemaCache): readonly OrderPlan[] =>
  (ofRoot(parameters.order)[0] ?? []).flatMap((term) =>
    term.relation === undefined ? [{ term, field: fieldPlan(term.field, table, cache), rows: undefined }] : [],
  );

function bodyOf({ payload, preferences }: RestRequest, table: Table, cache: SchemaCache): BodyPlan {
  if (payload?.kind !== "json") throw new Error("a write without JSON");
  return {
    json: payload.text,
    columns: payload.keys.map((key) => bodyColumn(columnOf(table, key), cache)),
    hasDefaults: preferences.missing === "default",
  };
}

const jsonType = sql`json`;

const bodyColumn = ({ name, type, typeText, default: value }: Column, { conversions }: SchemaCache): BodyColumn => {
  const fromJson = conversions.get(`json ${typeText}`);
  // The function takes JSON, whatever the type of the column.
  return { name, type: fromJson === undefined ? type : jsonType, default: value, fromJson };
};

function columnOf(table: Table, name: string): Column {
  const column = table.columns.get(name);
  if (column !== undefined) return column;
  throw new Refusal({
    status: 400,
    code: "PGRST204",
    message: `Could not find the '${name}' column of '${table.name}' in the schema cache`,
  });
}

/** Refuse a `PUT` unless it names one row by its whole primary key, and nothing else. */
function refuseOtherFilters({ parameters }: RestRequest, { primaryKey }: Table): void {
  const keys = new Set(parameters.filterKeys);
  const isWhole =
    primaryKey.length > 0 && keys.size === primaryKey.length && primaryKey.every((name) => keys.has(name));
  const isByEquality = ofRoot(parameters.filters).every(
    ({ isNegated, test }) => !isNegated && test.kind === "operator" && test.operator === "eq" && test.of === undefined,
  );
  if (parameters.logic.length > 0 || !isWhole || !isByEquality) {
    throw new Refusal({
      status: 405,
      code: "PGRST105",
      message: "Filters must include all and only primary key columns with 'eq' operators",
    });
  }
}

/**
 * Returns the columns that a plan needs of its source: what it selects, the columns that lead to embedded relations, and
 * others. Source: PostgREST 12, Plan, `inferColsEmbedNeeds`.
 */
export function neededColumns({ fields, embeds }: ReadPlan, others: readonly string[]): readonly string[] {
  const names = fields.map(({ field }) => field.name);
  // A function of the row may need any column.
  if (names.includes("*") || embeds.some(({ relationship }) => relationship.kind === "computed")) return ["*"];
  const joins = embeds.flatMap(({ relationship }) => {
    if (relationship.kind === "computed") return [];
    const { link } = relationship;
    const pairs = link.cardinality === "many-to-many" ? link.junction.source : link.columns;
    return pairs.map(([own]) => own);
  });
  return [...new Set([...names, ...joins, ...others])].sort();
}

const sortedColumns = ({ order }: ReadPlan): readonly string[] =>
  order.flatMap(({ field, rows }) => (rows === undefined ? [field.name] : []));
