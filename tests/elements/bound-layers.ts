import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { around, casesOf, check, openBound } from "./bound-cases.ts";
import type { SceneOf } from "./open-scene.ts";

/** While these are set, a list cannot be opened; an open one stays open. */
const closing = ["disabled", "readonly"];

/** Tests the properties of types that show their content in a layer over the page, one at a time. */
export function testBoundLayers(types: readonly string[]): void {
  let app: SceneOf<"bound-properties", "all">;
  beforeAll(async () => {
    app = await openBound();
  });

  let errorCount = 0;
  beforeEach(() => {
    errorCount = app.errors.length;
  });
  afterEach(() => {
    expect(app.errors.slice(errorCount)).toEqual([]);
  });

  const opened = types.flatMap((type) =>
    casesOf(type)
      .filter(({ path }) => !closing.includes(String(path[0])))
      .map((one) => ({ ...one, type, name: one.path.join(".") })),
  );

  test.each(opened)(
    "a formula for $name shows as its value does in an open $type",
    async ({ type, name: _, ...one }) => {
      check(one, await app.call("compareOpen", type, around[type] ?? {}, one));
    },
  );
}
