import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { elementTags, violations } from "../browser/axe.ts";
import { drawing, fills, policy, table } from "./charts.ts";
import { expectVisible } from "./expect-locator.ts";
import { openScene, type SceneName, type SceneOptions } from "./open-scene.ts";

/** Open a scene under the content policy of a served app. */
const open = <N extends SceneName<"pie-chart">>(name: N, options: SceneOptions = {}) =>
  openScene("pie-chart", name, { head: policy, ...options });

const slices = ".trama-chart-slice";

/** The bounding box of all slices. */
async function circleOf(svg: Locator) {
  const boxes = await svg
    .locator(slices)
    .evaluateAll((all) => all.map((slice) => slice.getBoundingClientRect().toJSON()));
  const [x, y] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top))];
  const width = Math.max(...boxes.map(({ right }) => right)) - x;
  return { x, y, width, height: Math.max(...boxes.map(({ bottom }) => bottom)) - y };
}

test("each value above zero is a slice, under the policy of a served app", async () => {
  const app = await open("plain");
  const svg = await drawing(app.page);
  await expect.poll(() => svg.locator(slices).count()).toBe(3);
  await expect.poll(() => fills(app.page)).toEqual(["rgb(29, 91, 214)", "rgb(15, 123, 77)", "rgb(154, 91, 0)"]);
  await expect.poll(() => app.page.getByRole("img", { name: "Formas de pagamento" }).count()).toBe(1);
  await expect
    .poll(() => table(app.page))
    .toEqual([
      ["Forma", "Vendas"],
      ["Cartão", "52"],
      ["Pix", "38"],
      ["Boleto", "10"],
    ]);
  await expect.poll(() => app.page.locator("style").count()).toBe(0);
  expect(app.errors).toEqual([]);
});

test("guided slices count rows, in the colours of the theme", async () => {
  const app = await open("guided");
  await drawing(app.page);
  await expect
    .poll(() => table(app.page))
    .toEqual([
      ["", ""],
      ["cartão", "1"],
      ["pix", "2"],
    ]);
  await expect.poll(() => fills(app.page)).toEqual(["rgb(29, 91, 214)", "rgb(15, 123, 77)"]);
});

test("guided slices sum a field, or combine it in another way; only values above zero have a slice", async () => {
  const app = await open("summed");
  const svg = await drawing(app.page);
  await expect
    .poll(() => table(app.page))
    .toEqual([
      ["Forma", "Total"],
      ["pix", "60"],
      ["cartão", "10"],
    ]);
  await expect.poll(() => svg.locator(slices).count()).toBe(2);
  await app.set({ aggregate: "max" });
  await expect
    .poll(async () => (await table(app.page)).slice(1))
    .toEqual([
      ["pix", "40"],
      ["cartão", "10"],
    ]);
  await app.set({ aggregate: "sum", field: "itens" });
  await expect
    .poll(async () => (await table(app.page)).slice(1))
    .toEqual([
      ["pix", "3"],
      ["cartão", "9"],
    ]);
  expect(app.errors).toEqual([]);
});

test("it fits its room, as a full circle or as a ring whose hole the design may size", async () => {
  const app = await openScene("pie-chart", "circles");
  for (const name of ["c", "d", "e"]) {
    const svg = await drawing(app.page, name);
    const plot = await app.page.locator(`.p-${name} .trama-chart-plot`).boundingBox();
    const circle = await circleOf(svg);
    if (!plot) throw new Error("nothing drawn");
    expect(circle.y).toBeGreaterThanOrEqual(plot.y);
    expect(circle.y + circle.height).toBeLessThanOrEqual(plot.y + plot.height);
    expect(Math.abs(circle.x + circle.width / 2 - (plot.x + plot.width / 2))).toBeLessThan(3);
  }
  /** The elements under the pointer at the centre, and at half of the radius. */
  const inside = (name: string) =>
    app.page.locator(`.p-${name} .trama-chart-box`).evaluate((svg) => {
      const { left, top, width, height } = svg.getBoundingClientRect();
      return [0.02, 0.5].map((part) => {
        const x = left + width / 2 + (part * height) / 2;
        return document.elementFromPoint(x, top + height / 2)?.getAttribute("class");
      });
    });
  await expect.poll(() => inside("c")).toEqual(["trama-chart-slice", "trama-chart-slice"]);
  await expect.poll(() => inside("d")).toEqual(["trama-chart-box", "trama-chart-box"]);
  await expect.poll(() => inside("e")).toEqual(["trama-chart-box", "trama-chart-slice"]);
  await expect.poll(() => app.page.locator(".p-e .trama-chart-legend").count()).toBe(0);
});

test("the legend shows the share of each slice and hides slices, which keep their colours", async () => {
  const app = await open("plain");
  const svg = await drawing(app.page);
  const buttons = app.page.locator(".trama-chart-legend button");
  await expect.poll(() => buttons.allTextContents()).toEqual(["Cartão52%", "Pix38%", "Boleto10%"]);
  await buttons.first().click();
  await expect.poll(() => svg.locator(slices).count()).toBe(2);
  await expect.poll(() => fills(app.page)).toEqual(["rgb(15, 123, 77)", "rgb(154, 91, 0)"]);
  await expect.poll(() => buttons.first().getAttribute("aria-pressed")).toBe("false");
  await buttons.nth(1).click();
  await buttons.nth(2).click();
  await expect.poll(() => app.page.locator(slices).count()).toBe(0);
  expect(app.errors).toEqual([]);
});

test("the legend omits the shares if the design sets that", async () => {
  const app = await open("withoutShares");
  await expect
    .poll(() => app.page.locator(".trama-chart-legend button").allTextContents())
    .toEqual(["Cartão", "Pix", "Boleto"]);
});

test("a click emits its position and its slice; the table does the same by the keyboard", async () => {
  const app = await open("clicked");
  await drawing(app.page);
  const { page } = app;
  const plot = await page.locator(".trama-chart-plot").boundingBox();
  if (!plot) throw new Error("nothing drawn");
  await page.mouse.click(plot.x + plot.width / 2, plot.y + plot.height / 2);
  expect(await app.log()).toEqual([]);
  await page.mouse.click(plot.x + plot.width / 2 + plot.height * 0.4, plot.y + plot.height / 2);
  const [first = ""] = await app.log();
  const event = JSON.parse(first.replace("click ", ""));
  expect(event).toEqual({
    position: { x: Math.round(plot.width / 2 + plot.height * 0.4), y: Math.round(plot.height / 2) },
    points: [{ datasetLabel: "Vendas", label: "Cartão", value: 52 }],
  });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const [second = ""] = await app.log();
  expect(JSON.parse(second.replace("click ", "")).points).toEqual([
    { datasetLabel: "Vendas", label: "Pix", value: 38 },
  ]);
  expect(app.errors).toEqual([]);
});

test("custom colours come from the data, else from the element, and the drawing follows its data", async () => {
  const app = await open("ownColours");
  await drawing(app.page);
  await expect.poll(() => fills(app.page)).toEqual(["rgb(1, 1, 1)", "rgb(2, 2, 2)"]);
  const backgroundColor = ["rgb(3, 3, 3)", "rgb(4, 4, 4)", "rgb(5, 5, 5)"];
  await app.set({ shown: [{ data: [1, 0, 2], backgroundColor }] });
  await expect.poll(() => fills(app.page)).toEqual(["rgb(3, 3, 3)", "rgb(5, 5, 5)"]);
  await app.page.evaluate(() => {
    document.documentElement.dataset.theme = "dark";
  });
  await app.set({ shown: [] });
  await expect.poll(() => app.page.locator(".p-c").getAttribute("data-empty")).toBe("true");
  expect(app.errors).toEqual([]);
  await app.call("breakData");
  await expectVisible(app.page.getByText("Invalid value. Data must be an array (or a collection)."));
});

test("the pointer sees value and share of a slice", async () => {
  const app = await open("money");
  const svg = await drawing(app.page);
  const box = await circleOf(svg);
  await app.page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2);
  const tip = app.page.locator(".trama-chart-tip");
  await expect.poll(async () => (await tip.textContent())?.replace(/\u00a0/g, " ")).toBe("CartãoVendasR$ 52,0052%");
});

test("axe finds nothing on a chart and its table, in both themes", async () => {
  const app = await openScene("pie-chart", "accessible");
  await drawing(app.page);
  await drawing(app.page, "d");
  await app.page.addStyleTag({ content: "*{animation:none!important;transition:none!important}" });
  await app.page.getByText("Ver em tabela").click();
  await app.page.locator(".p-d .trama-chart-legend button").first().click();
  expect(await violations(app.page, { tags: elementTags })).toEqual([]);
});
