import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { recordOf } from "../../../json.ts";

/** The installed version of the database, which its files in the cache depend on. */
export function databaseVersion(): string {
  const folder = dirname(dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite")));
  return String(recordOf(JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))).version);
}
