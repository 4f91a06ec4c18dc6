import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of this repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

const nouns = [
  "design",
  "theme",
  "variables",
  "collections",
  "formulas",
  "workflows",
  "tables",
  "signatures",
  "own-element",
  "environment",
  "page",
  "page-section",
  "use",
  "section",
  "component",
  "element",
  "workflow",
  "run",
  "step",
];

/**
 * Read all schemas: `nouns` by file name, `elements` by type, `actions` by their name in a step, `collections` by
 * source.
 */
export function readSchemas() {
  const read = (path) => JSON.parse(readFileSync(join(root, "schema", path), "utf8"));
  const folder = (name) =>
    readdirSync(join(root, "schema", name))
      .filter((file) => file.endsWith(".schema.json"))
      .sort()
      .map((file) => [file.replace(".schema.json", ""), read(`${name}/${file}`)]);
  const byName = (a, b) => (a[0] < b[0] ? -1 : 1);
  return {
    value: read("value.schema.json"),
    style: read("style.schema.json"),
    nouns: Object.fromEntries(nouns.map((name) => [name, read(`${name}.schema.json`)])),
    elements: Object.fromEntries(folder("elements")),
    actions: Object.fromEntries(
      folder("actions")
        .map(([, schema]) => [schema["x-action"].name, schema])
        .sort(byName),
    ),
    commonEvents: read("element-events.json").events,
    messages: read("messages.json"),
    collections: Object.fromEntries(folder("collections")),
  };
}

/** Convert `form-input` or `supabase.call` to `FormInput`, `SupabaseCall`. */
export const pascal = (name) => name.replace(/(^|[-._])([a-zA-Z])/g, (_, __, letter) => letter.toUpperCase());

/** Convert `form-input` to `formInput`. */
export const camel = (name) => pascal(name).replace(/^./, (letter) => letter.toLowerCase());
