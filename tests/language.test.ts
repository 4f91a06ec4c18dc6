import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { describe, expect, test } from "vitest";
import { nameDescriptions } from "../compiler/3-link/names/name-descriptions.ts";
import { elsewhere } from "../compiler/3-link/names/place-scope.ts";
import { isResolved, type Scope } from "../compiler/3-link/names/scope.ts";
import { helpers } from "../compiler/catalogue/helper-catalogue.ts";
import { compile } from "../compiler/compile.ts";
import type { Diagnostic } from "../compiler/diagnostics/diagnostic.ts";
import { typeText } from "../compiler/value-types.ts";
import * as runtimeHelpers from "../runtime/helpers/index.ts";
import { compileFiles, isUpdate } from "./designs.ts";
import { compileFormula, FormulaCache } from "./formula-compiler.ts";
import { placeFor } from "./formula-world.ts";
import { blocksOf, designOfPage } from "./page-design.ts";

// docs/language.md: its tables of names are made from the scopes of a design with a formula at every kind of place, its
// formulas are evaluated, and its other snippets compile.

const path = "docs/language.md";
const file = join(import.meta.dirname, "..", path);
const page = readFileSync(file, "utf8").replaceAll("\r\n", "\n");

const isError = ({ severity }: Diagnostic): boolean => severity === "error";

/** The scopes of the formulas in a design: the text of each formula is a string with the name of its place. */
function scopesOf(files: ReturnType<typeof designOfPage>): ReadonlyMap<string, Scope> {
  const scopes = new Map<string, Scope>();
  const { diagnostics } = compile({
    files,
    assets: [],
    icon: () => '<svg viewBox="0 0 24 24"><path d="M5 12h14"/></svg>',
    options: { designFolder: "design", customPath: "../custom/index" },
    onFormula: ({ text }, scope) => scopes.set(text, scope),
  });
  expect(diagnostics.filter(isError).map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  return scopes;
}

const at = (place: string) => ({ formula: `'${place}'` });
const text = (place: string) => ({ id: "text", type: "text", props: { text: at(place) } });
const log = (place: string) => ({ action: "log", message: at(place) });
const button = (id: string, steps: object) => ({ id, type: "button", on: { click: steps } });

const rows = "inside a `repeat`";
const inner = "inside a `repeat` in another one";

/** A design with a formula at each kind of place, in the order of the page. */
const everyPlace = {
  "design.json": {
    auth: { login: "auth/login", user: { type: "object", properties: {} } },
    on: { load: { steps: [{ id: "here", action: "userLocation" }, log("`on` of design.json")] } },
  },
  "collections.json": {
    collections: {
      cities: {
        source: "rest",
        method: "GET",
        url: at("a collection with `params`"),
        params: { state: { type: "string" } },
        autoFetch: false,
      },
    },
  },
  "formulas.json": {
    formulas: { net: { params: [{ id: "price", type: "number" }], formula: "'a formula with `params`'" } },
  },
  "workflows.json": {
    workflows: {
      save: {
        params: [{ id: "name", type: "text" }],
        steps: [{ id: "place", action: "userLocation" }, log("a named workflow with `params`")],
      },
    },
  },
  "components/card.json": {
    id: "card",
    props: { title: { type: "text" } },
    children: [text("a component")],
  },
  "sections/footer.json": { id: "footer", children: [text("a shared section")] },
  "pages/places.json": {
    id: "places",
    path: "places/:id",
    title: "Places",
    sections: [
      { use: "footer" },
      {
        id: "main",
        children: [
          text("a page"),
          {
            id: "row",
            type: "flexbox",
            repeat: { items: { formula: "collections.orders" } },
            children: [
              { id: "cell", type: "text", props: { text: at(rows) } },
              {
                id: "innerRow",
                type: "text",
                repeat: { items: { formula: "collections.orders" } },
                props: { text: at(inner) },
              },
            ],
          },
          button("save", {
            steps: [
              { action: "log", message: at("the first step of an event") },
              { id: "uploaded", action: "userLocation" },
              { action: "log", message: at("a later step of an event") },
              { action: "tryCatch", try: [{ action: "print" }], catch: [log("`catch`")] },
            ],
            onError: [log("`onError`")],
          }),
          { id: "card", type: "component", component: "card" },
        ],
      },
    ],
  },
};

const scopes = scopesOf(designOfPage(path, everyPlace));

const scopeAt = (place: string): Scope => {
  const scope = scopes.get(`'${place}'`);
  if (!scope) throw new Error(`no formula at ${place}`);
  return scope;
};

const nobody = "\u0000";

/** The names after a path in a scope, if the design does not choose them. */
function namesAfter(scope: Scope, [root = nobody, ...members]: readonly string[]): readonly string[] {
  const found = scope.resolve(root, root === nobody ? [] : [...members, nobody]);
  if (isResolved(found) || found.problem !== "unknown") return [];
  return [...new Set(found.names)].filter((name) => !helpers.has(name)).sort();
}

/** Every place that the design names; what all of them have is listed once. */
const places = [...scopes.keys()].filter((name) => name.startsWith("'")).map((name) => name.slice(1, -1));
const everywhere = places
  .map((place) => namesAfter(scopeAt(place), []))
  .reduce((known, names) => known.filter((name) => names.includes(name)));

const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(" ");

/** Places with the same names, by these names. */
const groups = new Map<string, string[]>();
for (const place of places) {
  // A scope knows `steps` before any step has a result.
  const names = codes(
    namesAfter(scopeAt(place), []).filter(
      (name) => !everywhere.includes(name) && (name !== "steps" || namesAfter(scopeAt(place), ["steps"]).length > 0),
    ),
  );
  groups.set(names, [...(groups.get(names) ?? []), place]);
}

const placesTable = [
  "| place | names |",
  "| --- | --- |",
  `| every place | ${codes(everywhere)} |`,
  ...Array.from(groups, ([names, of]) => `| ${of.join(", ")} | ${names} |`),
].join("\n");

/** Types that the design declares. */
const declared: Readonly<Record<string, string>> = {
  "variables.*": "of its `type` or `schema`",
  "collections.*": "list of rows, or a row or nothing",
  "collections.*.data": "list of rows, or a row or nothing",
  "formulas.*": "function",
  "custom.*": "function",
  icons: "icon",
  "auth.user": "of `auth.user` in design.json, or nothing",
  "page.params.*": "text; in components and workflows, text or nothing",
  "page.record": "row",
  "elements.*": "of its element type",
  item: "item of the list",
  "parent.item": "item of the list",
  "parent.parent": "as `parent`",
  "params.*": "as declared",
  event: "record of the event",
  "steps.*": "of its action",
  "props.*": "as declared",
};

const ids: Readonly<Record<string, string>> = { collections: "orders" };
const pathOf = (key: string): readonly string[] => {
  const [root = "", ...members] = key.split(".");
  return [root, ...members.map((name) => (name === "*" ? (ids[root] ?? "example") : name))];
};

/** The type of a name, in the first place that has it. */
function typeOf(key: string): string {
  const known = declared[key];
  if (known !== undefined) return known;
  const [root = "", ...members] = pathOf(key);
  for (const place of places) {
    const found = scopeAt(place).resolve(root, members);
    if (isResolved(found)) return typeText(found.reference.type).replaceAll(" | ", " or ");
  }
  throw new Error(`${key} is in no scope`);
}

/** Names that are only a way to their members have no row. */
const holders: ReadonlySet<string> = new Set(
  "variables collections formulas custom auth screen app clock connection sounds page page.params page.query elements parent params steps props".split(
    " ",
  ),
);
const shownNames: Readonly<Record<string, string>> = {
  icons: "icons['<name>']",
  "elements.*": "elements.<id>.<variable>",
};
const shownName = (key: string) => shownNames[key] ?? key.replaceAll("*", "<id>");
const placeOf = (key: string) => elsewhere[key.split(".")[0] ?? ""] ?? "everywhere";

const namesTable = [
  "| name | type | where | what it is |",
  "| --- | --- | --- | --- |",
  ...Object.keys(nameDescriptions)
    .filter((key) => !holders.has(key))
    .map((key) => `| \`${shownName(key)}\` | ${typeOf(key)} | ${placeOf(key)} | ${nameDescriptions[key]} |`),
].join("\n");

describe("the tables of names", () => {
  test.each([
    ["places", placesTable],
    ["names", namesTable],
  ])("%s", (name, table) => {
    const marked = new RegExp(`<!-- ${name} -->\\n[\\s\\S]*?<!-- /${name} -->`);
    const wanted = `<!-- ${name} -->\n${table}\n<!-- /${name} -->`;
    if (isUpdate)
      writeFileSync(
        file,
        readFileSync(file, "utf8").replace(marked, () => wanted),
      );
    else expect(marked.exec(page)?.[0]).toBe(wanted);
  });

  test("every name of a scope has a description, and the other way round", () => {
    const roots = new Set(places.flatMap((place) => namesAfter(scopeAt(place), [])));
    const described = Object.keys(nameDescriptions);
    expect(described.filter((key) => !key.includes(".")).sort()).toEqual([...roots].sort());
    for (const key of ["auth", "screen", "app", "clock", "connection", "parent", "page", "collections.*"]) {
      const members = described.filter((name) => name.startsWith(`${key}.`)).map((name) => name.slice(key.length + 1));
      const own = [...new Set(members.map((name) => name.split(".")[0] ?? ""))].filter((name) => name !== "*");
      const known = new Set(places.flatMap((place) => namesAfter(scopeAt(place), pathOf(key))));
      // Only pages with `records`, and rows inside rows inside rows, have these.
      const rare = ["record", "parent"];
      expect(own.filter((name) => !rare.includes(name)).sort(), key).toEqual([...known].sort());
    }
  });
});

/** The rows of the table "How do I …": the question, the place and the snippet, with the value of a formula. */
const questions = Array.from(
  page.matchAll(/^\| (.+?) \| ([\w./]+) \| `(.+?)`(?: → `(.+)`)? \|$/gm),
  ([, question = "", where = "", snippet = "", value]) => ({ question, where, snippet, value }),
);

interface Example {
  readonly formula: string;
  readonly value?: unknown;
  readonly error?: string;
}

/** The lines of the formula blocks: a formula, then its value after `// →` or its error after `// error`. */
const examples: readonly Example[] = blocksOf(page, "js")
  .flatMap((block) => block.split("\n"))
  .filter((line) => line !== "")
  .map((line) => {
    const [, formula = line, kind, rest = ""] = /^(.*?) *\/\/ (→|error) (.*)$/.exec(line) ?? [];
    return kind === "→" ? { formula, value: JSON.parse(rest) } : { formula, error: rest };
  });

const example = scopeAt(rows);

function problemsOf({ formula }: Example) {
  const found: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => found.push(diagnostic);
  const output = compileFormula(formula, example, undefined, placeFor(formula), report, new FormulaCache());
  return { output, found };
}

/** The default values of the variables and the rows of the collection that the page shows. */
function worldOf() {
  const files = new Map(designOfPage(path).map((one) => [one.path, JSON.parse(new TextDecoder().decode(one.bytes))]));
  const variables = Object.entries<{ default: unknown }>(files.get("variables.json").variables);
  const { data } = files.get("collections.json").collections.orders;
  return {
    variables: Object.fromEntries(variables.map(([id, { default: value }]) => [id, { value }])),
    orders: { data: { value: data }, total: { value: data.length } },
    item: { value: data[0] },
  };
}

const names: Readonly<Record<string, unknown>> = { ...runtimeHelpers, ...worldOf() };

function expectExample(one: Example): void {
  const { output, found } = problemsOf(one);
  expect(found.map(({ code }) => code)).toEqual(one.error === undefined ? [] : [one.error]);
  if (!("value" in one) || !output) return;
  const typed = `function body() { ${output.setup}return (${output.code}); }`;
  const { code } = transformSync(typed, { loader: "ts" });
  const run = new Function(...Object.keys(names), `"use strict"; ${code}; return body();`);
  expect(JSON.parse(JSON.stringify(run(...Object.values(names)) ?? null))).toEqual(one.value);
}

describe("the formulas evaluate to the value that the page shows", () => {
  test("there are many", () => {
    expect(examples.length).toBeGreaterThan(30);
  });

  test.each(examples.map((one) => [one.formula, one] as const))("%s", (_, one) => {
    expectExample(one);
  });
});

/** Where a snippet of the table goes in the design. */
const snippetFiles: Readonly<Record<string, (snippet: object) => Readonly<Record<string, object>>>> = {
  "variables.json": (variables) => ({ "variables.json": { variables } }),
  element: (element) => snippetPage([element, { id: "email", type: "form-input", props: { label: "E-mail" } }]),
  step: (step) => snippetPage([button("run", { steps: [step] })]),
};

const snippetPage = (children: readonly object[]) => ({
  "pages/snippet.json": { id: "snippet", path: "snippet", title: "Snippet", sections: [{ id: "main", children }] },
});

describe("How do I …", () => {
  test("has many rows", () => {
    expect(questions.length).toBeGreaterThan(35);
  });

  test.each(questions.map((one) => [one.question, one] as const))("%s", (_, { where, snippet, value }) => {
    if (where === "formula") {
      expectExample({ formula: snippet, ...(value === undefined ? {} : { value: JSON.parse(value) }) });
      return;
    }
    const { diagnostics } = compileFiles(designOfPage(path, snippetFiles[where]?.(JSON.parse(snippet))));
    expect(diagnostics.filter(isError).map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  });
});
