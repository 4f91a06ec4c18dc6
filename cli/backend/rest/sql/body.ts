import type { BodyColumn, BodyPlan } from "../plan/write-plan.ts";
import { columnOf, identifier, joined, nothing, quotedString, type Sql, sql } from "./sql.ts";

/** The name of the rows of a body. */
export const bodyRows = identifier("pgrst_body");

/**
 * Returns the rows of a body as an item of `from`, under the name `pgrst_body`. The database reads the JSON, by the
 * types of the columns.
 */
export function bodySql({ json, columns, hasDefaults }: BodyPlan, isOneRow: boolean): Sql {
  const isObject = /^[ \t\n\r]*\{/.test(json);
  const payload = sql`(select ${json}::${hasDefaults ? sql`jsonb` : sql`json`} as json_data) pgrst_payload`;
  const filled = hasDefaults ? sql`, lateral (${filledSql(columns, isObject)}) pgrst_filled` : nothing;
  const value = hasDefaults ? sql`pgrst_filled.val` : sql`pgrst_payload.json_data`;
  const list = joined(columns.map(parsedSql), ", ");
  const rows = rowsSql(value, columns, { isObject, isBinary: hasDefaults });
  return sql`${payload}${filled}, lateral (select ${list} from ${rows}${isOneRow ? sql` limit 1` : nothing}) pgrst_body`;
}

/** Returns the columns of a body's rows, by their names. */
export const bodyColumns = ({ columns }: BodyPlan): Sql =>
  joined(
    columns.map(({ name }) => columnOf(bodyRows, name)),
    ", ",
  );

const parsedSql = ({ name, fromJson }: BodyColumn): Sql =>
  fromJson === undefined ? identifier(name) : sql`${fromJson}(${identifier(name)}) as ${identifier(name)}`;

/** Returns the JSON with the defaults of the columns that a row leaves out. */
function filledSql(columns: readonly BodyColumn[], isObject: boolean): Sql {
  const pairs = columns.flatMap(({ name, default: value }) =>
    value === undefined ? [] : [sql`${quotedString(name)}, ${value}`],
  );
  const defaults = sql`jsonb_build_object(${joined(pairs, ", ")})`;
  return isObject
    ? sql`select ${defaults} || pgrst_payload.json_data as val`
    : sql`select jsonb_agg(${defaults} || elem) as val from jsonb_array_elements(pgrst_payload.json_data) elem`;
}

function rowsSql(
  value: Sql,
  columns: readonly BodyColumn[],
  { isObject, isBinary }: { readonly isObject: boolean; readonly isBinary: boolean },
): Sql {
  if (columns.length === 0) {
    // There are as many rows as objects, without columns.
    if (isObject) return sql`(values (1)) _`;
    return isBinary ? sql`jsonb_array_elements(${value}) _` : sql`json_array_elements(${value}) _`;
  }
  const types = joined(
    columns.map(({ name, type }) => sql`${identifier(name)} ${type}`),
    ", ",
  );
  const read = isBinary
    ? isObject
      ? sql`jsonb_to_record`
      : sql`jsonb_to_recordset`
    : isObject
      ? sql`json_to_record`
      : sql`json_to_recordset`;
  return sql`${read}(${value}) as _(${types})`;
}
