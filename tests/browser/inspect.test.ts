import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { main } from "../../cli/main.ts";
import { violations } from "./axe.ts";
import { openContext } from "./harness.ts";

const root = join(import.meta.dirname, "../..");

const folder = mkdtempSync(join(tmpdir(), "trama-inspect-"));
const file = join(folder, "vendas.html");
const printed = { out: "", err: "" };
let code: number | undefined;

beforeAll(async () => {
  code = await main(["inspect", "designs/vendas", "--out", file], {
    cwd: root,
    out: (text) => {
      printed.out += text;
    },
    err: (text) => {
      printed.err += text;
    },
    color: false,
    progress: false,
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function openFile(): Promise<Page> {
  const page = await (await openContext()).newPage();
  await page.goto(pathToFileURL(file).href);
  return page;
}

test("a whole app is one page that works from a file, with search", async () => {
  expect({ code, err: printed.err }).toEqual({ code: 0, err: "" });
  expect(printed.out).toContain("vendas.html: ");
  expect(statSync(file).size).toBeLessThan(2_000_000);

  const page = await (await openContext()).newPage();
  const requests: string[] = [];
  const problems: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto(pathToFileURL(file).href);

  const contatos = page.locator("#page-pg-contatos");
  expect(await contatos.locator("dl").first().innerText()).toMatch(/address\s+\/contatos/);
  expect(await contatos.locator("dl").first().innerText()).toContain("vw_contatos");
  await contatos.getByText(/^Elements \(/).click();
  expect(await contatos.getByText("contatos-filtros").isVisible()).toBe(true);

  // A table names its policies, who uses it, and the pages.
  const table = page.locator("#table-contatos");
  expect(await table.innerText()).toContain("Row-level security is on.");
  expect(await table.locator("details li").count()).toBeGreaterThan(0);

  // A workflow is a graph: its steps below each other, its ways beside each other.
  const graph = page.locator("#workflow-atendimentoCriar, #workflow-iniciar").first();
  await graph.getByText("Steps", { exact: true }).click();
  const boxes = await graph
    .locator("details > .flow > li > span")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(boxes.length).toBeGreaterThan(1);
  expect(boxes).toEqual(boxes.toSorted((a, b) => a - b));
  const split = page.locator("article:has(details > .flow > li > .ways > div + div)").first();
  await split.getByText("Steps", { exact: true }).click();
  const [left, right] = await split
    .locator("details > .flow > li > .ways:has(> div + div)")
    .first()
    .locator("> div")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ left, top }) => ({ left, top })));
  expect(right?.left).toBeGreaterThan(left?.left ?? Number.NaN);

  // A variable names who writes it, and the link leads there.
  const writer = page.locator("#variables article dt", { hasText: "written by" }).first();
  expect(await writer.count()).toBe(1);

  await page.getByLabel("Search").fill("vw_contatos");
  const shown = page.locator("article:visible");
  const count = await shown.count();
  expect(count).toBeGreaterThan(1);
  expect(await page.locator("#count").innerText()).toBe(`${count} found`);
  await page.getByLabel("Search").fill("nothing has this name");
  expect(await page.locator("article:visible").count()).toBe(0);
  // A link leads to what the search hides.
  await page.evaluate(() => {
    location.hash = "#page-pg-contatos";
  });
  await expect.poll(() => contatos.isVisible()).toBe(true);

  expect(problems).toEqual([]);
  expect(requests.filter((url) => !url.startsWith("file:"))).toEqual([]);
});

test("axe finds nothing in some things of each kind, with all that they hide", async () => {
  const page = await openFile();
  // Every element of the app would take axe minutes.
  await page.evaluate(() => {
    for (const section of document.querySelectorAll("main > section"))
      for (const article of [...section.querySelectorAll("article")].slice(4)) article.remove();
    for (const hidden of document.querySelectorAll("details")) hidden.open = true;
  });
  expect(await violations(page)).toEqual([]);
});
