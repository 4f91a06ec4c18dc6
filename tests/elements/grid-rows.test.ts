import { expect, test } from "vitest";
import { expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

test("a list of ids says which columns are shown, and in which order", async () => {
  const app = await openScene("data-grid", "openRows");
  const { page } = app;
  const headings = () => page.getByRole("columnheader").allTextContents();
  await expectVisible(page.getByRole("row").nth(3));
  await expect.poll(() => headings()).toEqual(["Nome", "Código", "Livre"]);
  const draws = await app.call("draws");
  await app.set({ shown: ["livre", "nome", "nada", "livre"] });
  await expect.poll(() => headings()).toEqual(["Livre", "Nome"]);
  await expect
    .poll(() => page.locator("td").allTextContents())
    .toEqual(["Ana!", "Ana", "Bia!", "Bia", "Caio!", "Caio"]);
  expect(await app.call("draws")).toBe(draws);
  await app.set({ shown: null });
  await expect.poll(() => headings()).toEqual(["Nome", "Código", "Livre"]);
  expect(app.errors).toEqual([]);
});

test("a workflow opens the row after or before the one that is open, and stops at the ends", async () => {
  const app = await openScene("data-grid", "openRows");
  const { page } = app;
  await expectVisible(page.getByRole("row").nth(3));
  await expect.poll(() => app.read("grid.activeRow")).toBe(null);
  await page.getByRole("button", { name: "Fora" }).focus();
  await app.call("grid.openNext");
  await expect
    .poll(() => app.read("grid.activeRow"))
    .toEqual({
      id: "a",
      value: { id: "a", nome: "Ana" },
      index: 0,
    });
  await app.call("grid.openPrevious");
  await app.call("grid.openNext");
  await app.call("grid.openNext");
  await app.call("grid.openNext");
  await app.call("grid.openPrevious");
  expect(await app.log()).toEqual(["a", "b", "c", "b"]);
  await expect.poll(() => page.locator("[aria-current]").textContent()).toBe("BiabBia!");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Fora");
  await expect.poll(() => page.locator('tbody tr[tabindex="0"]').getAttribute("data-row")).toBe("b");
  expect(app.errors).toEqual([]);
});

test("a removed row is no longer open, and a focused row is the active one", async () => {
  const app = await openScene("data-grid", "openRows");
  const { page } = app;
  await expectVisible(page.getByRole("row").nth(3));
  await app.call("grid.openNext");
  await expect.poll(() => app.read("grid.activeRow")).toMatchObject({ id: "a" });
  await app.set({ data: (await app.read("data")).slice(2) });
  await expect.poll(() => app.read("grid.activeRow")).toBe(null);
  await app.call("grid.focusRow", { id: "c" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-row"))).toBe("c");
  await expect.poll(() => app.read("grid.activeRow")).toMatchObject({ index: 0 });
  expect(app.errors).toEqual([]);
});

test("a row has the link of its first cell: other tabs open it, and a plain click is a click on the row", async () => {
  const app = await openScene("data-grid", "linkedRows");
  const { page } = app;
  const link = page.getByRole("link", { name: "Ana" });
  await expectVisible(link);
  const opens = async (act: () => Promise<void>) => {
    const [other] = await Promise.all([page.context().waitForEvent("page"), act()]);
    await other.waitForURL(/\?p$/);
    await other.close();
  };
  const code = page.getByRole("row").nth(1).getByText("a", { exact: true });
  await opens(() => code.click({ modifiers: ["Control"] }));
  await opens(() => code.click({ button: "middle" }));
  await opens(() => link.click({ modifiers: ["Control"] }));
  await page.getByRole("row").nth(1).focus();
  await opens(() => page.keyboard.press("Control+Enter"));
  expect(await app.log()).toEqual([]);
  await link.click();
  await page.getByRole("row").nth(1).getByText("a", { exact: true }).click();
  await expect.poll(async () => (await app.log()).length).toBe(2);
  expect(page.url()).not.toContain("?p");
  expect(app.errors).toEqual([]);
});

test("keys of the page move the focus among the rows, but not while someone writes", async () => {
  const app = await openScene("data-grid", "linkedRows");
  const { page } = app;
  const row = () => page.evaluate(() => document.activeElement?.getAttribute("data-row"));
  await expectVisible(page.getByRole("row").nth(3));
  for (const [key, at] of [
    ["k", "a"],
    ["j", "b"],
    ["j", "c"],
    ["j", "c"],
    ["Control+k", "c"],
    ["k", "b"],
  ] as const) {
    await page.keyboard.press(key);
    expect(await row()).toBe(at);
  }
  await page.getByRole("textbox", { name: "Campo" }).focus();
  await page.keyboard.type("jk");
  expect(await page.getByRole("textbox", { name: "Campo" }).inputValue()).toBe("jk");
  await page.getByRole("row").nth(1).focus();
  await app.set({ nextKey: "n" });
  await expect.poll(() => page.keyboard.press("n").then(row)).not.toBe("a");
});
