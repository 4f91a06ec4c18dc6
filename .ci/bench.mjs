// `npm run bench [words of a title]`: sets up, then prints the tool's speed next to the speed of comparable tools.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { setup } from "./setup.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const browser = await setup({ browser: true });
const require = createRequire(join(root, "package.json"));
const esbuild = await import(require.resolve("esbuild"));
const script = join(root, "dist/bench/bench.js");
await esbuild.build({
  absWorkingDir: root,
  entryPoints: ["tests/bench/bench.ts"],
  outfile: script,
  bundle: true,
  packages: "external",
  format: "esm",
  platform: "node",
  target: "node20",
  logLevel: "warning",
});
const { status } = spawnSync(process.execPath, ["--expose-gc", script, ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, TRAMA_ROOT: root, CHROME_PATH: browser },
});
process.exitCode = status ?? 1;
