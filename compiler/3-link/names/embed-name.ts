import type { NamedRelation, NamedTable } from "./symbols.ts";

/** The name by which PostgREST finds related rows in `select`: `target!hint`. */
export interface EmbedName {
  readonly target: string;
  readonly hint?: string;
}

/**
 * Returns the name of a relation of `table` in the syntax of PostgREST; undefined if PostgREST cannot find it.
 *
 * A constraint distinguishes two relations to another table. The two directions of a relation of a table to itself have
 * the same constraint, so there PostgREST (12, `findRel`) wants the column of the foreign key: alone it is the one row
 * that the column refers to, as a hint the rows that refer to this one. It knows neither a foreign key of several columns
 * nor a unique one by its columns.
 */
export function embedName(table: NamedTable, relation: NamedRelation): EmbedName | undefined {
  const { table: target, constraint, isMany } = relation;
  if (target !== table.name) return constraint === undefined ? { target } : { target, hint: constraint };
  const own = Object.keys(relation.columns);
  const [column, ...more] = isMany ? Object.values(relation.columns) : own;
  if (column === undefined) return undefined;
  if (isMany) {
    if (more.length === 0) return { target, hint: column };
    return isOnlyKeyToItself(table, relation) ? { target } : undefined;
  }
  return more.length > 0 || isOneToOne(table, relation) ? undefined : { target: column };
}

/** The name of the table alone means every foreign key to itself. */
const isOnlyKeyToItself = (table: NamedTable, relation: NamedRelation): boolean =>
  toItself(table).every((other) => isSameKey(other, relation));

function isOneToOne(table: NamedTable, relation: NamedRelation): boolean {
  const own = Object.keys(relation.columns);
  const isPrimaryKey = own.length === table.primaryKey.length && own.every((name) => table.primaryKey.includes(name));
  return isPrimaryKey || toItself(table).some((other) => !other.isMany && isMirrored(other, relation));
}

const toItself = (table: NamedTable): readonly NamedRelation[] =>
  [...table.relations.values()].filter((relation) => relation.table === table.name);

const isSameKey = (a: NamedRelation, b: NamedRelation): boolean =>
  a.isMany === b.isMany ? isSame(pairsOf(a), pairsOf(b)) : isMirrored(a, b);

const isMirrored = (a: NamedRelation, b: NamedRelation): boolean =>
  isSame(
    pairsOf(a),
    pairsOf(b).map(([own, other]) => [other, own]),
  );

type Pairs = readonly (readonly [own: string, other: string])[];

const pairsOf = ({ columns }: NamedRelation): Pairs => Object.entries(columns);

const isSame = (a: Pairs, b: Pairs): boolean =>
  a.length === b.length && a.every(([own, other]) => b.some((pair) => pair[0] === own && pair[1] === other));
