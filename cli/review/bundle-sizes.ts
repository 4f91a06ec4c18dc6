import { gzipSync } from "node:zlib";
import type { Bundle } from "../bundle/bundle.ts";
import type { Io } from "../io.ts";
import type { Change } from "./change.ts";
import type { Source } from "./read-side.ts";
import { words } from "./render/words.ts";
import { withStaged } from "./staged.ts";

/** The bytes of script that each page loads first, compressed, by the id of the page. */
export type BundleSizes = ReadonlyMap<string, number>;

/** Bundle a design and measure its pages. Throws a ReadError for a design with errors. */
export const bundleSizes = (io: Io, source: Source): Promise<BundleSizes> =>
  withStaged(io, source, async ({ bundle }) => sizesOf(bundle));

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
