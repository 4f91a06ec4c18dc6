import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { elementCatalogue } from "../../compiler/catalogue/element-catalogue.ts";
import { watchAnswers } from "../browser/answers.ts";
import { elementTags, violations } from "../browser/axe.ts";
import { generatedApp } from "../browser/generated-app.ts";
import { type OpenedApp, openApp, openBrowser } from "../browser/harness.ts";
import { isUpdate } from "../designs.ts";
import { compare, type Difference, writeReport } from "./pictures.ts";

// The pages of the design `galeria`, one per element type, in React's StrictMode. `UPDATE=1` rewrites the pictures in
// baselines/, which are the same without it.

export const types = Object.keys(elementCatalogue);

/** States that only a visitor brings about, the browser while it plays, or a small screen. */
const ofVisitors = new Set("hover focus active open dragging resizing fullScreen editing playing ended".split(" "));

/** A picture at each width, in both themes. */
const looks = [
  ["desktop", 1024, "light"],
  ["tablet", 768, "dark"],
  ["mobile", 360, "light"],
] as const;

/**
 * The font of the pictures is a file, so that they do not depend on the fonts of the machine. Browsers draw the controls
 * of a video themselves, with a font of the machine: pictures leave them out.
 */
const font = readFileSync(join(import.meta.dirname, "font/roboto.woff2")).toString("base64");
const head = `<style>
@font-face { font-family: Picture; src: url(data:font/woff2;base64,${font}); }
*, ::before, ::after { animation: none !important; caret-color: transparent !important; font-family: Picture !important; transition: none !important; }
::-webkit-media-controls { display: none !important; }
</style>`;

/** The design, open in a browser for all tests of a file. */
export interface Gallery {
  readonly app: OpenedApp;
  /** The version of the browser. */
  readonly version: string;
  /** Go to the page of a type. */
  open(type: string): Promise<Page>;
  /** Wait until the page has the answers to its requests: parts of elements load later. */
  answered(): Promise<void>;
  /** Compare a picture with its baseline; a difference is in the report at the end of the file. */
  isSame(name: string, shownIn?: Pick<Page, "screenshot"> | Pick<Locator, "screenshot">): Promise<boolean>;
}

/** Opens the design before the tests of a file. */
export function openGallery(): () => Gallery {
  let gallery: Gallery | undefined;
  const differences: Difference[] = [];
  beforeAll(async () => {
    const version = (await openBrowser()).version();
    const app = await openApp({ files: generatedApp("galeria", true), head, viewport: { width: 800, height: 600 } });
    const { page, url, errors } = app;
    const answered = watchAnswers(page);
    await page.clock.setFixedTime(new Date("2025-06-15T12:00:00Z"));
    gallery = {
      app,
      version,
      answered,
      async open(type) {
        errors.length = 0;
        await page.goto(`${url}/${type}/`, { waitUntil: "load" });
        await page.locator("main h1").waitFor();
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        return page;
      },
      async isSame(name, shownIn = page.locator("main")) {
        const found = await differenceOf(answered, name, shownIn, version);
        if (found) differences.push(found);
        return found === undefined;
      },
    };
    return app.close;
  });
  afterAll(() => {
    if (differences.length > 0) console.error(`The pictures that differ: ${writeReport(differences)}`);
  });
  return () => {
    if (!gallery) throw new Error("the gallery is not open");
    return gallery;
  };
}

/** Tests the states of some types that their pages show. */
export function testStates(some: readonly string[]): void {
  const gallery = openGallery();
  test.each(some)("%s: all states, no problem for axe, and the picture of its baseline", async (type) => {
    const { app, open, isSame } = gallery();
    const page = await open(type);
    const states = Object.entries(elementCatalogue[type]?.states ?? {}).filter(([state]) => !ofVisitors.has(state));
    for (const [state, { selector }] of states)
      await expect.poll(() => page.locator(`.trama-${type}${selector}`).count(), { message: state }).toBeGreaterThan(0);
    const changed: string[] = [];
    for (const [name, width, theme] of looks) {
      await page.setViewportSize({ width, height: 600 });
      await page.emulateMedia({ colorScheme: theme });
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
      if (!(await isSame(`${type}-${name}`))) changed.push(name);
    }
    expect(changed, "pictures that differ").toEqual([]);
    expect(await violations(page, { tags: elementTags, inactive: "[data-disabled], [data-fetching]" })).toEqual([]);
    expect(app.errors).toEqual([]);
  });
}

/** Compares a picture of the page with its baseline, until it is alike or no longer changes. */
async function differenceOf(
  answered: () => Promise<void>,
  name: string,
  shownIn: Pick<Page, "screenshot"> | Pick<Locator, "screenshot">,
  version: string,
): Promise<Difference | undefined> {
  const options = { animations: "disabled", caret: "hide" } as const;
  if (!isUpdate) {
    const first = compare(name, await shownIn.screenshot(options), version);
    if (!first) return undefined;
  }
  // Parts of the element that load later may be missing.
  await answered();
  let before = await shownIn.screenshot(options);
  for (;;) {
    await new Promise((done) => setTimeout(done, 100));
    const after = await shownIn.screenshot(options);
    if (after.equals(before)) return compare(name, after, version);
    before = after;
  }
}
