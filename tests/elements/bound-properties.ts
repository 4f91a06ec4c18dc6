import { test } from "vitest";
import { around, casesOf, check, openBoundForTests } from "./bound-cases.ts";

/** Tests the properties of some types that take a formula. */
export function testBoundProperties(types: readonly string[]): void {
  const app = openBoundForTests();

  test.each(types)("a formula in %s shows as its value does, and so does its next value", async (type) => {
    const cases = casesOf(type);
    const found = await app().call("compare", type, around[type] ?? {}, cases);
    cases.forEach((one, at) => {
      check(one, found[at]);
    });
  });
}
