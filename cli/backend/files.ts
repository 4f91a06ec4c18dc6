import { codeOf } from "../error-code.ts";
import { readRegular } from "../project/regular-file.ts";

/** Returns the text of a regular file; empty for a missing file. */
export async function readIfThere(path: string): Promise<string> {
  try {
    return readRegular(path, path).toString("utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return "";
    throw error;
  }
}
