import { codeOf } from "../error-code.ts";

const unsettled = new Set(["ENOENT", "ENOTDIR", "EISDIR", "ENOTEMPTY", "EEXIST", "ELOOP", "ESTALE", "EBUSY", "EPERM"]);

/** Whether the system says that a file is not what it was when it was listed. */
export const isUnsettled = (error: unknown): error is Error => unsettled.has(codeOf(error) ?? "");

/** How long to wait before each further attempt. */
const waitsMs = [50, 100, 200, 400, 800];

/** Do work on folders that somebody else may be changing, as git does between two branches: try again for a moment. */
export async function whenSettled<T>(work: () => Promise<T>): Promise<T> {
  for (const waitMs of waitsMs) {
    try {
      return await work();
    } catch (error) {
      if (!isUnsettled(error)) throw error;
      await new Promise((done) => setTimeout(done, waitMs));
    }
  }
  return work();
}

/** Returns a function that prints a text, but not the one that it printed last. */
export function tellingOnce(print: (text: string) => void): (text: string | undefined) => void {
  let last: string | undefined;
  return (text) => {
    if (text !== undefined && text !== last) print(text);
    last = text;
  };
}
