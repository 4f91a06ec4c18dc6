import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../..");

/** Build the tool and with it the site of the seller app, once before the tests that open it. */
export async function setup(): Promise<void> {
  const { buildTool }: { buildTool: () => Promise<void> } = await import("../../../.ci/setup.mjs" as string);
  await buildTool();
  execFileSync(process.execPath, [join(root, "dist/cli/main.js"), "build", "designs/vendas"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
