import { defineConfig } from "vitest/config";

const conditions = ["source", "module", "node", "development|production"];
const cli = ["tests/cli/**"];
const vendas = ["tests/browser/vendas/**"];
const slow = ["tests/browser/**", "tests/backend/**", "tests/runtime/**", "tests/elements/**"];
const patience = { testTimeout: 90_000, hookTimeout: 120_000 };

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    retry: 0,
    // One file at a time: browsers, servers and databases of two files together starve each other on two cores.
    maxWorkers: 1,
    reporters: ["default", "./.ci/vitest-reporter.mjs"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...slow, ...cli],
          testTimeout: 30_000,
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
