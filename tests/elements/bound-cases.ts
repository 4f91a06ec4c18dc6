import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, expect } from "vitest";
import { expectAttached } from "./expect-locator.ts";
import type { BoundCase, Shown } from "./fixtures/bound-properties.tsx";
import { openScene, type SceneOf } from "./open-scene.ts";

const folder = new URL("../../schema/elements/", import.meta.url);
// The library of apex-chart sets random ids, so its HTML is never the same; apex-chart.test.ts has its own cases.
export const types = readdirSync(folder)
  .map((file) => file.replace(".schema.json", ""))
  .filter((type) => type !== "apex-chart");

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly "x-bind"?: boolean;
  readonly "x-css"?: string;
  readonly "x-type"?: string;
}

/** Properties whose type does not say which values work. */
const known: Readonly<Record<string, readonly [unknown, unknown]>> = {
  backgroundVideo: ["/um", "/dois"],
  currency: ["USD", "BRL"],
  customFormat: ["dd/MM/yyyy", "yyyy"],
  date: ["2025-01-02", "2024-03-04"],
  fontFamily: ["serif", "monospace"],
  format: ["yyyy-MM-dd", "MMMM d yyyy"],
  lang: ["pt", "en"],
  locale: ["pt", "en"],
  mask: ["99", "AA"],
  pattern: ["[a-z]+", "[0-9]+"],
  timezone: ["UTC", "Africa/Abidjan"],
  unit: ["celsius", "liter"],
};

const picture = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" fill="${color}"/>`)}`;
const rows = [
  { id: "a", label: "Ana", value: 1, valor: 2 },
  { id: "b", label: "Bia", value: 2, valor: 3 },
  { id: "c", label: "Caio", value: 3, valor: 5 },
];

/** Returns two values of a type. */
function samples(name: string, schema: Schema, type?: string): readonly [unknown, unknown] {
  const found = known[name];
  if (found) return found;
  if (schema.enum) return [schema.enum[0], schema.enum.at(-1)];
  if (schema["x-type"] === "url" && type === "video") return ["/um", "/dois"];
  if (schema["x-type"] === "url") return [picture("red"), picture("blue")];
  if (schema["x-type"] === "icon") return [[["path", { d: "M1 1" }]], [["path", { d: "M2 2" }]]];
  const kind = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (kind === "boolean") return [false, true];
  if (kind === "number" || kind === "integer") return numbers(schema);
  if (kind === "array") return lists(schema);
  if (kind === "object") return [filled(schema, 0), filled(schema, 1)];
  if (schema["x-css"]) return /^\d/.test(String(schema.default)) ? ["11px", "22px"] : ["rgb(1, 2, 3)", "rgb(4, 5, 6)"];
  return ["um", "dois"];
}

function numbers({ minimum = 1, maximum = Number.POSITIVE_INFINITY }: Schema): readonly [number, number] {
  const first = Math.max(minimum, 1);
  return [first, first + 1 > maximum ? minimum : first + 1];
}

function lists({ items = {} }: Schema): readonly [unknown, unknown] {
  if (items["x-type"] === "unknown") return [rows.slice(0, 2), rows];
  const [first, second] = samples("", items);
  return [[first], [first, second]];
}

const filled = ({ properties = {} }: Schema, which: 0 | 1): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, samples(name, each)[which]]));

/** The properties that may be bound, also in items. */
function* casesIn(type: string, schema: Schema, path: BoundCase["path"] = []): Generator<BoundCase> {
  for (const [name, each] of Object.entries(schema.properties ?? {})) {
    const own = [...path, name];
    if (each["x-bind"]) {
      const [first, second] = samples(name, each, type);
      yield { path: own, first, second };
    } else if (each.items?.properties) yield* casesIn(type, each.items, [...own, 0]);
    else if (each.properties) yield* casesIn(type, each, own);
  }
}

/** What an element needs to show the property at all. */
export const around: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "bar-chart": { data: rows, dataXField: "label" },
  // With a video, so that its code is loaded before the first comparison.
  base: { backgroundVideo: "/um" },
  "data-grid": {
    data: rows,
    dataIdPath: "id",
    columns: [
      { id: "label", name: "Nome", path: "label" },
      { id: "valor", name: "Valor", path: "valor" },
    ],
  },
  "draggable-list": { items: rows, itemKey: "id" },
  // With HTML that is not trusted, so that what sanitises it is loaded before the first comparison.
  "html-embed": { source: "<b>um</b>" },
  icon: { icon: [["path", { d: "M0 0" }]] },
  kanban: { items: rows, stackedBy: "id", stacks: ["a", "b"] },
  "line-chart": { data: rows, dataXField: "label" },
  multiselect: { options: rows, valueField: "id", labelField: "label" },
  "pie-chart": { data: rows, dataXField: "label" },
  "radio-group": { options: rows, valueField: "id", labelField: "label" },
  select: { options: rows, valueField: "id", labelField: "label" },
  stack: { items: rows },
  accordion: { items: [{ id: "um", label: "Um" }] },
  tabs: {
    tabs: [
      { id: "um", label: "Um" },
      { id: "dois", label: "Dois" },
    ],
  },
};

/** The cases of an element type. */
export const casesOf = (type: string): readonly BoundCase[] => [...casesIn(type, schemaOf(type))];

const schemaOf = (type: string): Schema => JSON.parse(readFileSync(new URL(`${type}.schema.json`, folder), "utf8"));

/** Opens the scene for the tests of a file, each of which must leave it without an error. */
export function openBoundForTests(): () => SceneOf<"bound-properties", "all"> {
  let app: SceneOf<"bound-properties", "all">;
  beforeAll(async () => {
    app = await openBound();
  });
  let errorCount = 0;
  beforeEach(() => {
    errorCount = app.errors.length;
  });
  afterEach(() => {
    expect(app.errors.slice(errorCount)).toEqual([]);
  });
  return () => app;
}

/** Open the scene that compares values with formulas, with the code of all elements loaded. */
async function openBound(): Promise<SceneOf<"bound-properties", "all">> {
  const app = await openScene("bound-properties", "all");
  await app.page.clock.setFixedTime("2025-06-15T12:00:00Z");
  // Without motion, a page settles at once.
  await app.page.emulateMedia({ reducedMotion: "reduce" });
  const plain = ["select", "multiselect"].map((type) => [type, { ...around[type], searchable: false }] as const);
  await app.call("load", [...types.map((type) => [type, around[type] ?? {}] as const), ...plain]);
  // What sanitises HTML has loaded.
  await expectAttached(app.page.locator("b", { hasText: "um" }));
  await app.call("unload");
  return app;
}

/** Check that a formula shows the same as its values. */
export function check({ path }: BoundCase, [first, second, bound, next]: Shown | readonly [] = []): void {
  expect(bound, path.join(".")).toBeDefined();
  expect(bound, path.join(".")).not.toMatch(/=>|function|\[object /);
  expect(bound, path.join(".")).toBe(first);
  expect(next, path.join(".")).toBe(second);
}
