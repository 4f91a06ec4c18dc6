import { projectSearchPath } from "./engine/connection.ts";
import type { Driver } from "./engine/driver.ts";
import { type Statement, statementsOf } from "./statements.ts";

/**
 * Describe a failure of a script: `path:line:column: message`, and the statement that failed. Runs the script again,
 * statement by statement, and keeps nothing of it.
 */
export async function describeFailure(database: Driver, path: string, sql: string, error: unknown): Promise<string> {
  const message = error instanceof Error ? error.message : String(error);
  const failed = await failedStatement(database, sql, message);
  const offset = failed === undefined ? positionOf(error) : failed.start + failed.offset;
  const place = offset === undefined ? "" : `:${lineAndColumn(sql, offset)}`;
  const shown = failed === undefined ? "" : `\n${indented(failed.text)}`;
  const own: unknown = error instanceof Error ? Reflect.get(error, "hint") : undefined;
  const hint = /^extension ".*" is not available$/.test(message) ? noExtension : own;
  return `${path}${place}: ${message}${shown}${typeof hint === "string" && hint !== "" ? `\n  help: ${hint}` : ""}`;
}

const noExtension = "leave it and what needs it out, or use a server that has it with `--database-url`";

/** The settings that a script starts with: what another one set, as the head of a dump does, is over with it. */
export const freshSettings = `
reset session authorization; reset role; reset all;
set search_path = ${projectSearchPath}; set time zone 'UTC'`;

/** Finds the statement that fails with a message. */
async function failedStatement(
  database: Driver,
  sql: string,
  message: string,
): Promise<(Statement & { readonly offset: number }) | undefined> {
  let found: (Statement & { readonly offset: number }) | undefined;
  await database
    .transaction(async (transaction) => {
      await transaction.exec(freshSettings);
      for (const statement of statementsOf(sql)) {
        try {
          await transaction.exec(statement.text);
        } catch (error) {
          // A statement that was cut at the wrong place fails in another way.
          if (error instanceof Error && error.message === message)
            found = { ...statement, offset: positionOf(error) ?? 0 };
          throw error;
        }
      }
      throw new Error("the script runs now");
    })
    .catch(() => {});
  return found;
}

/** The offset that the database reports, from one-based characters. */
function positionOf(error: unknown): number | undefined {
  const position = error instanceof Error && "position" in error ? Number(error.position) : Number.NaN;
  return Number.isFinite(position) ? position - 1 : undefined;
}

function lineAndColumn(sql: string, offset: number): string {
  const lines = sql.slice(0, offset).split("\n");
  return `${lines.length}:${(lines.at(-1) ?? "").length + 1}`;
}

const shownLines = 5;

/** The first lines of a statement, indented. */
function indented(statement: string): string {
  const lines = statement.split("\n");
  const shown = lines.slice(0, shownLines).map((line) => `    ${line}`);
  return [...shown, ...(lines.length > shownLines ? ["    …"] : [])].join("\n");
}
