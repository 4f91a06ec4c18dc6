import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectVisible } from "./expect-locator.ts";
import { openScene, type SceneName } from "./open-scene.ts";

const most = 60;
const all = (page: Page) => page.locator("[data-row]");
const row = (page: Page, id: number) => page.locator(`[data-row="${id}"]`);
const focusedRow = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("data-row"));
const isInView = (target: Locator) =>
  target.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    const room = node.closest(".trama-data-grid")?.getBoundingClientRect();
    return top >= (room?.top ?? 0) - 1 && bottom <= Math.min(room?.bottom ?? 0, innerHeight) + 1;
  });

async function openLong(name: SceneName<"data-grid"> & ("longBox" | "longPage" | "longCards"), isMobile = false) {
  const app = await openScene("data-grid", name, isMobile ? { viewport: { width: 390, height: 844 } } : {});
  await expectVisible(row(app.page, 0));
  await expect.poll(() => row(app.page, 0).getAttribute("data-index")).toBe("0");
  return app;
}

/** Scrolls the grid, or the page around it, and waits for the row that is then in view. */
async function scrollTo(page: Page, share: number) {
  await page.evaluate((to) => {
    const grid = document.querySelector(".trama-data-grid");
    const box = grid && grid.scrollHeight > grid.clientHeight + 1 ? grid : document.documentElement;
    box.scrollTop = (box.scrollHeight - box.clientHeight) * to;
  }, share);
  await page.waitForTimeout(300);
}

test.each([
  ["longBox", false],
  ["longPage", false],
  ["longCards", true],
] as const)(
  "of 100,000 rows at most 60 are in the document, wherever the visitor scrolls: %s",
  async (name, isMobile) => {
    const { page, errors } = await openLong(name, isMobile);
    for (const share of [0, 0.0005, 0.3, 0.77, 1]) {
      await scrollTo(page, share);
      await expect.poll(() => all(page).count()).toBeGreaterThan(8);
      expect(await all(page).count()).toBeLessThanOrEqual(most);
      const middle = await page.evaluate(() => {
        const room = document.querySelector(".trama-data-grid")?.getBoundingClientRect() ?? new DOMRect();
        const [top, bottom] = [Math.max(room.top, 0), Math.min(room.bottom, innerHeight)];
        const distance = (node: Element) => {
          const { top: start, bottom: end } = node.getBoundingClientRect();
          return Math.abs((start + end) / 2 - (top + bottom) / 2);
        };
        const rows = [...document.querySelectorAll("[data-row]")].sort((one, other) => distance(one) - distance(other));
        return Number(rows[0]?.getAttribute("data-row"));
      });
      expect(Math.abs(middle - share * 100_000)).toBeLessThan(100_000 * 0.01 + 30);
    }
    await expectVisible(row(page, 99_999));
    expect(errors).toEqual([]);
  },
);

test("screen readers learn the number of rows and the position of each", async () => {
  const { page } = await openLong("longBox");
  await expect.poll(() => page.getByRole("grid").getAttribute("aria-rowcount")).toBe("100001");
  await scrollTo(page, 1);
  await expect.poll(() => row(page, 99_999).getAttribute("aria-rowindex")).toBe("100001");
  await expect.poll(() => row(page, 99_990).getAttribute("data-even")).toBe(null);
  await expect.poll(() => row(page, 99_991).getAttribute("data-even")).toBe("true");
});

test("cards carry their position too", async () => {
  const { page } = await openLong("longCards", true);
  await row(page, 0).focus();
  await page.keyboard.press("End");
  await expect.poll(() => row(page, 99_999).getAttribute("aria-posinset")).toBe("100000");
  await expect.poll(() => row(page, 99_999).getAttribute("aria-setsize")).toBe("100000");
});

test("keys reach every row, and the focused row stays in the document", async () => {
  const { page, log, errors } = await openLong("longBox");
  await row(page, 0).focus();
  await page.keyboard.press("End");
  await expect.poll(() => focusedRow(page)).toBe("99999");
  await expect.poll(() => isInView(row(page, 99_999))).toBe(true);
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => focusedRow(page)).toBe("99998");
  await page.keyboard.press("PageUp");
  await expect.poll(async () => Number(await focusedRow(page))).toBeLessThan(99_992);
  await page.keyboard.press("Home");
  await expect.poll(() => focusedRow(page)).toBe("0");
  for (let step = 0; step < 40; step += 1) await page.keyboard.press("ArrowDown");
  await expect.poll(() => focusedRow(page)).toBe("40");
  await expect.poll(() => isInView(row(page, 40))).toBe(true);
  await scrollTo(page, 0.9);
  expect(await focusedRow(page)).toBe("40");
  expect(await isInView(row(page, 40))).toBe(false);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => focusedRow(page)).toBe("41");
  await expect.poll(() => isInView(row(page, 41))).toBe(true);
  await page.keyboard.press("Enter");
  expect(await log()).toEqual(["abre 41"]);
  expect(await all(page).count()).toBeLessThanOrEqual(most);
  expect(errors).toEqual([]);
});

test("Tab enters the list at one row and leaves it", async () => {
  const { page } = await openLong("longBox");
  await expect.poll(() => page.locator('[data-row][tabindex="0"]').count()).toBe(1);
  await scrollTo(page, 0.5);
  await expect.poll(() => page.locator('[data-row][tabindex="0"]').count()).toBe(1);
});

test("workflows focus and open rows that are not in the document", async () => {
  const { page, call, log } = await openLong("longPage");
  await call("grid.focusRow", { id: 70_000 });
  await expect.poll(() => focusedRow(page)).toBe("70000");
  await expect.poll(() => isInView(row(page, 70_000))).toBe(true);
  await call("grid.openNext");
  await expect.poll(() => log()).toEqual(["abre 70001"]);
  await expect.poll(() => focusedRow(page)).toBe("70001");
});

test("an edited row keeps what was typed while the visitor scrolls", async () => {
  const { page, call } = await openLong("longBox");
  await call("grid.editRow", { id: 3 });
  await page.getByLabel("Nome").fill("Outra");
  await scrollTo(page, 0.5);
  await expect.poll(() => page.getByLabel("Nome").inputValue()).toBe("Outra");
  await page.keyboard.press("Enter");
  await scrollTo(page, 0);
  await expectVisible(row(page, 3).getByText("Outra"));
});

test("all rows are selected at once, and a range across screens", async () => {
  const { page, log, read } = await openLong("longBox");
  await page.getByLabel("Selecionar tudo").click();
  await page.getByLabel("Selecionar tudo").click();
  await row(page, 5).getByLabel("Selecionar linha").click();
  await scrollTo(page, 0.5);
  const target = all(page).nth(20);
  const last = Number(await target.getAttribute("data-row"));
  const top = await page.locator(".p-g").evaluate((grid) => grid.scrollTop);
  await target.getByLabel("Selecionar linha").click({ modifiers: ["Shift"] });
  expect(await log()).toEqual(["sel 100000", "sel 0", "sel 1", `sel ${last - 4}`]);
  expect(await page.locator(".p-g").evaluate((grid) => grid.scrollTop)).toBe(top);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe("");
  expect((await read("grid.selectedRows")).length).toBe(last - 4);
});

test("up to 100 rows are all in the document, where the browser's search finds them", async () => {
  const { page, call } = await openLong("longPage");
  await call("lines", 100);
  await expect.poll(() => all(page).count()).toBe(100);
  await expect.poll(() => page.getByRole("grid").getAttribute("aria-rowcount")).toBe(null);
  await call("lines", 101);
  await expect.poll(() => all(page).count()).toBeLessThanOrEqual(most);
  await call("lines", 3);
  await expect.poll(() => all(page).count()).toBe(3);
});

test("an edit survives the row that makes the list long", async () => {
  const { page, call } = await openLong("longBox");
  await call("lines", 100);
  await expect.poll(() => all(page).count()).toBe(100);
  await call("grid.editRow", { id: 2 });
  await page.getByLabel("Nome").fill("Outra");
  await call("lines", 101);
  await expect.poll(() => page.getByRole("grid").getAttribute("aria-rowcount")).toBe("102");
  await expect.poll(() => page.getByLabel("Nome").inputValue()).toBe("Outra");
});

test("without the code for long lists the first rows are shown, and it is asked for again", async () => {
  const { page, set, errors } = await openScene("data-grid", "threePeople", { isFresh: true });
  await expectVisible(page.locator("[data-row=a]"));
  // A page that is online loads itself again for missing code.
  await page.context().setOffline(true);
  await page.route("**/grid-window-*.js", (route) => route.abort("internetdisconnected"));
  await set({
    data: Array.from({ length: 500 }, (_, index) => ({ id: `r${index}`, nome: `N${index}`, n: { v: index } })),
  });
  await expect.poll(() => errors.some((line) => line.startsWith("p#g.data: "))).toBe(true);
  await expectVisible(page.locator("[data-row=r0]"));
  expect(await all(page).count()).toBe(30);
  await page.unroute("**/grid-window-*.js");
  await page.context().setOffline(false);
  await expect
    .poll(async () => {
      await scrollTo(page, 1);
      return page.locator("[data-row=r499]").count();
    })
    .toBe(1);
});

test("without its code the button for columns is missing, and the grid is there", async () => {
  const { page, set, errors } = await openScene("data-grid", "looks", { isFresh: true });
  await expectVisible(page.locator("[data-row=a]"));
  // A page that is online loads itself again for missing code.
  await page.context().setOffline(true);
  await page.route("**/grid-picker-*.js", (route) => route.abort("internetdisconnected"));
  await set({ props: { columnPicker: true } });
  await expect.poll(() => errors.some((line) => line.startsWith("p#g.columns: "))).toBe(true);
  await expectVisible(page.locator("[data-row=a]"));
  expect(await page.getByRole("button", { name: "Colunas" }).count()).toBe(0);
  await page.context().setOffline(false);
});
