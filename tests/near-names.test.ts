import { expect, test } from "vitest";
import { nearestName } from "../compiler/near-names.ts";

test.each([
  ["totl", ["total", "status"], "total"],
  ["Total", ["total"], "total"],
  ["input", ["form-input", "text"], "form-input"],
  ["idd", ["id"], "id"],
  ["a", ["b", "c"], undefined],
  ["a", ["A"], "A"],
  ["a", ["as"], undefined],
  ["nope", ["total"], undefined],
])("the name nearest to %s among %j is %s", (name, known, nearest) => {
  expect(nearestName(name, known)).toBe(nearest);
});
