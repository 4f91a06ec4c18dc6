import { expect, test } from "vitest";
import { refusedOptions as reported, axisOptions as reportedAxes } from "../compiler/4-check/rules/elements.ts";
import { axisOptions as axes, refusedOptions as leftOut } from "../runtime/elements/parts/apex/apex-options.ts";

test("the runtime leaves out the options of a chart that the compiler reports", () => {
  expect([...leftOut].sort()).toEqual([...reported].sort());
  expect([...axes].sort()).toEqual([...reportedAxes].sort());
});
