import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeBrowser } from "../browser/harness.ts";
import { type Mounted, mount } from "./mount.ts";

const folder = new URL("../../schema/elements/", import.meta.url);
const types = readdirSync(folder).map((file) => file.replace(".schema.json", ""));
const nameOf = (type: string): string => type.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly "x-bind"?: boolean;
  readonly "x-css"?: boolean;
  readonly "x-type"?: string;
}

/** A property that may be bound: where it is among the properties, and two values of its type. */
interface Case {
  readonly path: readonly (string | number)[];
  readonly first: unknown;
  readonly second: unknown;
}

/** Properties whose type does not say which values work. */
const known: Readonly<Record<string, readonly [unknown, unknown]>> = {
  currency: ["USD", "BRL"],
  customFormat: ["dd/MM/yyyy", "yyyy"],
  date: ["2025-01-02", "2024-03-04"],
  fontFamily: ["serif", "monospace"],
  format: ["yyyy-MM-dd", "MMMM d yyyy"],
  lang: ["pt", "en"],
  locale: ["pt", "en"],
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

/** Two values of a type. */
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

/** The properties that may be bound, those of items too. */
function* casesOf(type: string, schema: Schema, path: readonly (string | number)[] = []): Generator<Case> {
  for (const [name, each] of Object.entries(schema.properties ?? {})) {
    const own = [...path, name];
    if (each["x-bind"]) {
      const [first, second] = samples(name, each, type);
      yield { path: own, first, second };
    } else if (each.items?.properties) yield* casesOf(type, each.items, [...own, 0]);
    else if (each.properties) yield* casesOf(type, each, own);
  }
}

/** What an element needs to show the property at all. */
const around: Readonly<Record<string, object>> = {
  "bar-chart": { data: rows, dataXField: "label" },
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
  multiselect: { options: rows, valueField: "id", labelField: "label" },
  "pie-chart": { data: rows, dataXField: "label" },
  select: { options: rows, valueField: "id", labelField: "label" },
  accordion: { items: [{ id: "um", label: "Um" }] },
  tabs: {
    tabs: [
      { id: "um", label: "Um" },
      { id: "dois", label: "Dois" },
    ],
  },
};

/** Types that show what they hold in a layer over the page, one at a time. */
const layered = ["date-picker", "dropdown", "modal", "multiselect", "select"];

/** While these hold, a list cannot be opened; one that is open stays open. */
const closing = ["disabled", "readonly"];

const setup = `
const components = { ${types.map((type) => `"${type}": ${nameOf(type)}`).join(", ")} };
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** The content of a node as text: attributes and styles sorted, ids by their order, and what fields hold. */
function shown(node) {
  const ids = new Map();
  return [...node.childNodes].map(textOf).join("").replace(/(?:base-ui-)?_r_[0-9a-z]+_|Dnd[A-Za-z]+-[0-9]+/g, (id) => {
    if (!ids.has(id)) ids.set(id, "id" + ids.size);
    return ids.get(id);
  });
}

function textOf(node) {
  if (!(node instanceof Element)) return node.textContent;
  // What the library does to the rest of the page, at a moment of its own.
  if (node.localName === "script" || node.hasAttribute("data-base-ui-focus-guard")) return "";
  const isInert = node.hasAttribute("data-base-ui-inert");
  const attributes = [...node.attributes].map(({ name, value }) => {
    if (isInert && (name === "data-base-ui-inert" || name === "aria-hidden")) return "";
    const text = name === "style" ? value.split(";").map((one) => one.trim()).sort().join(";") : value;
    return text === "" && name === "style" ? "" : " " + name + '="' + text + '"';
  });
  const holds = node.matches("input, textarea, select") ? " holds " + (node.type === "checkbox" ? node.checked : node.value) : "";
  return "<" + node.localName + attributes.sort().join("") + holds + ">" + [...node.childNodes].map(textOf).join("") + "</>";
}

/** Wait until nothing changes any more. */
async function settled() {
  let before;
  for (let same = 0, turn = 0; same < 3 && turn < 200; turn += 1) {
    await frame();
    const now = shown(document.body);
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

/** What the page shows, as soon as it is what is expected, or else after many frames. */
async function shownLike(expected) {
  let now;
  for (let turn = 0; now !== expected && turn < 200; turn += 1) {
    await frame();
    now = shown(document.body);
  }
  return now;
}

function withValue(given, [key, ...rest], value) {
  const copy = Array.isArray(given) ? [...given] : { ...given };
  copy[key] = rest.length === 0 ? value : withValue(copy[key] ?? (typeof rest[0] === "number" ? [] : {}), rest, value);
  return copy;
}

/** Show an element in a place of its own. */
function place(type, props) {
  const Component = components[type];
  const own = Component.spec && handle(Component);
  const node = document.querySelector("#cases").appendChild(document.createElement("div"));
  const root = createRoot(node);
  root.render(<ScopeContext value="p"><Component id="um" {...props} {...(own && { handle: own })} /></ScopeContext>);
  const remove = () => { root.unmount(); node.remove(); };
  return { node, remove, open: own?.actions.open ?? own?.actions.openDropdown };
}

/** Show an element with two values and with a formula that gives one after the other. */
function placeCase(type, props, { path, first, second }) {
  const source = signal(first);
  return { source, second, places: [first, second, () => source.value].map((value) => place(type, withValue(props, path, value))) };
}

/** Load the code of all elements, so that none is waited for later. */
app.load = async (all) => {
  const places = all.map(([type, props]) => place(type, props));
  await settled();
  for (const one of places) if (!one.node.querySelector("[type=file]")) one.open?.();
  app.unload = () => { for (const one of places) one.remove(); };
};

/** What is shown for each case: with the first value, the second, the formula, and the formula once its value changed. */
app.compare = async (type, props, cases) => {
  const all = cases.map((one) => placeCase(type, props, one));
  await settled();
  const found = all.map(({ places }) => places.map(({ node }) => shown(node)));
  for (const { source, second } of all) source.value = second;
  await settled();
  all.forEach(({ places }, at) => { found[at].push(shown(places[2].node)); });
  for (const { places } of all) for (const one of places) one.remove();
  return found;
};

/** As compare, for one case of a type that shows itself in a layer. */
app.compareOpen = async (type, props, { path, first, second }) => {
  const source = signal(first);
  const found = [];
  for (const value of [first, second, () => source.value]) {
    const one = place(type, withValue(props, path, value));
    await frame();
    one.open?.();
    if (typeof value === "function") {
      found.push(await shownLike(found[0]));
      source.value = second;
      found.push(await shownLike(found[1]));
    } else {
      await settled();
      found.push(shown(document.body));
    }
    one.remove();
  }
  return found;
};
`;

let app: Mounted | undefined;
beforeAll(async () => {
  app = await mount(types.map(nameOf), setup, `<div id="cases" />`);
  await app.page.clock.setFixedTime("2025-06-15T12:00:00Z");
  // Nothing moves, so that what is shown settles at once.
  await app.page.emulateMedia({ reducedMotion: "reduce" });
  const plain = ["select", "multiselect"].map((type) => [type, { ...around[type], searchable: false }]);
  await app.evaluate(`app.load(${JSON.stringify([...types.map((type) => [type, around[type] ?? {}]), ...plain])})`);
  await app.page.waitForLoadState("networkidle");
  await app.evaluate("app.unload()");
});
afterAll(async () => {
  await app?.close();
  await closeBrowser();
});

const call = (name: string, ...given: readonly unknown[]): Promise<unknown> | undefined =>
  app?.evaluate(`app.${name}(${given.map((each) => JSON.stringify(each)).join(", ")})`);

test.each(types)("a formula in %s shows as its value does, and so does its next value", async (type) => {
  const schema: Schema = JSON.parse(readFileSync(new URL(`${type}.schema.json`, folder), "utf8"));
  const cases = [...casesOf(type, schema)];
  const props = around[type] ?? {};
  const errorCount = app?.errors.length;
  const found = await call("compare", type, props, cases);
  cases.forEach((one, at) => {
    check(one, Array.isArray(found) ? found[at] : undefined);
  });
  if (layered.includes(type))
    for (const one of cases)
      if (!closing.includes(String(one.path[0]))) check(one, await call("compareOpen", type, props, one));
  expect(app?.errors.slice(errorCount)).toEqual([]);
});

function check({ path }: Case, found: unknown): void {
  const [first, second, bound, next] = Array.isArray(found) ? found.map(String) : [];
  expect(bound, path.join(".")).not.toMatch(/=>|function|\[object /);
  expect(bound, path.join(".")).toBe(first);
  expect(next, path.join(".")).toBe(second);
}
