import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Write files below a folder, with the folders that they are in; the text of each by its path. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
