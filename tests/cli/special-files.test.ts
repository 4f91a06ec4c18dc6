import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

// A pipe, a socket, a device or a folder where a command expects a file: reading some of them never ends.

const root = resolve(import.meta.dirname, "../..");
let top = "";

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), "trama-special-"));
  cpSync(join(root, "designs/ola"), join(top, "designs/ola"), { recursive: true });
  writeFileSync(join(top, "package.json"), "{}\n");
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

/** Remove the file of this name and return its path. */
function free(path: string): string {
  const full = join(top, path);
  rmSync(full, { recursive: true, force: true });
  mkdirSync(dirname(full), { recursive: true });
  return full;
}

function pipe(path: string): void {
  expect(spawnSync("mkfifo", [free(path)]).status).toBe(0);
}

const trama = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, "dist/cli/main.js"), ...args], {
    cwd: top,
    encoding: "utf8",
    timeout: 30_000,
  });

test.each([
  ["validate", "designs/ola/pages/f.json", "pages/f.json"],
  ["compile", "designs/ola/components/f.json", "components/f.json"],
  ["validate", "designs/ola/env/production.json", "env/production.json"],
  ["validate", "designs/ola/variables.json", "variables.json"],
  ["validate", "designs/ola/design.json", "design.json"],
  ["validate", "designs/ola/custom/index.ts", "custom/index.ts"],
  ["check", "designs/ola/custom/parts/rates.ts", "custom/parts/rates.ts"],
  ["validate", "designs/ola/custom/signatures.json", "custom/signatures.json"],
  ["compile", "designs/ola/assets/photo.png", "assets/photo.png"],
  ["compile", "designs/ola/assets/icons/star.svg", "assets/icons/star.svg"],
  ["fmt", "designs/ola/pages/f.json", "pages/f.json"],
  ["compile --check", "generated/ola/app.tsx", "generated/ola/app.tsx"],
  ["compile", "generated/ola/pages/extra.tsx", "generated/ola/pages/extra.tsx"],
  ["tables", "designs/ola/tables.json", "designs/ola/tables.json"],
  ["functions", "designs/ola/design.json", "designs/ola/design.json"],
  ["tables", "designs/ola/supabase/config.toml", "designs/ola/supabase/config.toml"],
  ["serve", "dist/ola/site.json", "site.json"],
])("%s says that a pipe is not a file: %s", (command, path, shown) => {
  if (command === "tables" || command === "functions") mkdirSync(join(top, "designs/ola/supabase"));
  pipe(path);
  const { status, stderr } = trama(...command.split(" "));
  expect(stderr).toMatch(new RegExp(`^error: (?:${top}/)?${shown} is not a regular file\n`));
  expect(status).toBe(1);
});

test.each(["trama.config.json", "package.json"])("a pipe as %s is refused", (name) => {
  pipe(name);
  expect(trama("validate")).toMatchObject({ status: 2, stderr: `error: ${name} is not a regular file\n` });
});

test("adopt refuses a pipe among the code, and a link to a device", () => {
  writeFileSync(free("designs/ola/custom/index.ts"), 'export { rate } from "./rate.ts";\n');
  pipe("designs/ola/custom/rate.ts");
  const refused = { status: 1, stderr: "error: custom/rate.ts is not a regular file\n" };
  expect(trama("adopt")).toMatchObject(refused);
  symlinkSync("/dev/zero", free("designs/ola/custom/rate.ts"));
  for (const command of ["adopt", "check", "build"]) expect(trama(command)).toMatchObject(refused);
});

test.each(["pages/f.json", "variables.json", "env/production.json"])("a folder as %s is refused", (path) => {
  mkdirSync(free(join("designs/ola", path)), { recursive: true });
  expect(trama("validate")).toMatchObject({ status: 1, stderr: `error: ${path} is not a regular file\n` });
});

test("a file where a folder is expected is refused", () => {
  writeFileSync(free("designs/ola/env"), "");
  expect(trama("validate")).toMatchObject({ status: 1, stderr: "error: env is not a folder\n" });
  rmSync(join(top, "designs/ola/env"));
  writeFileSync(free("generated/ola/pages"), "");
  expect(trama("compile")).toMatchObject({
    status: 1,
    stderr: `error: ${join(top, "generated/ola/pages")} is not a folder\n`,
  });
});

test("a socket and a link to a device are refused as design files", async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(free("designs/ola/pages/f.json"), done));
  expect(trama("validate")).toMatchObject({ status: 1, stderr: "error: pages/f.json is not a regular file\n" });
  await new Promise((done) => server.close(done));
  expect(existsSync(join(top, "designs/ola/pages/f.json"))).toBe(false);
  symlinkSync("/dev/zero", free("designs/ola/design.json"));
  expect(trama("validate")).toMatchObject({ status: 1 });
});
