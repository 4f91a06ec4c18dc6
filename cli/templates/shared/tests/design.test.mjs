import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const design = new URL("../designs/{{name}}/", import.meta.url);
const read = (path) => JSON.parse(readFileSync(new URL(path, design), "utf8"));

test("the home page exists", () => {
  assert.ok(
    existsSync(new URL(`pages/${read("design.json").pages.home}.json`, design)),
  );
});

test("no two pages have the same address", () => {
  const paths = readdirSync(new URL("pages/", design)).map((file) =>
    JSON.stringify(read(`pages/${file}`).path),
  );
  assert.deepEqual(paths, [...new Set(paths)]);
});
