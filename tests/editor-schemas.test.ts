import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { load, signaturesPath } from "../compiler/1-load/load.ts";
import { validate } from "../compiler/2-validate/validate.ts";
import { filesBelow, readDesign } from "./designs.ts";

const root = join(import.meta.dirname, "..");
const ajv = new Ajv2020({ strict: false, allErrors: true });
for (const path of filesBelow(join(root, "schema/editor"))) ajv.addSchema(JSON.parse(readFileSync(path, "utf8")));

/** The noun of a file's schema: `page` of pages/inicio.json, `theme` of theme.json, `environment` of env/production.json. */
const nounOf = (path: string) => {
  if (path === signaturesPath) return "signatures";
  if (path.startsWith("custom/elements/")) return "own-element";
  const [folder = ""] = path.split("/");
  if (folder === path) return path.slice(0, -".json".length);
  return folder === "env" ? "environment" : folder.slice(0, -1);
};

const nameOfPath = (path: string) => path.slice(0, -".json".length).replace("s/", ":");

function isRightInEditor(path: string, json: unknown): boolean {
  return ajv.validate(`${nounOf(path)}.schema.json`, json);
}

test("editors find nothing wrong in the designs", () => {
  const folders = readdirSync(join(root, "designs"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of folders) {
    const loaded = load(readDesign(join(root, "designs", name)));
    const { value } = validate(loaded);
    for (const { path, json } of loaded.files) {
      if (value.unsound.has(nameOfPath(path))) continue;
      expect(isRightInEditor(path, json), `${name}/${path}: ${ajv.errorsText(ajv.errors)}`).toBe(true);
    }
  }
});

test.each([
  ["property/unknown-of-the-type", "pages/inicio.json"],
  ["property/unknown-of-an-action", "pages/inicio.json"],
  ["element/unknown-type", "pages/inicio.json"],
  ["element/unknown-event", "pages/inicio.json"],
  ["step/unknown-action-inside-a-branch", "pages/inicio.json"],
  ["style/unknown-property", "pages/inicio.json"],
  ["collection/unknown-source", "collections.json"],
  ["property/not-bindable", "pages/inicio.json"],
])("editors see %s", (name, path) => {
  const json: unknown = JSON.parse(readFileSync(join(root, "tests/errors", name, "design", path), "utf8"));
  expect(isRightInEditor(path, json)).toBe(false);
});
