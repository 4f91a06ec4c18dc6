// `npm run postgrest-specs -- <folder test/spec of a checkout of PostgREST>`: its tests, sent to the embedded backend.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { setup } from "./setup.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
await setup({ browser: false });
const require = createRequire(join(root, "package.json"));
const esbuild = await import(require.resolve("esbuild"));
const script = join(root, "dist/bench/postgrest-specs.js");
await esbuild.build({
  absWorkingDir: root,
  entryPoints: ["tests/postgrest/specs/specs.ts"],
  outfile: script,
  bundle: true,
  packages: "external",
  format: "esm",
  platform: "node",
  target: "node20",
  logLevel: "warning",
});
const { status } = spawnSync(process.execPath, [script, ...process.argv.slice(2)], { stdio: "inherit" });
process.exitCode = status ?? 1;
