// `npm test`: sets up, then format and lint, types, and all tests; the last line counts what passed and failed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
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
  const summary = join(root, ".trama/test-summary.json");
  mkdirSync(dirname(summary), { recursive: true });
  rmSync(summary, { force: true });
  const env = { ...process.env, CHROME_PATH: browser, TRAMA_TEST_SUMMARY: summary };
  const passed = step("tests", "node_modules/vitest/vitest.mjs", ["run", ...process.argv.slice(2)], env);
  const told = existsSync(summary) ? JSON.parse(readFileSync(summary, "utf8")) : { passed: 0, failed: 1 };
  counts.passed += told.passed;
  counts.failed += told.failed === 0 && !passed ? 1 : told.failed;
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
