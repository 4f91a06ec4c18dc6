import type { Filter, Operator, TextSearch } from "../address/filter.ts";
import type { FieldPlan } from "../plan/field-plan.ts";
import type { Condition } from "../plan/read-plan.ts";
import { fieldSql } from "./fields.ts";
import { arrayLiteral, identifier, joined, nothing, type Sql, sql } from "./sql.ts";

/** Conditions on the rows with this name, all of which must hold; `absence` is SQL for the absence of embedded rows. */
export const conditionsSql = (
  rows: Sql,
  conditions: readonly Condition[],
  absence: (rows: string) => Sql = hasNoRows,
): readonly Sql[] => conditions.map((condition) => conditionSql(rows, condition, absence));

/** The clause of conditions that must all hold. */
export const whereSql = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? nothing : sql` where ${joined(conditions, " and ")}`;

const hasNoRows = (rows: string): Sql => sql`${identifier(rows)} is not distinct from null`;

function conditionSql(rows: Sql, condition: Condition, absence: (rows: string) => Sql): Sql {
  switch (condition.kind) {
    case "group": {
      const items = joined(
        condition.items.map((item) => conditionSql(rows, item, absence)),
        condition.operator === "and" ? " and " : " or ",
      );
      return sql`${not(condition)}(${items})`;
    }
    case "embed":
      return sql`${not(condition)}(${absence(condition.rows)})`;
    case "filter":
      return sql`${not(condition.filter)}${filterSql(rows, condition.field, condition.filter)}`;
  }
}

const not = ({ isNegated }: { readonly isNegated: boolean }): Sql => (isNegated ? sql`not ` : nothing);

/** A filter without its negation. Values are parsed by the type that the operator expects. */
function filterSql(rows: Sql, field: FieldPlan, { test }: Filter): Sql {
  const left = fieldSql(rows, field);
  const converted = (value: Sql): Sql => (field.fromText === undefined ? value : sql`${field.fromText}(${value})`);
  switch (test.kind) {
    case "operator": {
      const isPattern = test.operator === "like" || test.operator === "ilike";
      const value = isPattern ? sql`${test.value.replaceAll("*", "%")}` : converted(sql`${test.value}`);
      const right = test.of === undefined ? value : test.of === "any" ? sql`any(${value})` : sql`all(${value})`;
      return sql`${left} ${operators[test.operator]} ${right}`;
    }
    case "in":
      return sql`${left} = any(${listSql(test.values, field)})`;
    case "is":
      return sql`${left} is ${isValues[test.value]}`;
    case "isdistinct":
      return sql`${left} is distinct from ${test.value}`;
    case "text-search": {
      const language = test.language === undefined ? nothing : sql`${test.language}, `;
      const words = field.isConvertedToWords ? sql`to_tsvector(${language}${left})` : left;
      return sql`${words} @@ ${textSearches[test.operator]}(${language}${test.value})`;
    }
  }
}

function listSql(values: readonly string[], { fromText }: FieldPlan): Sql {
  const isEmpty = values.length === 1 && values[0] === "";
  const list = isEmpty ? "{}" : arrayLiteral(values);
  return fromText === undefined ? sql`${list}` : sql`array(select ${fromText}(unnest(${list}::text[])))`;
}

const operators: Readonly<Record<Operator, Sql>> = {
  eq: sql`=`,
  neq: sql`<>`,
  gt: sql`>`,
  gte: sql`>=`,
  lt: sql`<`,
  lte: sql`<=`,
  like: sql`like`,
  ilike: sql`ilike`,
  match: sql`~`,
  imatch: sql`~*`,
  cs: sql`@>`,
  cd: sql`<@`,
  ov: sql`&&`,
  sl: sql`<<`,
  sr: sql`>>`,
  nxr: sql`&<`,
  nxl: sql`&>`,
  adj: sql`-|-`,
};

const textSearches: Readonly<Record<TextSearch, Sql>> = {
  fts: sql`to_tsquery`,
  plfts: sql`plainto_tsquery`,
  phfts: sql`phraseto_tsquery`,
  wfts: sql`websearch_to_tsquery`,
};

const isValues = {
  null: sql`null`,
  not_null: sql`not null`,
  true: sql`true`,
  false: sql`false`,
  unknown: sql`unknown`,
};
