import type { PGlite } from "@electric-sql/pglite";
import type { Driver, Statements, TextRow } from "./driver.ts";

/** Returns the driver of a database in this process. */
export async function pgliteDriver(pglite: PGlite): Promise<Driver> {
  const { messages, protocol } = await import("@electric-sql/pglite");
  const { parse, bind, execute, sync } = protocol.serialize;

  // One message instead of six: the library would ask for the types of the values first, and convert them itself.
  const queryTexts = async (text: string, values: readonly (string | null)[]): Promise<readonly TextRow[]> => {
    const message = Buffer.concat([parse({ text }), bind({ values: [...values] }), execute(), sync()]);
    const answer = await pglite.runExclusive(() => pglite.execProtocol(message, { syncToFs: false }));
    return answer.messages.flatMap((each) => (each instanceof messages.DataRowMessage ? [each.fields] : []));
  };
  return {
    ...statementsOf(pglite),
    transaction: (work) => pglite.transaction((transaction) => work({ ...statementsOf(transaction), queryTexts })),
    listen: (channel, heard) => pglite.listen(channel, heard),
  };
}

const statementsOf = (target: Pick<PGlite, "query" | "exec">): Statements => ({
  query: (text, values) => target.query(text, values),
  exec: (text) => target.exec(text),
});
