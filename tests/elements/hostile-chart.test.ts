import { expect, test } from "vitest";
import { drawing, policy, table } from "./charts.ts";
import { expectVisible } from "./expect-locator.ts";
import { hostile, longTexts, turning } from "./hostile-texts.ts";
import { type OpenedScene, openScene, type SceneName } from "./open-scene.ts";

/* Strings in chart data stay text, whatever they contain, and stay in place. */

type Opened = Pick<OpenedScene<unknown>, "page">;

/** Open a scene under the policy of a served app. */
const open = (name: SceneName<"hostile-chart">) => openScene("hostile-chart", name, { head: policy });

/** What is shown when the pointer is at a bar or a slice. */
async function tipAt(app: Opened, part: string, place = 0) {
  const shown = app.page.locator(part).nth(place);
  const box = await shown.boundingBox();
  if (!box) throw new Error(`${part} is not there`);
  await app.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const tip = app.page.locator(".trama-chart-tip");
  await expectVisible(tip);
  return tip;
}

const foreign = (app: Opened) =>
  app.page.locator(".p-c").evaluate((chart) => chart.querySelectorAll("img, script, svg svg, style, iframe").length);

test("markup in labels, groups and titles of bars is text: on the axes, in the legend, in tips and in the table", async () => {
  const app = await open("hostileBars");
  const groups = hostile.map((_, place) => hostile[(place + 1) % hostile.length]);
  await drawing(app.page);
  const shown = await table(app.page);
  expect(shown[0]).toEqual([hostile[1], ...groups]);
  expect(shown.slice(1).map(([label]) => label)).toEqual(hostile);
  expect(await app.page.locator(".trama-chart-legend li").allTextContents()).toEqual(groups);
  const tip = await tipAt(app, ".trama-chart-bar");
  expect(await tip.locator("strong").textContent()).toBe(hostile[0]);
  expect(await app.page.locator("caption").textContent()).toBe(hostile[0]);
  expect(await foreign(app)).toBe(0);
  expect(await app.page.evaluate(() => Reflect.get(window, "ran"))).toBe(undefined);
  expect(app.errors).toEqual([]);
});

test("markup in the names of lines is text as well", async () => {
  const app = await open("hostileLines");
  await drawing(app.page);
  expect((await table(app.page)).slice(1).map(([label]) => label)).toEqual(hostile);
  const tip = await tipAt(app, ".trama-chart-point");
  expect(await tip.locator("strong").textContent()).toBe(hostile[0]);
  expect(await foreign(app)).toBe(0);
  expect(await app.page.evaluate(() => Reflect.get(window, "ran"))).toBe(undefined);
  expect(app.errors).toEqual([]);
});

test("markup in the labels of slices is text as well", async () => {
  const app = await open("hostileSlices");
  await drawing(app.page);
  expect((await table(app.page)).slice(1).map(([label]) => label)).toEqual(hostile);
  const tip = await tipAt(app, ".trama-chart-slice");
  expect(await tip.locator("strong").textContent()).toBe(hostile[0]);
  expect(await foreign(app)).toBe(0);
  expect(await app.page.evaluate(() => Reflect.get(window, "ran"))).toBe(undefined);
  expect(app.errors).toEqual([]);
});

test("colours of data are colours and nothing else", async () => {
  const app = await open("colours");
  const asked: string[] = [];
  app.page.on("request", (request) => asked.push(request.url()));
  await drawing(app.page);
  await tipAt(app, ".trama-chart-bar", 2);
  const backgrounds = await app.page
    .locator(".p-c, .p-c *")
    .evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).backgroundImage));
  expect(new Set(backgrounds)).toEqual(new Set(["none"]));
  expect(asked.filter((address) => address.includes("evil"))).toEqual([]);
});

test.each([
  ["turningBars", ".trama-chart-bar"],
  ["turningSlices", ".trama-chart-slice"],
] as const)("texts that turn the direction of reading turn no number: %s", async (scene, part) => {
  const app = await open(scene);
  await drawing(app.page);
  for (const place of turning.keys()) {
    await tipAt(app, part, place);
    const reversed = await app.page.evaluate((selector) => {
      const left = (text: Node, offset: number) => {
        const range = document.createRange();
        range.setStart(text, offset);
        range.setEnd(text, offset + 1);
        return range.getBoundingClientRect().left;
      };
      return [...document.querySelectorAll(selector)].filter(
        ({ firstChild: text }) =>
          text?.textContent &&
          /\d.*\d/.test(text.textContent) &&
          left(text, 0) >= left(text, text.textContent.length - 1),
      ).length;
    }, ".trama-chart-number, .trama-chart-share, .trama-chart-table td");
    expect(reversed, turning[place]).toBe(0);
  }
});

test.each([
  ["longBars", ".trama-chart-bar"],
  ["longSlices", ".trama-chart-slice"],
] as const)("texts of ten thousand characters are drawn at once, and stay in their place: %s", async (scene, part) => {
  const app = await open(scene);
  await drawing(app.page);
  const ms = await app.page.evaluate(async () => {
    const start = performance.now();
    document.body.style.width = "700px";
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return performance.now() - start;
  });
  expect(ms).toBeLessThan(2000);
  const plot = await app.page.locator(".trama-chart-frame").boundingBox();
  for (const place of longTexts.keys()) {
    const tip = await tipAt(app, part, place);
    const { box, contents } = await tip.evaluate((node) => ({
      box: node.getBoundingClientRect().toJSON() as DOMRect,
      contents: [...node.querySelectorAll("*")].map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    }));
    expect(box.width).toBeLessThanOrEqual(282);
    expect(box.height).toBeLessThanOrEqual(plot?.height ?? 0);
    for (const inner of contents) {
      expect(inner.right).toBeLessThanOrEqual(box.right);
      expect(inner.bottom).toBeLessThanOrEqual(box.bottom);
    }
  }
  expect(await app.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1366);
  const [row] = (await table(app.page)).slice(1);
  expect(row?.[0]).toBe(longTexts[0]);
});
