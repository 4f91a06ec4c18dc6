import { describe, expect, test } from "vitest";
import { caseNames, checkCase } from "../review-cases.ts";

describe("trama diff of migrations", () => {
  test.each(caseNames(true))("%s", async (name) => {
    const { found, expected } = await checkCase(name);
    expect(found).toBe(expected);
  });
});
