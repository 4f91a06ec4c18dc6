import { defineConfig } from "vitest/config";

const conditions = ["source", "module", "node", "development|production"];
const slow = ["tests/browser/**", "tests/backend/**", "tests/cli/**", "tests/runtime/**"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    retry: 0,
    maxWorkers: 2,
    reporters: ["default", "./.ci/vitest-reporter.mjs"],
    globalSetup: ["./tests/cli/build-tool.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: slow,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: "slow",
          include: slow.map((folder) => `${folder}/*.test.{ts,tsx}`),
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
