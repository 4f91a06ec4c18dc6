/** `tables.json` of a design: everything that a signed-in user of the app can reach in its database. */
export interface TablesFile {
  readonly $schema?: string;
  readonly tables: Readonly<Record<string, TableInfo>>;
  readonly views: Readonly<Record<string, TableInfo>>;
  readonly functions: Readonly<Record<string, FunctionInfo>>;
}

/** A table or view; the `primaryKey` of a view comes from `@key` in its comment. */
export interface TableInfo {
  readonly description?: string;
  readonly columns: Readonly<Record<string, ColumnInfo>>;
  readonly primaryKey?: readonly string[];
  readonly relations?: Readonly<Record<string, RelationInfo>>;
  /** The names that a refused write may report: of constraints and unique indexes. */
  readonly constraints?: readonly string[];
  /** The app can read it but cannot write any of its columns. */
  readonly readonly?: boolean;
  /** Its changes are published to everyone who may read the rows. */
  readonly realtime?: boolean;
}

/** A column, a list item, a member of a JSON value, an argument or a result. */
export interface ColumnInfo {
  readonly type: "text" | "number" | "boolean" | "date" | "json" | "list" | "nothing";
  readonly nullable?: boolean;
  readonly hasDefault?: boolean;
  readonly generated?: boolean;
  readonly writeOnly?: boolean;
  readonly enum?: readonly (string | number)[];
  readonly item?: ColumnInfo;
  readonly fields?: Readonly<Record<string, ColumnInfo>>;
  readonly description?: string;
}

/** A foreign key, seen from either side; `constraint` distinguishes several between the same tables. */
export interface RelationInfo {
  readonly table: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly many?: boolean;
  readonly constraint: string;
}

/** A function of the API. */
export interface FunctionInfo {
  readonly description?: string;
  readonly args: Readonly<Record<string, ColumnInfo & { readonly optional?: boolean }>>;
  readonly returns: ColumnInfo | { readonly table: Readonly<Record<string, ColumnInfo>> } | { readonly rows: string };
}
