import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { authCalls } from "./features/auth.ts";
import { realtimeCalls } from "./features/realtime.ts";
import { storageCalls } from "./features/storage.ts";
import { type Calls, openWorld, type World } from "./features/world.ts";

/** The tables of docs/backend-features.md: each row is a call that is made. */

const document = readFileSync(new URL("../../docs/backend-features.md", import.meta.url), "utf8");

interface Row {
  readonly call: string;
  readonly kind: string;
  readonly how: string;
}

/** The rows of the table under a heading. */
function rowsOf(heading: string): readonly Row[] {
  const [, section = ""] = document.split(`\n## ${heading}\n`);
  const lines =
    section
      .split("\n## ")[0]
      ?.split("\n")
      .filter((line) => line.startsWith("| ")) ?? [];
  return lines.slice(2).map((line) => {
    const [call = "", kind = "", how = ""] = line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim());
    return { call, kind, how };
  });
}

const parts: readonly (readonly [heading: string, calls: Calls])[] = [
  ["Sign-in", authCalls],
  ["Files", storageCalls],
  ["Realtime", realtimeCalls],
];

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world?.close());

describe.each(parts)("%s", (heading, calls) => {
  const rows = rowsOf(heading);

  test("the table has every call once", () => {
    expect(rows.map(({ call }) => call)).toEqual(Object.keys(calls));
  });

  test.each(rows)("$call is $kind", async ({ call, kind, how }) => {
    const answer = await calls[call]?.(world);
    const error: unknown = answer?.error ?? undefined;
    expect(kind).toMatch(/^(?:supported|different|refused)$/);
    expect(how === "").toBe(kind === "supported");
    if (kind === "refused") expect(Reflect.get(Object(error), "message")).toContain(how);
    else expect(error).toBeUndefined();
  });
});
