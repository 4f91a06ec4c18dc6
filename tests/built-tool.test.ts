import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix, resolve } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { designReader } from "../cli/project/read.ts";

const root = resolve(import.meta.dirname, "..");
const isWindows = process.platform === "win32";

beforeAll(async () => {
  const { buildTool }: { buildTool: () => Promise<void> } = await import("../.ci/setup.mjs" as string);
  await buildTool();
});

test("every icon of the set is found, with all of its shapes", () => {
  const design = mkdtempSync(join(tmpdir(), "trama-icons-"));
  onTestFinished(() => rmSync(design, { recursive: true, force: true }));
  const reader = designReader(design);
  const { icon } = reader.read({ designFolder: "design" });
  const folder = join(root, "node_modules/lucide-static/icons");
  const names = readdirSync(folder).map((file) => file.replace(".svg", ""));
  const shapesOf = (svg: string | undefined) => svg?.match(/<(?!svg|!)\w[^>]*>/g);
  expect(names.length).toBeGreaterThan(2000);
  for (const name of names)
    expect(shapesOf(icon(name)), name).toEqual(shapesOf(readFileSync(join(folder, `${name}.svg`), "utf8")));
  expect([...reader.iconNames()].sort()).toEqual(names.sort());
});

let packed: readonly string[] | undefined;

/** The files that the npm package contains. */
function packedFiles(): readonly string[] {
  if (packed) return packed;
  const listed = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: root,
    shell: isWindows,
  });
  const [{ files }]: [{ files: readonly { path: string }[] }] = JSON.parse(listed.toString());
  packed = files.map(({ path }) => path);
  return packed;
}

const builtFiles = () => packedFiles().filter((path) => path.startsWith("dist/"));

test("the package contains no path of the machine that built it", () => {
  const built = builtFiles();
  expect(built).toContain("dist/cli/main.js");
  expect(built.filter((path) => readFileSync(join(root, path)).includes(root))).toEqual([]);
});

test("the archives of the extensions are where the code of their packages looks for them", () => {
  const chunks = builtFiles().filter((path) => /^dist\/cli\/chunks\/.*\.js$/.test(path));
  const wanted = chunks.flatMap((path) =>
    Array.from(
      readFileSync(join(root, path), "utf8").matchAll(/new URL\("\.\/([\w.]+\.tar\.gz)"/g),
      ([, name]) => name,
    ),
  );
  expect(wanted.sort()).toEqual(["pg_hashids.tar.gz", "pgmq.tar.gz", "pgtap.tar.gz", "vector.tar.gz"]);
  for (const name of wanted) expect(builtFiles()).toContain(`dist/cli/chunks/${name}`);
});

test("no package in CommonJS is imported late, since only its default export would be there", () => {
  const chunks = builtFiles().filter((path) => path.startsWith("dist/cli/"));
  const isOnlyDefault = (path: string) =>
    /^export default require_\w+\(\);/m.test(readFileSync(join(root, path), "utf8"));
  expect(chunks.filter(isOnlyDefault)).toEqual([]);
});

test("the licences of bundled packages and of the icons come along", () => {
  const notices = readFileSync(join(root, "dist/cli/NOTICES.txt"), "utf8");
  for (const name of ["@supabase/lite", "commander", "culori", "jose", "lucide-static", "ws"])
    expect(notices).toMatch(new RegExp(`^${name} \\d[\\d.]* \\(`, "m"));
  expect(notices).toContain("Copyright (c) 2026 Lucide Icons and Contributors");
  expect(notices).toContain("Apache License");
  const ofRuntime = readFileSync(join(root, "dist/runtime/packages/NOTICES.txt"), "utf8");
  for (const name of ["date-fns", "react-day-picker"]) expect(ofRuntime).toMatch(new RegExp(`^${name} \\d`, "m"));
});

test("what is built imports only packages that a project installs", () => {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const installed = new Set(["trama", ...Object.keys({ ...dependencies, ...peerDependencies })]);
  const imported = builtFiles()
    .filter((path) => /^dist\/runtime\/.*\.(?:js|d\.ts)$/.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), "utf8");
      const names = [...text.matchAll(/^(?:import|export) (?:.* from )?"([^."][^"]*)";|import\("([^."][^"]*)"\)/gm)];
      return names.map(([, first, second]) => ({ path, name: first ?? second ?? "" }));
    })
    .filter(({ name }) => !name.startsWith("node:"));
  const packageOf = (name: string) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? "";
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter(({ name }) => !installed.has(packageOf(name)))).toEqual([]);
});

test("every link of a packaged text leads to a packaged file", () => {
  const files = packedFiles();
  const isPacked = (path: string) => files.some((each) => each === path || each.startsWith(`${path}/`));
  const texts = files.filter((path) => /\.(?:md|txt)$/.test(path) && !path.endsWith("/NOTICES.txt"));
  const dead = texts.flatMap((path) =>
    [...readFileSync(join(root, path), "utf8").matchAll(/\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g)]
      .map(([, target = ""]) => target)
      .filter(
        (target) => !/^\w+:/.test(target) && !isPacked(posix.join(posix.dirname(path), target).replace(/\/$/, "")),
      )
      .map((target) => `${path}: ${target}`),
  );
  expect(texts).toContain("README.md");
  expect(dead).toEqual([]);
});
