import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { unzipSync } from "fflate";
import { expect, onTestFinished, test } from "vitest";
import { manifest, packageExtension } from "../../cli/editor/package.mjs";
import { filesBelow } from "../designs.ts";
import { writeFiles } from "../write-files.ts";
import { FakeEditor, fits } from "./fake-editor.ts";

const root = resolve(import.meta.dirname, "../..");

/** The files of the package by their paths, as text. */
const contentOf = (bytes: Uint8Array): ReadonlyMap<string, string> =>
  new Map(Object.entries(unzipSync(bytes)).map(([path, content]) => [path, new TextDecoder().decode(content)]));

test("the package is the same each time, and has every file that it names", async () => {
  const bytes = await packageExtension();
  expect(Buffer.from(await packageExtension()).equals(bytes)).toBe(true);
  const content = contentOf(bytes);
  const own = JSON.parse(content.get("extension/package.json") ?? "");
  expect(own).toEqual(manifest());
  const named = [own.main, ...own.contributes.jsonValidation.map(({ url }: { readonly url: string }) => url)];
  for (const path of named) expect([...content.keys()]).toContain(`extension/${path.replace("./", "")}`);
  for (const [, path] of (content.get("extension.vsixmanifest") ?? "").matchAll(/ Path="([^"]+)"/g))
    expect([...content.keys()]).toContain(path);
  for (const [path, text] of content)
    for (const [, file] of text.matchAll(
      path.endsWith(".schema.json") ? /"\$ref": *"([\w-]+\.schema\.json)/g : /(?!)/g,
    ))
      expect([...content.keys()], path).toContain(`extension/schemas/${file}`);
  expect(content.get("extension/extension.js")).toContain('require("vscode")');
});

test("each design file gets the schema that it names", () => {
  const { jsonValidation } = manifest().contributes;
  const files = filesBelow(join(root, "designs")).filter((path) => path.endsWith(".json"));
  const named = files.flatMap((path) => {
    const [, schema] = /"\$schema": "[^"]*?([\w-]+\.schema\.json)"/.exec(readFileSync(path, "utf8")) ?? [];
    return schema === undefined ? [] : [{ path, schema }];
  });
  expect(named.length).toBeGreaterThan(200);
  for (const { path, schema } of named) {
    const found = jsonValidation.filter(({ fileMatch }) => fits(fileMatch, path)).map(({ url }) => url);
    expect(found, path).toEqual([`./schemas/${schema}`]);
  }
});

test("the editor does not run the extension in a workspace that is not trusted", () => {
  expect(manifest().capabilities).toMatchObject({
    untrustedWorkspaces: { supported: false },
    virtualWorkspaces: false,
  });
});

let packaged: Promise<Uint8Array> | undefined;
/** The program of the package, which is made once for all tests. */
async function programOf(): Promise<string> {
  packaged ??= packageExtension();
  return contentOf(await packaged).get("extension/extension.js") ?? "";
}

/** A folder in which this checkout is installed. */
function folderWithTrama(): string {
  const folder = temporary(join(tmpdir(), "trama-editor-"));
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(root, join(folder, "node_modules/trama"), "junction");
  return folder;
}

function temporary(prefix: string): string {
  const folder = mkdtempSync(prefix);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function openEditor(folders: readonly string[], tab?: string): Promise<FakeEditor> {
  const editor = new FakeEditor(await programOf(), folders, tab);
  onTestFinished(() => {
    for (const { child } of editor.servers) child.kill();
  });
  await editor.open();
  return editor;
}

const design = '{ "formatVersion": 1, "name": "shop" }';
const commandLine = join(root, "dist/cli/main.js");

test("the packaged extension starts the server of the project, shows errors, and stops it", async () => {
  // Names in brackets are not patterns.
  const project = join(folderWithTrama(), "[shop]");
  writeFiles(project, { "package.json": "{}", "designs/shop/design.json": design });
  const file = join(project, "designs/shop/design.json");
  const withoutDesign = temporary(join(tmpdir(), "trama-editor-"));
  writeFiles(withoutDesign, {
    "node_modules/trama/package.json": '{ "name": "trama" }',
    "node_modules/trama/cli/templates/blank/design/design.json": design,
  });
  const editor = await openEditor([project, withoutDesign], file);
  expect([editor.warnings, editor.errors]).toEqual([[], []]);
  expect(editor.servers.map(({ program }) => program)).toEqual([commandLine]);
  await expect.poll(() => editor.diagnostics.get(file), { message: "no errors shown" }).toContain("property/missing");
  expect([...editor.providers]).toEqual(
    expect.arrayContaining(["CompletionItem", "Hover", "Definition", "Rename", "CodeActions", "DocumentSymbol"]),
  );

  await editor.close();
  const child = editor.servers[0]?.child;
  await expect.poll(() => child?.exitCode, { message: "the server did not end" }).toBe(0);
});

test("projects below the open folder are found, each with its own Trama", async () => {
  const top = folderWithTrama();
  writeFiles(top, {
    "apps/shop/package.json": "{}",
    "apps/shop/designs/shop/design.json": design,
    "apps/shop/node_modules/trama/package.json": '{ "name": "trama" }',
    "apps/shop/node_modules/trama/dist/cli/main.js": "process.exit(2)",
    "apps/desk/package.json": "{}",
    "apps/desk/designs/desk/design.json": design,
    "apps/desk/designs/stock/design.json": design,
  });
  const file = join(top, "apps/desk/designs/desk/design.json");
  const editor = await openEditor([top], file);
  const own = join(top, "apps/shop/node_modules/trama/dist/cli/main.js");
  expect(new Set(editor.servers.map(({ program }) => program))).toEqual(new Set([own, commandLine]));
  // One that cannot start is reported, and the other one works.
  expect(editor.errors.join("\n")).toContain("Trama client: couldn't create connection to server");
  await expect.poll(() => editor.diagnostics.get(file), { message: "no errors shown" }).toContain("property/missing");
  await editor.close();
});

test("a folder that joins the window gets its server, and loses it when it leaves", async () => {
  const project = folderWithTrama();
  writeFiles(project, { "package.json": "{}", "designs/shop/design.json": design });
  const editor = await openEditor([]);
  expect(editor.servers).toEqual([]);
  await editor.change({ added: [project] });
  expect(editor.servers.length).toBe(1);
  await editor.change({ removed: [project] });
  await expect.poll(() => editor.servers[0]?.child.exitCode, { message: "the server did not end" }).toBe(0);
});

test("a design without Trama gets a message that says how to install it, and nothing starts", async () => {
  const project = temporary(join(tmpdir(), "trama-editor-"));
  writeFiles(project, {
    "package.json": "{}",
    "designs/shop/design.json": design,
    "tokens/design.json": '{ "colors": ["red"] }',
  });
  const editor = await openEditor([project]);
  expect(editor.servers).toEqual([]);
  expect(editor.warnings).toEqual([
    "Trama is not installed for designs/shop, so errors are not shown. Run `npm install --save-dev trama` in the project, then reload the window.",
  ]);
});
