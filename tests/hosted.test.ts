import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const script = join(import.meta.dirname, "../.ci/test-hosted.mjs");

test.each([
  [{}, "CONFORMANCE_URL and CONFORMANCE_KEY must be set"],
  [{ CONFORMANCE_URL: "https://project.example" }, "CONFORMANCE_KEY must be set"],
  [{ CONFORMANCE_URL: "project.example", CONFORMANCE_KEY: "k" }, "CONFORMANCE_URL is not the address of a project"],
])("the suite against a project reports wrong settings: %j", (env, message) => {
  const { status, stderr } = spawnSync(process.execPath, [script], { env, encoding: "utf8" });
  expect(status).toBe(2);
  expect(stderr).toContain(message);
});
