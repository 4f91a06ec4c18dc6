// `npm start`: sets up, compiles and builds the seller app, and serves it with the embedded backend and demo data.
import { spawn, spawnSync } from "node:child_process";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { setup } from "./setup.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const trama = join(root, "dist/cli/main.js");
const design = join(root, "designs/vendas");

try {
  await setup({ browser: false });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
for (const command of ["compile", "build"]) {
  const { status } = spawnSync(process.execPath, [trama, command, design], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
const server = spawn(process.execPath, [trama, "serve", design, "--backend", "--demo", ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));
