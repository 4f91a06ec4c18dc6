import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { some } from "../depth.ts";
import { play } from "./books/play.ts";
import { readScenarios, type Scenario, type Way } from "./books/read.ts";
import { startVendas } from "./client.ts";

/** Money by hand: each scenario of `books/` as reports of a platform, as a file, and by hand. */

const folder = join(import.meta.dirname, "books");
const scenarios = readdirSync(folder)
  .filter((name) => name.endsWith(".txt"))
  .toSorted()
  .flatMap((name) => readScenarios(name, readFileSync(join(folder, name), "utf8")));

/** In `npm test` every scenario is played in one of its ways, in turn, and every sixth in all of them. */
const inAllWays = new Set(some(scenarios, 6));
const runs: readonly (readonly [Scenario, Way])[] = scenarios.flatMap((scenario, index) =>
  scenario.ways
    .filter((_, turn) => inAllWays.has(scenario) || turn === index % scenario.ways.length)
    .map((way) => [scenario, way] as const),
);

let backend: Backend;
beforeAll(async () => {
  backend = await startVendas();
});

for (const [scenario, way] of runs) {
  test(`${scenario.title} (${scenario.place}, ${way})`, async () => {
    expect(await play(backend, scenario, way)).toEqual([]);
  });
}

test("there are at least 150 scenarios", () => {
  expect(scenarios.length).toBeGreaterThanOrEqual(150);
});

test.each([
  ["A sale without a scenario", "10/03/2025 12:00 A approved", 1, "a scenario begins with “Scenario:” and its title"],
  ["An unknown day", "Scenario: x\n10/13/2025 12:00 A approved", 2, "“10/13/2025 12:00” is not a day and hour"],
  [
    "An unknown event",
    "Scenario: x\n10/03/2025 12:00 A explodes",
    2,
    "“explodes” is not something that happens to a sale",
  ],
  ["A wrong amount", "Scenario: x\n10/03/2025 12:00 A approved; value 1,000.00", 2, "“1,000.00” is not an amount"],
  ["An unknown figure", "Scenario: x\nExpect list: profit 1,00", 2, "“profit 1,00” is not one of: rows, sales"],
  ["An unknown way", "Scenario: x\nWays: letters", 2, "“letters” is not a way: reports, file, hand"],
  ["No expectation", "Scenario: x\nWays: hand", 1, "“x” expects nothing"],
  [
    "A line from before",
    "Scenario: x\n11/03/2025 12:00 A approved\n10/03/2025 12:00 A complete; arrives 10/03/2025 12:00",
    3,
    "a line arrives before the one above it",
  ],
])("%s in a file is named with its line", (_, text, line, message) => {
  expect(() => readScenarios("a.txt", text)).toThrow(`a.txt:${line}: ${message}`);
});
