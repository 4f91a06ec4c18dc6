import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { elementTags, violations } from "../browser/axe.ts";
import { drawing, policy, table } from "./charts.ts";
import { expectDetached, expectVisible } from "./expect-locator.ts";
import { openScene, type SceneName, type SceneOptions } from "./open-scene.ts";

/** Open a scene under the content policy of a served app. */
const open = <N extends SceneName<"line-chart">>(name: N, options: SceneOptions = {}) =>
  openScene("line-chart", name, { head: policy, ...options });

/** The paths of the lines, in order of the series. */
const paths = (page: Page, selector = ".trama-chart-curve", name = "c"): Promise<readonly string[]> =>
  page.locator(`.p-${name} ${selector}`).evaluateAll((all) => all.map((one) => one.getAttribute("d") ?? ""));

/** The visible colours of the lines. */
const strokes = (page: Page): Promise<readonly string[]> =>
  page.locator(".p-c .trama-chart-curve").evaluateAll((all) => all.map((one) => getComputedStyle(one).stroke));

/** The middle of a point in the window. */
async function pointOf(page: Page, series: number, label: number) {
  const box = await page.locator(`.trama-chart-point[data-series="${series}"][data-label="${label}"]`).boundingBox();
  if (!box) throw new Error("there is no such point");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

test("rows become a line for each group, with gaps where values are missing", async () => {
  const app = await open("lines");
  const svg = await drawing(app.page);
  await expect.poll(() => strokes(app.page)).toEqual(["rgb(29, 91, 214)", "rgb(15, 123, 77)"]);
  const [whole = "", parted = ""] = await paths(app.page);
  expect(whole.match(/M/g)).toHaveLength(1);
  expect(parted.match(/M/g)).toHaveLength(2);
  await expect.poll(() => svg.locator(".trama-chart-area").count()).toBe(0);
  await expect
    .poll(() => svg.locator('.trama-chart-label[data-axis="x"]').allTextContents())
    .toEqual(["01/06", "02/06", "03/06", "04/06"]);
  await expect.poll(() => app.page.getByRole("img", { name: "Receita por dia" }).count()).toBe(1);
  await expect.poll(() => app.page.locator("style").count()).toBe(0);
  expect(app.errors).toEqual([]);
});

test("a line continues over missing values if the design sets that", async () => {
  const app = await open("connected");
  await drawing(app.page);
  const [, second = ""] = await paths(app.page);
  expect(second.match(/M/g)).toHaveLength(1);
  expect(second.match(/L/g)).toHaveLength(1);
});

test("the values are in a table for people who do not see the drawing", async () => {
  const app = await open("lines");
  await drawing(app.page);
  await expect
    .poll(() => table(app.page))
    .toEqual([
      ["Dia", "Hotmart", "Kiwify"],
      ["01/06", "R$ 80", "R$ 20"],
      ["02/06", "R$ 40", "—"],
      ["03/06", "R$ 60", "—"],
      ["04/06", "R$ 90", "R$ 50"],
    ]);
});

test("monotone curves pass through the same points as straight lines, and not above or below them", async () => {
  const straight = await open("straight");
  await drawing(straight.page);
  const [line = ""] = await paths(straight.page);
  expect(line).toMatch(/^M[\d.,]+(L[\d.,]+){3}$/);
  const app = await open("curved");
  await drawing(app.page);
  const [curve = ""] = await paths(app.page);
  expect(curve).toMatch(/^M[\d.,]+(C[\d.,]+){3}$/);
  const numbers = (path: string) => (path.match(/[\d.]+/g) ?? []).map(Number);
  const heights = numbers(line).filter((_, place) => place % 2 === 1);
  const drawn = numbers(curve).filter((_, place) => place % 2 === 1);
  expect([Math.min(...drawn), Math.max(...drawn)]).toEqual([Math.min(...heights), Math.max(...heights)]);
  expect(numbers(curve).slice(0, 2)).toEqual(numbers(line).slice(0, 2));
});

test("stacked areas lie on each other, and a zero is on top of the line below", async () => {
  const app = await open("stackedAreas");
  const svg = await drawing(app.page);
  await expect.poll(() => svg.locator(".trama-chart-area").count()).toBe(2);
  const below = await pointOf(app.page, 0, 1);
  const zero = await pointOf(app.page, 1, 1);
  expect(zero.y).toBeCloseTo(below.y, 0);
  const [low, high] = [await pointOf(app.page, 0, 2), await pointOf(app.page, 1, 2)];
  expect(high.y).toBeLessThan(low.y);
  await expect
    .poll(() =>
      svg
        .locator(".trama-chart-area")
        .first()
        .evaluate((one) => getComputedStyle(one).fillOpacity),
    )
    .toBe("0.2");
});

test("a click emits its position, the point there, and the axis values at that position", async () => {
  const app = await open("clicked");
  await drawing(app.page);
  const { page } = app;
  const point = await pointOf(page, 0, 1);
  await page.mouse.click(point.x, point.y);
  const [first = ""] = await app.log();
  const event = JSON.parse(first.replace("click ", ""));
  expect(event.dataX).toBe("2025-06-02");
  expect(event.dataY).toBeCloseTo(40, -0.5);
  expect(event.points).toEqual([{ datasetLabel: "Hotmart", label: "2025-06-02", value: 40 }]);

  await page.mouse.click(point.x + 30, point.y + 40);
  await page.mouse.click((await pointOf(page, 0, 3)).x - 40, point.y);
  const beside = (await app.log()).map((line) => JSON.parse(line.replace("click ", "")));
  expect(beside.map(({ dataX }) => dataX)).toEqual(["2025-06-02", "2025-06-04"]);
  expect(beside[1].points).toEqual([
    { datasetLabel: "Hotmart", label: "2025-06-04", value: 90 },
    { datasetLabel: "Kiwify", label: "2025-06-04", value: 50 },
  ]);
  expect(app.errors).toEqual([]);
});

test("keyboard users click by the table, which appears on focus", async () => {
  const app = await open("clicked");
  await drawing(app.page);
  const button = app.page.getByRole("button", { name: "01/06" });
  await button.focus();
  await expect
    .poll(async () => (await app.page.locator(".trama-chart-table").boundingBox())?.height)
    .toBeGreaterThan(100);
  await app.page.keyboard.press("Enter");
  const [first = ""] = await app.log();
  expect(JSON.parse(first.replace("click ", ""))).toEqual({
    dataX: "2025-06-01",
    dataY: 100,
    position: { x: 0, y: 0 },
    points: [
      { datasetLabel: "Hotmart", label: "2025-06-01", value: 80 },
      { datasetLabel: "Kiwify", label: "2025-06-01", value: 20 },
    ],
  });
});

test("the legend hides and shows lines, which keep their colours", async () => {
  const app = await open("lines");
  await drawing(app.page);
  const before = await strokes(app.page);
  const button = app.page.getByRole("button", { name: "Hotmart" });
  await button.click();
  await expect.poll(() => button.getAttribute("aria-pressed")).toBe("false");
  await expect.poll(() => strokes(app.page)).toEqual(before.slice(1));
  await button.click();
  await expect.poll(() => strokes(app.page)).toEqual(before);
  expect(app.errors).toEqual([]);
});

test("the pointer sees the values of the nearest label, with a mark on each line", async () => {
  const app = await open("lines");
  await drawing(app.page);
  const { x } = await pointOf(app.page, 0, 0);
  const view = await app.page.locator(".trama-chart-view").boundingBox();
  await app.page.mouse.move(x + 12, (view?.y ?? 0) + 150);
  const tip = app.page.locator(".trama-chart-tip");
  await expect.poll(async () => plain((await tip.textContent()) ?? "")).toBe("01/06HotmartR$ 80KiwifyR$ 20");
  const marks = app.page.locator(".trama-chart-dot");
  await expect.poll(() => marks.count()).toBe(2);
  const mark = await marks.first().boundingBox();
  expect((mark?.x ?? 0) + (mark?.width ?? 0) / 2).toBeCloseTo(x, 0);
  await app.page.mouse.move(0, 0);
  await expectDetached(tip);
  await expect.poll(() => marks.count()).toBe(0);
});

test("settings by the names of Chart.js win over the properties of the element", async () => {
  const app = await open("settings");
  const svg = await drawing(app.page);
  await expect.poll(() => strokes(app.page)).toEqual(["rgb(1, 2, 3)", "rgb(7, 8, 9)"]);
  const areas = svg.locator(".trama-chart-area");
  await expect.poll(() => areas.count()).toBe(1);
  await expect
    .poll(() => areas.evaluate((one) => [getComputedStyle(one).fill, getComputedStyle(one).fillOpacity]))
    .toEqual(["rgb(4, 5, 6)", "1"]);
  expect((await paths(app.page))[0]?.match(/M/g)).toHaveLength(1);
  await expect
    .poll(() => svg.locator('.trama-chart-label[data-axis="y"]').allTextContents())
    .toEqual(["0", "20", "40", "60", "80"]);
  await expect.poll(() => svg.locator('.trama-chart-line[data-axis="x"]').count()).toBe(4);
  await expect.poll(() => svg.getByText("Mês").count()).toBe(1);
  await expect.poll(() => app.page.locator(".trama-chart-frame").getAttribute("data-legend")).toBe("bottom");
});

test("a value without neighbours is a point", async () => {
  const app = await open("lonely");
  await drawing(app.page);
  await expect.poll(() => app.page.locator(".trama-chart-point").count()).toBe(1);
  await expect.poll(() => app.page.locator(".trama-chart-point").isVisible()).toBe(true);
});

test("of many values only the line is drawn, and its labels do not overlap", async () => {
  const app = await open("manyPoints", { viewport: { width: 390, height: 600 } });
  const svg = await drawing(app.page);
  await expect.poll(() => svg.locator(".trama-chart-point").count()).toBe(0);
  const boxes = await svg
    .locator('.trama-chart-label[data-axis="x"]')
    .evaluateAll((texts) =>
      texts.map((text) => text.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    );
  expect(boxes.length).toBeGreaterThan(3);
  for (const [place, { left, right }] of boxes.entries()) {
    expect(left).toBeGreaterThan(boxes[place - 1]?.right ?? 0);
    expect(right).toBeLessThanOrEqual(390);
  }
});

test("loading, empty, wrong and drawn charts are of one height, so that nothing moves", async () => {
  const app = await openScene("line-chart", "fetched");
  const chart = app.page.locator(".p-c");
  const height = async () => (await chart.boundingBox())?.height;
  await expectVisible(chart.locator(".trama-chart-place"));
  await expect.poll(() => height()).toBe(240);
  await app.set({ fetching: false });
  await expectVisible(chart.getByText("Sem dados no período."));
  await expect.poll(() => chart.getAttribute("data-empty")).toBe("true");
  await app.set({ data: await app.call("sales") });
  await drawing(app.page);
  await expect.poll(() => height()).toBe(240);
  await app.set({ fetching: true });
  await expect.poll(() => chart.getAttribute("data-fetching")).toBe("true");
  await expect.poll(() => chart.locator(".trama-chart-curve").count()).toBe(2);
  await app.set({ fetching: false });
  expect(app.errors).toEqual([]);
  await app.call("breakData");
  await expectVisible(chart.getByText("Invalid value. Data must be an array (or a collection)."));
});

test("colours follow the theme, also in an existing drawing", async () => {
  const app = await open("lines");
  await drawing(app.page);
  await app.page.evaluate(() => {
    document.documentElement.dataset.theme = "dark";
  });
  await expect.poll(() => strokes(app.page)).toEqual(["rgb(127, 170, 255)", "rgb(95, 209, 154)"]);
});

test("axe finds nothing on a chart and its table, in both themes", async () => {
  const app = await openScene("line-chart", "accessible");
  await drawing(app.page);
  await drawing(app.page, "d");
  await app.page.addStyleTag({ content: "*{animation:none!important;transition:none!important}" });
  await app.page.getByText("Ver em tabela").click();
  await app.page.locator(".p-e .trama-chart-legend button").first().click();
  expect(await violations(app.page, { tags: elementTags })).toEqual([]);
});
