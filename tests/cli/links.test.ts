import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const top = mkdtempSync(join(tmpdir(), "trama-links-"));
writeFileSync(join(top, "secret.json"), '{ "backendKey": "of another" }');

afterAll(() => rmSync(top, { recursive: true, force: true }));

test.each([
  ["an asset", "assets/photo.png", "../../../../secret.json"],
  ["a folder of assets", "assets/photos", "../../../.."],
  ["an icon", "assets/icons/star.svg", "../../../../../secret.json"],
  ["the values of an environment", "env/production.json", "../../../../secret.json"],
  ["a folder of environments", "env", "../../.."],
])("nothing is published through a link out of the design: %s", (title, link, target) => {
  const project = join(top, title.replaceAll(" ", "-"));
  cpSync(join(root, "designs/ola"), join(project, "designs/ola"), { recursive: true });
  writeFileSync(join(project, "package.json"), "{}");
  if (link === "env") writeFileSync(join(top, "production.json"), "{}");
  const path = join(project, "designs/ola", link);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);

  const trama = join(root, "dist/cli/main.js");
  const { status, stderr } = spawnSync(process.execPath, [trama, "build"], { cwd: project, encoding: "utf8" });

  expect(stderr).toContain("is a link that leaves the design folder");
  expect(status).toBe(1);
  expect(existsSync(join(project, "dist"))).toBe(false);
});
