import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

/** A grid of three rows, once they are shown. */
async function openGrid() {
  const app = await openScene("data-grid", "looks");
  await expectVisible(rows(app.page).nth(2));
  return app;
}

const rows = (page: Page) => page.locator("tbody tr");
const background = (target: Locator) => target.evaluate((node) => getComputedStyle(node).backgroundColor);
const transparent = "rgba(0, 0, 0, 0)";

/** The alignment of the text in a cell: `start`, `center` or `end`. */
const placeOfText = (cell: Locator) =>
  cell.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node.querySelector("button > span, button") ?? node);
    const [text, room] = [range.getBoundingClientRect(), node.getBoundingClientRect()];
    const [before, after] = [text.left - room.left, room.right - text.right];
    if (Math.abs(before - after) <= 1) return "center";
    return before < after ? "start" : "end";
  });

test("cells and headings are aligned as their column says", async () => {
  const { page } = await openGrid();
  const expected = ["start", "end", "center"];
  for (const [position, place] of expected.entries()) {
    await expect.poll(() => placeOfText(page.locator("thead th").nth(position))).toBe(place);
    await expect.poll(() => placeOfText(rows(page).first().locator("td").nth(position))).toBe(place);
  }
});

test("columns have their widths, and the others share the rest", async () => {
  const { page } = await openGrid();
  const widths = () =>
    page.locator("thead th").evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
  await expect.poll(widths).toEqual([200, 150, 250]);
});

test("every other row has another background, where the design says so", async () => {
  const { page, set } = await openGrid();
  const both = async () => [await background(rows(page).nth(0)), await background(rows(page).nth(1))];
  await expect.poll(both).toEqual([transparent, transparent]);
  await set({ props: { alternateBackground: true } });
  await expect.poll(both).toEqual([transparent, "rgb(238, 240, 244)"]);
});

test("the open row has a different background", async () => {
  const { page } = await openGrid();
  await expect.poll(() => rows(page).nth(2).getAttribute("aria-current")).toBe("true");
  expect(await background(rows(page).nth(2))).not.toBe(await background(rows(page).nth(0)));
});

test.each([
  ["top", 0],
  ["middle", 0.5],
  ["bottom", 1],
] as const)("rows are as high as the design says, with their cells at the %s", async (verticalAlignment, share) => {
  const { page, set } = await openGrid();
  await set({ props: { rowHeight: "90px", verticalAlignment } });
  const measure = () =>
    rows(page)
      .first()
      .evaluate((row) => {
        const [room, cell] = [row.getBoundingClientRect(), row.children[0]?.getBoundingClientRect()];
        if (!cell) throw new Error("the row has no cell");
        const border = Number.parseFloat(getComputedStyle(row).borderBottomWidth);
        return { height: room.height, above: (cell.top - room.top) / (room.height - border - cell.height) };
      });
  await expect.poll(measure).toEqual({ height: 90, above: share });
});

test("headings scroll away with the rows, or stay in view where the design says so", async () => {
  const { page, set } = await openGrid();
  await page.addStyleTag({ content: ".p-g { height: 100px }" });
  const above = () =>
    page.locator(".p-g").evaluate((grid) => {
      grid.scrollTop = 40;
      const head = grid.querySelector("thead");
      return (head?.getBoundingClientRect().top ?? 0) - grid.getBoundingClientRect().top;
    });
  await expect.poll(above).toBe(-40);
  await set({ props: { hasStickyHeader: true } });
  await expect.poll(above).toBe(0);
});

test("headings are left out where the design says so", async () => {
  const { page, set } = await openGrid();
  await expect.poll(() => page.getByRole("columnheader").count()).toBe(3);
  await set({ props: { displayHeader: false } });
  await expect.poll(() => page.getByRole("columnheader").count()).toBe(0);
  await expect.poll(() => rows(page).count()).toBe(3);
});

test("rows that are fetched again are paler, under a bar that moves", async () => {
  const { page, set } = await openGrid();
  const look = () =>
    page.locator(".p-g").evaluate((grid) => {
      const bar = getComputedStyle(grid, "::before");
      const table = getComputedStyle(grid.querySelector("table") ?? grid);
      return { opacity: table.opacity, bar: bar.content === "none" ? "none" : `${bar.height} ${bar.animationName}` };
    });
  await expect.poll(look).toEqual({ opacity: "1", bar: "none" });
  await set({ busy: true });
  await expect.poll(look).toEqual({ opacity: "0.6", bar: "2px trama-bar" });
});
