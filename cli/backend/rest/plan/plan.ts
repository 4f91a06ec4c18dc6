import { nearestName } from "../../../../compiler/near-names.ts";
import type { Filter } from "../address/filter.ts";
import type { OrderTerm } from "../address/order.ts";
import type { At } from "../address/parameters.ts";
import { Refusal } from "../answer/refusal.ts";
import type { MediaType } from "../request/media-types.ts";
import { belowRoot, isCall, isWrite, type RestRequest } from "../request/request.ts";
import { type Routine, returnsVoid } from "../schema-cache/functions.ts";
import { nameKey } from "../schema-cache/relationship.ts";
import type { SchemaCache } from "../schema-cache/schema-cache.ts";
import type { Table } from "../schema-cache/tables.ts";
import { answerSql, bodyFormat } from "../sql/answer.ts";
import { callSql } from "../sql/call.ts";
import { countedSql, selectSql } from "../sql/read.ts";
import { type Sql, sql } from "../sql/sql.ts";
import { writeSql } from "../sql/write.ts";
import { callPlan, findRoutine } from "./call-plan.ts";
import { formatOf } from "./format.ts";
import { type ReadPlan, readPlan } from "./read-plan.ts";
import { requestTree } from "./request-tree.ts";
import { hasNoCondition, writePlan } from "./write-plan.ts";

/** How a request is answered. */
export interface Plan {
  readonly statement: Sql;
  /** The query whose rows the planner of the database estimates, if an estimate may be wanted. */
  readonly estimated: Sql | undefined;
  readonly media: MediaType;
  /** The text of the answer is of bytes, in hexadecimal digits. */
  readonly isBinary: boolean;
  readonly isReadOnly: boolean;
  readonly routine: Routine | undefined;
  readonly primaryKey: readonly string[];
}

/** What a project allows. */
export interface Rules {
  readonly maxRows: number;
  /** Refuse to change or delete all rows of a table, as `pg-safeupdate` does for the roles of browsers. */
  readonly isSafeUpdate: boolean;
}

/** Plan a request with the tables and functions that there are. */
export function planRequest(request: RestRequest, cache: SchemaCache, rules: Rules): Plan {
  if (isCall(request.action)) return planCall(request, cache, rules);
  const table = tableOf(request, cache);
  return isWrite(request.action) ? planWrite(request, table, cache, rules) : planRead(request, table, cache, rules);
}

function planRead(request: RestRequest, table: Table, cache: SchemaCache, { maxRows }: Rules): Plan {
  const read = readOf(request, table, cache, request.parameters.filters);
  const format = formatOf(request, table, cache, read);
  const isHead = request.http.method === "HEAD";
  const counted = countedSql(read);
  return {
    statement: answerSql({
      source: selectSql(read, maxRows),
      rows: undefined,
      counted: countOf(request, counted, maxRows),
      body: isHead ? undefined : bodyFormat(format, undefined),
      keyOfRow: [],
      isOneValue: false,
    }),
    estimated: counted,
    media: format.media,
    isBinary: format.handler?.isBinary === true,
    isReadOnly: true,
    routine: undefined,
    primaryKey: [],
  };
}

function planWrite(request: RestRequest, table: Table, cache: SchemaCache, { isSafeUpdate }: Rules): Plan {
  const read = readOf(request, table, cache, belowRoot(request.parameters.filters));
  const write = writePlan(request, table, cache, read);
  const format = formatOf(request, table, cache, read);
  if (isSafeUpdate && hasNoCondition(write)) {
    throw new Refusal({
      status: 400,
      code: "21000",
      message: `${write.kind.toUpperCase()} requires a WHERE clause`,
    });
  }
  const isReturned = request.preferences.returning === "representation";
  const { primaryKey } = table;
  return {
    statement: answerSql({
      source: writeSql(write),
      rows: isReturned ? selectSql(read, undefined) : undefined,
      counted: undefined,
      body: isReturned ? bodyFormat(format, undefined) : undefined,
      keyOfRow: request.action === "insert" && request.preferences.returning === "headers-only" ? primaryKey : [],
      isOneValue: false,
    }),
    estimated: undefined,
    media: format.media,
    isBinary: format.handler?.isBinary === true,
    isReadOnly: false,
    routine: undefined,
    primaryKey,
  };
}

function planCall(request: RestRequest, cache: SchemaCache, { maxRows }: Rules): Plan {
  const routine = findRoutine(request, cache.routines);
  const { returns } = routine;
  const rows = { schema: routine.schema, name: returns.isRow ? returns.type.name : routine.name };
  const read = readOf(request, rows, cache, request.parameters.filters);
  const call = callPlan(request, routine, read);
  const format = formatOf(request, rows, cache, read);
  if (request.preferences.handling === "strict" && request.preferences.maxAffected !== undefined && !returns.isSet) {
    throw new Refusal({
      status: 400,
      code: "PGRST128",
      message: "Function must return SETOF or TABLE when max-affected preference is used with handling=strict",
    });
  }
  return {
    statement: answerSql({
      source: callSql(call),
      rows: selectSql(read, maxRows),
      counted: countOf(request, countedSql(read), undefined),
      body: request.http.method === "HEAD" || returnsVoid(routine) ? undefined : bodyFormat(format, routine),
      keyOfRow: [],
      isOneValue: !returns.isSet,
    }),
    estimated: undefined,
    media: format.media,
    isBinary: format.handler?.isBinary === true,
    isReadOnly: request.action === "get" || !routine.isVolatile,
    routine,
    primaryKey: [],
  };
}

/** Returns what the request reads, with these filters. A write returns the rows that it wrote, whatever they are now. */
function readOf(
  { parameters, range, action }: RestRequest,
  table: { readonly schema: string; readonly name: string },
  cache: SchemaCache,
  filters: readonly At<Filter>[],
): ReadPlan {
  const logic = isWrite(action) ? belowRoot(parameters.logic) : parameters.logic;
  const ranges = isWrite(action) ? [] : [...belowRoot(parameters.ranges), { relations: [], part: range }];
  const columns = cache.tables.get(nameKey(table))?.columns;
  // What a write returns has no other columns to sort by.
  const isThere = ({ relation, field }: OrderTerm): boolean =>
    relation !== undefined || columns?.has(field.name) === true;
  const order = isWrite(action)
    ? parameters.order.map(({ relations, part }) => ({
        relations,
        part: relations.length === 0 ? part.filter(isThere) : part,
      }))
    : parameters.order;
  return readPlan(
    requestTree(table.name, { ...parameters, filters, logic, order, ranges }),
    table,
    cache,
    action !== "read",
  );
}

function tableOf({ schema, target }: RestRequest, { tables }: SchemaCache): Table {
  const table = tables.get(nameKey({ schema, name: target }));
  if (table !== undefined) return table;
  const near = nearestName(
    target,
    [...tables.values()].flatMap((each) => (each.schema === schema ? [each.name] : [])),
  );
  throw new Refusal({
    status: 404,
    code: "PGRST205",
    message: `Could not find the table '${schema}.${target}' in the schema cache`,
    hint: near && `Perhaps you meant the table '${schema}.${near}'`,
  });
}

/** Returns the query that counts rows, if the request wants it; an estimate counts only to the limit of rows. */
function countOf({ preferences: { count } }: RestRequest, counted: Sql, maxRows: number | undefined): Sql | undefined {
  if (count === "exact") return counted;
  if (count !== "estimated") return undefined;
  return maxRows === undefined ? counted : sql`${counted} limit ${String(maxRows + 1)}`;
}
