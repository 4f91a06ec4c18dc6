// The files of tests, and what they import from each other.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns the paths of all files of tests from the root, with `/`. */
export function testFiles() {
  return readdirSync("tests", { recursive: true, encoding: "utf8" })
    .map((path) => join("tests", path).replaceAll("\\", "/"))
    .filter((path) => /\.test\.tsx?$/.test(path));
}

/** Whether the text of a module of the tests fits, or the text of another one that it imports. */
export function reaches(file, fits, seen = new Set()) {
  // Texts of tests contain imports of files that do not exist.
  if (!file.startsWith("tests/") || seen.has(file) || !existsSync(file)) return false;
  seen.add(file);
  const text = readFileSync(file, "utf8");
  const imported = Array.from(text.matchAll(/ from "(\.[^"]+\.tsx?)";$/gm), ([, path]) => join(file, "..", path));
  return fits(text, file) || imported.some((path) => reaches(path.replaceAll("\\", "/"), fits, seen));
}

/** Whether a test starts a browser, itself or through the command line. */
export const needsBrowser = (file) =>
  reaches(
    file,
    (text) => /^import (?!type\b)[^;]*? from "playwright-core";$/m.test(text) || text.includes("--pictures"),
  );

/** Whether a test starts a PostgreSQL server. */
export const needsPostgres = (file) => reaches(file, (_, path) => path === "tests/backend/postgres.ts");

/** Whether a test starts Firefox or WebKit. */
export const needsOtherBrowsers = (file) => reaches(file, (_, path) => path === "tests/browser/driver.ts");
