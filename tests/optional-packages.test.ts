import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, onTestFinished, test } from "vitest";
import { optionalPackages, reasonOf } from "../cli/bundle/bundle.ts";
import { missingPackage } from "../cli/optional-packages.ts";

/** A folder in which no package is installed. */
function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "trama-optional-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Bundle an import of a package from a folder. */
const bundle = (name: string, resolveDir: string) =>
  build({
    stdin: { contents: `import "${name}";`, resolveDir },
    bundle: true,
    write: false,
    logLevel: "silent",
    plugins: [optionalPackages()],
  }).catch((failure: unknown) => {
    throw reasonOf(failure);
  });

test("a build names the optional package that an app needs, and how to install it", async () => {
  const elsewhere = emptyFolder();
  await expect(bundle("react-apexcharts", elsewhere)).rejects.toMatchObject({
    message: "the element apex-chart needs the package react-apexcharts, which is not installed",
    help: "run `npm install apexcharts@4.7.0 react-apexcharts@1.7.0`",
  });
  await expect(bundle("@supabase/supabase-js", elsewhere)).rejects.toMatchObject({
    message: "trama/runtime/supabase needs the package @supabase/supabase-js, which is not installed",
    help: "run `npm install @supabase/supabase-js@2.109.0`",
  });
  const { errors } = await bundle("apexcharts", import.meta.dirname);
  expect(errors).toEqual([]);
});

const { peerDependencies, peerDependenciesMeta, devDependencies } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../package.json"), "utf8"),
);
const optional = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional);

/** What Node says of packages that are not installed. */
function failedImports(names: readonly string[]): readonly Error[] {
  const script = `
    const told = await Promise.all(${JSON.stringify(names)}.map((name) => import(name).catch((error) => error)));
    console.log(JSON.stringify(told.map(({ code, message }) => ({ code, message }))));`;
  const out = execFileSync(process.execPath, ["--input-type=module", "-e", script], { cwd: emptyFolder() });
  const told: readonly { readonly code: string; readonly message: string }[] = JSON.parse(out.toString());
  return told.map(({ code, message }) => Object.assign(new Error(message), { code }));
}

test("a failed import of an optional package names it, and the version to install", () => {
  expect(optional.length).toBeGreaterThan(0);
  for (const [index, failure] of failedImports(optional).entries()) {
    const name = optional[index] ?? "";
    const told = missingPackage(failure);
    expect(told?.message).toContain(`needs the package ${name}, which is not installed`);
    expect(told?.help).toMatch(/^run `npm install (?:--save-dev )?\S+@\d[\d.]*(?: \S+@\d[\d.]*)*`$/);
    expect(told?.help).toContain(`${name}@${devDependencies[name]}`);
  }
});

test("the programs of TypeScript and esbuild come with the optional packages", () => {
  const failure = new Error(
    'The package "@esbuild/linux-x64" could not be found, and is needed by esbuild.\n\nIf you are installing …',
  );
  expect(missingPackage(failure)).toMatchObject({
    message: "bundling needs the package @esbuild/linux-x64, which is not installed",
    help: "run `npm install --include=optional`",
  });
});

test("other errors, and packages of the design, are not reported", () => {
  const missing = (name: string) =>
    Object.assign(new Error(`Cannot find package '${name}' imported from here`), { code: "ERR_MODULE_NOT_FOUND" });
  expect(missingPackage(missing("of-the-design"))).toBeUndefined();
  expect(missingPackage(new Error("Cannot find package 'ts-morph'"))).toBeUndefined();
});
