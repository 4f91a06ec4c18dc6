import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compareModes, errorsOf, root } from "./strict-modes.ts";

/** All but `galeria`: tests/gallery opens its pages in StrictMode, and compares them with their pictures. */
const designs = readdirSync(join(root, "generated")).filter((name) => name !== "galeria");

test.each(designs)("every page of %s is the same in React's StrictMode, and reports nothing", async (design) => {
  const [strict, plain] = (await compareModes(design)).map(errorsOf);
  expect(strict).toEqual(plain);
});
