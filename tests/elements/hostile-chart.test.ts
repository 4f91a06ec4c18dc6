import { afterAll, expect, test } from "vitest";
import { closeBrowser } from "../browser/harness.ts";
import { drawing, policy, table } from "./charts.ts";
import { type Mounted, mount } from "./mount.ts";

/*
 * Texts of data in charts: whatever they hold they are texts, and they stay in their place.
 */

afterAll(closeBrowser);

const hostile = [
  "<img src=x onerror='window.ran = 1'>",
  "</text></svg><script>window.ran = 1</script>",
  "</title></style><svg onload=window.ran=1>",
  "\" onmouseover='window.ran = 1' x=\"",
  "{{window.ran = 1}}",
  "__proto__",
  "constructor",
  "javascript:window.ran=1",
  "\u2028<!-- --> ]]>&lt;&#60;",
];

const barChart = (rows: string, more = "") =>
  mount(
    ["BarChart"],
    `app.rows = ${rows};`,
    `<BarChart id="c" dataType="guided" data={app.rows} dataXField="nome" groupBy="grupo" yAxis="field-summary" dataYField="valor" aggregate="sum" table="shown" ${more} />`,
    { head: policy },
  );
const pieChart = (labels: readonly string[], more = "") =>
  mount(
    ["PieChart"],
    `app.labels = ${JSON.stringify(labels)};`,
    `<PieChart id="c" labels={app.labels} datasets={[{ label: app.labels[0], data: app.labels.map((_, place) => 12345 + place) }]} table="shown" ${more} />`,
    { head: policy },
  );

/** What is shown when the pointer is at a bar or a slice. */
async function tipAt(app: Mounted, part: string, place = 0) {
  const shown = app.page.locator(part).nth(place);
  const box = await shown.boundingBox();
  if (!box) throw new Error(`${part} is not there`);
  await app.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const tip = app.page.locator(".trama-chart-tip");
  await tip.waitFor();
  return tip;
}

const foreign = (app: Mounted) =>
  app.page.locator(".p-c").evaluate((chart) => chart.querySelectorAll("img, script, svg svg, style, iframe").length);

test("markup in labels, groups and titles of bars is text: on the axes, in the legend, in tips and in the table", async () => {
  const rows = hostile.map((nome, place) => ({ nome, grupo: hostile[(place + 1) % hostile.length], valor: place + 1 }));
  const title = JSON.stringify({ x: { title: { text: hostile[0] } }, y: { title: { text: hostile[1] } } });
  const app = await barChart(
    JSON.stringify(rows),
    `options={{ scales: ${title} }} ariaLabel={${JSON.stringify(hostile[0])}} labelsTitle={${JSON.stringify(hostile[1])}} valueTitle={${JSON.stringify(hostile[2])}}`,
  );
  await drawing(app.page);
  const shown = await table(app.page);
  expect(shown[0]).toEqual([hostile[1], ...rows.map(({ grupo }) => grupo)]);
  expect(shown.slice(1).map(([label]) => label)).toEqual(hostile);
  expect(await app.page.locator(".trama-chart-legend li").allTextContents()).toEqual(rows.map(({ grupo }) => grupo));
  const tip = await tipAt(app, ".trama-chart-bar");
  expect(await tip.locator("strong").textContent()).toBe(hostile[0]);
  expect(await app.page.locator("caption").textContent()).toBe(hostile[0]);
  expect(await foreign(app)).toBe(0);
  expect(await app.page.evaluate(() => Reflect.get(window, "ran"))).toBe(undefined);
  expect(app.errors).toEqual([]);
  await app.close();
});

test("markup in the labels of slices is text as well", async () => {
  const app = await pieChart(hostile);
  await drawing(app.page);
  expect((await table(app.page)).slice(1).map(([label]) => label)).toEqual(hostile);
  const tip = await tipAt(app, ".trama-chart-slice");
  expect(await tip.locator("strong").textContent()).toBe(hostile[0]);
  expect(await foreign(app)).toBe(0);
  expect(await app.page.evaluate(() => Reflect.get(window, "ran"))).toBe(undefined);
  expect(app.errors).toEqual([]);
  await app.close();
});

test("colours of data are colours and nothing else", async () => {
  const colors = ["red; background: url(https://evil.example/a)", "url(https://evil.example/b)", "#0a0"];
  const app = await mount(
    ["BarChart"],
    "",
    `<BarChart id="c" labels={["a", "b", "c"]} datasets={[{ label: "x", data: [1, 2, 3], backgroundColor: ${JSON.stringify(colors)} }]} />`,
    { head: policy },
  );
  const asked: string[] = [];
  app.page.on("request", (request) => asked.push(request.url()));
  await drawing(app.page);
  await tipAt(app, ".trama-chart-bar", 2);
  const backgrounds = await app.page
    .locator(".p-c, .p-c *")
    .evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).backgroundImage));
  expect(new Set(backgrounds)).toEqual(new Set(["none"]));
  expect(asked.filter((address) => address.includes("evil"))).toEqual([]);
  await app.close();
});

test.each([
  ["bars", ".trama-chart-bar"],
  ["slices", ".trama-chart-slice"],
])("texts that turn the direction of reading turn no number: %s", async (kind, part) => {
  const turning = ["a\u202e", "b\u2067", "c\u202b", "\u05d0\u05d1", "d\u200f"];
  const rows = turning.map((nome) => ({ nome, grupo: nome, valor: 12345 }));
  const app = kind === "bars" ? await barChart(JSON.stringify(rows), "stacked") : await pieChart(turning);
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
  await app.close();
});

const long = "W".repeat(10_000);
const manyWords = "venda ".repeat(1700);

test.each([
  ["bars", ".trama-chart-bar"],
  ["slices", ".trama-chart-slice"],
])("texts of ten thousand characters are drawn at once, and stay in their place: %s", async (kind, part) => {
  const labels = [long, manyWords, `${long}2`, "curto"];
  const rows = labels.map((nome) => ({ nome, grupo: nome, valor: 5 }));
  const app =
    kind === "bars"
      ? await barChart(JSON.stringify(rows), `options={{ scales: { x: { title: { text: app.rows[0].nome } } } }}`)
      : await pieChart(labels);
  await drawing(app.page);
  const ms = await app.page.evaluate(async () => {
    const start = performance.now();
    document.body.style.width = "700px";
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return performance.now() - start;
  });
  expect(ms).toBeLessThan(2000);
  const plot = await app.page.locator(".trama-chart-frame").boundingBox();
  for (const place of labels.keys()) {
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
  expect(row?.[0]).toBe(long);
  await app.close();
});
