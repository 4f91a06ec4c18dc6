import { fromCatalogue, type Sql } from "../sql/sql.ts";
import type { Catalogue, CatalogueRelation, QualifiedName } from "./catalogue.ts";
import { nameKey } from "./relationship.ts";
import type { ViewKey } from "./view-keys.ts";

/** A table or view of an exposed schema. */
export interface Table extends QualifiedName {
  readonly columns: ReadonlyMap<string, Column>;
  readonly primaryKey: readonly string[];
}

export interface Column {
  readonly name: string;
  readonly type: Sql;
  readonly typeText: string;
  readonly isJson: boolean;
  readonly isTextVector: boolean;
  /** What `missing=default` writes; undefined without a default. */
  readonly default: Sql | undefined;
}

/** The tables by `nameKey`. */
export type Tables = ReadonlyMap<string, Table>;

/** Returns the tables of the exposed schemas. A view has the primary keys of the tables whose keys it has. */
export function tablesOf({ relations, keys }: Catalogue, views: readonly ViewKey[]): Tables {
  return new Map(
    relations.map((relation): [string, Table] => {
      const primaryKey = relation.isView
        ? views
            .filter(({ view, key }) => key.kind === "p" && nameKey(view) === nameKey(relation))
            .flatMap(({ columns }) => columns.flatMap((names) => names.slice(0, 1)))
        : keys
            .filter(({ kind, table }) => kind === "p" && table.oid === relation.oid)
            .flatMap(({ columns }) => columns.map(({ name }) => name));
      const { schema, name } = relation;
      return [nameKey(relation), { schema, name, columns: columnsOf(relation), primaryKey }];
    }),
  );
}

const columnsOf = ({ columns }: CatalogueRelation): ReadonlyMap<string, Column> =>
  new Map(
    columns.map((column): [string, Column] => [
      column.name,
      {
        name: column.name,
        type: fromCatalogue(column.type),
        typeText: column.type,
        isJson: column.type === "json" || column.type === "jsonb",
        isTextVector: column.base === "tsvector",
        default: column.default === null ? undefined : fromCatalogue(column.default),
      },
    ]),
  );
