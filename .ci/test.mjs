// `npm test`: sets up, then runs format and lint, type checks and all tests. Failed tests run once more; those that
// pass then are listed as flaky. The last lines are the processor time of it all, and the counts of passes and failures.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ProcessorTime, processorTimeBlock } from "./processor-time.mjs";
import { flakyBlock, runTests } from "./run-tests.mjs";
import { setup } from "./setup.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const used = new ProcessorTime();
used.read();
setInterval(() => used.read(), 250).unref();
const counts = { passed: 0, failed: 0 };
const isQuick = process.argv.includes("--quick");
const chosen = process.argv.slice(2).filter((arg) => arg !== "--quick");

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
  const env = browser === undefined ? process.env : { ...process.env, CHROME_PATH: browser };
  const args = isQuick ? ["--project", "unit", ...chosen] : chosen;
  const found = await runTests({ root, args, env });
  counts.passed += found.passed;
  counts.failed += found.failed;
  files = found.files;
  console.log(flakyBlock(found.flaky));
}

try {
  const browser = await setup({ browser: !isQuick });
  if (chosen.length === 0) {
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
