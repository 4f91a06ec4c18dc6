/** What SQL runs on: the database itself, or one transaction of it. */
export interface Statements {
  query<Row>(sql: string, values?: unknown[]): Promise<{ readonly rows: Row[] }>;
  /** Run any number of statements, without values. */
  exec(sql: string): Promise<unknown>;
}

/** A database as our own code uses it, whether it runs in this process or elsewhere. */
export interface Driver extends Statements {
  transaction<T>(work: (transaction: Statements) => Promise<T>): Promise<T>;
  /** Hear of the notifications of a channel, for as long as the database is open. */
  listen(channel: string, heard: () => void): Promise<unknown>;
}
