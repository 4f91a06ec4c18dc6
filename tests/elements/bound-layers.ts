import { test } from "vitest";
import { around, casesOf, check, openBoundForTests } from "./bound-cases.ts";

/** While these are set, a list cannot be opened; an open one stays open. */
const closing = ["disabled", "readonly"];

/** Tests the properties of types that show their content in a layer over the page, one at a time. */
export function testBoundLayers(types: readonly string[]): void {
  const app = openBoundForTests();

  const opened = types.flatMap((type) =>
    casesOf(type)
      .filter(({ path }) => !closing.includes(String(path[0])))
      .map((one) => ({ ...one, type, name: one.path.join(".") })),
  );

  test.each(opened)(
    "a formula for $name shows as its value does in an open $type",
    async ({ type, name: _, ...one }) => {
      check(one, await app().call("compareOpen", type, around[type] ?? {}, one));
    },
  );
}
