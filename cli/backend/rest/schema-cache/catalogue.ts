/** The tables, keys and functions of a database, as its catalogues have them. */
export interface Catalogue {
  readonly relations: readonly CatalogueRelation[];
  readonly keys: readonly CatalogueKey[];
  readonly functions: readonly CatalogueFunction[];
  /** Casts between domains and JSON or text, which say how a column is read and written. */
  readonly casts: readonly { readonly from: string; readonly to: string; readonly function: string }[];
  readonly handlers: readonly CatalogueHandler[];
  /** The columns of views that come from columns of tables or other views. */
  readonly origins: readonly ViewColumn[];
  /** The settings of the service, by name. */
  readonly settings: readonly (readonly [name: string, value: string])[];
}

export interface QualifiedName {
  readonly schema: string;
  readonly name: string;
}

/** A table, view, materialized view, foreign table or partitioned table of an exposed schema. */
export interface CatalogueRelation extends QualifiedName {
  readonly oid: number;
  readonly isView: boolean;
  readonly columns: readonly CatalogueColumn[];
}

export interface CatalogueColumn {
  readonly name: string;
  /** The type as SQL, with its schema. */
  readonly type: string;
  /** The type below all domains. */
  readonly base: string;
  /** The default as SQL; null without one. */
  readonly default: string | null;
}

/** A primary key, a unique constraint or a foreign key of any table. */
export interface CatalogueKey {
  readonly kind: "p" | "u" | "f";
  readonly name: string;
  readonly table: CatalogueTable;
  readonly columns: readonly CataloguePlace[];
  /** Of a foreign key. */
  readonly target: CatalogueTable | null;
  readonly targetColumns: readonly CataloguePlace[] | null;
}

export interface CatalogueTable extends QualifiedName {
  readonly oid: number;
}

/** A column by its number and name. */
export interface CataloguePlace {
  readonly number: number;
  readonly name: string;
}

export interface CatalogueFunction extends QualifiedName {
  readonly args: readonly CatalogueArgument[];
  readonly returns: QualifiedName;
  readonly returnsSet: boolean;
  readonly returnsRow: boolean;
  readonly isVolatile: boolean;
  readonly isolation: string | null;
  readonly timeout: string | null;
  /** For a function of one row of a table that returns rows of a table: the tables, and whether it is one row. */
  readonly computed: { readonly of: QualifiedName; readonly to: QualifiedName; readonly isOne: boolean } | null;
}

export interface CatalogueArgument {
  /** Empty for an argument without a name. */
  readonly name: string;
  /** The type as SQL, without the length of bits and characters, which would cut the value. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly isVariadic: boolean;
}

/** A domain whose name is a media type, and the aggregate or function that returns it: an answer in that type. */
export interface CatalogueHandler {
  readonly media: string;
  readonly isBinary: boolean;
  /** The aggregate; for a function that returns the type, the type itself, which converts its value. */
  readonly converter: QualifiedName;
  /** The table whose rows are aggregated, or the function; null for any rows. */
  readonly of: QualifiedName | null;
}

/** A column of a view that is a column of a table or of another view. */
export interface ViewColumn {
  readonly view: CatalogueTable;
  readonly column: string;
  readonly number: number;
  readonly originOid: number;
  readonly originNumber: number;
}
