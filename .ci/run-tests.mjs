// Runs Vitest, and what failed once more by itself: a test that passes then is flaky, which is listed but stops nobody.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const vitest = join(resolve(dirname(fileURLToPath(import.meta.url)), ".."), "node_modules/vitest/vitest.mjs");
/** So many failures are no flakes: something is broken, and to run all of them again tells nothing new. */
const mostFlakes = 15;

/**
 * Run the tests that `args` choose in the project at `root`.
 *
 * Returns how many passed and failed, and the flaky ones as `{ file, name, error, isKnown }` with their first error;
 * these count as passed. Known ones are listed in `tests/flaky.json` as `{ file, name }`.
 */
export function runTests({ root, args, env = process.env }) {
  const first = runOnce({ root, args, env });
  if (first.failures.length === 0 || first.failures.length > mostFlakes || first.failures.length < first.failed)
    return { passed: first.passed, failed: first.failed, flaky: [] };
  console.log(`\n> once more: ${first.failures.length} that failed`);
  const known = readKnown(root);
  const flaky = first.failures
    .filter((failure) => passesAlone({ root, env, failure }))
    .map((failure) => ({ ...failure, isKnown: known.some((one) => isSameTest(one, failure)) }));
  return { passed: first.passed + flaky.length, failed: first.failed - flaky.length, flaky };
}

function readKnown(root) {
  const path = join(root, "tests/flaky.json");
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
}

const isSameTest = (a, b) => a.file === b.file && a.name === b.name;

/** Whether a test passes in a run of its own; where a file did not load, whether all of its tests do. */
function passesAlone({ root, env, failure: { project, file, name } }) {
  const only = name === "" ? [] : ["--testNamePattern", `^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`];
  const inProject = project === "" ? [] : ["--project", project];
  const { passed, failed } = runOnce({ root, args: [file, ...inProject, ...only], env });
  return passed > 0 && failed === 0;
}

function runOnce({ root, args, env }) {
  const folder = mkdtempSync(join(tmpdir(), "trama-tests-"));
  const summary = join(folder, "summary.json");
  const { status } = spawnSync(process.execPath, [vitest, "run", ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...env, TRAMA_TEST_SUMMARY: summary },
  });
  const found = existsSync(summary)
    ? JSON.parse(readFileSync(summary, "utf8"))
    : { passed: 0, failed: 1, failures: [] };
  rmSync(folder, { recursive: true });
  return status !== 0 && found.failed === 0 ? { ...found, failed: 1 } : found;
}

/** The block that names the flaky tests, each known or new; empty when there are none. */
export function flakyBlock(flaky) {
  if (flaky.length === 0) return "";
  const lines = flaky.map(
    ({ file, name, error, isKnown }) =>
      `  ${isKnown ? "known" : "new"}  ${file}: ${name || "the file"}\n    ${error}\n`,
  );
  return `\nflaky:\n${lines.join("")}`;
}
