import fc from "fast-check";
import { expect, test } from "vitest";
import { recordName as known } from "../compiler/record-name.ts";
import { recordName } from "../runtime/routing/slug.ts";
import { seed } from "./depth.ts";

test("the path of a record is the same for the compiler and for links", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (value) => {
      expect(recordName(value)).toBe(known(value));
      // A name that is already valid in an address stays as it is.
      expect(recordName(recordName(value))).toBe(recordName(value));
    }),
    { seed },
  );
});

test.each([
  ["São Paulo", "sao_paulo"],
  ["A/B: 1.5%", "a_b__1_5_"],
  ["já-é_isso", "ja-e_isso"],
  ["..", "__"],
  ["日本", "日本"],
])("%s is %s", (value, name) => {
  expect(recordName(value)).toBe(name);
});
