import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type AppLook, withThemeColors } from "../../runtime/elements/parts/apex/apex-colors.ts";
import { elementTags, violations } from "../browser/axe.ts";
import { policy, table } from "./charts.ts";
import { expectAttached, expectVisible } from "./expect-locator.ts";
import { hostile } from "./hostile-texts.ts";
import { openScene, type SceneName } from "./open-scene.ts";

/** Open a scene under the content policy of a served app. */
const open = <N extends SceneName<"apex-chart">>(name: N) => openScene("apex-chart", name, { head: policy });

const numbers = { name: "Vendas", data: [30, 40, 35] };

/** Wait until the library has drawn something. */
const drawn = (page: Page, name = "c") =>
  expectAttached(page.locator(`.p-${name} .apexcharts-svg :is(path, circle, rect)`).first());

const kinds = [
  ...(["line", "area", "bar", "pie", "donut", "radialBar", "scatter", "bubble"] as const),
  ...(["heatmap", "candlestick", "boxPlot", "radar", "polarArea", "rangeBar", "rangeArea", "treemap"] as const),
];

/** What the kinds draw for values. */
const marks = [
  ...[".apexcharts-series path", ".apexcharts-series circle", ".apexcharts-marker", ".apexcharts-pie-area"],
  ...[".apexcharts-radialbar-area", ".apexcharts-heatmap-rect", ".apexcharts-treemap-rect"],
].join(", ");

test("every kind is drawn and shows its tooltip under the policy of a served app", async () => {
  const app = await open("kinds");
  const { page } = app;
  for (const kind of kinds) {
    await app.set({ type: kind });
    const parts = page.locator(`.p-c .apexcharts-svg :is(${marks})`);
    await expect.poll(() => parts.count(), { message: kind }).toBeGreaterThan(0);
    const box = await page.locator(".p-c .apexcharts-svg").boundingBox();
    expect(box?.height, kind).toBeGreaterThan(200);
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2 - 20);
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2 + 20, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  }
  expect(await page.locator("style").count()).toBe(0);
  expect(app.errors).toEqual([]);
}, 60_000);

test.each(kinds)("series that do not fit are left out of a chart of kind %s", async (type) => {
  const app = await open("unfit");
  await app.set({ type });
  for (const series of [[], [{ name: "A" }], [null, "x", 3], [{ name: "A", data: "x" }, { data: [1, 2] }]]) {
    await app.set({ series });
    await app.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
  await app.set({ series: [] });
  await expectAttached(app.page.locator(".p-c"));
  expect(app.errors).toEqual([]);
});

test("the values are in a table, and the drawing follows its data", async () => {
  const app = await open("bars");
  await drawn(app.page);
  await expect
    .poll(() => table(app.page))
    .toEqual([
      ["", "Vendas"],
      ["jan", "30"],
      ["fev", "40"],
      ["mar", "35"],
    ]);
  await expect.poll(() => app.page.getByRole("img", { name: "Vendas por mês" }).count()).toBe(1);
  await app.set({ series: [{ name: "Metas", data: [1, 2, 4] }, numbers] });
  await expect.poll(() => app.page.locator(".p-c .apexcharts-bar-area").count()).toBe(6);
  await expect.poll(async () => (await table(app.page))[0]).toEqual(["", "Metas", "Vendas"]);
  await app.set({ series: [] });
  await expectVisible(app.page.getByText("Sem dados."));
  await expect.poll(() => app.page.locator(".p-c").getAttribute("data-empty")).toBe("true");
  expect(app.errors).toEqual([]);
});

test("a click emits the point, and the pointer sees its value", async () => {
  const app = await open("bars");
  await drawn(app.page);
  const bar = app.page.locator(".p-c .apexcharts-bar-area").nth(1);
  await app.page.waitForTimeout(1000);
  const box = await bar.boundingBox();
  if (!box) throw new Error("nothing drawn");
  await app.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(() => app.page.locator(".p-c .trama-apex-tip").textContent()).toBe("fevVendas: 40");
  await app.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const [first = ""] = await app.log();
  expect(JSON.parse(first.replace("click ", ""))).toEqual({
    seriesIndex: 0,
    pointIndex: 1,
    datasetLabel: "Vendas",
    label: "fev",
  });
  expect(app.errors).toEqual([]);
});

test("markup in names is text, and options with HTML have no effect", async () => {
  const app = await open("names");
  await drawn(app.page);
  await expect.poll(() => app.page.locator(".apexcharts-legend-text").allTextContents()).toEqual(hostile);
  const bar = await app.page.locator(".p-c .apexcharts-bar-area").last().boundingBox();
  await app.page.waitForTimeout(1000);
  await app.page.mouse.move((bar?.x ?? 0) + 1, (bar?.y ?? 0) + (bar?.height ?? 0) - 2);
  await expectAttached(app.page.locator(".trama-apex-tip"));
  expect(await app.page.locator(".p-c").evaluate((chart) => chart.querySelectorAll("img, script, iframe").length)).toBe(
    0,
  );
  await drawn(app.page, "d");
  await expect.poll(() => app.page.locator(".p-d .apexcharts-tooltip").count()).toBe(1);
  expect(await app.page.locator(".p-d .apexcharts-xaxistooltip").count()).toBe(0);
  expect(await app.page.evaluate(() => Reflect.get(window, "ran"))).toBe(undefined);
  expect(app.errors).toEqual([]);
});

test("formulas write the texts of axes, data labels and tooltips, and follow what they read", async () => {
  const app = await open("texts");
  const { page } = app;
  const textsOf = (part: string) => page.locator(`.p-c ${part}`).allTextContents();
  await drawn(page);
  await expect
    .poll(() => page.locator(".p-c .apexcharts-xaxis-label tspan").allTextContents())
    .toEqual(["mês jan", "mês fev", "mês mar"]);
  await expect.poll(() => textsOf(".apexcharts-datalabel")).toEqual(["jan 0: 30", "fev 1: 40", "mar 2: 35"]);
  await expect.poll(async () => (await textsOf(".apexcharts-yaxis-label tspan")).at(-1)).toBe("R$ 0");
  await app.set({ unit: "US$" });
  await expect.poll(async () => (await textsOf(".apexcharts-yaxis-label tspan")).at(-1)).toBe("US$ 0");
  const box = await page.locator(".p-c .apexcharts-bar-area").nth(1).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 20);
  await expect.poll(() => textsOf(".trama-apex-tip")).toEqual(["fevVendas: US$ 40"]);
  expect(app.errors).toEqual([]);
});

test("markup that a formula writes is text", async () => {
  const app = await open("markupTexts");
  const { page } = app;
  await drawn(page);
  await expect
    .poll(() => page.locator(".p-c .apexcharts-datalabel").allTextContents())
    .toEqual([hostile[0], hostile[0], hostile[0]]);
  await expect.poll(() => page.locator(".p-c .apexcharts-xaxis-label tspan").first().textContent()).toBe(hostile[0]);
  // The library cuts long labels of this axis.
  await expect
    .poll(() => page.locator(".p-c .apexcharts-yaxis-label tspan").first().textContent())
    .toMatch(/^<img src/);
  const box = await page.locator(".p-c .apexcharts-bar-area").nth(1).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 20);
  await page.mouse.move((box?.x ?? 0) + 8, (box?.y ?? 0) + 24);
  await expect.poll(() => page.locator(".p-c .trama-apex-tip div").textContent()).toBe(hostile[0]);
  expect(await page.locator(".p-c").evaluate((chart) => chart.querySelectorAll("img, script, iframe").length)).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, "ran"))).toBe(undefined);
  // A text that fails is empty, and the other texts stay.
  await expect.poll(() => page.locator(".p-d .apexcharts-pie-label").allTextContents()).toEqual(["a 30", ""]);
});

test("options follow the formulas in them", async () => {
  const app = await open("titled");
  const title = app.page.locator(".p-c .apexcharts-title-text");
  await expect.poll(() => title.textContent()).toBe("Antes");
  await app.set({ title: "Depois" });
  await expect.poll(() => title.textContent()).toBe("Depois");
  expect(app.errors).toEqual([]);
});

test("colours of a design win over those of the theme, also in each annotation", () => {
  const look: AppLook = {
    ...{ theme: "dark", language: "pt", isStill: true, emptyText: "" },
    ...{ textColor: "text", strongColor: "strong", lineColor: "line", surfaceColor: "surface", colors: ["one", "two"] },
  };
  const given = {
    grid: { borderColor: "own", strokeDashArray: 2 },
    annotations: { points: [{ x: 1, label: { style: { color: "own" } } }] },
  };
  expect(withThemeColors(given, "pie", look)).toMatchObject({
    colors: ["one", "two"],
    grid: { borderColor: "own", strokeDashArray: 2 },
    stroke: { colors: ["surface"] },
    dataLabels: { style: { colors: ["surface"] } },
    annotations: {
      points: [{ x: 1, marker: { fillColor: "surface" }, label: { style: { background: "surface", color: "own" } } }],
    },
  });
  const labels = (type: string) => Reflect.get(Object(withThemeColors({}, type, look).dataLabels), "style");
  expect([labels("line"), labels("heatmap")]).toEqual([undefined, { colors: ["strong"] }]);
});

test("colours follow the theme", async () => {
  const app = await open("bars");
  await drawn(app.page);
  const color = (part: string, name: string) =>
    app.page
      .locator(`.p-c ${part}`)
      .first()
      .evaluate((node, wanted) => getComputedStyle(node).getPropertyValue(wanted), name);
  const colors = async () => ({
    bar: await color(".apexcharts-bar-area", "fill"),
    line: await color(".apexcharts-gridline", "stroke"),
    note: await color(".apexcharts-yaxis-annotations rect", "fill"),
    noteText: await color(".apexcharts-yaxis-annotations text", "fill"),
  });
  await expect.poll(colors).toEqual({
    bar: "rgba(29, 91, 214, 0.85)",
    line: "rgb(221, 225, 232)",
    note: "rgb(255, 255, 255)",
    noteText: "rgb(21, 24, 30)",
  });
  await app.call("darken");
  await expect.poll(colors).toEqual({
    bar: "rgba(127, 170, 255, 0.85)",
    line: "rgb(43, 50, 61)",
    note: "rgb(22, 26, 33)",
    noteText: "rgb(241, 243, 247)",
  });
  expect(app.errors).toEqual([]);
});

test("axe finds nothing on a chart and its table, in both themes", async () => {
  const app = await openScene("apex-chart", "accessible");
  await drawn(app.page);
  await drawn(app.page, "d");
  expect(await violations(app.page, { tags: elementTags })).toEqual([]);
});
