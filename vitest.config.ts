import { existsSync, readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

const conditions = ["source", "module", "node", "development|production"];
const cli = ["tests/cli/**"];
const vendas = ["tests/browser/vendas/**"];
const slow = ["tests/browser/**", "tests/gallery/**", "tests/backend/**", "tests/runtime/**", "tests/elements/**"];

/** Whether this is `npm run test:deep`. */
const isDeep = process.env.TRAMA_TEST_DEEP === "1";

/** Files that a run leaves out: what only `npm run test:deep` runs, or there whatever tries the same as in `npm test`. */
const left = isDeep
  ? testFiles().filter((file) => !isDeepOnly(file) && !triesMore(file))
  : testFiles().filter(isDeepOnly);

function testFiles(): readonly string[] {
  return readdirSync("tests", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => join("tests", path).replaceAll("\\", "/"));
}

function isDeepOnly(file: string): boolean {
  return file.endsWith(".deep.test.ts");
}

/** Whether a module of the tests imports `tests/depth.ts`, itself or through others. */
function triesMore(file: string, seen = new Set<string>()): boolean {
  if (file === "tests/depth.ts") return true;
  // Texts of tests contain imports of files that do not exist.
  if (!file.startsWith("tests/") || seen.has(file) || !existsSync(file)) return false;
  seen.add(file);
  const imports = readFileSync(file, "utf8").matchAll(/ from "(\.[^"]+\.tsx?)";$/gm);
  return Array.from(imports, ([, path = ""]) => join(file, "..", path).replaceAll("\\", "/")).some((path) =>
    triesMore(path, seen),
  );
}

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    retry: 0,
    // Files share a worker, and with it the compiler, Chromium, the bundler and the compiled database.
    isolate: false,
    setupFiles: ["./tests/setup.ts"],
    // One more than processors: a worker waits for its browser, its database and its child processes a quarter of the time.
    maxWorkers: availableParallelism() + 1,
    // Four times what the slowest test takes on two quiet cores: shared machines can be three times slower.
    testTimeout: isDeep ? 1_800_000 : 120_000,
    hookTimeout: 120_000,
    // What a slow machine shows late is not wrong: the condition is waited for, as Playwright does.
    expect: { poll: { timeout: 30_000 } },
    reporters: ["default", "./.ci/vitest-reporter.mjs"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...slow, ...cli, ...left],
        },
      },
      {
        extends: true,
        test: {
          name: "slow",
          include: slow.map((folder) => `${folder}/*.test.{ts,tsx}`),
          exclude: [...vendas, ...left],
          globalSetup: ["./tests/backend/postgres.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "vendas",
          include: vendas.map((folder) => `${folder}/*.test.ts`),
          exclude: left,
          globalSetup: ["./tests/browser/vendas/build.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "cli",
          include: cli.map((folder) => `${folder}/*.test.ts`),
          exclude: left,
          globalSetup: ["./tests/cli/build-tool.ts"],
        },
      },
    ],
  },
});
