import { expect, test } from "vitest";
import { violations } from "./axe.ts";
import { borrowContext } from "./harness.ts";

test("content outside landmarks is reported, but not a menu beside its button, nor content of an element alone", async () => {
  const page = await (await borrowContext({})).newPage();
  await page.setContent(`<html lang="en"><title>Regions</title><main><h1>Inside</h1></main>
    <div class="portal"><div role="menu"><div role="menuitem" tabindex="0">Copy</div></div></div>
    <div class="portal" id="apart"><p>Elsewhere</p></div></html>`);
  const found = await violations(page, { regionsBut: [".portal:has([role=menu])"] });
  expect(found.map((violation) => /^light: (\w+) (<[^>]*>)/.exec(violation)?.slice(1))).toEqual([["region", '<div class="portal" id="apart">']]);
  expect(await violations(page)).toEqual([]);
});
