import type { AnswerFormat } from "../plan/format.ts";
import { sourceName } from "../plan/read-plan.ts";
import { csv, singleObject } from "../request/media-types.ts";
import type { CatalogueHandler, QualifiedName } from "../schema-cache/catalogue.ts";
import type { Routine } from "../schema-cache/functions.ts";
import { identifier, joined, nothing, qualified, quotedString, type Sql, sql } from "./sql.ts";
import { insertedSetting } from "./write.ts";

/** The parts of a statement that answers a request. */
export interface AnswerSql {
  /** The rows that a table has, a write returns, or a function returns. */
  readonly source: Sql;
  /** What is read of them; undefined for all of it. */
  readonly rows: Sql | undefined;
  /** As many rows as there are without limits. */
  readonly counted: Sql | undefined;
  /** The text of the answer; undefined for none. */
  readonly body: Sql | undefined;
  /** The primary key of an inserted row, if its address is wanted. */
  readonly keyOfRow: readonly string[];
  readonly isOneValue: boolean;
}

/** The columns of the only row of an answer. All are texts, and null for none. */
export const answerColumns = ["total", "count", "body", "headers", "status", "inserted", "key"] as const;

const source = identifier(sourceName);

/**
 * Returns the one statement of a request. Its row has the text of the answer, which the database itself writes, the
 * number of rows with and without limits, and the headers and status that a function or trigger has set.
 */
export function answerSql({ source: rowsOfSource, rows, counted, body, keyOfRow, isOneValue }: AnswerSql): Sql {
  const countedRows = counted === undefined ? nothing : sql`, pgrst_source_count as (${counted})`;
  const total = counted === undefined ? sql`null` : sql`(select count(*) from pgrst_source_count)::text`;
  const count = isOneValue ? sql`'1'` : sql`count(_postgrest_t)::text`;
  const columns = [
    total,
    count,
    body === undefined ? sql`null` : sql`(${body})::text`,
    setting("response.headers"),
    setting("response.status"),
    sql`${insertedSetting}::text`,
    keyOfRow.length === 0 ? sql`null` : sql`case when count(_postgrest_t) = 1 then ${keySql(keyOfRow)} end`,
  ];
  return sql`with ${source} as (${rowsOfSource})${countedRows} select ${joined(columns, ", ")} from (${
    rows ?? sql`select * from ${source}`
  }) _postgrest_t`;
}

const setting = (name: string): Sql => sql`nullif(current_setting(${quotedString(name)}, true), '')`;

/** Returns the names and values of a key as JSON. */
function keySql(names: readonly string[]): Sql {
  const list = joined(names.map(quotedString), ", ");
  const first = sql`select row_to_json(_) as row from ${source} as _ limit 1`;
  return sql`(select json_agg(json_build_array(pair.key, pair.value))::text from (${first}) data
    cross join json_each_text(data.row) as pair where pair.key in (${list}))`;
}

/** Returns the text of an answer in a form. */
export function bodyFormat(format: AnswerFormat, routine: Routine | undefined): Sql {
  const { name, isStripped } = format.media;
  const returns = routine?.returns;
  const isValue = returns !== undefined && !returns.isRow;
  if (format.handler !== undefined) return handledSql(format.handler, format.rowType, isValue && !returns.isSet);
  if (name === csv) return csvSql;
  const stripped = (value: Sql): Sql => (isStripped ? sql`json_strip_nulls(${value})` : value);
  const rows = sql`json_agg(_postgrest_t)`;
  const values = sql`json_agg(_postgrest_t.pgrst_scalar)`;
  if (name === singleObject) {
    const first = isValue && !returns.isSet ? values : rows;
    return sql`coalesce(${stripped(sql`${first}->0`)}, 'null')`;
  }
  const isOne = returns !== undefined && !returns.isSet;
  const all = isValue ? values : rows;
  return isOne ? sql`coalesce(${stripped(sql`${all}->0`)}, 'null')` : sql`coalesce(${stripped(all)}, '[]')`;
}

/** Returns an answer that an aggregate of the project makes of the rows, or a conversion of the value. */
function handledSql(
  { converter, isBinary }: CatalogueHandler,
  type: QualifiedName | undefined,
  isOneValue: boolean,
): Sql {
  const rows = type === undefined ? sql`_postgrest_t` : sql`_postgrest_t::${qualified(type)}`;
  const answer = sql`${qualified(converter)}(${isOneValue ? sql`_postgrest_t.pgrst_scalar` : rows})`;
  return isBinary ? sql`encode(${answer}::bytea, 'hex')` : answer;
}

/** The names of the columns, and the rows as the database writes records. */
const csvSql = sql`(select coalesce(string_agg(names.name, ','), '') from (
    select json_object_keys(first.row)::text as name from (
      select row_to_json(each) as row from ${source} as each limit 1) first) names)
  || E'\\n'
  || coalesce(string_agg(substring(_postgrest_t::text, 2, length(_postgrest_t::text) - 2), E'\\n'), '')`;
