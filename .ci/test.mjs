// `npm test`: sets up, then runs format and lint, type checks and all tests. Failed tests run once more; those that
// pass then are listed as flaky. The last line counts passes and failures.
import { spawnSync } from "node:child_process";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { flakyBlock, runTests } from "./run-tests.mjs";
import { setup } from "./setup.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const counts = { passed: 0, failed: 0 };
const isQuick = process.argv.includes("--quick");
const chosen = process.argv.slice(2).filter((arg) => arg !== "--quick");

function step(title, script, args, env = process.env) {
  console.log(`\n> ${title}`);
  return spawnSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: "inherit", env }).status === 0;
}

function check(title, script, args) {
  if (step(title, script, args)) counts.passed++;
  else counts.failed++;
}

function runChosen(browser) {
  console.log("\n> tests");
  const env = browser === undefined ? process.env : { ...process.env, CHROME_PATH: browser };
  const args = isQuick ? ["--project", "unit", ...chosen] : chosen;
  const { passed, failed, flaky } = runTests({ root, args, env });
  counts.passed += passed;
  counts.failed += failed;
  console.log(flakyBlock(flaky));
}

try {
  const browser = await setup({ browser: !isQuick });
  if (chosen.length === 0) {
    check("format and lint", "node_modules/@biomejs/biome/bin/biome", ["check", "--diagnostic-level=warn"]);
    check("types", "node_modules/typescript/bin/tsc", ["-p", "tsconfig.json"]);
  }
  runChosen(browser);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  counts.failed++;
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
