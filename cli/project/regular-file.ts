import { readFileSync, statSync } from "node:fs";
import { ReadError } from "../io.ts";

/**
 * Read a file that must be a regular one: a pipe or a device could keep the command waiting forever.
 *
 * Anything else is a ReadError that names it as `shown`. Links are followed.
 */
export function readRegular(path: string, shown: string): Buffer {
  if (!statSync(path).isFile()) throw new ReadError(notAFile(shown));
  return readFileSync(path);
}

export const notAFile = (shown: string): string => `${shown} is not a regular file`;
