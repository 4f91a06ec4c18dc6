// Puts each kind of wrong literal into every property of every schema, and finds those that cause no diagnostic.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Compilation } from "../compiler/compile.ts";
import { toRecords } from "../compiler/diagnostics/render.ts";
import { compileFiles } from "./designs.ts";
import { type Json, smallDesign, textWith } from "./wrong-literals-design.ts";

/** An object with one wrong literal, and where it is put. */
export interface Probe {
  /** The property, such as `elements/button.text`. */
  readonly property: string;
  /** What is wrong about the literal, such as `unknown name`. */
  readonly kind: string;
  readonly json: unknown;
  readonly put: Put;
}

/** A place of the small design where objects of one schema are put. */
interface Room {
  readonly name: string;
  readonly schema: Schema;
  /** A right object of the schema. */
  readonly base: Json;
  readonly put: Put;
}

/** Where an object is put: on a line of its own, in a file of its own, or in place of a file. `id` is for its name. */
type Put =
  | { readonly kind: "line"; readonly file: string; readonly line: (json: unknown, id: string) => string }
  | { readonly kind: "file"; readonly folder: string; readonly base: (id: string) => Json }
  | { readonly kind: "only"; readonly file: string };

type Schema = Readonly<Record<string, unknown>>;

/** Returns the probes of all rooms. */
export function allProbes(): readonly Probe[] {
  const seen = new Set<string>();
  return rooms().flatMap(({ name, schema, base, put }) => {
    const given: Spot = { property: name, schema, base, depth: 0, rebuild: (json) => json };
    return Array.from(probesAt(given, seen), (probe) => ({ ...probe, put }));
  });
}

/** Returns the right object of each room as a probe. */
export const rightProbes = (): readonly Probe[] =>
  rooms().map(({ name, base, put }) => ({ property: name, kind: "right", json: base, put }));

/** Returns the probes that cause no diagnostic. */
export function silentOf(probes: readonly Probe[]): readonly Probe[] {
  let left = probes.filter(({ put }) => put.kind !== "only");
  for (;;) {
    const reported = reportedOf(left);
    const rest = left.filter((probe) => !reported.has(probe));
    // A file with an error is not linked, and nothing is unused in a design with an error: look again without them.
    if (rest.length === left.length) break;
    left = rest;
  }
  const silent = new Set(left);
  return probes.filter((probe) => (probe.put.kind === "only" ? reportedOf([probe]).size === 0 : silent.has(probe)));
}

const root = join(import.meta.dirname, "../schema");
const read = (path: string): Schema => JSON.parse(readFileSync(join(root, path), "utf8"));
const schemas = new Map<string, Schema>();

function schemaFile(path: string): Schema {
  const schema = schemas.get(path) ?? read(path);
  schemas.set(path, schema);
  return schema;
}

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const partOf = (value: unknown): Schema => (isObject(value) ? value : {});

/** Definitions whose properties mean the same everywhere; the first place that uses one has its probes. */
const sharedParts = new Set(
  "allow at attributes column classAt link look param params result schema sectionAt sectionState sectionStates state states".split(
    " ",
  ),
);
/** Definitions with rooms of their own, and those that are anything. */
const otherRooms = new Set(
  "children element formulas globalFormula handler json sections step variable variables workflow workflows".split(" "),
);

/** Returns a schema without its `$ref`, and the name of the definition that it referred to. */
function resolve(given: unknown): { readonly schema: Schema; readonly part: string | undefined } {
  const { $ref, ...own } = partOf(given);
  if (typeof $ref !== "string") return { schema: own, part: undefined };
  const [file = "", pointer = ""] = $ref.split("#");
  const part = pointer.split("/").at(-1) ?? "";
  const inner = resolve(partOf(schemaFile(file.replace("../", "")).$defs)[part]);
  return { schema: { ...inner.schema, ...own }, part };
}

const typesOf = ({ type }: Schema): readonly string[] =>
  Array.isArray(type) ? type.map(String) : typeof type === "string" ? [type] : [];
const requiredOf = ({ required }: Schema): readonly string[] => (Array.isArray(required) ? required.map(String) : []);

/** What the small design has, by what refers to it. */
const names: Readonly<Record<string, string>> = {
  action: "log",
  apiGroup: "shop",
  class: "card",
  collection: "contacts",
  column: "name",
  component: "card",
  element: "field",
  elementType: "button",
  event: "chosen",
  function: "find_contacts",
  group: "members",
  ownFunction: "double",
  page: "start",
  popup: "ask",
  section: "main",
  slot: "content",
  table: "contacts",
  variable: "name",
  workflow: "greet",
};

/** A right text of each form. */
const formed: Readonly<Record<string, string>> = {
  "absolute-path": "/contacts",
  "address-without-path": "https://shop.supabase.example",
  "base-path": "/shop",
  "base-url-end": "api:Ab12Cd",
  "camel-case-name": "some",
  domain: "shop.xano.example",
  "font-family": "Some",
  "font-file": "assets/some.woff2",
  "font-weight": "300 800",
  "header-name": "X-Token",
  "html-id": "some",
  "kebab-case-name": "some",
  language: "en",
  "language-tag": "en",
  origin: "https://api.example.com",
  "page-path": "some",
  percentage: "10%",
  "state-name": "hover",
  "style-sheet": "assets/print.css",
  "time-zone": "America/Sao_Paulo",
  "token-name": "some",
  "unicode-range": "U+0000-00FF",
};

/** What a text means whose schema only says that it is one, by the name of its property. */
interface Meaning {
  readonly of: RegExp;
  readonly right: string;
  readonly wrong: Readonly<Record<string, string>>;
}

const address: Meaning = {
  of: /^(url|src|poster|image|favicon)$/i,
  right: "assets/team.png",
  wrong: { "missing file": "assets/none.png", "active address": "javascript:alert(1)" },
};

const meanings: readonly Meaning[] = [
  address,
  {
    of: /color$/i,
    right: "red",
    wrong: { "no colour": "nonesuch", "unknown token": "$nonesuch", "wrong unit": "12px" },
  },
  { of: /date$/i, right: "2026-01-31", wrong: { "no date": "nonesuch", "no such day": "2026-02-30" } },
  { of: /^pattern$/, right: "^a+$", wrong: { "wrong pattern": "(" } },
  { of: /^(field|by|key|columns|conflict|primaryKey)$/, right: "name", wrong: { "unknown field": "nonesuch" } },
  { of: /^contentType$/, right: "image/png", wrong: { "no media type": "nonesuch" } },
  { of: /^language$/, right: "en", wrong: { "unknown language": "xx" } },
  { of: /^mail$/, right: "ana@example.com", wrong: { "no address": "nonesuch" } },
  { of: /^tel$/, right: "+551155550000", wrong: { "no number": "nonesuch" } },
  { of: /^autocomplete$/, right: "email", wrong: { "unknown name": "nonesuch" } },
  { of: /^locale$/, right: "pt-BR", wrong: { "unknown language": "nonesuch language" } },
  { of: /^currency$/, right: "BRL", wrong: { "unknown currency": "nonesuch" } },
];

const mask: Meaning = {
  of: /^mask$/,
  right: "99-AA",
  wrong: { "nothing to type": "(--)", "open escape": "99\\" },
};

const meaningOf = (schema: Schema, name: string): Meaning | undefined =>
  schema["x-type"] === "url"
    ? address
    : schema["x-literal"] === "mask"
      ? mask
      : meanings.find(({ of }) => of.test(name));

const nameOf = (property: string): string => (property.split(".").at(-1) ?? "").replaceAll("[]", "");

/** Returns a right value, with only what its schema requires. */
function rightValue(given: unknown, property: string): unknown {
  const { schema } = resolve(given);
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (typeof schema["x-ref"] === "string") return names[schema["x-ref"]];
  if (typeof schema["x-form"] === "string") return formed[schema["x-form"]];
  if (schema["x-type"] === "date") return "2026-01-31";
  switch (typesOf(schema)[0]) {
    case "boolean":
      return true;
    case "number":
    case "integer":
      return Math.max(Number(schema.minimum ?? 1), 1);
    case "array":
      if (schema["x-steps"] === true) return [{ action: "log", message: "some" }];
      return schema.items === undefined ? [] : [rightValue(schema.items, property)];
    case "object":
      return rightMembers(schema, property);
    default:
      return meaningOf(schema, nameOf(property))?.right ?? "some";
  }
}

/** Returns right values of the properties that a schema requires. */
const rightMembers = (schema: Schema, property: string): Json =>
  Object.fromEntries(
    requiredOf(schema).map((name) => [name, rightValue(partOf(schema.properties)[name], `${property}.${name}`)]),
  );

const otherCase = (text: string): string =>
  text === text.toUpperCase() ? text.toLowerCase() : text.replace(/[a-z]/, (letter) => letter.toUpperCase());

/** Returns the wrong literals of a value by what is wrong about them. The default of a property is never wrong. */
function wrongLiterals(schema: Schema, name: string): readonly (readonly [kind: string, value: unknown])[] {
  const types = typesOf(schema);
  const allowed: readonly unknown[] = Array.isArray(schema.enum)
    ? schema.enum
    : "const" in schema
      ? [schema.const]
      : [];
  if (types.length === 0 && allowed.length === 0) return [];
  const isNumber = types.includes("number") || types.includes("integer");
  const isList = types.includes("object") || types.includes("array");
  const wrong: Record<string, unknown> = {
    "wrong type": isList ? 12 : { some: [] },
    ...(allowed.length > 0 ? wrongWords(allowed) : types.includes("string") ? wrongTexts(schema, name) : {}),
    ...(isNumber && allowed.length === 0 ? wrongNumbers(schema) : {}),
    ...(isNumber && !types.includes("string") ? { "not a number": "NaN" } : {}),
    ...(types.includes("integer") ? { fraction: 1.5 } : {}),
  };
  return Object.entries(wrong).filter(([, value]) => value !== schema.default && !allowed.includes(value));
}

/** A schema with a minimum has considered zero and numbers below. */
const wrongNumbers = ({ minimum }: Schema): Json => ({
  huge: 1e21,
  negative: -5,
  ...(minimum === undefined ? { zero: 0 } : {}),
});

function wrongWords(allowed: readonly unknown[]): Json {
  const word = allowed.find((each): each is string => typeof each === "string" && /[a-z]/i.test(each));
  return {
    "unknown value": "nonesuch",
    "empty text": "",
    ...(word === undefined ? {} : { "wrong case": otherCase(word) }),
  };
}

function wrongTexts(schema: Schema, name: string): Json {
  const reference = schema["x-ref"];
  if (typeof reference === "string") {
    const right = names[reference] ?? "";
    const other = reference === "element" ? "greet" : "field";
    return {
      "unknown name": "nonesuch",
      "wrong case": otherCase(right),
      "name of another kind": other,
      "empty text": "",
    };
  }
  return {
    // An empty CSS value, date and so on means that the property is absent.
    ...(isSpecial(schema) ? {} : { "empty text": "" }),
    ...(schema["x-css"] === undefined ? {} : { "unknown token": "$nonesuch", "wrong unit": "12foo", "no value": "(" }),
    ...(schema.pattern === undefined ? {} : { "wrong pattern": "?!, " }),
    ...(schema["x-field"] === undefined ? {} : { "unknown field": "nonesuch" }),
    ...(schema["x-type"] === "icon" ? { "unknown name": "Nonesuch!" } : {}),
    ...(schema["x-css"] === undefined ? meaningOf(schema, name)?.wrong : {}),
  };
}

const isSpecial = (schema: Schema): boolean =>
  schema["x-css"] !== undefined || schema["x-literal"] !== undefined || schema["x-type"] === "date";

/** A value inside the object of a probe: `rebuild` returns the object with another value there. */
interface Spot {
  readonly property: string;
  readonly schema: unknown;
  /** Right members of the value, if it is an object; what the schema requires when absent. */
  readonly base?: Json;
  readonly depth: number;
  readonly rebuild: (value: unknown) => unknown;
}

type Wrong = Omit<Probe, "put">;

const depthLimit = 8;

function* probesAt({ property, schema: given, base, depth, rebuild }: Spot, seen: Set<string>): Generator<Wrong> {
  const { schema, part } = resolve(given);
  if (depth > depthLimit || schema["x-steps"] === true || schema["x-dispatch"] !== undefined) return;
  if (part !== undefined && (otherRooms.has(part) || seen.has(part))) return;
  if (part !== undefined && sharedParts.has(part)) seen.add(part);
  const probe = (kind: string, value: unknown): Wrong => ({ property, kind, json: rebuild(value) });
  if (depth > 0) {
    for (const [kind, value] of wrongLiterals(schema, nameOf(property))) yield probe(kind, value);
    if (schema["x-localized"] === true) {
      yield probe("unknown language", { pt: "some", xx: "some" });
      yield probe("no default language", { en: "some" });
    }
  }
  const inner = (name: string, one: unknown, rebuildOne: Spot["rebuild"]) =>
    probesAt(
      { property: `${property}${name}`, schema: one, depth: depth + 1, rebuild: (value) => rebuild(rebuildOne(value)) },
      seen,
    );
  if (typesOf(schema).includes("object")) {
    const members = base ?? partBases[property] ?? rightMembers(schema, property);
    const key = rightKey(schema);
    if (schema.additionalProperties === false) yield probe("unknown property", { ...members, nonesuch: 1 });
    if (schema.propertyNames !== undefined)
      yield probe("wrong key", { "?!, ": rightValue(schema.additionalProperties, property) });
    for (const [name, one] of Object.entries(partOf(schema.properties)))
      if (name !== "$schema") yield* inner(`.${name}`, one, (value) => ({ ...members, [name]: value }));
    if (isObject(schema.additionalProperties))
      yield* inner(".*", schema.additionalProperties, (value) => ({ [key]: value }));
  }
  if (typesOf(schema).includes("array") && schema.items !== undefined) {
    const item = rightValue(schema.items, property);
    if (schema.uniqueItems === true) yield probe("repeated item", [item, item]);
    yield* inner("[]", schema.items, (value) => [value]);
  }
}

function rightKey({ propertyNames }: Schema): string {
  const { schema } = resolve(propertyNames);
  return formed[String(schema["x-form"])] ?? "some";
}

/** Members that a right part of an object has, though its schema requires none. */
const partBases: Readonly<Record<string, Json>> = {
  "element.link": { page: "start" },
  "element.repeat": { items: { formula: "collections.contacts.data" } },
};

/** Returns the probes with a diagnostic at their place, or anywhere if they take the place of a file. */
function reportedOf(probes: readonly Probe[]): ReadonlySet<Probe> {
  const files = new Map<string, string>();
  const lines = new Map<string, { readonly probe: Probe; readonly text: string }[]>();
  const probeAt = new Map<string, Probe>();
  for (const [n, probe] of probes.entries()) {
    const { put, json } = probe;
    if (put.kind === "line") {
      const known = lines.get(put.file) ?? [];
      lines.set(put.file, known);
      known.push({ probe, text: put.line(json, `p${n}`) });
      probeAt.set(`${put.file}:${known.length + 1}`, probe);
    } else {
      const path = put.kind === "only" ? put.file : `${put.folder}/p${n}.json`;
      const base = put.kind === "only" ? {} : put.base(`p${n}`);
      files.set(path, JSON.stringify({ ...base, ...partOf(json) }));
      if (put.kind === "file") probeAt.set(`${path}:1`, probe);
    }
  }
  for (const path of Object.keys(smallDesign))
    if (!files.has(path))
      files.set(
        path,
        textWith(
          path,
          (lines.get(path) ?? []).map(({ text }) => text),
        ),
      );
  const found = new Set<Probe>();
  const [first] = probes;
  for (const { file, start, code } of toRecords(compileTexts(files).diagnostics)) {
    if (code.endsWith("/unused") || besides.has(code)) continue;
    const probe = first?.put.kind === "only" ? first : probeAt.get(`${file}:${start.line}`);
    if (probe) found.add(probe);
  }
  return found;
}

/** Warnings about right objects, which have nothing to do with their literals. */
const besides = new Set(["element/deprecated-type", "element/missing-submit", "page/unreachable"]);

let previous: Compilation | undefined;

function compileTexts(texts: ReadonlyMap<string, string>): Compilation {
  const files = Array.from(texts, ([path, text]) => ({ path, bytes: new TextEncoder().encode(text) }));
  const asset = ["assets/team.png", "assets/print.css", "supabase/functions/send/index.ts"].map((path) => ({
    path,
    bytes: new Uint8Array(),
  }));
  previous = compileFiles([...files, ...asset], previous);
  return previous;
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder)).filter((name) => name.endsWith(".schema.json"));

const inPage = (line: (json: unknown, id: string) => string): Put => ({
  kind: "line",
  file: "pages/probes.json",
  line,
});
const inMap = (file: string): Put => ({
  kind: "line",
  file,
  line: (json, id) => `${JSON.stringify(id)}: ${JSON.stringify(json)}`,
});

const rooms = (): readonly Room[] => [...elementRooms(), ...actionRooms(), ...collectionRooms(), ...otherRoomsOf()];

/** The properties of each element type. A list that names fields shows the rows of a table. */
function elementRooms(): readonly Room[] {
  return filesIn("elements").map((file): Room => {
    const type = file.slice(0, -".schema.json".length);
    const schema = schemaFile(`elements/${file}`);
    const lists = ["data", "items", "options"].filter((name) => {
      const list = partOf(partOf(schema.properties)[name]);
      return list["x-bind"] === true && typesOf(list).includes("array");
    });
    const rows = Object.fromEntries(lists.map((name) => [name, { formula: "collections.contacts.data" }]));
    return {
      name: `elements/${type}`,
      schema,
      base: { ...rightMembers(schema, `elements/${type}`), ...rows, ...elementBases[type] },
      put: inPage((props, id) => {
        const element = JSON.stringify({ id, type, props });
        return type.startsWith("svg-") ? `{"id":"${id}Svg","type":"svg","children":[${element}]}` : element;
      }),
    };
  });
}

/** Properties that a right element has, though its schema requires none. */
const elementBases: Readonly<Record<string, Json>> = {
  "data-grid": { columns: [{ id: "name", path: "name" }] },
  image: { alt: "some" },
  kanban: { stackedBy: "name", stacks: [{ label: "some", value: "some" }] },
};

function actionRooms(): readonly Room[] {
  return filesIn("actions").map((file): Room => {
    const schema = schemaFile(`actions/${file}`);
    const action = String(partOf(schema["x-action"]).name);
    const line = (step: unknown, id: string): string => {
      const steps = [{ ...partOf(step), action }];
      const inside = isOfLoop.has(action) ? [{ action: "forEach", items: [1], steps }] : steps;
      return JSON.stringify({ id, type: "button", props: { text: "some" }, on: { click: { steps: inside } } });
    };
    const put: Put = isOfPopup.has(action)
      ? { kind: "line", file: "components/popup-probes.json", line }
      : inPage(line);
    return {
      name: `actions/${action}`,
      schema,
      base: { ...rightMembers(schema, `actions/${action}`), ...actionBases[action] },
      put,
    };
  });
}

const isOfLoop = new Set(["break", "continue"]);
const isOfPopup = new Set(["emitEvent", "closePopup"]);

/** Properties that a right step has, though its schema requires none or any text. */
const actionBases: Readonly<Record<string, Json>> = {
  "auth.login": { email: "some" },
  "auth.loginWithSso": { domain: "some.example" },
  "auth.resendCode": { email: "some" },
  "auth.sendCode": { email: "some" },
  "auth.signup": { email: "some", password: "some" },
  "auth.verifyCode": { email: "some" },
  downloadCsv: { data: { formula: "collections.contacts.data" } },
  elementAction: { name: "focus" },
  let: { id: "found" },
  navigate: { page: "start" },
  setVariable: { value: "some" },
  "supabase.delete": { match: { id: 1 } },
  "supabase.insert": { data: { name: "some" } },
  "supabase.invoke": { function: "send" },
  "supabase.storageSignedUrl": { path: "some" },
  "supabase.update": { data: { name: "some" }, match: { id: 1 } },
  "supabase.upsert": { data: { name: "some" } },
  throw: { message: "some" },
  tryCatch: { finally: [{ action: "log", message: "some" }] },
  updateCollection: { data: [] },
  uploadFile: { file: null },
};

function collectionRooms(): readonly Room[] {
  return filesIn("collections").map((file): Room => {
    const source = file.slice(0, -".schema.json".length);
    return {
      name: `collections/${source}`,
      schema: schemaFile(`collections/${file}`),
      base: { source, ...collectionBases[source] },
      put: inMap("collections.json"),
    };
  });
}

const rows = [{ id: 1, name: "some" }];
const row = {
  type: "object",
  properties: { id: { type: "number" }, name: { type: "string" } },
  additionalProperties: false,
};
const collectionBases: Readonly<Record<string, Json>> = {
  cms: { data: rows },
  custom: { function: "double", schema: row },
  rest: { method: "GET", url: "https://api.example.com/contacts", schema: row },
  static: { data: rows },
  supabase: { table: "contacts" },
  xano: { group: "shop", endpoint: "/contacts", method: "GET", schema: row },
};

function otherRoomsOf(): readonly Room[] {
  const values = partOf(schemaFile("value.schema.json").$defs);
  const asElement = inPage((json, id) => JSON.stringify({ id, ...partOf(json) }));
  const ofFile = (name: string, folder: string, base: (id: string) => Json, right: Json): Room => ({
    name,
    schema: schemaFile(`${name}.schema.json`),
    base: right,
    put: { kind: "file", folder, base },
  });
  const ofDesign = (name: string): Room => ({
    name,
    schema: schemaFile(`${name}.schema.json`),
    base: smallDesign[`${name}.json`] ?? {},
    put: { kind: "only", file: `${name}.json` },
  });
  return [
    { name: "element", schema: schemaFile("element.schema.json"), base: { type: "button" }, put: asElement },
    {
      name: "variables",
      schema: partOf(values.variable),
      base: { type: "string" },
      put: inMap("variables.json"),
    },
    { name: "formulas", schema: partOf(values.globalFormula), base: { formula: "1" }, put: inMap("formulas.json") },
    {
      name: "workflows",
      schema: schemaFile("workflow.schema.json"),
      base: { steps: [{ action: "log", message: "some" }] },
      put: inMap("workflows.json"),
    },
    {
      name: "tables",
      schema: partOf(partOf(schemaFile("tables.schema.json").$defs).table),
      base: { columns: { id: { type: "number" } } },
      put: inMap("tables.json"),
    },
    ofFile("page", "pages", (id) => ({ id, path: id }), { title: "some", sections: [] }),
    ofFile("section", "sections", (id) => ({ id }), { children: [] }),
    ofFile("component", "components", (id) => ({ id }), { children: [] }),
    ofFile("environment", "env", () => ({}), {}),
    ofDesign("theme"),
    ofDesign("design"),
  ];
}
