import type { PGlite } from "@electric-sql/pglite";
import { report } from "../../report.ts";

/**
 * Options with which Postgres refuses what is nested too deeply (`54001`), such as a trigger that calls itself without end.
 *
 * Its own limit, 2 MB, is beyond the stack of the engine of JavaScript, which is used up at about 300 kB of what Postgres
 * counts.
 */
export const limitedNesting = ["-c", "max_stack_depth=150kB"];

/**
 * Refuses everything after a statement that used up the stack in spite of the limit, such as a function in SQL that calls
 * itself without end. The driver ignores it, answers with no rows, and its memory is damaged.
 */
export function stopAfterCrash(pglite: PGlite): void {
  const program = pglite.Module;
  let crash: Error | undefined;
  const step = program._PostgresMainLoopOnce;
  program._PostgresMainLoopOnce = () => {
    try {
      step();
    } catch (error) {
      if (!isCrash(error)) throw error;
      crash = Object.assign(new Error(crashText), { code: "XX000" });
      report("database:", crash.message);
      throw endOfLoop(crash);
    }
  };
  const send = pglite.execProtocolRawSync.bind(pglite);
  pglite.execProtocolRawSync = (message) => {
    if (crash !== undefined) throw crash;
    try {
      return send(message);
    } catch (error) {
      throw crash ?? error;
    }
  };
}

/** The program ends a statement with exceptions of its own; these are the engine's. */
const isCrash = (error: unknown): boolean => error instanceof RangeError || error instanceof WebAssembly.RuntimeError;

const crashText =
  "the embedded database stopped: a statement is nested too deeply, as by a function that calls itself without end. Start it again";

/** The driver reads `status` of what is thrown, and goes on without end; so it is one that cannot be read. */
const endOfLoop = (crash: Error): object => ({
  get status(): never {
    throw crash;
  },
});
