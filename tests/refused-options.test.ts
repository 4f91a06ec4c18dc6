import { expect, test } from "vitest";
import { refusedOptions as reported } from "../compiler/4-check/rules/elements.ts";
import { refusedOptions as leftOut } from "../runtime/elements/parts/apex/apex-options.ts";

test("the runtime leaves out the options of a chart that the compiler reports", () => {
  expect([...leftOut].sort()).toEqual([...reported].sort());
});
