import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** What `npm run test:deep` fetches for single tests; git ignores it. */
export const fetched = resolve(import.meta.dirname, "../.trama/fetched");

/** Install packages into a folder of their own, once. Returns the folder. */
export function fetchPackages(names: readonly string[]): string {
  const folder = join(fetched, names.join(" ").replace(/[^\w.-]+/g, "-"));
  if (!existsSync(join(folder, "node_modules"))) {
    console.error(`Fetching ${names.join(", ")} (npm) …`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), "{}");
    const { status, stderr } = spawnSync("npm", ["install", "--no-audit", "--no-fund", ...names], { cwd: folder });
    if (status !== 0) throw new Error(`${names.join(", ")} cannot be installed: ${stderr}`);
  }
  return folder;
}
