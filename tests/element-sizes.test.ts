import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { expect, test } from "vitest";
import { isUpdate } from "./designs.ts";

/** What each element adds to a page, in bytes of gzip: with the page, and once its lazy parts are loaded. */

const root = resolve(import.meta.dirname, "..");
const table = join(root, "tests/element-sizes.txt");
/** How far a size may be from the table. Versions of zlib differ by a few bytes. */
const tolerance = 24;
/** A smaller difference is not a lazy part: the late parts of the core compress better beside some elements than beside others. */
const noise = 500;

const types = readdirSync(join(root, "runtime/elements"))
  .filter((file) => file.endsWith(".tsx") && !file.endsWith(".view.tsx"))
  .map((file) => basename(file, ".tsx"))
  .sort();

/** What the smallest app imports. */
const core = `export { currentPage, defineApp, If, Page, Repeat, Section, start, usePage, variable, workflow } from "./runtime/index.ts";\n`;

const entries: Plugin = {
  name: "entries",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^size:/ }, ({ path }) => ({ path, namespace: "size" }));
    onLoad({ filter: /.*/, namespace: "size" }, ({ path }) => {
      const type = path.slice("size:".length);
      const contents = type === "core" ? core : `${core}export * from "./runtime/elements/${type}.tsx";\n`;
      return { contents, resolveDir: root };
    });
  },
};

const withoutLazyParts: Plugin = {
  name: "without-lazy-parts",
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ path, kind }) => (kind === "dynamic-import" ? { path, external: true } : undefined));
  },
};

const options = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  write: false,
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  conditions: ["source"],
  define: { "process.env.NODE_ENV": '"production"' },
  external: ["react", "react/*", "react-dom", "react-dom/*", "react-router-dom", "apexcharts", "react-apexcharts"],
  logLevel: "silent",
} satisfies BuildOptions;

/** Returns the gzipped size of each entry. */
async function sizesOf(names: readonly string[], plugins: readonly Plugin[]): Promise<ReadonlyMap<string, number>> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: Object.fromEntries(names.map((name) => [name, `size:${name}`])),
    outdir: "out",
    plugins: [entries, ...plugins],
  });
  return new Map(
    outputFiles.map(({ path, contents }) => [basename(path, ".js"), gzipSync(contents, { level: 9 }).length]),
  );
}

interface Size {
  readonly type: string;
  readonly first: number;
  readonly later: number;
}

async function measure(): Promise<readonly Size[]> {
  const names = ["core", ...types];
  const [first, whole] = [await sizesOf(names, [withoutLazyParts]), await sizesOf(names, [])];
  const base = first.get("core") ?? 0;
  // Code of the core that loads later does not belong to an element.
  const late = (whole.get("core") ?? 0) - base;
  return names.map((type) => {
    const own = first.get(type) ?? 0;
    const later = (whole.get(type) ?? 0) - own - late;
    return { type, first: type === "core" ? own : own - base, later: later < noise ? 0 : later };
  });
}

const written = (sizes: readonly Size[]): string =>
  ["element first later", ...sizes.map(({ type, first, later }) => `${type} ${first} ${later}`), ""].join("\n");

function readTable(): readonly Size[] {
  const lines = readFileSync(table, "utf8").trimEnd().split("\n").slice(1);
  return lines.map((line) => {
    const [type = "", first, later] = line.split(" ");
    return { type, first: Number(first), later: Number(later) };
  });
}

test("each element adds the bytes of the table to a page; UPDATE=1 writes it", async () => {
  const sizes = await measure();
  if (isUpdate) writeFileSync(table, written(sizes));
  const known = new Map(readTable().map((one) => [one.type, one]));
  expect([...known.keys()]).toEqual(sizes.map(({ type }) => type));
  const near = (size: number, before: number | undefined): number =>
    before !== undefined && Math.abs(size - before) <= tolerance ? before : size;
  const rounded = sizes.map(({ type, first, later }) => {
    const before = known.get(type);
    return { type, first: near(first, before?.first), later: near(later, before?.later) };
  });
  expect(written(rounded)).toBe(written([...known.values()]));
});
