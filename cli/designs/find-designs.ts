import { readdirSync } from "node:fs";
import { join } from "node:path";
import { hasFile } from "../project/root.ts";

/** Whether a folder can contain designs: hidden folders and packages are left out. */
const isSearched = (name: string): boolean => name !== "node_modules" && !name.startsWith(".");

/** Lists the design folders at or below a folder, sorted. Links are not followed, and no design is inside another. */
export function designsBelow(folder: string): readonly string[] {
  if (hasFile(folder, "design.json")) return [folder];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isSearched(entry.name))
    .map(({ name }) => join(folder, name))
    .sort()
    .flatMap(designsBelow);
}

/** Lists the design folders among the files of a commit that are at or below a folder, all as paths from its top. */
export function designsAmong(paths: readonly string[], folder: string): readonly string[] {
  const found = paths
    .flatMap((path) => /^(?:(.*)\/)?design\.json$/.exec(path)?.slice(1) ?? [])
    .map((path = "") => path)
    .filter((path) => isAtOrBelow(folder, path) && (path === "" || path.split("/").every(isSearched)));
  return found.filter((path) => !found.some((other) => other !== path && isAtOrBelow(other, path))).sort();
}

const isAtOrBelow = (folder: string, path: string): boolean =>
  folder === "" || path === folder || path.startsWith(`${folder}/`);
