import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { unzipSync } from "fflate";
import { expect, onTestFinished, test } from "vitest";
import { manifest, packageExtension } from "../../cli/editor/package.mjs";
import { filesBelow } from "../designs.ts";
import { LspClient } from "./lsp-client.ts";

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

/** Whether a path fits a glob, as the editor reads it: one star for a name, two for folders. */
function fits(glob: string, path: string): boolean {
  const segment = (text: string) => text.replaceAll(".", "\\.").replaceAll("*", "[^/]*");
  return new RegExp(`^${glob.split("**/").map(segment).join("(.+/)?")}$`).test(path);
}

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

interface Started {
  readonly server: {
    readonly module: string;
    readonly args: readonly string[];
    readonly options: { readonly cwd: string };
  };
  readonly options: { readonly documentSelector: readonly { readonly pattern: string }[] };
  isRunning: boolean;
}

/** Runs the extension in an editor that has these folders open, and records what it does. */
async function openEditor(folders: readonly { readonly path: string; readonly designs: number }[]) {
  const started: Started[] = [];
  const warnings: string[] = [];
  const all = folders.map(({ path }) => ({ name: "shop", uri: { fsPath: path, toString: () => path } }));
  const vscode = {
    RelativePattern: class {
      readonly base: string;
      constructor({ uri }: { readonly uri: { readonly fsPath: string } }) {
        this.base = uri.fsPath;
      }
    },
    Uri: { file: (path: string) => ({ path }) },
    window: { showWarningMessage: async (text: string) => void warnings.push(text) },
    workspace: {
      workspaceFolders: all,
      onDidChangeWorkspaceFolders: () => ({ dispose: () => undefined }),
      findFiles: async ({ base }: { readonly base: string }, without: string) => {
        expect(without).toBe("**/node_modules/**");
        return Array(folders.find(({ path }) => path === base)?.designs).fill("design.json");
      },
    },
  };
  class LanguageClient {
    private readonly own: Started;
    constructor(_id: string, _name: string, server: Started["server"], options: Started["options"]) {
      this.own = { server, options, isRunning: false };
      started.push(this.own);
    }
    async start() {
      this.own.isRunning = true;
    }
    async stop() {
      this.own.isRunning = false;
    }
  }
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ["cli/editor/extension.ts"],
    bundle: true,
    platform: "node",
    format: "cjs",
    external: ["vscode", "vscode-languageclient/node"],
    write: false,
  });
  const modules: Readonly<Record<string, unknown>> = {
    vscode,
    "vscode-languageclient/node": { LanguageClient, TransportKind: { stdio: 0 } },
  };
  const real = createRequire(import.meta.url);
  const module = { exports: {} as { activate(context: object): Promise<void>; deactivate(): Promise<void> } };
  new Function("module", "exports", "require", outputFiles[0]?.text ?? "")(
    module,
    module.exports,
    (name: string) => modules[name] ?? real(name),
  );
  await module.exports.activate({ subscriptions: [] });
  return { started, warnings, close: () => module.exports.deactivate() };
}

test("the server of the project starts where a design is, finds its errors, and stops with the editor", async () => {
  // Inside the package, so that `trama` is found without an installation.
  mkdirSync(join(root, ".trama"), { recursive: true });
  const project = mkdtempSync(join(root, ".trama/editor-"));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const other = mkdtempSync(join(tmpdir(), "trama-editor-"));
  onTestFinished(() => rmSync(other, { recursive: true }));
  const { started, warnings, close } = await openEditor([
    { path: project, designs: 1 },
    { path: other, designs: 0 },
  ]);
  expect(warnings).toEqual([]);
  expect(started.map(({ server }) => server)).toMatchObject([
    { module: join(root, "dist/cli/main.js"), args: ["lsp"], options: { cwd: project } },
  ]);
  expect(started[0]?.options.documentSelector.every(({ pattern }) => pattern.startsWith(`${project}/`))).toBe(true);

  mkdirSync(join(project, "designs/shop"), { recursive: true });
  const file = join(project, "designs/shop/design.json");
  writeFileSync(file, "{}");
  const client = new LspClient(project);
  await client.request("initialize", { capabilities: {}, rootUri: pathToFileURL(project).href, processId: null });
  client.notify("initialized", {});
  const uri = pathToFileURL(file).href;
  client.notify("textDocument/didOpen", { textDocument: { uri, languageId: "json", version: 1, text: "{}" } });
  const found = await client.diagnostics(uri, (all) => all.length > 0);
  expect(found.map(({ code }) => code)).toContain("property/missing");
  await client.request("shutdown", null);
  client.notify("exit", null);
  await client.exited;

  await close();
  expect(started.map(({ isRunning }) => isRunning)).toEqual([false]);
});

test("a project without Trama is told how to install it, and nothing starts", async () => {
  const project = mkdtempSync(join(tmpdir(), "trama-editor-"));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const { started, warnings } = await openEditor([{ path: project, designs: 1 }]);
  expect(started).toEqual([]);
  expect(warnings).toEqual([
    "Trama is not installed in shop, so its designs are not checked. Run `npm install --save-dev trama`, then reload the window.",
  ]);
});
