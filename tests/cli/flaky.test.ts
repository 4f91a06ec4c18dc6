import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Run the runner of `npm test` on a project with these files, inside the repository so that it finds Vitest. */
function runProject(files: Readonly<Record<string, string>>): { readonly result: unknown; readonly output: string } {
  const folder = mkdtempSync(join(root, "node_modules/.flaky-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const config = `export default { test: { dir: ".", reporters: [${JSON.stringify(join(root, ".ci/vitest-reporter.mjs"))}] } };`;
  for (const [name, text] of Object.entries({ "vitest.config.mjs": config, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const script = `
    import { flakyBlock, runTests } from ${JSON.stringify(join(root, ".ci/run-tests.mjs"))};
    const { files, ...result } = await runTests({ root: ${JSON.stringify(folder)}, args: ["--config", "vitest.config.mjs"] });
    console.log(flakyBlock(result.flaky));
    console.log("result " + JSON.stringify(result));`;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TRAMA|TEST)/.test(name)));
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8", env });
  return { result: JSON.parse(/^result (.*)$/m.exec(stdout)?.[1] ?? "null"), output: stdout };
}

/** A line that fails on its first run. */
const onceOnly = (name: string) => `
import { existsSync, writeFileSync } from "node:fs";
const failsOnce = () => {
  const mark = new URL("${name}", import.meta.url);
  if (existsSync(mark)) return;
  writeFileSync(mark, "");
  throw new Error("not this time");
};`;

test("a test that passes the second time is listed with its first error and does not fail the run", () => {
  const { result, output } = runProject({
    "a.test.mjs": `import { describe, test } from "vitest";${onceOnly("mark-a")}
test("holds", () => {});
describe("a group (of one)", () => test("fails the first time", failsOnce));`,
  });
  expect(result).toEqual({
    passed: 2,
    failed: 0,
    flaky: [
      {
        project: "",
        file: "a.test.mjs",
        name: "a group (of one) fails the first time",
        error: "not this time",
        isKnown: false,
      },
    ],
  });
  expect(output).toContain("flaky:\n  new  a.test.mjs: a group (of one) fails the first time\n    not this time\n");
});

test("a flaky test that tests/flaky.json lists is known, any other is new", () => {
  const { result, output } = runProject({
    "tests/flaky.json": `[{ "file": "a.test.mjs", "name": "fails the first time" }]`,
    "a.test.mjs": `import { test } from "vitest";${onceOnly("mark-c")}
test("fails the first time", failsOnce);`,
    "b.test.mjs": `import { test } from "vitest";${onceOnly("mark-d")}
test("fails the first time", failsOnce);`,
  });
  expect(result).toMatchObject({ passed: 2, failed: 0 });
  expect(output).toContain("  known  a.test.mjs: fails the first time\n");
  expect(output).toContain("  new  b.test.mjs: fails the first time\n");
});

test("a file that loads the second time is listed as well", () => {
  const { result } = runProject({
    "a.test.mjs": `import { test } from "vitest";${onceOnly("mark-b")}
failsOnce();
test("holds", () => {});`,
  });
  expect(result).toMatchObject({ failed: 0, flaky: [{ file: "a.test.mjs", name: "", error: "not this time" }] });
});

test("a test that fails again stays a failure", () => {
  const { result, output } = runProject({
    "a.test.mjs": `import { test } from "vitest";
test("holds", () => {});
test("never holds", () => { throw new Error("never"); });`,
  });
  expect(result).toEqual({ passed: 1, failed: 1, flaky: [] });
  expect(output).not.toContain("flaky:");
});
