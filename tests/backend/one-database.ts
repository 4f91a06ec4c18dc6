import { openDatabase, prepareFor } from "../../cli/backend/database/database.ts";
import type { Askable } from "../../cli/backend/database/introspect.ts";

/** A database in memory in which changes are tried, one after the other. */
export interface TriedDatabase {
  /** Reads what the database has. */
  read<T>(reader: (database: Askable) => Promise<T>): Promise<T>;
  /** Makes a change, reads what the database has then, and takes the change back. */
  after<T>(sql: string, reader: (database: Askable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Opens a database with what a script creates, and the stand-ins that a script may ask for. */
export async function databaseOf(sql: string, standIns = ""): Promise<TriedDatabase> {
  const database = await openDatabase({ migrations: [{ version: "1", name: "base", sql }], seed: "" }, undefined);
  if (standIns !== "") await prepareFor(database, standIns, sql);
  const { driver } = database;
  const askable: Askable = {
    query: async <Row extends object>(text: string) => (await driver.query<Row>(text)).rows,
  };
  return {
    read: (reader) => reader(askable),
    after: async (change, reader) => {
      await driver.exec("begin");
      try {
        await driver.exec(change);
        return await reader(askable);
      } finally {
        await driver.exec("rollback");
      }
    },
    close: () => database.close(),
  };
}
