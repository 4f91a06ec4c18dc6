/** Runs SQL: the database itself, or one of its transactions. */
export interface Statements {
  query<Row>(sql: string, values?: unknown[]): Promise<{ readonly rows: Row[] }>;
  /** Run any number of statements, without values. */
  exec(sql: string): Promise<unknown>;
}

/** A transaction. */
export interface Transaction extends Statements {
  /**
   * Run one statement, and return its rows.
   *
   * The values are texts, which the database parses by the types that it infers for them; the rows are texts as well.
   */
  queryTexts(sql: string, values: readonly (string | null)[]): Promise<readonly TextRow[]>;
}

/** The columns of a row, as the database writes them. */
export type TextRow = readonly (string | null)[];

/** The database interface of our own code, for a database in this process or on a server. */
export interface Driver extends Statements {
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Call `heard` on each notification of a channel, as long as the database is open. */
  listen(channel: string, heard: () => void): Promise<unknown>;
}
