// Runs a script of the tests in Node, bundled, so that it may be TypeScript.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

/** Run a script with the arguments of this process; `options` are Node's, `env` adds to the environment. */
export async function runBundled(path, { options = [], env = {} } = {}) {
  const require = createRequire(join(root, "package.json"));
  const esbuild = await import(require.resolve("esbuild"));
  const script = join(root, "dist/bench", basename(path).replace(/ts$/, "js"));
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: [path],
    outfile: script,
    bundle: true,
    packages: "external",
    format: "esm",
    platform: "node",
    target: "node20",
    logLevel: "warning",
  });
  const { status } = spawnSync(process.execPath, [...options, script, ...process.argv.slice(2)], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, TRAMA_ROOT: root, ...env },
  });
  process.exitCode = status ?? 1;
}
