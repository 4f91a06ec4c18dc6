import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { renderPretty } from "../../compiler/diagnostics/render.ts";
import type { Bundle } from "../bundle/bundle.ts";
import { type Io, ReadError } from "../io.ts";
import { writeFolder } from "../project/batch.ts";
import { makeFolder } from "../project/folders.ts";
import { openSession, writeSession } from "../project/session.ts";
import { basePath, firstPages, readSettings, styleSheets } from "../site/site.ts";
import type { Change } from "./change.ts";
import type { Source } from "./read-side.ts";
import { words } from "./render/words.ts";

/** The bytes of script that each page loads first, compressed, by the id of the page. */
export type BundleSizes = ReadonlyMap<string, number>;

/**
 * Bundle a design in a folder of its own below `.trama/`, which is removed at the end, and measure its pages.
 *
 * The packages are the installed ones. Throws a ReadError for a design with errors.
 */
export async function bundleSizes(io: Io, source: Source): Promise<BundleSizes> {
  const root = projectOf(source.folder);
  const state = join(root, ".trama");
  makeFolder(root, state);
  const folder = mkdtempSync(join(state, "review-"));
  try {
    return await bundleIn(io, folder, source);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The nearest folder with a package.json, which has the packages beside it. */
function projectOf(folder: string): string {
  for (let each = folder; dirname(each) !== each; each = dirname(each))
    if (existsSync(join(each, "package.json"))) return each;
  return folder;
}

async function bundleIn(io: Io, folder: string, { shown, files, others }: Source): Promise<BundleSizes> {
  const design = join(folder, "design");
  const contents: (readonly [string, Uint8Array])[] = [
    ...files.map(({ path, bytes }) => [path, bytes] as const),
    ...others,
  ];
  await writeFolder(design, new Map(contents.map(([path, bytes]) => [`/${path}`, bytes])));
  // A project of its own: the output of the real one stays as it is.
  await writeFolder(folder, new Map([["/package.json", '{ "private": true, "type": "module" }\n']]));
  const session = openSession(io, design, {});
  const compilation = session.compile();
  const { output } = compilation;
  if (!output) {
    const errors = compilation.diagnostics.filter(({ severity }) => severity === "error");
    throw new ReadError(`${shown} does not compile:\n${renderPretty(errors, { folder: shown })}`);
  }
  await writeSession(session, compilation);
  const settings = readSettings(design);
  const { bundleProblems, createBundler } = await import("../bundle/bundle.ts");
  const bundler = createBundler(session.output(), { mode: "production", sourceMaps: false, base: basePath(settings) });
  try {
    return sizesOf(await bundler.bundle(output, firstPages(settings), styleSheets(design, settings)));
  } catch (error) {
    const problems = bundleProblems(error);
    throw problems === undefined ? error : new ReadError(`${shown} cannot be bundled:\n${problems}`);
  } finally {
    await bundler.dispose();
  }
}

function sizesOf({ entry, entryImports, pageScripts, files }: Bundle): BundleSizes {
  const sizes = new Map<string, number>();
  const sizeOf = (path: string): number => {
    const known = sizes.get(path) ?? gzipSync(files.get(path) ?? "").length;
    sizes.set(path, known);
    return known;
  };
  return new Map(
    Object.entries(pageScripts)
      .filter(([path]) => path.startsWith("pages/"))
      .map(([path, scripts]) => {
        const all = new Set([entry, ...entryImports, ...scripts]);
        return [path.slice("pages/".length), [...all].reduce((sum, each) => sum + sizeOf(each), 0)];
      }),
  );
}

/** Smaller differences come from other names in the code. */
const worthNamingBytes = 1000;

/** Lists the pages that load at least one kilobyte more or less than before, and how much a new page loads. */
export function compareSizes(
  base: BundleSizes,
  head: BundleSizes,
  titleOf: (page: string) => string,
): readonly Change[] {
  return Array.from(head, ([page, bytes]): Change | undefined => {
    const before = base.get(page);
    if (before !== undefined && Math.abs(bytes - before) < worthNamingBytes) return undefined;
    return {
      area: "size",
      unit: titleOf(page),
      where: [],
      words:
        before === undefined
          ? words`loads ${kilobytes(bytes)}`
          : words`loads ${kilobytes(bytes)} instead of ${kilobytes(before)}`,
      risks: before !== undefined && bytes > before ? ["bundle-grown"] : [],
    };
  })
    .filter((change) => change !== undefined)
    .sort((a, b) => (a.unit < b.unit ? -1 : a.unit > b.unit ? 1 : 0));
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
