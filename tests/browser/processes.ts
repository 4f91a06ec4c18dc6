import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

const patienceMs = 30_000;

/** Wait until a program writes what matches. Throws when it ends or takes half a minute. */
export function lineWith(program: ChildProcess, output: Readable, pattern: RegExp): Promise<RegExpExecArray> {
  let text = "";
  return new Promise((done, failed) => {
    const fail = (why: string): void => failed(new Error(`${program.spawnfile} ${why}:\n${text}`));
    const timer = setTimeout(() => fail(`wrote nothing like ${pattern}`), patienceMs);
    program.once("error", (error) => fail(error.message));
    program.once("exit", (code) => fail(`ended with ${code}`));
    output.on("data", (data) => {
      text += String(data);
      const found = pattern.exec(text);
      if (!found) return;
      clearTimeout(timer);
      done(found);
    });
  });
}

/** End a program, and wait until it is gone. */
export async function endProcess(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, "exit");
  program.kill();
  await gone;
}
