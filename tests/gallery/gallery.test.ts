import { readdirSync } from "node:fs";
import { join } from "node:path";
import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { openBrowser } from "../browser/harness.ts";
import { isUpdate } from "../designs.ts";
import { difference, toleranceOf, writeVersion } from "./pictures.ts";
import { types } from "./shown-gallery.ts";

test("every element type has a page", () => {
  const pages = readdirSync(join(import.meta.dirname, "../../designs/galeria/pages")).map((name) => name.slice(0, -5));
  const others = ["inicio", "sistema"];
  expect(pages.filter((name) => !others.includes(name)).sort()).toEqual([...types].sort());
});

test("another version of the browser may draw text differently, but not a part of the page", async () => {
  const [blank, edges, part] = [0, 2, 5].map((rows) => {
    const picture = new PNG({ width: 100, height: 100 });
    picture.data.fill(255).fill(0, 0, rows * 400);
    for (let at = 3; at < picture.data.length; at += 4) picture.data[at] = 255;
    return PNG.sync.write(picture);
  });
  if (!blank || !edges || !part) throw new Error("no picture");
  const version = (await openBrowser()).version();
  // The pictures that are written beside it come from this version.
  if (isUpdate) writeVersion(version);
  expect(difference("edges", blank, edges, toleranceOf("0.0"))).toBeUndefined();
  expect(difference("part", blank, part, toleranceOf("0.0"))).toBeDefined();
  expect(isUpdate || difference("edges", blank, edges, toleranceOf(version))).toBeTruthy();
});
