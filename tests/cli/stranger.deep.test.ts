import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type LocalRegistry, startRegistry } from "./local-registry.ts";

/** What somebody experiences who has only the tarball of `npm pack`, and a registry with the other packages. */

const root = resolve(import.meta.dirname, "../..");
const top = mkdtempSync(join(tmpdir(), "trama-stranger-"));
/** A version of React that this checkout does not have; see `startRegistry`. */
const hostsReact = "19.1.0";
/** Packing and installing take a minute each on a busy machine. */
const patience = 300_000;
let registry: LocalRegistry;
let tarball = "";
let vanished: readonly string[] = [];

beforeAll(async () => {
  registry = await startRegistry({ react: hostsReact, "react-dom": hostsReact });
  const pack = npm(root, "pack", "--json", "--pack-destination", top);
  // Commands that run meanwhile need these.
  const needed = ["dist/cli/main.js", "dist/cli/icons.json.gz", "dist/runtime/index.js", "dist/runtime/styles.css"];
  const missing = new Set<string>();
  const watching = setInterval(() => {
    for (const path of needed) if (!existsSync(join(root, path))) missing.add(path);
  }, 5);
  const { code, out } = await ended(pack);
  clearInterval(watching);
  expect(code, out).toBe(0);
  vanished = [...missing];
  tarball = join(top, readdirSync(top).find((name) => name.endsWith(".tgz")) ?? "");
}, patience);

afterAll(async () => {
  await registry.close();
  rmSync(top, { recursive: true, force: true });
});

/** npm, or what it runs, with the local registry and a cache of its own. */
function npm(cwd: string, ...args: string[]): ChildProcess {
  const [command = "", ...rest] = args[0] === "npx" ? args : ["npm", ...args];
  return spawn(command, rest, {
    cwd,
    // A group of its own, to end all processes of it.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      npm_config_registry: registry.url,
      npm_config_cache: join(top, "cache"),
      npm_config_audit: "false",
      npm_config_fund: "false",
      npm_config_update_notifier: "false",
    },
  });
}

async function ended(child: ChildProcess): Promise<{ readonly code: number; readonly out: string }> {
  let out = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (piece: string) => (out += piece));
  const [code]: (number | null)[] = await once(child, "close");
  return { code: code ?? -1, out };
}

/** A folder with a package.json. */
function hostFolder(name: string, dependencies: object): string {
  const folder = join(top, name);
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module", dependencies }));
  return folder;
}

const trama = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(cwd, "node_modules/trama/dist/cli/main.js"), ...args], { cwd, encoding: "utf8" });

test("npm pack leaves a working tool in place, and its tarball has the extension for editors", () => {
  expect(vanished).toEqual([]);
  const listed = spawnSync("tar", ["-tzf", tarball], { encoding: "utf8" }).stdout.split("\n");
  expect(listed).toContain("package/dist/editor/trama.vsix");
  expect(listed.filter((path) => /\.npmignore$/.test(path))).toEqual([]);
});

test("one command leads from nothing to a running app with a backend", { timeout: patience }, async () => {
  const args = ["npx", "--yes", `--package=${tarball}`, "trama", "init", "my-app", "--template", "crud"];
  const app = npm(top, ...args, "--start", "--port", "0");
  onTestFinished(() => {
    if (app.pid !== undefined) process.kill(-app.pid);
  });
  let out = "";
  for (const stream of [app.stdout, app.stderr])
    stream?.setEncoding("utf8").on("data", (piece: string) => (out += piece));
  const address = () => /(http:\/\/\S+)\s/.exec(out)?.[1];
  await expect.poll(address, { timeout: 200_000, message: out }).toBeDefined();
  const page = await (await fetch(address() ?? "")).text();
  expect(page).toContain("<title>");
  const [key = ""] = /sb_publishable_[\w-]+/.exec(page) ?? [];
  const rows = await fetch(new URL("/rest/v1/tasks", address()), { headers: { apikey: key } });
  expect(rows.status).toBe(200);
  const installed = readdirSync(join(top, "my-app/node_modules"));
  for (const name of ["lucide-static", "date-fns", "@sentry", "@opentelemetry", "vite", "kysely"])
    expect(installed).not.toContain(name);

  const { devDependencies, peerDependenciesMeta } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const optional = Object.keys(peerDependenciesMeta).map((name) => `${name}@${devDependencies[name]}`);
  expect(await ended(npm(join(top, "my-app"), "install", "--save-dev", ...optional))).toMatchObject({ code: 0 });
  expect(megabytesOf(join(top, "my-app/node_modules"))).toBeLessThan(200);
});

/** The size of a folder on disk, as `du -m` prints it. */
function megabytesOf(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const blocks = entries.map((entry) => lstatSync(join(entry.parentPath, entry.name)).blocks);
  return blocks.reduce((sum, each) => sum + each, 0) / 2048;
}

test("without optional packages all but the type check works, and check says what to install", {
  timeout: patience,
}, async () => {
  const folder = hostFolder("lean", { trama: `file:${tarball}` });
  expect(await ended(npm(folder, "install", "--omit=optional"))).toMatchObject({ code: 0 });
  expect(trama(folder, "init", "made").status).toBe(0);
  const design = "made/designs/made";
  for (const command of ["validate", "fmt", "compile"])
    expect(trama(folder, command, design), command).toMatchObject({ status: 0, stderr: "" });
  expect(trama(folder, "build", design)).toMatchObject({
    status: 0,
    stderr: `note: pages load more scripts than they need to, as the program of rolldown is not installed
  help: run \`npm install --include=optional\`
`,
  });
  expect(trama(folder, "diff", design, design)).toMatchObject({ status: 0, stderr: "" });
  const lack = `@typescript/typescript-${process.platform}-${process.arch}`;
  expect(trama(folder, "check", design)).toMatchObject({
    status: 2,
    stderr: `error: type-checking needs the package ${lack}, which is not installed\n  help: run \`npm install --include=optional\`\n`,
  });
  expect(await ended(npm(folder, "install", "--include=optional"))).toMatchObject({ code: 0 });
  expect(trama(folder, "check", design)).toMatchObject({ status: 0, stderr: "" });

  mkdirSync(join(folder, design, "custom"));
  writeFileSync(join(folder, design, "custom/index.ts"), "export const half = (value: number): number => value / 2;\n");
  expect(trama(folder, "adopt", design)).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(
      /reading custom\/ needs the package ts-morph.*\n {2}help: run `npm install --save-dev ts-morph@[\d.]+`\n/,
    ),
  });
  expect(trama(folder, "init", "rows", "--template", "crud").status).toBe(0);
  for (const command of ["dev", "tables", "audit"])
    expect(trama(folder, command, "rows/designs/rows"), command).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(
        /the embedded backend needs the package @electric-sql\/pglite.*\n {2}help: run `npm install --save-dev @electric-sql\/pglite@[\d.]+`\n/,
      ),
    });
});

test("a page with a React of its own has one copy of it beside an app", { timeout: patience }, async () => {
  const react = { react: hostsReact, "react-dom": hostsReact };
  const folder = hostFolder("host", { ...react, trama: `file:${tarball}` });
  expect(await ended(npm(folder, "install"))).toMatchObject({ code: 0 });
  expect(trama(folder, "init", "made").status).toBe(0);
  expect(trama(folder, "compile", "made/designs/made").status).toBe(0);
  const main = `import { createRoot } from "react-dom/client"; import { mount } from "trama/runtime";
    import { app } from "./made/generated/made/app.tsx"; console.log(createRoot, mount, app);`;
  const { metafile } = await build({
    absWorkingDir: folder,
    stdin: { contents: main, resolveDir: folder },
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    format: "esm",
    outdir: "out",
    jsx: "automatic",
    loader: { ".css": "empty" },
  });
  const copies = Object.keys(metafile.inputs).filter((path) => /\/(?:react|react-dom)\/index\.js$/.test(path));
  expect(copies.sort()).toEqual(["node_modules/react-dom/index.js", "node_modules/react/index.js"]);
  const { version } = JSON.parse(readFileSync(join(folder, "node_modules/react/package.json"), "utf8"));
  expect(version).toBe(hostsReact);
});
