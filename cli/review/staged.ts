import { existsSync, mkdtempSync, rmdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { SiteManifest } from "../../compiler/compile.ts";
import { renderPretty } from "../../compiler/diagnostics/render.ts";
import type { Bundle } from "../bundle/bundle.ts";
import { codeOf, isReadOnly } from "../error-code.ts";
import { type Io, ReadError } from "../io.ts";
import { makeStagingFolder, writeFolder } from "../project/batch.ts";
import { makeFolder } from "../project/folders.ts";
import { openSession, writeSession } from "../project/session.ts";
import { clearFolder } from "../project/write.ts";
import type { Source } from "./read-side.ts";

/** One side of a review, compiled and bundled in a folder of its own. Paths are absolute. */
export interface Staged {
  readonly design: string;
  readonly manifest: SiteManifest;
  readonly bundle: Bundle;
}

/**
 * Bundle a design in a folder of its own below `.trama/`, for as long as `use` takes. The packages are the installed ones.
 *
 * Throws a ReadError for a design with errors.
 */
export async function withStaged<T>(io: Io, source: Source, use: (staged: Staged) => Promise<T>): Promise<T> {
  const root = projectOf(source.folder);
  const state = join(root, ".trama");
  const folder = stagingIn(io, root, state) ?? temporaryFor(root);
  try {
    return await use(await stageIn(io, folder, source));
  } finally {
    rmSync(folder, { recursive: true, force: true });
    removeIfEmpty(state);
  }
}

/** Makes a staging folder; undefined in a checkout that is read-only. */
function stagingIn(io: Io, root: string, state: string): string | undefined {
  try {
    makeFolder(root, state);
    // Killed reviews left theirs.
    clearFolder(io, state, () => true);
    return makeStagingFolder(state);
  } catch (error) {
    if (isReadOnly(error)) return undefined;
    throw error;
  }
}

/** A temporary folder in which code finds the packages of the project. */
function temporaryFor(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), "trama-review-"));
  const packages = join(root, "node_modules");
  if (existsSync(packages)) symlinkSync(packages, join(folder, "node_modules"), "junction");
  return folder;
}

/** The folder is of use only to a project, which keeps more in it. */
function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    // Another command may have removed it, or keep files there.
    if (!["ENOENT", "ENOTEMPTY", "EEXIST"].includes(codeOf(error) ?? "")) throw error;
  }
}

/** The nearest folder with a package.json, which has the packages beside it. */
function projectOf(folder: string): string {
  for (let each = folder; dirname(each) !== each; each = dirname(each))
    if (existsSync(join(each, "package.json"))) return each;
  return folder;
}

async function stageIn(io: Io, folder: string, { shown, files, others }: Source): Promise<Staged> {
  const design = join(folder, "design");
  const contents: (readonly [string, Uint8Array])[] = [
    ...files.map(({ path, bytes }) => [path, bytes] as const),
    ...others,
  ];
  await writeFolder(design, new Map(contents.map(([path, bytes]) => [`/${path}`, bytes])));
  // A project of its own: the output of the real one stays as it is.
  await writeFolder(folder, new Map([["/package.json", '{ "private": true, "type": "module" }\n']]));
  const session = openSession(io, design, {});
  const compilation = session.compile();
  const manifest = compilation.site?.();
  if (!manifest) {
    const errors = compilation.diagnostics.filter(({ severity }) => severity === "error");
    throw new ReadError(`${shown} does not compile:\n${renderPretty(errors, { folder: shown })}`);
  }
  await writeSession(session, compilation);
  const [{ bundleProblems }, { bundleRelease }] = await Promise.all([
    import("../bundle/bundle.ts"),
    import("../bundle/release.ts"),
  ]);
  const bundling = { sourceMaps: false, base: manifest.basePath };
  try {
    return { design, manifest, bundle: await bundleRelease(session.output(), bundling, manifest, design) };
  } catch (error) {
    const problems = bundleProblems(error);
    throw problems === undefined ? error : new ReadError(`${shown} cannot be bundled:\n${problems}`);
  }
}
