import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { elementTags, violations } from "../browser/axe.ts";
import { drawing, drawnSeries, fills, policy, table } from "./charts.ts";
import { expectAttached, expectDetached, expectVisible } from "./expect-locator.ts";
import { openScene, type SceneName, type SceneOptions } from "./open-scene.ts";

/** Open a scene under the content policy of a served app. */
const open = <N extends SceneName<"bar-chart">>(name: N, options: SceneOptions = {}) =>
  openScene("bar-chart", name, { head: policy, ...options });

test("rows become stacked bars with short numbers and dates on the axes, under the policy of a served app", async () => {
  const app = await open("stacked");
  const svg = await drawing(app.page);
  await expect.poll(() => drawnSeries(app.page)).toEqual([0, 1, 2]);
  await expect
    .poll(() => svg.locator('.trama-chart-label[data-axis="x"]').allTextContents())
    .toEqual(expect.arrayContaining([expect.stringContaining("01/06"), expect.stringContaining("03/06")]));
  const axis = await svg.locator('.trama-chart-label[data-axis="y"]').allTextContents();
  expect(axis.map((text) => text.replace(/\u00a0/g, " ")).join(" ")).toContain("100 mil");
  await expect.poll(() => app.page.getByRole("img", { name: "Receita por dia" }).count()).toBe(1);
  await expect.poll(() => app.page.locator("style").count()).toBe(0);
  expect(app.errors).toEqual([]);
});

test("the values are in a table for people who do not see the drawing", async () => {
  const app = await open("stacked");
  await expectAttached(app.page.locator(".p-c table"));
  await expect
    .poll(() => table(app.page))
    .toEqual([
      ["Dia", "Hotmart", "Kiwify", "Eduzz"],
      ["01/06", "R$ 84.230,50", "R$ 12.000,00", "—"],
      ["02/06", "R$ 40.000,00", "—", "R$ 1.234,00"],
      ["03/06", "R$ 500,00", "R$ 20.000,00", "—"],
    ]);
  await expect.poll(() => app.page.getByRole("table", { name: "Receita por dia" }).count()).toBe(1);
  const box = await app.page.locator(".trama-chart-table").boundingBox();
  expect(box?.width).toBe(1);
});

test("the table is behind a button if the design sets that", async () => {
  const app = await open("tableBehindButton");
  const rows = app.page.locator(".p-c table");
  await expect.poll(() => rows.isVisible()).toBe(false);
  const before = (await app.page.locator(".p-c").boundingBox())?.height ?? 0;
  await app.page.getByText("Ver em tabela").click();
  await expect.poll(() => rows.isVisible()).toBe(true);
  await expect.poll(async () => (await app.page.locator(".p-c").boundingBox())?.height).toBeGreaterThan(before);
});

test("a table that is always shown scrolls by itself where it is wider than the chart", async () => {
  const app = await open("tableShown", { viewport: { width: 320, height: 700 } });
  const box = app.page.locator(".trama-chart-table");
  await expectVisible(box);
  await expect.poll(() => box.evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(true);
  await expect.poll(() => app.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await app.page.keyboard.press("Tab");
  await box.focus();
  await expect.poll(() => box.evaluate((node) => node === document.activeElement)).toBe(true);
});

/** The position of a bar in the window. */
async function barBox(page: Page, series: number, label: number) {
  const box = await page.locator(`.trama-chart-bar[data-series="${series}"][data-label="${label}"]`).boundingBox();
  if (!box) throw new Error("there is no such bar");
  return box;
}

test("a click emits its position, the bar there, and the axis values at that position", async () => {
  const app = await open("clicked");
  await drawing(app.page);
  const { page } = app;
  const bar = await barBox(page, 0, 1);
  await page.mouse.click(bar.x + bar.width / 2, bar.y + bar.height / 2);
  const [first = ""] = await app.log();
  const chart = await page.locator(".trama-chart-view").boundingBox();
  const event = JSON.parse(first.replace("click ", ""));
  expect(event.points).toEqual([{ datasetLabel: "Hotmart", label: "2025-06-02", value: 40_000 }]);
  expect(event.dataX).toBe("2025-06-02");
  expect(event.dataY).toBeGreaterThan(18_000);
  expect(event.dataY).toBeLessThan(22_000);
  expect(event.position.x).toBeCloseTo(bar.x + bar.width / 2 - (chart?.x ?? 0), -1);
  expect(event.position.y).toBeCloseTo(bar.y + bar.height / 2 - (chart?.y ?? 0), -1);

  await page.mouse.click(bar.x + bar.width / 2, bar.y - 40);
  const [beside = ""] = await app.log();
  expect(JSON.parse(beside.replace("click ", "")).points).toEqual([
    { datasetLabel: "Hotmart", label: "2025-06-02", value: 40_000 },
    { datasetLabel: "Eduzz", label: "2025-06-02", value: 1234 },
  ]);
  expect(app.errors).toEqual([]);
});

test("keyboard users click by the table, which appears on focus", async () => {
  const app = await open("clickedByKeyboard");
  await drawing(app.page);
  await app.page.keyboard.press("Tab");
  const button = app.page.getByRole("button", { name: "01/06" });
  await expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(true);
  await expect
    .poll(async () => (await app.page.locator(".trama-chart-table").boundingBox())?.height)
    .toBeGreaterThan(100);
  await app.page.keyboard.press("Enter");
  const [first = ""] = await app.log();
  expect(JSON.parse(first.replace("click ", ""))).toEqual({
    dataX: "2025-06-01",
    dataY: 96_230.5,
    position: { x: 0, y: 0 },
    points: [
      { datasetLabel: "Hotmart", label: "2025-06-01", value: 84_230.5 },
      { datasetLabel: "Kiwify", label: "2025-06-01", value: 12_000 },
    ],
  });
});

test("the legend hides and shows series, which keep their colours", async () => {
  const app = await open("stacked");
  await drawing(app.page);
  const before = await fills(app.page);
  const button = app.page.getByRole("button", { name: "Hotmart" });
  await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
  await button.click();
  await expect.poll(() => button.getAttribute("aria-pressed")).toBe("false");
  await expect.poll(() => drawnSeries(app.page)).toEqual([0, 1]);
  await expect.poll(() => fills(app.page)).toEqual(before.slice(1));
  await button.click();
  await expect.poll(() => fills(app.page)).toEqual(before);
  expect(app.errors).toEqual([]);
});

test("the legend has the position, size and colour of the design, or is hidden", async () => {
  const app = await openScene("bar-chart", "legends");
  const place = async (name: string) => {
    const legend = await app.page.locator(`.p-${name} .trama-chart-legend`).boundingBox();
    const plot = await app.page.locator(`.p-${name} .trama-chart-plot`).boundingBox();
    if (!legend || !plot) throw new Error("nothing there");
    if (legend.y + legend.height <= plot.y) return "top";
    if (legend.y >= plot.y + plot.height) return "bottom";
    return legend.x + legend.width <= plot.x ? "left" : "right";
  };
  for (const side of ["top", "bottom", "left", "right"]) expect(await place(side)).toBe(side);
  await expect.poll(() => app.page.locator(".p-none .trama-chart-legend").count()).toBe(0);
  const button = app.page.locator(".p-big .trama-chart-legend button").first();
  await expect
    .poll(() => button.evaluate((node) => [getComputedStyle(node).fontSize, getComputedStyle(node).color]))
    .toEqual(["20px", "rgb(1, 2, 3)"]);
});

test("bars lie, with labels cut short and values written at their ends", async () => {
  const app = await open("lying", { viewport: { width: 390, height: 600 } });
  await drawing(app.page);
  const wide = await barBox(app.page, 0, 0);
  const short = await barBox(app.page, 0, 1);
  expect(wide.width).toBeGreaterThan(short.width * 10);
  expect(wide.y).toBeLessThan(short.y);
  const values = app.page.locator(".trama-chart-value");
  await expectVisible(values.first());
  await expect
    .poll(async () => (await values.allTextContents()).map((text) => text.replace(/\u00a0/g, " ")))
    .toEqual(["12,3 mil", "700"]);
  await expect
    .poll(async () => (await values.first().boundingBox())?.x)
    .toBeGreaterThanOrEqual(wide.x + wide.width - 1);
  await app.page.mouse.click(short.x + short.width / 2, short.y + short.height / 2);
  const [first = ""] = await app.log();
  const event = JSON.parse(first.replace("click ", ""));
  expect(event.dataX).toBe("Aprovadas");
  expect(event.dataY).toBeGreaterThan(200);
  expect(event.dataY).toBeLessThan(600);
});

test("a zero part of a stack is not drawn, and not listed with others", async () => {
  const app = await open("zeroParts");
  const svg = await drawing(app.page);
  await expect.poll(() => svg.locator(".trama-chart-bar").count()).toBe(1);
  const view = await app.page.locator(".trama-chart-view").boundingBox();
  if (!view) throw new Error("nothing drawn");
  const tip = app.page.locator(".trama-chart-tip");
  await app.page.mouse.move(view.x + view.width * 0.3, view.y + 60);
  await expect.poll(() => tip.textContent()).toBe("aB5");
  await app.page.mouse.move(view.x + view.width * 0.8, view.y + 60);
  await expect.poll(() => tip.textContent()).toBe("bA0B00");
});

test("long labels of horizontal bars are truncated to fit", async () => {
  const app = await open("longLabels", { viewport: { width: 320, height: 600 } });
  const svg = await drawing(app.page);
  const texts = await svg.locator('.trama-chart-label[data-axis="y"]').allTextContents();
  expect(texts).toEqual([expect.stringMatching(/^Pedidos aprovado.*…$/), "Pix"]);
  const bar = await barBox(app.page, 0, 1);
  expect(bar.width).toBeGreaterThan(100);
});

test("of many labels as many are written as there is room for", async () => {
  const app = await open("manyLabels", { viewport: { width: 390, height: 600 } });
  const svg = await drawing(app.page);
  const boxes = await svg.locator('.trama-chart-label[data-axis="x"]').evaluateAll((texts) =>
    texts
      .filter((text) => text.textContent !== "")
      .map((text) => text.getBoundingClientRect())
      .map(({ left, right }) => ({ left, right })),
  );
  expect(boxes.length).toBeGreaterThan(3);
  for (const [position, { left }] of boxes.entries()) {
    expect(left).toBeGreaterThan(boxes[position - 1]?.right ?? Number.NEGATIVE_INFINITY);
  }
});

test("settings by the names of Chart.js win over the properties of the element", async () => {
  const app = await open("settings");
  const svg = await drawing(app.page);
  const wide = await barBox(app.page, 0, 1);
  const plot = await app.page.locator(".trama-chart-plot").boundingBox();
  expect(wide.width / (plot?.width ?? 1)).toBeLessThan(0.27);
  await expect.poll(() => fills(app.page)).toEqual(["rgb(1, 2, 3)", "rgb(4, 5, 6)"]);
  await expect.poll(() => svg.getByText("Reais").count()).toBe(1);
  await expect.poll(() => app.page.locator(".trama-chart-frame").getAttribute("data-legend")).toBe("bottom");
  await expect
    .poll(() =>
      svg
        .locator('.trama-chart-label[data-axis="x"]')
        .first()
        .evaluate((text) => getComputedStyle(text).fill),
    )
    .toBe("rgb(9, 9, 9)");
  await expect
    .poll(() =>
      svg
        .locator('.trama-chart-line[data-axis="x"]')
        .first()
        .evaluate((line) => getComputedStyle(line).stroke),
    )
    .toBe("rgb(8, 8, 8)");
});

test("the axis begins at zero unless the design lets it begin near the values", async () => {
  const app = await openScene("bar-chart", "startOfAxis");
  const texts = async (name: string) =>
    (await drawing(app.page, name)).locator('.trama-chart-label[data-axis="y"]').allTextContents();
  await expect.poll(() => texts("c")).toEqual(expect.arrayContaining([expect.stringMatching(/^0/)]));
  const near = await drawing(app.page, "d");
  await expect.poll(() => texts("d")).not.toEqual(expect.arrayContaining([expect.stringMatching(/^0/)]));
  const label = near.locator('.trama-chart-label[data-axis="y"]').first();
  await expect.poll(() => label.evaluate((text) => getComputedStyle(text).fill)).toBe("rgb(1, 2, 3)");
  const line = near.locator(".trama-chart-line").first();
  await expect.poll(() => line.evaluate((one) => getComputedStyle(one).stroke)).toBe("rgb(4, 5, 6)");
});

test("colours follow the theme, also in an existing drawing", async () => {
  const app = await open("stacked");
  const svg = await drawing(app.page);
  const light = await fills(app.page);
  await svg.evaluate((node) => Reflect.set(node, "marked", true));
  await app.page.evaluate(() => {
    document.documentElement.dataset.theme = "dark";
  });
  const dark = await fills(app.page);
  expect(light).toEqual(["rgb(29, 91, 214)", "rgb(15, 123, 77)", "rgb(154, 91, 0)"]);
  expect(dark).toEqual(["rgb(127, 170, 255)", "rgb(95, 209, 154)", "rgb(242, 184, 75)"]);
  await expect.poll(() => svg.evaluate((node) => Reflect.get(node, "marked"))).toBe(true);
});

test("own colours are taken in turn, tokens of the theme as well", async () => {
  const app = await open("ownColours");
  await app.page.evaluate(() => document.documentElement.style.setProperty("--marca", "rgb(4, 5, 6)"));
  await drawing(app.page);
  await expect.poll(() => fills(app.page)).toEqual(["rgb(1, 2, 3)", "rgb(4, 5, 6)"]);
});

test("the drawing follows its data and its room", async () => {
  const app = await open("stacked");
  const svg = await drawing(app.page);
  await expect.poll(() => svg.locator(".trama-chart-bar").count()).toBeGreaterThanOrEqual(6);
  await app.set({ data: [{ dia: "2025-07-09", loja: "Eduzz", total: 3 }] });
  await expect.poll(() => drawnSeries(app.page)).toEqual([0]);
  await expect
    .poll(() => svg.locator('.trama-chart-label[data-axis="x"]').allTextContents())
    .toEqual([expect.stringContaining("09/07")]);
  await app.page.setViewportSize({ width: 500, height: 700 });
  await expect.poll(() => svg.evaluate((node) => node.getBoundingClientRect().width)).toBeLessThanOrEqual(500);
  expect(app.errors).toEqual([]);
});

test("loading, empty, wrong and drawn charts are of one height, so that nothing moves", async () => {
  const app = await openScene("bar-chart", "fetchedSales");
  const chart = app.page.locator(".p-c");
  const height = async () => (await chart.boundingBox())?.height;
  await expectVisible(chart.locator(".trama-chart-place"));
  await expect.poll(() => height()).toBe(240);
  await expect.poll(() => chart.getAttribute("aria-busy")).toBe("true");
  await app.set({ fetching: false });
  await expectVisible(chart.getByText("Sem dados no período."));
  await expect.poll(() => height()).toBe(240);
  await expect.poll(() => chart.getAttribute("data-empty")).toBe("true");
  await app.set({ data: [{ dia: "2025-07-09", loja: "Eduzz", total: 3 }] });
  await drawing(app.page);
  await expect.poll(() => height()).toBe(240);
  await app.set({ fetching: true });
  await expect.poll(() => chart.getAttribute("data-fetching")).toBe("true");
  await expect.poll(() => chart.locator(".trama-chart-place").count()).toBe(0);
  await app.set({ fetching: false });
  expect(app.errors).toEqual([]);
  await app.call("breakData");
  await expectVisible(chart.getByText("Invalid value. Data must be an array (or a collection)."));
  await expect.poll(() => height()).toBe(240);
  expect(app.errors).toEqual([
    expect.stringContaining("p#c.data: Invalid value. Data must be an array (or a collection)."),
  ]);
});

test("zeros are shown until the first data arrive", async () => {
  const app = await openScene("bar-chart", "fetchedZeros");
  const chart = app.page.locator(".p-c");
  await expectVisible(chart.locator(".trama-chart-place"));
  await expect.poll(() => chart.locator("svg, table").count()).toBe(0);
  await app.set({ fetching: false });
  await drawing(app.page);
  await expect.poll(() => chart.locator(".trama-chart-place").count()).toBe(0);
  await app.set({ fetching: true });
  await expect.poll(() => chart.getAttribute("data-fetching")).toBe("true");
  await expect.poll(() => chart.locator("svg").count()).toBe(1);
  expect(app.errors).toEqual([]);
});

test("a collection is taken for its rows", async () => {
  const app = await open("collection");
  await drawing(app.page);
  await expect.poll(() => drawnSeries(app.page)).toEqual([0, 1, 2]);
});

test("the pointer sees the values of a label, and names are never markup", async () => {
  const app = await open("namesAsMarkup");
  const name = await app.call("name");
  await drawing(app.page);
  const bar = await barBox(app.page, 0, 1);
  await app.page.mouse.move(bar.x + bar.width / 2, bar.y + 4);
  const tip = app.page.locator(".trama-chart-tip");
  await expectVisible(tip);
  await expect.poll(async () => (await tip.textContent())?.replace(name, "·")).toBe("b·7B3Receita10");
  await app.page.mouse.move(0, 0);
  await expectDetached(tip);
  await expect.poll(() => app.page.locator("img").count()).toBe(0);
  await expect.poll(() => app.page.evaluate((): unknown => Reflect.get(window, "bad"))).toBe(undefined);
  expect(app.errors).toEqual([]);
});

test("a chart that leaves the page leaves nothing behind", async () => {
  const app = await openScene("bar-chart", "comesAndGoes");
  const { page } = app;
  await drawing(page);
  const nodes = await page.evaluate(() => document.querySelectorAll("body > :not(#root)").length);
  for (let turn = 0; turn < 3; turn += 1) {
    await page.evaluate(() => {
      Reflect.set(window, "last", new WeakRef(Object(document.querySelector(".p-c svg"))));
    });
    await app.set({ isShown: false });
    await expectDetached(page.locator(".p-c"));
    await app.set({ isShown: true });
    await drawing(page);
    await app.set({ data: [...(await app.read("data"))] });
    await drawing(page);
  }
  await app.set({ isShown: false });
  await expectDetached(page.locator(".p-c"));
  await expect.poll(() => app.call("counts")).toEqual({ listeners: 0, observers: 0 });
  await expect.poll(() => page.evaluate(() => document.querySelectorAll("body > :not(#root)").length)).toBe(nodes);
  const session = await page.context().newCDPSession(page);
  await expect
    .poll(async () => {
      await session.send("HeapProfiler.collectGarbage");
      return page.evaluate((): boolean => Reflect.get(window, "last").deref() === undefined);
    })
    .toBe(true);
  expect(app.errors).toEqual([]);
});

test("axe finds nothing on a chart and its table, in both themes", async () => {
  const app = await openScene("bar-chart", "accessible");
  await drawing(app.page);
  await drawing(app.page, "d");
  await app.page.addStyleTag({ content: "*{animation:none!important;transition:none!important}" });
  await app.page.getByText("Ver em tabela").click();
  await app.page.locator(".p-e .trama-chart-legend button").first().click();
  await app.page.locator(".p-d table button").first().focus();
  expect(await violations(app.page, { tags: elementTags })).toEqual([]);
});
