// `npm test`: sets up, then format and lint, types, and all tests. What failed runs once more; what passes then is listed
// as flaky. The last line counts what passed and failed.
import { spawnSync } from "node:child_process";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { flakyBlock, runTests } from "./run-tests.mjs";
import { setup } from "./setup.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const counts = { passed: 0, failed: 0 };

function step(title, script, args, env = process.env) {
  console.log(`\n> ${title}`);
  return spawnSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: "inherit", env }).status === 0;
}

function check(title, script, args) {
  if (step(title, script, args)) counts.passed++;
  else counts.failed++;
}

function testAll(browser) {
  console.log("\n> tests");
  const env = { ...process.env, CHROME_PATH: browser };
  const { passed, failed, flaky } = runTests({ root, args: process.argv.slice(2), env });
  counts.passed += passed;
  counts.failed += failed;
  console.log(flakyBlock(flaky));
}

try {
  const browser = await setup({ browser: true });
  check("format and lint", "node_modules/@biomejs/biome/bin/biome", ["check", "--diagnostic-level=warn"]);
  check("types", "node_modules/typescript/bin/tsc", ["-p", "tsconfig.json"]);
  testAll(browser);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  counts.failed++;
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
