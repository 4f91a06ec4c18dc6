import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { main } from "../../cli/main.ts";
import { violations } from "./axe.ts";
import { openContext } from "./harness.ts";

const root = join(import.meta.dirname, "../..");

test("a whole app is one page that works from a file, with search", async () => {
  const folder = mkdtempSync(join(tmpdir(), "trama-inspect-"));
  const file = join(folder, "vendas.html");
  const printed = { out: "", err: "" };
  const code = await main(["inspect", "designs/vendas", "--out", file], {
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

  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
  expect(requests.filter((url) => !url.startsWith("file:"))).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
}, 240_000);
