import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { expectStill, watchShifts } from "./measure.ts";
import { serveVendas } from "./site.ts";

const site = serveVendas();

/** Whether a text of the page is drawn in the font of the theme. */
const usesFont = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const faces = [...document.fonts].filter(({ status, family }) => status === "loaded" && !family.includes("like"));
    const [name = ""] = getComputedStyle(
      document.querySelector("form h1, form h2, h1") ?? document.body,
    ).fontFamily.split(",");
    return faces.some(({ family }) => family.replaceAll('"', "") === name.replaceAll('"', ""));
  });

test.each([1366, 390])("a font that comes late moves nothing of the login page, %i px wide", async (width) => {
  const asked: Request[] = [];
  let arrive = (): void => {};
  const arrival = new Promise<void>((done) => {
    arrive = done;
  });
  const page = await site.open("/robots.txt", { width, before: watchShifts });
  await page.route("**/*.woff2", async (route) => {
    asked.push(route.request());
    await arrival;
    await route.continue();
  });
  // The page has loaded when its font has.
  await page.goto(`${site.url}/`, { waitUntil: "commit" });
  await expectVisible(page.getByRole("button", { name: "Entrar", exact: true }));
  expect(await usesFont(page)).toBe(false);
  arrive();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await expect.poll(() => usesFont(page)).toBe(true);
  await expectStill(page, 0.01);

  const addresses = asked.map((request) => new URL(request.url()));
  expect(addresses.map(({ origin }) => origin)).toEqual([site.url]);
  expect(addresses[0]?.pathname).toMatch(/^\/static\/figtree-\w+\.woff2$/);
  expect(await page.locator("link[rel=preload][as=font]").count()).toBe(1);
});
