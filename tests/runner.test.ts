import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";

/** What `.ci/` exports. */
interface Files {
  testFiles(): readonly string[];
  needsBrowser(file: string): boolean;
  needsPostgres(file: string): boolean;
}
interface Meter {
  readonly ProcessorTime: new () => { read(): number | undefined };
  processorTimeBlock(
    seconds: number | undefined,
    files: readonly { readonly project: string; readonly file: string; readonly processorTime: number }[],
  ): string;
}
const { needsBrowser, needsPostgres, testFiles }: Files = await import("../.ci/test-files.mjs" as string);
const { ProcessorTime, processorTimeBlock }: Meter = await import("../.ci/processor-time.mjs" as string);

test("the processor time of a child counts once, while it runs and after it ended", () => {
  const used = new ProcessorTime();
  const before = used.read();
  const busy = "const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);";
  spawnSync(process.execPath, ["-e", busy]);
  const [first, second] = [used.read(), used.read()];
  if (!existsSync("/proc")) return expect(before).toBeUndefined();
  expect(first).toBeGreaterThanOrEqual((before ?? 0) + 0.3);
  // Less than another child: this process itself has hardly worked since.
  expect(second).toBeLessThan((first ?? 0) + 0.3);
});

test("the processor time of a run is reported by project, with the files that take too long", () => {
  const files = [
    { project: "unit", file: "tests/a.test.ts", processorTime: 1.2 },
    { project: "slow", file: "tests/b.test.ts", processorTime: 31 },
    { project: "slow", file: "tests/c.test.ts", processorTime: 4 },
  ];
  expect(processorTimeBlock(50.4, files)).toBe(
    "\nprocessor time: 50 s (unit 1, slow 35)\n  tests/b.test.ts: 31 s, over 30\n",
  );
  expect(processorTimeBlock(undefined, files)).toBe("");
});

test("only tests that start a browser or a PostgreSQL server need one", () => {
  expect(testFiles()).toContain("tests/runner.test.ts");
  expect(needsBrowser("tests/runner.test.ts")).toBe(false);
  expect(needsBrowser("tests/runtime/filter.test.ts")).toBe(false);
  expect(needsBrowser("tests/runtime/history.test.ts")).toBe(true);
  expect(needsPostgres("tests/backend/rest.test.ts")).toBe(false);
  expect(needsPostgres("tests/backend/races.test.ts")).toBe(true);
});
