import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { geometricMean, type MeasuredPage, median, withPages } from "./rows/measured-pages.ts";
import { rowsDesign } from "./rows/rows-design.ts";
import { compiledSite, handWrittenSite } from "./sites.ts";

// Compiled pages beside the same pages written by hand, in Chromium.

const root = resolve(process.env.TRAMA_ROOT ?? ".");
const folder = join(root, "tests/bench/rows");
const roundCount = 9;

interface Operation {
  readonly name: string;
  /** Clicks before the measured one, from any state. */
  readonly before: readonly string[];
  readonly selector: string;
  readonly position?: number;
}

const operations: readonly Operation[] = [
  { name: "create 1,000", before: ["clear"], selector: ".home-run" },
  { name: "replace 1,000", before: ["run"], selector: ".home-run" },
  { name: "update every 10th", before: ["run"], selector: ".home-update" },
  { name: "select", before: ["run"], selector: ".home-label", position: 1 },
  { name: "swap", before: ["run"], selector: ".home-swap" },
  { name: "remove", before: ["run"], selector: ".home-remove", position: 3 },
  { name: "append 1,000", before: ["run"], selector: ".home-add" },
  { name: "clear 1,000", before: ["run"], selector: ".home-clear" },
  { name: "create 10,000", before: ["clear"], selector: ".home-many" },
  { name: "clear 10,000", before: ["many"], selector: ".home-clear" },
];

/** Script time of operations on rows: the compiled page, and the same by hand with React's hooks and without a library. */
export async function rowOperations(): Promise<string> {
  const sites = {
    trama: await compiledSite(rowsDesign(readFileSync(join(folder, "rows-data.ts"), "utf8"))),
    react: await handWrittenSite("rows/react-rows.tsx"),
    vanilla: await handWrittenSite("rows/vanilla-rows.ts"),
  };
  return withPages(sites, async (pages) => {
    const times = new Map<string, number[]>();
    // The first two rounds only warm up.
    for (let round = -2; round < roundCount; round++) {
      for (const operation of operations) {
        for (const [name, page] of pages) {
          const time = await measure(page, operation);
          if (round < 0) continue;
          const key = `${operation.name} ${name}`;
          times.set(key, [...(times.get(key) ?? []), time]);
        }
      }
    }
    const lines = operations.map(({ name }) => {
      const [trama, react, vanilla] = ["trama", "react", "vanilla"].map((page) =>
        median(times.get(`${name} ${page}`) ?? []),
      );
      return { name, trama: trama ?? 0, react: react ?? 0, vanilla: vanilla ?? 0 };
    });
    return [
      ...lines.map(({ name, trama, react, vanilla }) => `${name}: ${compared(trama, react, vanilla, "ms")}`),
      `geometric mean: ${geometricMean(lines.map(({ trama, react }) => trama / react)).toFixed(2)} × React`,
      `memory of 1,000 rows: ${await heaps(pages)}`,
    ].join("\n  ");
  });
}

const compared = (trama: number, react: number, vanilla: number, unit: string): string =>
  `${trama.toFixed(2)} ${unit}; React ${react.toFixed(2)}, vanilla ${vanilla.toFixed(2)}; ${(trama / react).toFixed(2)} × React, ${(trama / vanilla).toFixed(2)} × vanilla`;

async function measure({ page, click }: MeasuredPage, { before, selector, position }: Operation): Promise<number> {
  for (const id of before)
    await page.evaluate((name) => document.querySelector<HTMLElement>(`.home-${name}`)?.click(), id);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return click(selector, position);
}

async function heaps(pages: ReadonlyMap<string, MeasuredPage>): Promise<string> {
  const sizes: number[] = [];
  for (const { page, click, heap } of pages.values()) {
    await page.reload({ waitUntil: "networkidle" });
    const before = await heap();
    await click(".home-run");
    sizes.push((await heap()) - before);
  }
  const [trama = 0, react = 0, vanilla = 0] = sizes;
  return compared(trama, react, vanilla, "MB");
}
