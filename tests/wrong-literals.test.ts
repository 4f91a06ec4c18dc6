import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allProbes, rightProbes, silentOf } from "./wrong-literals.ts";

/** The wrong literals that may pass without a diagnostic, each with a reason. The list only shrinks. */
const reasons = readFileSync(join(import.meta.dirname, "wrong-literals.txt"), "utf8")
  .split(/\r?\n/)
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => /^(\S+): ([a-z ]+) {2}# (\S.*)$/.exec(line) ?? line);

const nameOf = ({ property, kind }: { readonly property: string; readonly kind: string }) => `${property}: ${kind}`;

test("every line of the list has a reason, and is there once", () => {
  expect(reasons.filter((each) => typeof each === "string")).toEqual([]);
  const lines = reasons.map(([, property, kind]) => `${property}: ${kind}`);
  expect(new Set(lines).size).toBe(lines.length);
});

test("the objects that wrong literals are put into are right", () => {
  const right = rightProbes();
  expect(silentOf(right).map(nameOf)).toEqual(right.map(nameOf));
});

test("a wrong literal is reported, unless a line of the list says why it may pass", () => {
  const allowed = new Set(reasons.map(([, property, kind]) => `${property}: ${kind}`));
  const silent = silentOf(allProbes()).map(nameOf);
  expect(silent.filter((name) => !allowed.has(name))).toEqual([]);
  const passed = new Set(silent);
  expect(
    [...allowed].filter((name) => !passed.has(name)),
    "remove these lines",
  ).toEqual([]);
});
