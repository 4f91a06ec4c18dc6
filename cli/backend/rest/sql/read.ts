import { isAllRows, type LimitRange, restricted, rowCount } from "../address/ranges.ts";
import type { EmbedPlan, OrderPlan, ReadPlan } from "../plan/read-plan.ts";
import type { ColumnPairs, KeyRelationship } from "../schema-cache/relationship.ts";
import { leadsToOne } from "../schema-cache/relationship.ts";
import { conditionsSql, whereSql } from "./conditions.ts";
import { fieldSql, selectionSql } from "./fields.ts";
import { columnOf, identifier, joined, nothing, qualified, type Sql, sql } from "./sql.ts";

/**
 * Returns the query of a plan. Each embedded relation is a lateral join: of one row, or of a list of rows as JSON.
 * `maxRows` limits the rows at each level; without it, nothing does but the request.
 */
export function selectSql(plan: ReadPlan, maxRows: number | undefined, embed?: EmbedPlan): Sql {
  const rows = rowsOf(plan, embed);
  const fields =
    plan.fields.length === 0 && plan.embeds.length === 0
      ? [sql`${rows}.*`]
      : plan.fields.map((field) => selectionSql(rows, field));
  const columns = joined([...fields, ...plan.embeds.flatMap(embeddedColumns)], ", ");
  const where = [...conditionsSql(rows, plan.where), ...joinConditions(plan, embed)];
  return sql`select ${columns} from ${fromSql(plan, embed)}${joined(
    plan.embeds.map((each) => joinSql(each, maxRows)),
    "",
  )}${whereSql(where)}${orderSql(rows, plan.order)}${limitSql(
    maxRows === undefined ? plan.range : restricted(plan.range, maxRows),
  )}`;
}

/** The name of a plan's rows. */
function rowsOf({ from, alias }: ReadPlan, embed: EmbedPlan | undefined): Sql {
  if (embed?.relationship.kind === "computed") return identifier(alias ?? embed.relationship.function.name);
  return alias === undefined ? qualified(from) : identifier(alias);
}

function fromSql({ from, alias }: ReadPlan, embed: EmbedPlan | undefined): Sql {
  const as = alias === undefined ? nothing : sql` as ${identifier(alias)}`;
  const relationship = embed?.relationship;
  if (relationship?.kind === "computed") {
    // The type distinguishes functions of one name.
    const row = sql`${qualified({ schema: "", name: embed?.parent.name ?? "" })}::${qualified(relationship.table)}`;
    return sql`${qualified(relationship.function)}(${row})${as}`;
  }
  const between =
    relationship?.link.cardinality === "many-to-many" ? sql`, ${qualified(relationship.link.junction.table)}` : nothing;
  return sql`${qualified(from)}${as}${between}`;
}

function joinConditions(plan: ReadPlan, embed: EmbedPlan | undefined): readonly Sql[] {
  if (embed?.relationship.kind !== "key") return [];
  return keyConditions(embed.relationship, qualified(embed.parent), rowsOf(plan, embed));
}

function keyConditions({ link }: KeyRelationship, parent: Sql, rows: Sql): readonly Sql[] {
  const equal = (left: Sql, right: Sql, pairs: ColumnPairs): readonly Sql[] =>
    pairs.map(([own, target]) => sql`${columnOf(right, target)} = ${columnOf(left, own)}`);
  if (link.cardinality !== "many-to-many") return equal(parent, rows, link.columns);
  const { table, source, destination } = link.junction;
  return [...equal(rows, qualified(table), destination), ...equal(parent, qualified(table), source)];
}

/** The columns of an embedded relation in its parent's rows. */
function embeddedColumns({ plan, rows, name, relationship, isSpread, isHidden }: EmbedPlan): readonly Sql[] {
  const own = identifier(rows);
  if (isSpread) return spreadNames(plan).map((column) => columnOf(own, column));
  if (isHidden) return [];
  const value = leadsToOne(relationship) ? sql`row_to_json(${own}.*)::jsonb` : sql`coalesce(${own}.${own}, '[]')`;
  return [sql`${value} as ${identifier(name)}`];
}

/** The names of the columns that a spread relation adds. */
const spreadNames = ({ fields, embeds }: ReadPlan): readonly string[] => [
  ...fields.map(({ field, alias }) => alias ?? field.name),
  ...embeds.flatMap((embed) => (embed.isSpread ? spreadNames(embed.plan) : [embed.name])),
];

function joinSql(embed: EmbedPlan, maxRows: number | undefined): Sql {
  const { plan, rows, relationship, isInner, isSpread } = embed;
  const query = selectSql(plan, maxRows, embed);
  const own = identifier(rows);
  const join = isInner ? sql` inner join lateral ` : sql` left join lateral `;
  if (isSpread || leadsToOne(relationship)) return sql`${join}(${query}) as ${own} on true`;
  const list = sql`select json_agg(${own})::jsonb as ${own} from (${query}) as ${own}`;
  return sql`${join}(${list}) as ${own} on ${isInner ? sql`${own} is not null` : sql`true`}`;
}

export function orderSql(rows: Sql, order: readonly OrderPlan[]): Sql {
  const terms = order.map(({ term, field, rows: related }) => {
    const direction = term.direction === undefined ? nothing : term.direction === "asc" ? sql` asc` : sql` desc`;
    const nulls = term.nulls === undefined ? nothing : term.nulls === "first" ? sql` nulls first` : sql` nulls last`;
    // The rows of a relation have its columns as they were selected.
    const value =
      related === undefined ? fieldSql(rows, field) : fieldSql(identifier(related), { ...field, isJson: true });
    return sql`${value}${direction}${nulls}`;
  });
  return terms.length === 0 ? nothing : sql` order by ${joined(terms, ", ")}`;
}

export function limitSql(range: LimitRange): Sql {
  if (isAllRows(range)) return nothing;
  const count = rowCount(range);
  return sql` limit ${count === undefined ? sql`all` : sql`${String(count)}`} offset ${String(range.from)}`;
}

/**
 * Returns a query with as many rows as the plan has without its limits.
 *
 * An embedded relation counts only where it decides about rows: with `!inner`, and in filters on its absence.
 */
export function countedSql(plan: ReadPlan, embed?: EmbedPlan): Sql {
  const rows = rowsOf(plan, embed);
  const absence = (name: string): Sql => {
    const found = plan.embeds.find((each) => each.rows === name);
    return found ? sql`not exists (${countedSql(found.plan, found)})` : sql`true`;
  };
  const where = [
    ...conditionsSql(rows, plan.where, absence),
    ...joinConditions(plan, embed),
    ...plan.embeds.flatMap((each) => (each.isInner ? [sql`exists (${countedSql(each.plan, each)})`] : [])),
  ];
  return sql`select 1 from ${fromSql(plan, embed)}${whereSql(where)}`;
}
