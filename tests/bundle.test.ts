import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type BundledApp, createBundler } from "../cli/bundle/bundle.ts";

const folder = mkdtempSync(join(tmpdir(), "trama-bundle-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the compiler would report of an app of these files. */
const appWith = (firstPages: readonly string[], sheets: Partial<BundledApp["sheets"]> = {}): BundledApp => ({
  firstPages,
  sheets: { always: [], onDemand: [], own: [], ...sheets },
});

const says = (name: string, what: string): string => `export const ${name} = () => ${JSON.stringify(what)};\n`;
const page = (name: string, components: readonly string[]): string =>
  [
    ...components.map((component) => `import { ${component} } from "../components/${component}";\n`),
    `export default () => [${[...components.map((component) => `${component}()`), `"page ${name}"`].join(", ")}];\n`,
  ].join("");
const popup = (id: string): string => `export const ${id} = popup({
  id: "${id}",
  load: () => import("./components/${id}"),
});
`;

/** Home is public; three of the four others share a frame, two of them a table, one opens a popup. */
const files: Readonly<Record<string, string>> = {
  "app.tsx": `import { help } from "./popups";
const pages = [${["home", "sales", "people", "chats", "plain"].map((name) => `() => import("./pages/${name}")`).join(", ")}];
export const app = { pages, help };
`,
  "popups.ts": `import { popup } from "./popup";\n\n${popup("help")}\n${popup("farewell")}`,
  "popup.ts": "export const popup = <Popup,>(popup: Popup) => popup;\n",
  "pages/home.tsx": page("home", ["logo"]),
  "pages/sales.tsx": page("sales", ["logo", "frame", "table"]),
  "pages/people.tsx": page("people", ["frame", "table"]),
  "pages/chats.tsx": page("chats", ["frame", "bubble"]),
  "pages/plain.tsx": page("plain", ["bubble"]).replace(
    "export",
    'import { farewell } from "../popups";\nask.load();\nexport',
  ),
  "components/help.tsx": says("help", "popup help"),
  "components/farewell.tsx": `import { frame } from "./frame";\nexport const farewell = () => frame() + "popup farewell";\n`,
  "components/logo.tsx": says("logo", "component logo"),
  "components/frame.tsx": says("frame", "component frame"),
  "components/table.tsx": says("table", "component table"),
  "components/bubble.tsx": says("bubble", "component bubble"),
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test("code that half of the other pages need is one script, which no first page loads", async () => {
  const bundler = createBundler(folder, { mode: "production", sourceMaps: false });
  const { files: scripts, pageScripts } = await bundler.bundle(appWith(["pages/home"]), folder);
  await bundler.dispose();
  const holding = (text: string): string[] =>
    [...scripts].filter(([, bytes]) => Buffer.from(bytes).includes(text)).map(([path]) => path);
  const [inside = ""] = holding("component frame");
  for (const text of ["component frame", "component table", "component bubble"])
    expect(holding(text)).toEqual([inside]);
  for (const name of ["sales", "people", "chats", "plain"]) {
    expect(pageScripts[`pages/${name}`]).toContain(inside);
    expect(holding(`page ${name}`)).not.toContain(inside);
  }
  expect(pageScripts["components/farewell"]).toContain(inside);
  for (const early of ["pages/home", "components/help"]) expect(pageScripts[early]).not.toContain(inside);
  expect(holding("component logo")).not.toContain(inside);
});

test("code that half of the other pages and a late part of a first page need is one script, if that part needs most of it", async () => {
  const own = join(folder, "early");
  const parts = Object.fromEntries(
    ["avatar", "badge"].map((name) => [`components/${name}.tsx`, says(name, `component ${name} ${"-".repeat(500)}`)]),
  );
  const output = Object.entries({
    "app.tsx": `const lazy = [${["pages/home", "pages/sales", "pages/people", "pages/chats", "components/help", "components/tip"].map((path) => `() => import("./${path}")`).join(", ")}];
export const app = { lazy };
`,
    "pages/home.tsx": page("home", []),
    "pages/sales.tsx": page("sales", ["avatar", "badge", "dot"]),
    "pages/people.tsx": page("people", ["avatar", "dot"]),
    "pages/chats.tsx": page("chats", ["badge", "dot"]),
    "components/help.tsx": page("help", ["avatar", "badge"]),
    "components/tip.tsx": page("tip", ["dot"]),
    "components/dot.tsx": says("dot", "component dot"),
    ...parts,
  }).map(([path, text]) => ({ path, text }));
  for (const { path, text } of output) {
    mkdirSync(dirname(join(own, path)), { recursive: true });
    writeFileSync(join(own, path), text);
  }
  const bundler = createBundler(own, { mode: "production", sourceMaps: false });
  const { files: scripts, pageScripts } = await bundler.bundle(appWith(["pages/home"]), folder);
  await bundler.dispose();
  const holding = (text: string): string[] =>
    [...scripts].filter(([, bytes]) => Buffer.from(bytes).includes(text)).map(([path]) => path);
  expect(holding("component avatar")).toHaveLength(1);
  expect(holding("component badge")).toEqual(holding("component avatar"));
  const [shared] = holding("component avatar");
  for (const name of ["pages/sales", "pages/people", "pages/chats", "components/help"])
    expect(pageScripts[name]).toContain(shared);
  for (const name of ["pages/home", "components/tip"]) expect(pageScripts[name]).not.toContain(shared);
});

test("what would be a tiny script is part of the code that the other pages share; a larger one is not", async () => {
  const own = join(folder, "tiny");
  const names = ["home", "sales", "people", "chats", "plain", "plans", "notes"];
  const output = Object.entries({
    "app.tsx": `export const app = [${names.map((name) => `() => import("./pages/${name}")`).join(", ")}];\n`,
    "pages/home.tsx": page("home", []),
    ...Object.fromEntries(names.slice(4).map((name) => [`pages/${name}.tsx`, page(name, [])])),
    "pages/sales.tsx": page("sales", ["dot", "table"]),
    "pages/people.tsx": page("people", ["dot"]),
    "pages/chats.tsx": page("chats", ["table"]),
    "components/dot.tsx": says("dot", "component dot"),
    "components/table.tsx": says("table", `component table ${"-".repeat(600)}`),
  }).map(([path, text]) => ({ path, text }));
  for (const { path, text } of output) {
    mkdirSync(dirname(join(own, path)), { recursive: true });
    writeFileSync(join(own, path), text);
  }
  const bundler = createBundler(own, { mode: "production", sourceMaps: false });
  const { files: scripts, pageScripts } = await bundler.bundle(appWith(["pages/home"]), folder);
  await bundler.dispose();
  const holding = (text: string): string =>
    [...scripts].find(([, bytes]) => Buffer.from(bytes).includes(text))?.[0] ?? "";
  for (const name of names.slice(1)) expect(pageScripts[`pages/${name}`]).toContain(holding("component dot"));
  expect(pageScripts["pages/home"]).not.toContain(holding("component dot"));
  const withTable = names.filter((name) => pageScripts[`pages/${name}`]?.includes(holding("component table")));
  expect(withTable).toEqual(["sales", "chats"]);
});

test("an app has one copy of the signals, whatever its own code imports", async () => {
  const own = join(folder, "signals");
  const copy = join(own, "node_modules/@preact/signals-core");
  mkdirSync(copy, { recursive: true });
  writeFileSync(join(copy, "package.json"), '{ "name": "@preact/signals-core", "main": "index.js", "type": "module" }');
  writeFileSync(join(copy, "index.js"), 'export const signal = () => "another copy";\n');
  const text = `import { signal } from "@preact/signals-core";
import { useComputed } from "@preact/signals-react";
import { variable } from "trama/runtime";
import { useSignals, useVariable } from "trama/runtime/react";
export const app = { signal, useComputed, variable, useSignals, useVariable };
`;
  writeFileSync(join(own, "app.tsx"), text);
  const bundler = createBundler(own, { mode: "production", sourceMaps: false });
  const { metafile } = await bundler.bundle(appWith([]), folder);
  await bundler.dispose();
  const found = Object.keys(metafile.inputs).filter((path) => path.includes("signals-core"));
  expect(found).toHaveLength(1);
  expect(found.join()).not.toContain(basename(folder));
});

test("a CommonJS package that loads later adds nothing to the code that loads first", async () => {
  const bytesWith = async (library: string): Promise<number> => {
    const own = join(folder, library);
    mkdirSync(own);
    const text = `import { variable } from "trama/runtime";\nexport const app = { variable, load: () => import("./${library}") };\n`;
    writeFileSync(join(own, "app.tsx"), text);
    writeFileSync(join(own, "old.js"), "exports.unparse = () => 1;\n");
    writeFileSync(join(own, "new.js"), "export const unparse = () => 1;\n");
    const bundler = createBundler(own, { mode: "production", sourceMaps: false });
    const { metafile } = await bundler.bundle(appWith([]), folder);
    await bundler.dispose();
    const modules = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
    return modules.find(([path]) => path.endsWith("data/variables.ts"))?.[1].bytesInOutput ?? 0;
  };
  expect(Math.abs((await bytesWith("old.js")) - (await bytesWith("new.js")))).toBeLessThan(20);
});

test("the scripts have the router's core, and not its forms and links", async () => {
  const bundler = createBundler(folder, { mode: "production", sourceMaps: false });
  const { files: scripts } = await bundler.bundle(appWith([]), folder);
  await bundler.dispose();
  const text = [...scripts.values()].map((bytes) => Buffer.from(bytes).toString()).join("\n");
  const parts = [
    "useRoutes() may be used only",
    "useSubmit",
    "Unexpected Application Error",
    "You rendered descendant",
    "NavLink",
    "<ScrollRestoration>",
    "x-www-form-urlencoded",
  ];
  expect(parts.filter((part) => text.includes(part))).toEqual(["useRoutes() may be used only"]);
});

test("style sheets of the design come after its own styles, and their pictures have hashed names", async () => {
  const own = join(folder, "sheets");
  const assets = join(own, "assets");
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(own, "app.tsx"), "export const app = {};\n");
  writeFileSync(join(own, "theme.css"), "@layer classes { .card { color: red } }\n");
  writeFileSync(join(assets, "dot.png"), "not a picture");
  writeFileSync(join(assets, "print.css"), ".paper { background: url(dot.png), url(/assets/other.png) }\n");
  const bundler = createBundler(own, { mode: "production", sourceMaps: false });
  const { files: built, styles } = await bundler.bundle(
    appWith([], { always: ["theme.css"], own: ["assets/print.css"] }),
    own,
  );
  await bundler.dispose();
  const css = Buffer.from(built.get(styles) ?? []).toString();
  expect(css.indexOf(".paper")).toBeGreaterThan(css.indexOf(".card"));
  expect(css).toMatch(/url\("?\/static\/dot-[A-Z0-9]+\.png"?\)/);
  expect(css).toMatch(/url\("?\/assets\/other\.png"?\)/);
});

test("browsers compile the code of pages while they load it, and the start of the app when it is called", async () => {
  const bundler = createBundler(folder, { mode: "production", sourceMaps: true });
  const { files: scripts, pageScripts, entry, entryImports } = await bundler.bundle(appWith(["pages/home"]), folder);
  await bundler.dispose();
  const textOf = (path: string): string => Buffer.from(scripts.get(path) ?? []).toString();
  const [sales = "", ...shared] = pageScripts["pages/sales"] ?? [];
  const start = [entry, ...entryImports];
  const isEager = (path: string): boolean => textOf(path).startsWith("//# allFunctionsCalledOnLoad\n");
  for (const path of [sales, ...shared]) expect(isEager(path), path).toBe(!start.includes(path));
  for (const path of start) expect(isEager(path), path).toBe(false);

  const line = textOf(sales)
    .split("\n")
    .findIndex((each) => each.includes("page sales"));
  const { mappings } = JSON.parse(textOf(`${sales}.map`)) as { readonly mappings: string };
  expect(mappings.split(";").findIndex((each) => each !== "")).toBe(line);
});
