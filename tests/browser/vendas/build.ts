import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../..");
const site = "dist/vendas";
const built = "dist/.vendas-built";

/** What `.ci/setup.mjs` exports. */
interface Setup {
  buildTool(): Promise<void>;
  isCurrent(built: string, sources: readonly string[]): boolean;
}

/** Build the tool and with it the site of the seller app before the tests that open it, unless they are up to date. */
export async function setup(): Promise<void> {
  const { buildTool, isCurrent }: Setup = await import("../../../.ci/setup.mjs" as string);
  await buildTool();
  const sources = ["dist/.built", "designs/vendas", "generated/vendas", site];
  if (existsSync(join(root, site)) && isCurrent(built, sources)) return;
  execFileSync(process.execPath, [join(root, "dist/cli/main.js"), "build", "designs/vendas"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  writeFileSync(join(root, built), "");
}
