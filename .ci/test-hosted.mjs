// `npm run test:hosted`: runs the conformance suite against the project that the environment names.
import { spawnSync } from "node:child_process";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const missing = ["CONFORMANCE_URL", "CONFORMANCE_KEY"].filter((name) => !process.env[name]);
const { CONFORMANCE_URL: url = "" } = process.env;

if (missing.length > 0) {
  fail(`${missing.join(" and ")} must be set: the address of a separate project, and its publishable key`);
} else if (!/^https?:\/\/[^/]/.test(url)) {
  fail(`CONFORMANCE_URL is not the address of a project: ${url}`);
} else {
  const args = [join(root, "node_modules/vitest/vitest.mjs"), "run", "--project", "slow", "tests/backend/conformance"];
  process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" }).status ?? 1;
}

function fail(message) {
  console.error(`error: ${message}\nSee tests/backend/conformance/README.md.`);
  process.exitCode = 2;
}
