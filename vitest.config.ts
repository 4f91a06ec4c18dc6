import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const conditions = ["source", "module", "node", "development|production"];
const cli = ["tests/cli/**"];
const vendas = ["tests/browser/vendas/**"];
const slow = ["tests/browser/**", "tests/gallery/**", "tests/backend/**", "tests/runtime/**", "tests/elements/**"];

/** Whether this is `npm run test:deep`. */
const isDeep = process.env.TRAMA_TEST_DEEP === "1";

/** What `.ci/test-files.mjs` exports. */
interface TestFiles {
  testFiles(): readonly string[];
  reaches(file: string, fits: (text: string, file: string) => boolean): boolean;
}
const { testFiles, reaches }: TestFiles = await import("./.ci/test-files.mjs" as string);

const isDeepOnly = (file: string): boolean => file.endsWith(".deep.test.ts");
/** Whether a test has more cases in `npm run test:deep`. */
const triesMore = (file: string): boolean => reaches(file, (_, path) => path === "tests/depth.ts");
/** Files that a run leaves out: what only `npm run test:deep` runs, or there whatever tries the same as in `npm test`. */
const left = testFiles().filter((file) => (isDeep ? !isDeepOnly(file) && !triesMore(file) : isDeepOnly(file)));

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
