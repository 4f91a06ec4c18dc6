import { transformSync } from "esbuild";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Compilation } from "../compiler/compile.ts";
import { renderPretty } from "../compiler/diagnostics/render.ts";
import { openText } from "../compiler/printed-text.ts";
import { fileOf } from "./all-designs.ts";
import { cases, seed } from "./depth.ts";
import { compileFiles } from "./designs.ts";

/** Strings that end strings, comments, templates, tags or modules where they are not quoted well. */
const pieces = [
  '"',
  "'",
  "`",
  "\\",
  "\\u0041",
  "${",
  `\${1 + 1}`,
  "}",
  "{",
  "*/",
  "/*",
  "//",
  "</script>",
  "<!--",
  "]]>",
  "<b>",
  "&quot;",
  "&",
  "\u2028",
  "\u2029",
  "\n",
  "\r",
  "\r\n",
  "\t",
  "\0",
  "\u007f",
  "\u200b",
  "\ud800",
  "\udc00",
  "😀",
  "__proto__",
  "constructor",
  "alert(1)",
  ";",
  "a",
  " ",
];
const hostile = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 }).map((parts) => parts.join(""));

test("no text of a design becomes code, and every text is what it was", () => {
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 8, maxLength: 8 }), (texts) => {
      const [text = "", label = "", title = "", doc = "", initial = "", key = "", data = "", quoted = ""] = texts;
      const compilation = compileFiles(designWith({ text, label, title, doc, initial, key, data, quoted }));
      expect(renderPretty(compilation.diagnostics.filter(({ severity }) => severity === "error"))).toBe("");
      const load = loader(compilation);
      const { props, children } = load("pages/inicio").default();
      expect(props.title).toBe(title);
      const [section] = children;
      const [literal, localized, formula, template, caller, embed] = section.children;
      expect([section.props.title, literal.children.join(""), literal.props["aria-label"]]).toEqual([
        title,
        text,
        label,
      ]);
      expect(localized.props.text).toEqual({ pt: text, en: label });
      expect(formula.props.text()).toBe(quoted);
      expect(embed.props).toMatchObject({ source: text, ariaLabel: { pt: label, en: text }, trusted: true });
      expect(template.props.text()).toBe(`<${quoted}>${initial}`);
      const calls: unknown[][] = [];
      caller.props.onClick({ calls });
      expect(calls).toEqual([["log", text]]);
      expect(caller.props.link).toEqual({ page: "inicio", query: own({ [nameOf(key)]: text }) });
      const variables = load("variables");
      expect(variables.texto.options.default).toBe(initial);
      expect(entries(variables.dados.options.default)).toEqual(entries(own({ [key]: data, lista: [{ [key]: data }] })));
      expect(load("collections/linhas").linhas.options.data.map(entries)).toEqual([entries(own({ [key]: data }))]);
      expect(load("formulas/fixo").fixo()).toBe(quoted);
      expect(load("app").app.options.title).toBe(title);
      for (const { path, text: code } of compilation.output ?? [])
        if (path.endsWith(".css")) expectSheet(openText(code));
    }),
    { numRuns: cases(40, 2000), seed },
  );
});

/** What ends a comment or its line, what a browser looks for in a script, and what compilers obey in comments. */
const commentPieces = [
  ...["*/", "*", "/", "//", "/*", "</script>", "</STYLE>", "<!--", "-->", "@", "#", " ", "a", "é", "😀"],
  ...["\n", "\r", "\r\n", "\t", "\0", "\u001b", "\u0085", "\u2028", "\u2029", "\u202e", "\ud800", "\udc00"],
  ...["@ts-ignore", "@ts-nocheck", "@jsxImportSource mal", "@jsxRuntime classic", "@__PURE__", "@license"],
  ...["@__NO_SIDE_EFFECTS__", "#__NO_SIDE_EFFECTS__", "# sourceMappingURL=mal", "globalThis.mal = 1;"],
];
const hostileComment = fc
  .array(fc.constantFrom(...commentPieces), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(""));

test("no description and no path of a design changes more than comments", () => {
  const code = (text: string, path: string) =>
    transformSync(text, {
      loader: path.endsWith(".css") ? "css" : "tsx",
      jsx: "automatic",
      minifyWhitespace: true,
      legalComments: "none",
    }).code;
  const compiled = (doc: string, folder: string, custom: string) => {
    const { output, diagnostics } = compileFiles(
      describedWith(doc),
      undefined,
      `../${custom}/index`,
      `designs/${folder}`,
    );
    expect(renderPretty(diagnostics.filter(({ severity }) => severity === "error"))).toBe("");
    return (output ?? []).map(({ path, text }) => ({ path, text: openText(text) }));
  };
  const plain = compiled("plain", "a", "a").map(({ path, text }) => code(text, path));
  const own = JSON.stringify("../../a/index");
  expect(plain.some((text) => text.includes(own))).toBe(true);
  fc.assert(
    fc.property(hostileComment, hostileComment, (doc, folder) => {
      const output = compiled(doc, folder, folder);
      for (const [index, { path, text }] of output.entries()) {
        const imported = code(`import * as a from ${JSON.stringify(`../../${folder}/index`)}; a()`, "a.ts");
        const specifier = /from(["'`].*["'`]);/.exec(imported)?.[1] ?? "";
        expect(code(text, path)).toBe(plain[index]?.replaceAll(own, () => specifier));
        // A path of an import is a string, which nothing obeys.
        const rest = text.replace(/^import \* as custom from .*$/m, "");
        expect(rest.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u2028-\u202e]|<\/(?:script|style)|<!--/iu);
        expect(rest).not.toMatch(/@ts-|@jsx|[@#]__|[@#]\s*sourceMappingURL/);
      }
    }),
    { numRuns: cases(40, 2000), seed, examples: [["@jsxImportSource mal", "a\nglobalThis.mal = 1;/*b"]] },
  );
});

/** A design with a description wherever it becomes a comment. */
function describedWith(doc: string) {
  const steps = [{ action: "log", message: { formula: "custom.mal()" } }];
  const children = [{ id: "b", type: "button", style: { color: "red" }, on: { click: { run: "w" } } }];
  const files = {
    "design.json": { formatVersion: 1, name: "caso", title: "Caso", languages: ["pt"], pages: { home: "inicio" } },
    "variables.json": { variables: { v: { type: "string", description: doc } } },
    "collections.json": { collections: { c: { source: "static", description: doc, data: [] } } },
    "formulas.json": { formulas: { f: { description: doc, formula: "variables.v" } } },
    "workflows.json": { workflows: { w: { description: doc, steps } } },
    "components/parte.json": {
      id: "parte",
      description: doc,
      props: { p: { type: "text", description: doc } },
      variables: { v: { type: "string", description: doc } },
      formulas: { f: { description: doc, formula: "variables.v" } },
      workflows: { w: { description: doc, steps } },
      children,
    },
    "sections/trecho.json": { id: "trecho", description: doc, children },
    "pages/inicio.json": {
      id: "inicio",
      path: "",
      title: "Caso",
      sections: [{ use: "trecho" }, { id: "s", children: [{ id: "c", type: "component", component: "parte" }] }],
    },
  };
  return Object.entries(files).map(([path, json]) => fileOf(path, JSON.stringify(json)));
}

/** Pieces that end values, rules, comments or addresses of a style sheet, and what may surround them. */
const cssPieces = [
  ...["url(", "URL( ", "\\75rl(", "calc(", "var(--a", "rgb(", "(", ")", "[", "]", '"', "'", "\\", "\\)"],
  ...[
    ";",
    "{",
    "}",
    "} .mal{color:red} ",
    "/*",
    "*/",
    "</style>",
    "<!--",
    "@import 'x'",
    "!important",
    "\n",
    "\f",
    "\0",
  ],
  ...["$e", "$", "--a", "1px", "red", "#fff", "none", ",", "/", " ", "Açaí", "😀", "\ud800"],
];
const hostileCss = fc.array(fc.constantFrom(...cssPieces), { maxLength: 8 }).map((parts) => parts.join(""));
const tokenGroups = ["spacing", "sizes", "type", "fonts", "radius", "shadow", "borders", "motion", "layers"];

test("no value of a theme or a style ends its rule", () => {
  let rightCount = 0;
  fc.assert(
    fc.property(hostileCss, fc.constantFrom("colors", "style", "class", ...tokenGroups), (value, place) => {
      const compilation = compileFiles(styledWith(value, place));
      if (compilation.diagnostics.some(({ severity }) => severity === "error")) return;
      rightCount++;
      for (const { path, text } of compilation.output ?? []) {
        if (!path.endsWith(".css")) continue;
        const { code, warnings } = transformSync(openText(text), { loader: "css" });
        expect(warnings).toEqual([]);
        const rules = Array.from(code.matchAll(/^ *(.+) \{$/gm), ([, selector]) => selector);
        expect(rules.filter((rule) => !ownRules.test(rule ?? ""))).toEqual([]);
        expect(code).not.toMatch(/^ *@(?!layer)/m);
        expect(code).toMatch(path === "theme.css" ? /\.fim \{[^{}]*\bcolor: red;\n/ : /\bwidth: 1px;\n/);
      }
    }),
    {
      numRuns: cases(500, 50_000),
      seed,
      examples: [
        ['url(x"y) } .mal{color:red} "z)', "class"],
        ['\\75rl(x"y) } .mal{color:red} "z)', "style"],
      ],
    },
  );
  expect(rightCount).toBeGreaterThan(cases(10, 1000));
});

/** The selectors of a design with one class and one styled element. */
const ownRules = /^(?::root|\[data-theme=light\]|@layer [a-z]+|\.fim|\.inicio-a)$/;

/** A design with a value in its theme or a style. */
function styledWith(value: string, place: string) {
  const tokens = { e: "1px", valor: place === "class" || place === "style" ? "1px" : value };
  const theme = {
    colors: { light: place === "colors" ? { valor: value } : { cor: "red" } },
    ...(place === "colors" ? { spacing: { e: "1px" } } : { [tokenGroups.includes(place) ? place : "spacing"]: tokens }),
    // A custom property may have any value that does not end early.
    classes: { fim: { style: { "--valor": place === "class" ? value : "none", color: "red" } } },
  };
  const style = { "--valor": place === "style" ? value : "none", width: "1px" };
  const section = { id: "principal", children: [{ id: "a", type: "text", style, props: { text: "" } }] };
  return [
    ["design.json", { formatVersion: 1, name: "caso", title: "Caso", languages: ["pt"], pages: { home: "inicio" } }],
    ["pages/inicio.json", { id: "inicio", path: "", title: "Início", sections: [section] }],
    ["theme.json", theme],
  ].map(([path, json]) => fileOf(String(path), JSON.stringify(json)));
}

interface Texts {
  readonly text: string;
  readonly label: string;
  readonly title: string;
  readonly doc: string;
  readonly initial: string;
  readonly key: string;
  readonly data: string;
  readonly quoted: string;
}

/** A record with one extra own field of any name. */
const own = (record: object): object => record;

/** The names and values of an object's own fields, recursively; `__proto__` is listed like any other. */
const entries = (value: unknown): unknown =>
  typeof value === "object" && value !== null
    ? [Array.isArray(value), Object.getOwnPropertyNames(value).map((name) => [name, entries(Reflect.get(value, name))])]
    : value;

/** Parameters of addresses need a name. */
const nameOf = (key: string): string => (key === "" ? "q" : key);

/** A string as a literal in a formula. */
const inFormula = (text: string): string =>
  `'${Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, "0")}`).join("")}'`;

const inTemplate = (text: string): string => inFormula(text).slice(1, -1);

function designWith({ text, label, title, doc, initial, key, data, quoted }: Texts) {
  const record = `{ ${JSON.stringify(key)}: ${JSON.stringify(data)} }`;
  const files = {
    "design.json": {
      formatVersion: 1,
      name: "caso",
      title,
      description: doc,
      languages: ["pt", "en"],
      pages: { home: "inicio" },
    },
    "pages/inicio.json": {
      id: "inicio",
      path: "",
      title,
      description: doc,
      sections: [
        {
          id: "principal",
          title,
          children: [
            { id: "a", type: "text", description: doc, props: { text, ariaLabel: label } },
            { id: "b", type: "text", props: { text: { pt: text, en: label } } },
            { id: "c", type: "text", props: { text: { formula: inFormula(quoted) } } },
            { id: "d", type: "text", props: { text: { formula: `\`<${inTemplate(quoted)}>\${variables.texto}\`` } } },
            {
              id: "e",
              type: "button",
              link: { page: "inicio", query: "QUERY" },
              on: { click: { description: doc, steps: [{ action: "log", message: text }] } },
            },
            {
              id: "f",
              type: "html-embed",
              props: { source: text, trusted: true, ariaLabel: { pt: label, en: text } },
            },
          ],
        },
      ],
    },
    "formulas.json": { formulas: { fixo: { description: doc, formula: inFormula(quoted) } } },
  };
  // Written by hand, because a key may be `__proto__`.
  const variables = `{ "variables": {
    "texto": { "type": "string", "default": ${JSON.stringify(initial)}, "description": ${JSON.stringify(doc)} },
    "dados": { "type": "object", "default": { ${record.slice(2, -2)}, "lista": [${record}] } } } }`;
  const collections = `{ "collections": { "linhas": { "source": "static", "description": ${JSON.stringify(doc)}, "data": [${record}] } } }`;
  return [
    ...Object.entries(files).map(([path, json]) => {
      const query = `{ ${JSON.stringify(nameOf(key))}: ${JSON.stringify(text)} }`;
      return fileOf(
        path,
        JSON.stringify(json, null, 2).replace('"QUERY"', () => query),
      );
    }),
    fileOf("variables.json", variables),
    fileOf("collections.json", collections),
  ];
}

// biome-ignore lint/suspicious/noExplicitAny: the modules are made by the test at run time.
type Loaded = any;

/** Runs modules of the output: components become records of their properties, runtime functions become recorders. */
function loader({ output = [] }: Compilation): (path: string) => Loaded {
  const modules = new Map<string, Loaded>();
  const load = (path: string): Loaded => {
    const known = modules.get(path);
    if (known) return known;
    const file = (output ?? []).find((one) => one.path.replace(/\.tsx?$/, "") === path);
    if (!file) throw new Error(`no module ${path}`);
    const { code } = transformSync(openText(file.text), {
      loader: "tsx",
      format: "cjs",
      jsx: "transform",
      jsxFactory: "h",
    });
    const module = { exports: {} };
    modules.set(path, module.exports);
    const run = new Function("require", "module", "exports", "h", code);
    run((from: string) => (from.startsWith(".") ? load(joined(path, from)) : runtime), module, module.exports, element);
    modules.set(path, module.exports);
    return module.exports;
  };
  return load;
}

const joined = (from: string, to: string): string =>
  new URL(to, `file:///${from}`).pathname.slice(1).replace(/\.tsx?$/, "");

const element = (tag: unknown, props: object | null, ...children: unknown[]) => ({ tag, props: props ?? {}, children });

const declared = (options: { readonly default?: unknown; readonly data?: unknown }) => ({
  options,
  value: options.default,
  data: { value: options.data },
});

const runtime = {
  createRuntime: () => ({ variable: declared, localized: (texts: object) => texts }),
  staticCollection: declared,
  defineApp: declared,
  usePage: () => ({ params: {} }),
  log: (run: { readonly calls: unknown[][] }, message: unknown) => run.calls.push(["log", message]),
};

/** Expect that esbuild reads a sheet without a warning. */
function expectSheet(text: string): void {
  expect(transformSync(text, { loader: "css" }).warnings).toEqual([]);
}
