import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { isUpdate } from "../designs.ts";

const baselines = join(import.meta.dirname, "baselines");
/** Where the report of differences is written. */
export const reportFolder = resolve(import.meta.dirname, "../../.trama/gallery");

/** The version of the browser that took the baselines. */
const versionFile = join(baselines, "chromium.txt");

/** The share of pixels that may differ in the browser of the baselines: one in a thousand. */
const tolerance = 0.001;
/** The share in another version of the browser, as the edges of text are drawn a little differently. */
const toleranceOfOthers = 0.03;

/** The share of pixels that may differ in this version of the browser. */
export function toleranceOf(version: string): number {
  const isSame = existsSync(versionFile) && readFileSync(versionFile, "utf8").trim() === version;
  return isSame ? tolerance : toleranceOfOthers;
}

/** Note the version of the browser that took all baselines. */
export function writeVersion(version: string): void {
  writeFileSync(versionFile, `${version}\n`);
}

/** A picture that differs from its baseline. */
export interface Difference {
  readonly name: string;
  readonly before: Buffer | undefined;
  readonly after: Buffer;
  readonly difference: Buffer | undefined;
}

/** Compare a picture with its baseline; `UPDATE=1` writes a changed one. Returns undefined when they are alike. */
export function compare(name: string, after: Buffer, version: string): Difference | undefined {
  const path = join(baselines, `${name}.png`);
  const before = existsSync(path) ? readFileSync(path) : undefined;
  // An update is exact, as the version is noted for all baselines.
  const found = difference(name, before, after, isUpdate ? tolerance : toleranceOf(version));
  if (!found || !isUpdate) return found;
  mkdirSync(baselines, { recursive: true });
  writeFileSync(path, PNG.sync.write(coarse(PNG.sync.read(after)), { colorType: 2, deflateLevel: 9 }));
  return undefined;
}

/** Rounds the colours, so that the file is half as large. The steps are below the threshold of a difference. */
function coarse(picture: PNG): PNG {
  for (let at = 0; at < picture.data.length; at++)
    picture.data[at] = Math.min(255, Math.round((picture.data[at] ?? 0) / step) * step);
  return picture;
}

const step = 17;

/** Compare two pictures, of which the share `allowed` of the pixels may differ. */
export function difference(
  name: string,
  before: Buffer | undefined,
  after: Buffer,
  allowed: number,
): Difference | undefined {
  if (before === undefined) return { name, before, after, difference: undefined };
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const { width, height } = now;
  if (old.width !== width || old.height !== height) return { name, before, after, difference: undefined };
  const shown = new PNG({ width, height });
  const count = pixelmatch(old.data, now.data, shown.data, width, height, { threshold: 0.1 });
  if (count <= allowed * width * height) return undefined;
  return { name, before, after, difference: PNG.sync.write(shown) };
}

/** Write a page with each difference: before, after, and the pixels that changed. Returns its path. */
export function writeReport(differences: readonly Difference[]): string {
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
  const rows = differences.map(({ name, before, after, difference }) => {
    const pictures = { before, after, difference };
    const cells = Object.entries(pictures).map(([kind, bytes]) => {
      if (bytes === undefined) return `<figure><figcaption>${kind}</figcaption>none</figure>`;
      writeFileSync(join(reportFolder, `${name}-${kind}.png`), bytes);
      return `<figure><figcaption>${kind}</figcaption><img src="${name}-${kind}.png" alt=""></figure>`;
    });
    return `<h2>${name}</h2><div>${cells.join("")}</div>`;
  });
  const style = "body{font:16px system-ui;margin:24px}div{display:flex;gap:16px;flex-wrap:wrap}img{border:1px solid}";
  const path = join(reportFolder, "index.html");
  writeFileSync(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Differences</title><style>${style}</style>${rows.join("\n")}\n`,
  );
  return path;
}
