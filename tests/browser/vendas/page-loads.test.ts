import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import type { SiteRoute } from "../../../cli/site/shell.ts";
import { isUpdate } from "../../designs.ts";
import { expectHidden, expectVisible } from "../../elements/expect-locator.ts";
import { watchAnswers } from "../answers.ts";
import { demoRoutes } from "./routes.ts";
import { demoEnd, serveVendas } from "./site.ts";

/**
 * The scripts that each page of the seller app loads first, and their bytes: until its rows are painted and all its
 * requests are answered, without what it loads when it is idle. The login page is opened by a stranger.
 */

const site = serveVendas();
const root = resolve(import.meta.dirname, "../../..");
const table = join(root, "tests/page-loads.txt");
/** How far the bytes of a page may be from the table: other names and versions of zlib change a few. */
const tolerance = 400;
/** The login page has a form, all others a heading. */
const shown = "main h1, form";

interface PageLoad {
  readonly page: string;
  readonly scripts: number;
  readonly bytes: number;
}

/** Gzipped bytes of a script by its address. */
const sizes = new Map<string, number>();

async function sizeOf(address: string): Promise<number> {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  const size = gzipSync(bytes, { level: 9 }).length;
  sizes.set(address, size);
  return size;
}

/** Opens a page as a new document: what it requests does not depend on what the browser has cached. */
async function measure(page: Page, { path, page: id }: SiteRoute): Promise<PageLoad> {
  const scripts = new Set<string>();
  const note = (request: Request): void => {
    if (request.url().endsWith(".js")) scripts.add(request.url());
  };
  page.on("request", note);
  const answered = watchAnswers(page);
  await page.goto(site.url + path);
  await expectVisible(page.locator(shown).first());
  await answered();
  await expectHidden(page.locator("[aria-busy=true]").first());
  page.off("request", note);
  const all = await Promise.all(Array.from(scripts, sizeOf));
  return { page: id, scripts: all.length, bytes: all.reduce((sum, size) => sum + size, 0) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const written = (loads: readonly PageLoad[]): string =>
  [
    "page scripts bytes",
    ...loads.map(({ page, scripts, bytes }) => `${page} ${scripts} ${bytes}`),
    `all ${sum(loads.map(({ scripts }) => scripts))} ${sum(loads.map(({ bytes }) => bytes))}`,
    "",
  ].join("\n");

function readTable(): readonly PageLoad[] {
  const lines = readFileSync(table, "utf8").trimEnd().split("\n").slice(1, -1);
  return lines.map((line) => {
    const [page = "", scripts, bytes] = line.split(" ");
    return { page, scripts: Number(scripts), bytes: Number(bytes) };
  });
}

test("each page loads the scripts of the table first; UPDATE=1 writes it", async () => {
  const routes = await demoRoutes(site);
  const loads: PageLoad[] = [];
  for (const isPrivate of [false, true]) {
    const page = await site.open("/robots.txt", isPrivate ? { as: "owner", now: demoEnd } : { now: demoEnd });
    for (const route of routes.filter((each) => each.isPrivate === isPrivate)) loads.push(await measure(page, route));
  }
  if (isUpdate) writeFileSync(table, written(loads));
  const known = new Map(readTable().map((load) => [load.page, load]));
  const near = loads.map((load) => {
    const before = known.get(load.page)?.bytes ?? 0;
    return { ...load, bytes: Math.abs(load.bytes - before) <= tolerance ? before : load.bytes };
  });
  expect(written(near)).toBe(written([...known.values()]));
});
