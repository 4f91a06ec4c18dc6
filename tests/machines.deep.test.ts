import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { fetched, fetchPackages } from "./fetched.ts";

/** The tests on machines that differ from this one: another browser, other fonts, another language and time zone. */

const root = resolve(import.meta.dirname, "..");

/** Of another major version than any that Linux distributions have at present; it needs no system packages. */
const otherChromium = "@sparticuz/chromium@143.0.4";

/** Tests that look at pages: their pictures, their layout, their pointers and keys. */
const looks = [
  "tests/gallery",
  "tests/elements",
  "tests/browser/vendas/chats-layout",
  "tests/browser/vendas/shipments",
];

/** Run tests in a process of their own, as `npm test` does, with another environment. Returns what failed. */
async function failuresOf(files: readonly string[], env: NodeJS.ProcessEnv, umask = "022"): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "trama-machines-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { TRAMA_TEST_DEEP: _, ...others } = process.env;
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const command = `umask ${umask}; exec "$0" "$@"`;
  const run = spawn("sh", ["-c", command, process.execPath, vitest, "run", "--reporter=dot", ...files], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...others, ...env, FORCE_COLOR: "0" },
  });
  let text = "";
  for (const stream of [run.stdout, run.stderr]) stream.on("data", (part) => (text += part));
  const [code] = await once(run, "exit");
  return code === 0 ? "" : text.slice(-20_000);
}

test("pages look and work the same in a Chromium of another version", async () => {
  const folder = fetchPackages([otherChromium]);
  const require = createRequire(join(folder, "package.json"));
  const { default: chromium } = await import(pathToFileURL(require.resolve("@sparticuz/chromium")).href);
  expect(await failuresOf(looks, { CHROME_PATH: await chromium.executablePath() })).toBe("");
});

test("pages look and work the same with other fonts", async () => {
  const folder = join(fetchPackages(["@fontsource/tinos@5.2.5"]), "node_modules/@fontsource/tinos/files");
  const settings = join(fetched, "fonts.conf");
  writeFileSync(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${join(fetched, "fonts")}</cachedir></fontconfig>`,
  );
  expect(await failuresOf(looks, { FONTCONFIG_FILE: settings })).toBe("");
});

test("tests of Node pass in another language and time zone, with files that others cannot read", async () => {
  const env = { LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8", TZ: "Asia/Kathmandu" };
  expect(await failuresOf(["--project", "unit", "--project", "cli"], env, "077")).toBe("");
});
