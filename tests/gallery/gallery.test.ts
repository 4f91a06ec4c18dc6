import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { PNG } from "pngjs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { elementCatalogue } from "../../compiler/catalogue/element-catalogue.ts";
import { elementTags, violations } from "../browser/axe.ts";
import { generatedApp } from "../browser/generated-app.ts";
import { changesClock, type OpenedApp, openApp, openBrowser } from "../browser/harness.ts";
import { isUpdate } from "../designs.ts";
import { compare, type Difference, difference, toleranceOf, writeReport, writeVersion } from "./pictures.ts";

// The pages of the design `galeria`, one per element type, in React's StrictMode. `UPDATE=1` rewrites the pictures in
// baselines/, which are the same without it.

const types = Object.keys(elementCatalogue);

/** States that only a visitor brings about, the browser while it plays, or a small screen. */
const ofVisitors = new Set("hover focus active open dragging resizing fullScreen editing playing ended".split(" "));

/** A picture at each width, in both themes. */
const looks = [
  ["desktop", 1024, "light"],
  ["tablet", 768, "dark"],
  ["mobile", 360, "light"],
] as const;

/** The font of the pictures is a file, so that they do not depend on the fonts of the machine. */
const font = readFileSync(join(import.meta.dirname, "font/roboto.woff2")).toString("base64");
const head = `<style>
@font-face { font-family: Picture; src: url(data:font/woff2;base64,${font}); }
*, ::before, ::after { animation: none !important; caret-color: transparent !important; font-family: Picture !important; transition: none !important; }
</style>`;

let opened: OpenedApp;
const differences: Difference[] = [];
let version: string;
let shown = 0;

beforeAll(async () => {
  version = (await openBrowser()).version();
  opened = await openApp({ files: generatedApp("galeria", true), head, viewport: { width: 800, height: 600 } });
  changesClock(opened.page);
  await opened.page.clock.setFixedTime(new Date("2025-06-15T12:00:00Z"));
  return opened.close;
});

afterAll(() => {
  if (differences.length > 0) console.error(`The pictures that differ: ${writeReport(differences)}`);
  if (isUpdate && shown === types.length) writeVersion(version);
});

test("every element type has a page", () => {
  const pages = readdirSync(join(import.meta.dirname, "../../designs/galeria/pages")).map((name) => name.slice(0, -5));
  expect(pages.filter((name) => name !== "inicio").sort()).toEqual([...types].sort());
});

test("another version of the browser may draw text differently, but not a part of the page", () => {
  const [blank, edges, part] = [0, 2, 5].map((rows) => {
    const picture = new PNG({ width: 100, height: 100 });
    picture.data.fill(255).fill(0, 0, rows * 400);
    for (let at = 3; at < picture.data.length; at += 4) picture.data[at] = 255;
    return PNG.sync.write(picture);
  });
  if (!blank || !edges || !part) throw new Error("no picture");
  expect(difference("edges", blank, edges, toleranceOf("0.0"))).toBeUndefined();
  expect(difference("part", blank, part, toleranceOf("0.0"))).toBeDefined();
  expect(isUpdate || difference("edges", blank, edges, toleranceOf(version))).toBeTruthy();
});

test.each(types)("%s: all states, no problem for axe, and the picture of its baseline", async (type) => {
  const { page, url, errors } = opened;
  errors.length = 0;
  await page.goto(`${url}/${type}/`, { waitUntil: "load" });
  await page.locator("main h1").waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const states = Object.entries(elementCatalogue[type]?.states ?? {}).filter(([state]) => !ofVisitors.has(state));
  for (const [state, { selector }] of states)
    await expect.poll(() => page.locator(`.trama-${type}${selector}`).count(), { message: state }).toBeGreaterThan(0);
  const changed: Difference[] = [];
  for (const [name, width, theme] of looks) {
    await page.setViewportSize({ width, height: 600 });
    await page.emulateMedia({ colorScheme: theme });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
    const found = await differenceOf(page, `${type}-${name}`);
    if (found) changed.push(found);
  }
  differences.push(...changed);
  shown += 1;
  expect(
    changed.map(({ name }) => name),
    "pictures that differ",
  ).toEqual([]);
  expect(await violations(page, { tags: elementTags, inactive: "[data-disabled], [data-fetching]" })).toEqual([]);
  expect(errors).toEqual([]);
});

/** Types that the pointer opens after a while: their pictures would depend on the speed of the machine. */
const timed = new Set(["date-time-picker", "hover-dropdown", "tooltip"]);

/** Types with something to press or type in; their first example is hovered, focused and opened. */
const used = types.filter((type) => {
  const { actions, states } = elementCatalogue[type] ?? {};
  return !timed.has(type) && (actions?.focus !== undefined || states?.open !== undefined);
});

const layers = ".trama-panel:visible, .trama-list-popup:visible, .trama-date-sheet:visible";

const control =
  ":is(a[href], button, input, textarea, [tabindex='0'], [contenteditable=true]):not(:disabled, .trama-tag *)";

test.each(used)(
  "%s: hovered, focused and open, each as its baseline, and open without a problem for axe",
  async (type) => {
    const { page, url, errors } = opened;
    errors.length = 0;
    await page.setViewportSize({ width: 360, height: 480 });
    await page.goto(`${url}/${type}/`, { waitUntil: "load" });
    await page.locator("main h1").waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForLoadState("networkidle");
    const first = page.locator(`main .trama-${type}${control}, main .trama-${type} ${control}`).first();
    const changed: Difference[] = [];
    const compareState = async (state: string) => {
      const found = await differenceOf(page, `${type}-${state}`, page);
      if (found) changed.push(found);
    };
    await first.hover({ force: true });
    await compareState("hover");
    await page.mouse.move(0, 0);
    // The browser shows the focus of a visitor who uses the keyboard.
    await page.keyboard.press("Shift");
    await first.focus();
    await compareState("focus");
    const selector = elementCatalogue[type]?.states.open?.selector;
    const root = page.locator(`main .trama-${type}`).first();
    const isOpen = () => root.evaluate((node, wanted) => node.matches(wanted), selector ?? "*");
    if (!(await isOpen())) {
      await first.press("Enter");
      await expect.poll(isOpen).toBe(true);
      if (type !== "expandable-section") await expect.poll(() => page.locator(layers).count()).toBeGreaterThan(0);
      await compareState("open");
      expect(await violations(page, { tags: elementTags, inactive: "[data-disabled], [data-fetching]" })).toEqual([]);
    }
    differences.push(...changed);
    expect(
      changed.map(({ name }) => name),
      "pictures that differ",
    ).toEqual([]);
    expect(errors).toEqual([]);
  },
);

/** Compares a picture of the page with its baseline, until it is alike or no longer changes. */
async function differenceOf(
  page: Page,
  name: string,
  shownIn: Pick<Page, "screenshot"> | Pick<Locator, "screenshot"> = page.locator("main"),
): Promise<Difference | undefined> {
  const options = { animations: "disabled", caret: "hide" } as const;
  if (!isUpdate) {
    const first = compare(name, await shownIn.screenshot(options), version);
    if (!first) return undefined;
  }
  // Parts of the element that load later may be missing.
  await page.waitForLoadState("networkidle");
  let before = await shownIn.screenshot(options);
  for (;;) {
    await new Promise((done) => setTimeout(done, 100));
    const after = await shownIn.screenshot(options);
    if (after.equals(before)) return compare(name, after, version);
    before = after;
  }
}
