import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { around, casesOf, check, openBound } from "./bound-cases.ts";
import type { SceneOf } from "./open-scene.ts";

/** Tests the properties of some types that take a formula. */
export function testBoundProperties(types: readonly string[]): void {
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

  test.each(types)("a formula in %s shows as its value does, and so does its next value", async (type) => {
    const cases = casesOf(type);
    const found = await app.call("compare", type, around[type] ?? {}, cases);
    cases.forEach((one, at) => {
      check(one, found[at]);
    });
  });
}
