import { isAllRows } from "../address/ranges.ts";
import type { DeletePlan, InsertPlan, UpdatePlan, WritePlan } from "../plan/write-plan.ts";
import { bodyColumns, bodyRows, bodySql } from "./body.ts";
import { conditionsSql, whereSql } from "./conditions.ts";
import { limitSql, orderSql } from "./read.ts";
import { columnOf, identifier, joined, nothing, qualified, type Sql, sql } from "./sql.ts";

/** Returns the statement of a write, with the rows that it returns. */
export function writeSql(plan: WritePlan): Sql {
  switch (plan.kind) {
    case "insert":
      return insertSql(plan);
    case "update":
      return updateSql(plan);
    case "delete":
      return deleteSql(plan);
  }
}

function insertSql(plan: InsertPlan): Sql {
  const { table, body, conflict, conditions } = plan;
  const names = body.columns.map(({ name }) => identifier(name));
  const list = names.length === 0 ? nothing : sql`(${joined(names, ", ")})`;
  const isMerged = conflict?.isMerged === true;
  const where = [...(isMerged ? [counted(1)] : []), ...conditionsSql(bodyRows, conditions)];
  const onConflict =
    conflict === undefined || conflict.columns.length === 0
      ? nothing
      : sql` on conflict (${joined(conflict.columns.map(identifier), ", ")}) ${
          isMerged && names.length > 0 ? mergedSql(names) : sql`do nothing`
        }`;
  return sql`insert into ${qualified(table)}${list} select ${bodyColumns(body)} from ${bodySql(body, false)}${whereSql(
    where,
  )}${onConflict}${returningSql(plan)}`;
}

const mergedSql = (names: readonly Sql[]): Sql =>
  sql`do update set ${joined(
    names.map((name) => sql`${name} = excluded.${name}`),
    ", ",
  )} where ${counted(-1)}`;

/** The setting that counts the rows that a merge inserted: each row that is written, less those that were there. */
export const insertedSetting = sql`nullif(current_setting('pgrst.inserted', true), '')::int`;

/** Is true, and counts. A count in the rows themselves would need the privilege to read them. */
const counted = (step: 1 | -1): Sql =>
  sql`set_config('pgrst.inserted', (coalesce(${insertedSetting}, 0) + ${String(step)}::int)::text, true) <> ''`;

function updateSql(plan: UpdatePlan): Sql {
  const { table, body, range, returning } = plan;
  const target = qualified(table);
  const where = conditionsSql(target, plan.conditions);
  if (body.columns.length === 0) {
    // Nothing is changed, but the columns of the answer are checked.
    const columns = returning.map((name) => columnOf(identifier(table.name), name));
    return sql`select ${columns.length === 0 ? sql`null` : joined(columns, ", ")} from ${target} where false`;
  }
  if (isAllRows(range)) {
    const assigned = body.columns.map(({ name }) => sql`${identifier(name)} = ${columnOf(bodyRows, name)}`);
    return sql`update ${target} set ${joined(assigned, ", ")} from ${bodySql(body, false)}${whereSql(where)}${returningSql(plan)}`;
  }
  const assigned = body.columns.map(
    ({ name }) => sql`${identifier(name)} = (select ${identifier(name)} from pgrst_update_body)`,
  );
  return sql`with pgrst_update_body as (select ${bodyColumns(body)} from ${bodySql(body, true)}), ${affectedSql(
    plan,
  )} update ${target} set ${joined(assigned, ", ")} from pgrst_affected_rows where ${isAffected(plan)}${returningSql(plan)}`;
}

function deleteSql(plan: DeletePlan): Sql {
  const target = qualified(plan.table);
  if (isAllRows(plan.range)) {
    return sql`delete from ${target}${whereSql(conditionsSql(target, plan.conditions))}${returningSql(plan)}`;
  }
  return sql`with ${affectedSql(plan)} delete from ${target} using pgrst_affected_rows where ${isAffected(plan)}${returningSql(plan)}`;
}

/** The rows of a limited write, by the columns that it is sorted by. */
function affectedSql({ table, conditions, order, range }: UpdatePlan | DeletePlan): Sql {
  const target = qualified(table);
  const columns = order.map(({ field }) => columnOf(target, field.name));
  return sql`pgrst_affected_rows as (select ${joined(columns, ", ")} from ${target}${whereSql(
    conditionsSql(target, conditions),
  )}${orderSql(target, order)}${limitSql(range)})`;
}

const isAffected = ({ table, order }: UpdatePlan | DeletePlan): Sql =>
  joined(
    order.map(
      ({ field }) =>
        sql`${columnOf(qualified(table), field.name)} = ${columnOf(identifier("pgrst_affected_rows"), field.name)}`,
    ),
    " and ",
  );

function returningSql({ table, returning }: WritePlan): Sql {
  const columns = returning.map((name) => columnOf(qualified(table), name));
  return sql` returning ${columns.length === 0 ? sql`1` : joined(columns, ", ")}`;
}
