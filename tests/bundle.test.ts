import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { BundledApp } from "../cli/bundle/bundle.ts";
import { bundleRelease } from "../cli/bundle/release.ts";

const folder = mkdtempSync(join(tmpdir(), "trama-bundle-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the compiler would report of an app of these files. */
const appWith = (
  firstPages: readonly string[],
  sheets: Partial<BundledApp["sheets"]> = {},
  modules: BundledApp["modules"] = new Map(),
): BundledApp => ({
  firstPages,
  modules,
  sheets: { always: [], onDemand: [], own: [], fonts: [], firstFonts: [], ...sheets },
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

test("code that several pages need is in scripts of its own, which no first page loads", async () => {
  const { files: scripts, pageScripts } = await bundleRelease(
    folder,
    { sourceMaps: false },
    appWith(["pages/home"]),
    folder,
  );
  const holding = (text: string): string[] =>
    [...scripts].filter(([, bytes]) => Buffer.from(bytes).includes(text)).map(([path]) => path);
  const users = { frame: ["sales", "people", "chats"], table: ["sales", "people"], bubble: ["chats", "plain"] };
  for (const [component, pages] of Object.entries(users)) {
    const [script = "", ...others] = holding(`component ${component}`);
    expect(others).toEqual([]);
    for (const name of pages) {
      expect(pageScripts[`pages/${name}`]).toContain(script);
      expect(holding(`page ${name}`)).not.toContain(script);
    }
    for (const early of ["pages/home", "components/help"]) expect(pageScripts[early]).not.toContain(script);
    expect(holding("component logo")).not.toContain(script);
  }
  expect(pageScripts["components/farewell"]).toContain(holding("component frame")[0]);
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
  const { modules } = await bundleRelease(own, { sourceMaps: false }, appWith([]), folder);
  const found = [...modules.values()].flatMap((each) => [...each.keys()]).filter((id) => id.includes("signals-core"));
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
    const { modules } = await bundleRelease(own, { sourceMaps: false }, appWith([]), folder);
    const found = [...modules.values()].flatMap((each) => [...each]);
    return found.find(([id]) => id.endsWith("data/variables.ts"))?.[1] ?? 0;
  };
  expect(Math.abs((await bytesWith("old.js")) - (await bytesWith("new.js")))).toBeLessThan(20);
});

test("the scripts have the router's core, and not its forms and links", async () => {
  const { files: scripts } = await bundleRelease(folder, { sourceMaps: false }, appWith([]), folder);
  const text = [...scripts.values()].map((bytes) => Buffer.from(bytes).toString()).join("\n");
  const parts = [
    "useRoutes() may be used only",
    "useSubmit",
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
  const { files: built, styles } = await bundleRelease(
    own,
    { sourceMaps: false },
    appWith([], { always: ["theme.css"], own: ["assets/print.css"] }),
    own,
  );
  const css = Buffer.from(built.get(styles) ?? []).toString();
  expect(css.indexOf(".paper")).toBeGreaterThan(css.indexOf(".card"));
  expect(css).toMatch(/url\("?\/static\/dot-[A-Z0-9]+\.png"?\)/);
  expect(css).toMatch(/url\("?\/assets\/other\.png"?\)/);
});

test("browsers compile the code of pages while they load it, and the start of the app when it is called", async () => {
  const {
    files: scripts,
    pageScripts,
    entry,
    entryImports,
  } = await bundleRelease(folder, { sourceMaps: true }, appWith(["pages/home"]), folder);
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

test("the fonts of the theme have hashed names, other fonts of the design stay where they are", async () => {
  const own = join(folder, "fonts");
  mkdirSync(join(own, "assets/fonts"), { recursive: true });
  writeFileSync(join(own, "app.tsx"), "export const app = {};\n");
  const face = (file: string): string => `@font-face { font-family: A; src: url("/assets/fonts/${file}.woff2") }\n`;
  writeFileSync(join(own, "theme.css"), face("body") + face("other"));
  writeFileSync(join(own, "assets/fonts/body.woff2"), "a font");
  const built = await bundleRelease(
    own,
    { sourceMaps: false, base: "/shop" },
    appWith([], { always: ["theme.css"], fonts: ["assets/fonts/body.woff2"] }),
    own,
  );
  const address = built.fonts["assets/fonts/body.woff2"] ?? "";
  expect(address).toMatch(/^\/static\/body-[A-Z0-9]+\.woff2$/);
  expect(Buffer.from(built.files.get(address) ?? []).toString()).toBe("a font");
  const css = Buffer.from(built.files.get(built.styles) ?? []).toString();
  expect(css).toMatch(new RegExp(`url\\("?/shop${address}"?\\)`));
  expect(css).toMatch(/url\("?\/shop\/assets\/fonts\/other\.woff2"?\)/);
});
