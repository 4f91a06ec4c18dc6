import { expect, test } from "vitest";
import type { Change } from "../cli/review/change.ts";
import { sentenceOf } from "../cli/review/render/outline.ts";
import { codePair, partsOf, words } from "../cli/review/render/words.ts";

// Of a long formula, the words that changed are marked.

const long = "if(length(filter(collections.orders.data, one => one.total > 100)) > 3, 'many', 'few')";

test.each([
  [long, long.replace("100", "1000"), "100", "1000"],
  [long, long.replace("one.total", "one.tota"), "one.total", "one.tota"],
  [long, long.replace("'many', ", ""), "many', 'few", "few"],
  [long, long, "", ""],
  ["short", "other", "", ""],
])("%s → %s", (before, after, was, is) => {
  const [from, to] = codePair(before, after);
  expect([partsOf(from)[1], partsOf(to)[1]]).toEqual([was, is]);
  expect([partsOf(from).join(""), partsOf(to).join("")]).toEqual([before, after]);
});

test("a terminal shows them, and control characters stay visible", () => {
  const [from, to] = codePair(long, long.replace("100", "\u001b[31m1000"));
  const change: Change = { area: "formulas", unit: "", where: [], words: words`${from} → ${to}`, risks: [] };
  expect(sentenceOf(change, ["few"], (text) => `<${text}>`)).toBe(
    `few: \`${long.replace("100", "<100>")}\` → \`${long.replace("100", "<\\u{1b}[31m1000>")}\``,
  );
});
