// Runs Vitest, then runs each failed test again on its own. A test that passes then is flaky: listed, but not a
// failure.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const vitest = join(resolve(dirname(fileURLToPath(import.meta.url)), ".."), "node_modules/vitest/vitest.mjs");
/** More failures than this are not flakes: something is broken, and another run of them all would not help. */
const mostFlakes = 15;

/**
 * Run the tests that `args` select in the project at `root`.
 *
 * Returns the counts of passed and failed tests, and the flaky ones as `{ file, name, error }` with their first error.
 * Flaky tests count as passed. `files` are `{ project, file, processorTime }`, in seconds.
 */
export async function runTests({ root, args, env = process.env }) {
  const first = await runOnce({ root, args, env });
  const { passed, failed, failures, files } = first;
  if (failures.length === 0 || failures.length > mostFlakes || failures.length < failed)
    return { passed, failed, flaky: [], files };
  console.log(`\n> once more: ${failures.length} that failed`);
  const known = readKnown(root);
  const flaky = [];
  for (const failure of failures)
    if (await passesAlone({ root, env, failure }))
      flaky.push({ ...failure, isKnown: known.some((one) => isSameTest(one, failure)) });
  return { passed: passed + flaky.length, failed: failed - flaky.length, flaky, files };
}

function readKnown(root) {
  const path = join(root, "tests/flaky.json");
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
}

const isSameTest = (a, b) => a.file === b.file && a.name === b.name;

/** Whether a test passes in a run of its own; where a file did not load, whether all of its tests do. */
async function passesAlone({ root, env, failure: { project, file, name } }) {
  const only = name === "" ? [] : ["--testNamePattern", `^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`];
  const inProject = project === "" ? [] : ["--project", project];
  const { passed, failed } = await runOnce({ root, args: [file, ...inProject, ...only], env });
  return passed > 0 && failed === 0;
}

async function runOnce({ root, args, env }) {
  const folder = mkdtempSync(join(tmpdir(), "trama-tests-"));
  const summary = join(folder, "summary.json");
  const run = spawn(process.execPath, [vitest, "run", ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...env, TRAMA_TEST_SUMMARY: summary },
  });
  const [status] = await once(run, "exit");
  const found = existsSync(summary)
    ? JSON.parse(readFileSync(summary, "utf8"))
    : { passed: 0, failed: 1, failures: [], files: [] };
  rmSync(folder, { recursive: true });
  return status !== 0 && found.failed === 0 ? { ...found, failed: 1 } : found;
}

/** The block that names the flaky tests, each known or new; empty without flaky tests. */
export function flakyBlock(flaky) {
  if (flaky.length === 0) return "";
  const lines = flaky.map(
    ({ file, name, error, isKnown }) =>
      `  ${isKnown ? "known" : "new"}  ${file}: ${name || "the file"}\n    ${error}\n`,
  );
  return `\nflaky:\n${lines.join("")}`;
}
