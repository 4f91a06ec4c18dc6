import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createBundler } from "../cli/bundle/bundle.ts";

const folder = mkdtempSync(join(tmpdir(), "trama-bundle-"));
afterAll(() => rmSync(folder, { recursive: true }));

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
  const output = Object.entries(files).map(([path, text]) => ({ path, text }));
  const { files: scripts, pageScripts } = await bundler.bundle(output, ["pages/home"]);
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
