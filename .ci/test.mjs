// `npm test [words]`: sets up, then runs format and lint, type checks and all tests. Failed tests run once more; those
// that pass then are listed as flaky. `--quick` runs the project `unit` alone, without a browser. `--deep` runs what is
// too much for each change (see tests/depth.ts), with a new seed. The last lines are the processor time of it all, and
// the counts of passes and failures.
import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { installOtherBrowsers } from "./other-browsers.mjs";
import { ProcessorTime, processorTimeBlock } from "./processor-time.mjs";
import { flakyBlock, runTests } from "./run-tests.mjs";
import { installPostgres, setup } from "./setup.mjs";
import { needsBrowser, needsOtherBrowsers, needsPostgres, testFiles } from "./test-files.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const used = new ProcessorTime();
used.read();
setInterval(() => used.read(), 250).unref();
const counts = { passed: 0, failed: 0 };
const isQuick = process.argv.includes("--quick");
const isDeep = process.argv.includes("--deep");
const chosen = process.argv.slice(2).filter((arg) => arg !== "--quick" && arg !== "--deep");

let files = [];

async function check(title, script, args) {
  console.log(`\n> ${title}`);
  const [status] = await once(
    spawn(process.execPath, [join(root, script), ...args], { cwd: root, stdio: "inherit" }),
    "exit",
  );
  if (status === 0) counts.passed++;
  else counts.failed++;
}

async function runChosen(browser) {
  console.log("\n> tests");
  const env = { ...process.env, ...(browser && { CHROME_PATH: browser }), ...(isDeep && deepEnvironment()) };
  const args = isQuick ? ["--project", "unit", ...chosen] : chosen;
  const found = await runTests({ root, args, env });
  counts.passed += found.passed;
  counts.failed += found.failed;
  files = found.files;
  console.log(flakyBlock(found.flaky));
}

/** The files that Vitest runs: whose path contains a word, or all without words. */
function chosenTests() {
  const words = chosen.filter((arg, at) => !arg.startsWith("-") && !/^(?:-t|--\w+)$/.test(chosen[at - 1] ?? ""));
  return testFiles().filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
}

/** A new seed for the random tests, unless one is asked for to repeat a run. */
function deepEnvironment() {
  const seed = process.env.TRAMA_TEST_SEED ?? String(randomInt(2 ** 31));
  console.log(`seed ${seed}: to repeat this run, set TRAMA_TEST_SEED=${seed}`);
  return { TRAMA_TEST_DEEP: "1", TRAMA_TEST_SEED: seed };
}

try {
  const chosenFiles = isQuick ? [] : chosenTests();
  const browser = await setup({ browser: chosenFiles.some(needsBrowser) });
  if (chosenFiles.some(needsPostgres)) installPostgres();
  if (isDeep && chosenFiles.some(needsOtherBrowsers)) installOtherBrowsers();
  if (chosen.length === 0 && !isDeep) {
    await check("format and lint", "node_modules/@biomejs/biome/bin/biome", ["check", "--diagnostic-level=warn"]);
    await check("types", "node_modules/typescript/bin/tsc", ["-p", "tsconfig.json"]);
  }
  await runChosen(browser);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  counts.failed++;
}
console.log(processorTimeBlock(used.read(), files));
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
