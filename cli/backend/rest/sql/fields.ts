import type { JsonStep } from "../address/names.ts";
import type { FieldPlan } from "../plan/field-plan.ts";
import type { FieldSelection } from "../plan/read-plan.ts";
import { columnOf, identifier, joined, nothing, type Sql, sql, typeName } from "./sql.ts";

/** A field of the rows with this name: a column, or what a path leads to in its value. */
export function fieldSql(rows: Sql, { name, path, isJson }: FieldPlan): Sql {
  const column = columnOf(rows, name);
  if (path.length === 0) return column;
  return sql`${isJson ? column : sql`to_jsonb(${column})`}${joined(path.map(stepSql), "")}`;
}

const stepSql = ({ arrow, to }: JsonStep): Sql =>
  sql`${arrow === "->" ? sql`->` : sql`->>`}${"key" in to ? sql`${to.key}` : sql`${to.index}::int`}`;

/** A column of an answer. */
export function selectionSql(rows: Sql, { field, cast, alias }: FieldSelection): Sql {
  const plain = fieldSql(rows, field);
  const value = field.toJson === undefined ? plain : sql`${field.toJson}(${plain})`;
  const ofType = cast === undefined ? value : sql`cast(${value} as ${typeName(cast)})`;
  return sql`${ofType}${alias === undefined ? nothing : sql` as ${identifier(alias)}`}`;
}
