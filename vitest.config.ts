import { defineConfig } from "vitest/config";

const conditions = ["source", "module", "node", "development|production"];
const cli = ["tests/cli/**"];
const vendas = ["tests/browser/vendas/**"];
const slow = ["tests/browser/**", "tests/backend/**", "tests/runtime/**", "tests/elements/**"];
const patience = { testTimeout: 240_000, hookTimeout: 240_000 };

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    retry: 0,
    // A browser, a server and a database take two cores by themselves: a second file would only make both slower.
    maxWorkers: 1,
    // What a slow machine shows late is not wrong: the condition is waited for, as Playwright does.
    expect: { poll: { timeout: 30_000 } },
    reporters: ["default", "./.ci/vitest-reporter.mjs"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...slow, ...cli],
          // Pure functions: files may share the compiler that one of them has loaded.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "slow",
          include: slow.map((folder) => `${folder}/*.test.{ts,tsx}`),
          exclude: vendas,
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: "vendas",
          include: vendas.map((folder) => `${folder}/*.test.ts`),
          globalSetup: ["./tests/browser/vendas/build.ts"],
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: "cli",
          include: cli.map((folder) => `${folder}/*.test.ts`),
          globalSetup: ["./tests/cli/build-tool.ts"],
          ...patience,
        },
      },
    ],
  },
});
