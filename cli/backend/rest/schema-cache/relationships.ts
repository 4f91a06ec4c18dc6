import type { Catalogue, CatalogueKey } from "./catalogue.ts";
import { grouped } from "./grouped.ts";
import {
  type ColumnPairs,
  isSameName,
  type KeyRelationship,
  type Link,
  nameKey,
  type Relationship,
} from "./relationship.ts";
import type { Tables } from "./tables.ts";
import { type ViewKey, withViews } from "./view-keys.ts";

/** The relationships of each table, by `relationshipKey`, in a fixed order. */
export type Relationships = ReadonlyMap<string, readonly Relationship[]>;

/** The key of a table's relationships to tables of a schema, or by functions of a schema. */
export const relationshipKey = (table: { readonly schema: string; readonly name: string }, schema: string): string =>
  `${nameKey(table)}\0${schema}`;

/**
 * Returns how tables and views of the exposed schemas are related: by foreign keys in both directions, by two keys of a
 * table between them, and by functions. A function replaces the keys between the table and one of its own name.
 *
 * Source: PostgREST 12, SchemaCache.
 */
export function relationshipsOf(catalogue: Catalogue, tables: Tables, views: readonly ViewKey[]): Relationships {
  const schemas = new Set([...tables.values()].map(({ schema }) => schema));
  const direct = catalogue.keys
    .filter(({ kind }) => kind === "f")
    .flatMap((key) => withViews(relationshipOf(key, catalogue.keys), key, views));
  const byKeys = [...direct, ...throughJunctions(direct, tables), ...direct.map(inverse)];
  const computed = catalogue.functions.flatMap(({ computed: tie, schema, name }): Relationship[] =>
    tie === null
      ? []
      : [{ kind: "computed", function: { schema, name }, table: tie.of, target: tie.to, isOne: tie.isOne }],
  );
  const replaced = new Set(computed.map((each) => pairKey(each)));
  const all = [...byKeys.filter((one) => !replaced.has(pairKey(one))), ...computed];
  return grouped(all.filter((each) => isExposed(each, schemas)).sort(byOrder), (each) =>
    relationshipKey(each.table, (each.kind === "computed" ? each.function : each.target).schema),
  );
}

const pairKey = (each: Relationship): string =>
  `${nameKey(each.table)}\0${nameKey(each.kind === "computed" ? each.function : each.target)}`;

function isExposed(each: Relationship, schemas: ReadonlySet<string>): boolean {
  const junction =
    each.kind === "key" && each.link.cardinality === "many-to-many" ? each.link.junction.table : undefined;
  return [each.table, each.target, ...(junction ? [junction] : [])].every(({ schema }) => schemas.has(schema));
}

function relationshipOf(key: CatalogueKey, keys: readonly CatalogueKey[]): KeyRelationship {
  const target = key.target ?? key.table;
  const columns = key.columns.map(({ name }, index): [string, string] => [
    name,
    key.targetColumns?.[index]?.name ?? "",
  ]);
  const isUnique = keys.some(
    (other) =>
      other.kind !== "f" &&
      other.table.oid === key.table.oid &&
      other.columns.length === key.columns.length &&
      other.columns.every(({ number }) => key.columns.some((one) => one.number === number)),
  );
  return {
    kind: "key",
    table: { schema: key.table.schema, name: key.table.name },
    target: { schema: target.schema, name: target.name },
    isSelf: target.oid === key.table.oid,
    tableIsView: false,
    targetIsView: false,
    link: { cardinality: isUnique ? "one-to-one" : "many-to-one", constraint: key.name, columns },
  };
}

const swapped = (pairs: ColumnPairs): ColumnPairs => pairs.map(([own, target]) => [target, own]);

function inverse({ table, target, tableIsView, targetIsView, link, ...rest }: KeyRelationship): KeyRelationship {
  const back: Link =
    link.cardinality === "many-to-many"
      ? link
      : {
          ...link,
          cardinality: link.cardinality === "one-to-one" ? "one-to-one" : "one-to-many",
          columns: swapped(link.columns),
        };
  return { ...rest, table: target, target: table, tableIsView: targetIsView, targetIsView: tableIsView, link: back };
}

/** Relate tables through one whose primary key contains keys to both. */
function throughJunctions(direct: readonly KeyRelationship[], tables: Tables): readonly KeyRelationship[] {
  const toOne = direct.flatMap((one) => (one.link.cardinality === "many-to-one" ? [{ ...one, link: one.link }] : []));
  const byTable = grouped(toOne, ({ table }) => nameKey(table));
  return toOne.flatMap((one) =>
    (byTable.get(nameKey(one.table)) ?? []).flatMap((other): KeyRelationship[] => {
      if (one.link.constraint === other.link.constraint) return [];
      const primaryKey = tables.get(nameKey(one.table))?.primaryKey ?? [];
      const isJunction = [...one.link.columns, ...other.link.columns].every(([own]) => primaryKey.includes(own));
      if (!isJunction) return [];
      return [
        {
          kind: "key",
          table: one.target,
          target: other.target,
          isSelf: isSameName(one.target, other.target),
          tableIsView: one.targetIsView,
          targetIsView: other.targetIsView,
          link: {
            cardinality: "many-to-many",
            junction: {
              table: one.table,
              constraints: [one.link.constraint, other.link.constraint],
              source: swapped(one.link.columns),
              destination: swapped(other.link.columns),
            },
          },
        },
      ];
    }),
  );
}

const cardinalities = ["one-to-many", "many-to-one", "one-to-one", "many-to-many"];

// The order in which an ambiguous relation lists them.
function byOrder(one: Relationship, other: Relationship): number {
  const [a, b] = [orderKey(one), orderKey(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}

function orderKey(each: Relationship): string {
  if (each.kind === "computed") return `\uffff${nameKey(each.function)}`;
  const { link } = each;
  const rest =
    link.cardinality === "many-to-many"
      ? [nameKey(link.junction.table), ...link.junction.constraints]
      : [link.constraint, ...link.columns.flat()];
  return [
    nameKey(each.table),
    nameKey(each.target),
    each.isSelf,
    cardinalities.indexOf(link.cardinality),
    ...rest,
  ].join("\0");
}
