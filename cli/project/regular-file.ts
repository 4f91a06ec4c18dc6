import { readFileSync, statSync } from "node:fs";
import { ReadError } from "../io.ts";

/**
 * Read a regular file: a pipe or a device could block the command forever.
 *
 * Any other kind of file is a ReadError that names it as `shown`. Links are followed.
 */
export function readRegular(path: string, shown: string): Buffer {
  if (!statSync(path).isFile()) throw new ReadError(notAFile(shown));
  return readFileSync(path);
}

export const notAFile = (shown: string): string => `${shown} is not a regular file`;
