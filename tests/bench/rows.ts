import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { geometricMean, type MeasuredPage, median, withPages } from "./rows/measured-pages.ts";
import { rowsDesign } from "./rows/rows-design.ts";
import { compiledSite, handWrittenSite, prerenderedSite } from "./sites.ts";

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

/**
 * Script time of operations on rows: the compiled page, the same page prerendered, and the same by hand with React's
 * hooks and without a library.
 */
export async function rowOperations(): Promise<string> {
  const design = rowsDesign(readFileSync(join(folder, "rows-data.ts"), "utf8"));
  const sites = {
    trama: await compiledSite(design),
    prerendered: await prerenderedSite(design),
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
      const timesOf = (site: keyof typeof sites) => median(times.get(`${name} ${site}`) ?? []);
      return {
        name,
        trama: timesOf("trama"),
        prerendered: timesOf("prerendered"),
        react: timesOf("react"),
        vanilla: timesOf("vanilla"),
      };
    });
    return [
      ...lines.map((line) => `${line.name}: ${compared(line, "ms")}`),
      `geometric mean: ${geometricMean(lines.map(({ trama, react }) => trama / react)).toFixed(2)} × React`,
      `memory of 1,000 rows: ${await heaps(pages)}`,
    ].join("\n  ");
  });
}

/** A figure of each page. */
interface Figures {
  readonly trama: number;
  readonly prerendered: number;
  readonly react: number;
  readonly vanilla: number;
}

const compared = ({ trama, prerendered, react, vanilla }: Figures, unit: string): string =>
  `${trama.toFixed(2)} ${unit}; React ${react.toFixed(2)}, vanilla ${vanilla.toFixed(2)}; ${(trama / react).toFixed(2)} × React, ${(trama / vanilla).toFixed(2)} × vanilla; prerendered ${prerendered.toFixed(2)}, ${(prerendered / trama).toFixed(2)} ×`;

async function measure({ page, click }: MeasuredPage, { before, selector, position }: Operation): Promise<number> {
  for (const id of before)
    await page.evaluate((name) => document.querySelector<HTMLElement>(`.home-${name}`)?.click(), id);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return click(selector, position);
}

async function heaps(pages: ReadonlyMap<string, MeasuredPage>): Promise<string> {
  const sizes = new Map<string, number>();
  for (const [name, { page, answered, click, heap }] of pages) {
    await page.reload();
    await answered();
    const before = await heap();
    await click(".home-run");
    sizes.set(name, (await heap()) - before);
  }
  const sizeOf = (name: string): number => sizes.get(name) ?? 0;
  return compared(
    {
      trama: sizeOf("trama"),
      prerendered: sizeOf("prerendered"),
      react: sizeOf("react"),
      vanilla: sizeOf("vanilla"),
    },
    "MB",
  );
}
