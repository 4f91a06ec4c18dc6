import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { violations } from "../browser/axe.ts";
import { openDesign } from "../browser/open-design.ts";

/** The design of tests/compile/tables-and-text-are-plain-html in a browser. */

const folder = join(import.meta.dirname, "../compile/tables-and-text-are-plain-html/design");
const read = (path: string) => JSON.parse(readFileSync(join(folder, path), "utf8")) as object;

test("a table, a definition list and inline tags are plain HTML, with rows from a list", async () => {
  const { page } = await openDesign({
    "pages/inicio.json": read("pages/inicio.json"),
    "collections.json": read("collections.json"),
  });
  const table = page.getByRole("table", { name: "Vendas" });
  await expect.poll(() => table.getByRole("row").count()).toBe(4);
  expect(await table.getByRole("columnheader").allTextContents()).toContain("Nome");
  expect(await table.getByRole("cell").allTextContents()).toEqual(["Ana", "3", "Bia", "5", "8"]);
  expect(await table.locator("tbody > tr").count()).toBe(2);
  expect(await page.locator("p > strong").textContent()).toBe("isto");
  expect(await page.locator("p > br").count()).toBe(1);
  expect(await page.getByRole("term").textContent()).toBe("Venda");
  await page.getByText("Mais").click();
  await expect.poll(() => page.getByText("Disse.").isVisible()).toBe(true);
  expect(await violations(page)).toEqual([]);
});
