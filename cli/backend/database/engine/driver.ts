/** Runs SQL: the database itself, or one of its transactions. */
export interface Statements {
  query<Row>(sql: string, values?: unknown[]): Promise<{ readonly rows: Row[] }>;
  /** Run any number of statements, without values. */
  exec(sql: string): Promise<unknown>;
}

/** The database interface of our own code, for a database in this process or on a server. */
export interface Driver extends Statements {
  transaction<T>(work: (transaction: Statements) => Promise<T>): Promise<T>;
  /** Call `heard` on each notification of a channel, as long as the database is open. */
  listen(channel: string, heard: () => void): Promise<unknown>;
}
