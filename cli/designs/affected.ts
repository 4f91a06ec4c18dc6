import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync, type Stats } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { outputTests } from "../check/typecheck.ts";
import { isNotThere } from "../error-code.ts";
import { CallError } from "../io.ts";
import { packageOf } from "../optional-packages.ts";
import { isInside } from "../project/folders.ts";
import { designName, findProject } from "../project/project.ts";
import { committedTree } from "../project/revision.ts";
import { ancestors, projectNames } from "../project/root.ts";

/** A file that is not what it was: its path from the top of the repository. */
export interface ChangedFile {
  readonly path: string;
  readonly what: "changed" | "added" | "removed";
}

/**
 * Compares the working tree with a commit, for one design after the other: what changed of all that its commands read.
 *
 * That is the folder of the design, its output, the tests that import it, the nearest files of the project, such as
 * `package.json`, and what its code imports from elsewhere in the repository. Git's index is not read and nothing of the
 * checkout runs: the files themselves are compared by their hashes.
 */
export function changesSince(
  repository: string,
  commit: string,
): (design: string, cwd: string) => readonly ChangedFile[] {
  const top = realpathSync(repository);
  const tree = new Map(committedTree(repository, commit).map(({ path, hash }) => [path, hash]));
  const inTop = (path: string): string => relative(top, path).split(sep).join("/");
  const compare = (path: string): readonly ChangedFile[] => {
    const hash = tree.get(path);
    const isThere = isFile(join(top, path));
    if (hash === undefined) return isThere ? [{ path, what: "added" }] : [];
    if (!isThere) return [{ path, what: "removed" }];
    return hashesOf(join(top, path), hash.length).includes(hash) ? [] : [{ path, what: "changed" }];
  };
  const pathsIn = (folder: string): readonly string[] => {
    const prefix = `${inTop(folder)}/`.replace(/^\/$/, "");
    const before = [...tree.keys()].filter((path) => path.startsWith(prefix) && isRead(path.slice(prefix.length)));
    const now = filesBelow(folder).map(inTop);
    return [...now, ...before].sort();
  };
  return (name, cwd) => {
    const design = realpathSync(findProject(name, cwd).design);
    if (!isInside(top, design)) throw new CallError(`\`${name}\` is not in the git repository of this folder`);
    const project = findProject(design, cwd);
    const output = join(project.generated, designName(design));
    const around = ancestors(design).filter((each) => isInside(top, each));
    // A file that is nearer than the one before takes its place, so all of them count.
    const shared = projectNames.flatMap((name) => around.map((each) => inTop(join(each, name))));
    const { files, packages } = importedBy(design, top, (path) => isFile(path) || tree.has(inTop(path)));
    const others = [...outputTests(project, output), ...files].map(inTop);
    const all = [...[design, output, ...packages].flatMap(pathsIn), ...shared, ...others];
    return [...new Set(all)].flatMap(compare);
  };
}

/** Whether a path in a design or its output is of the project, not of other tools. */
const isRead = (path: string): boolean =>
  !path.split("/").some((name) => name === "node_modules" || name.startsWith("."));

function filesBelow(folder: string): readonly string[] {
  if (!statOf(folder)?.isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => isRead(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : isFile(path) ? [path] : [];
    });
}

/** Whether git would keep a path as a file: reading another kind could block forever. */
function isFile(path: string): boolean {
  const stat = statOf(path);
  return stat !== undefined && (stat.isFile() || stat.isSymbolicLink());
}

function statOf(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch (error) {
    if (isNotThere(error)) return undefined;
    throw error;
  }
}

/**
 * The hashes that git can have for a file of the working tree: for its bytes, for them with the line ends of the
 * repository, and for the pointer that Git LFS commits in its place.
 */
function hashesOf(path: string, length: number): readonly string[] {
  const algorithm = length === 64 ? "sha256" : "sha1";
  const blob = (bytes: Buffer): string =>
    createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
  if (lstatSync(path).isSymbolicLink()) return [blob(Buffer.from(readlinkSync(path)))];
  const bytes = readFileSync(path);
  const lines = Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1");
  const oid = createHash("sha256").update(bytes).digest("hex");
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize ${bytes.length}\n`;
  return [bytes, lines, Buffer.from(pointer)].map(blob);
}

const codeFile = /\.(?:[cm]?[jt]sx?|css)$/;
const importOf = /(?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\(|@import(?:\s+url\()?)\s*["']([^"'\n]+)["']/g;
const endings = ["", ".ts", ".tsx", ".js", ".jsx", ".mjs", ".css", "/index.ts", "/index.tsx", "/index.js"];

interface Imported {
  readonly files: readonly string[];
  /** The folders of packages that the repository itself contains. */
  readonly packages: readonly string[];
}

/**
 * What the code of a design imports from elsewhere in the repository, also through one another: files by relative paths,
 * and packages of a workspace. `isKnown` also accepts files that are gone.
 */
function importedBy(design: string, top: string, isKnown: (path: string) => boolean): Imported {
  const waiting = ["custom", "supabase/functions"].flatMap((name) => filesBelow(join(design, name)));
  const found = new Set(waiting);
  const packages = new Set<string>();
  const add = (path: string): void => {
    if (found.has(path) || !isInside(top, path) || !isKnown(path)) return;
    found.add(path);
    waiting.push(path);
  };
  for (const file of waiting) {
    const stat = statOf(file);
    if (stat?.isSymbolicLink()) add(resolve(dirname(file), readlinkSync(file)));
    if (!stat?.isFile() || !codeFile.test(file)) continue;
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(importOf)) {
      const target = resolve(dirname(file), name);
      if (name.startsWith("."))
        // TypeScript lets an import name the file that it would compile to.
        for (const path of [...endings.map((ending) => target + ending), target.replace(/js(x?)$/, "ts$1")]) add(path);
      else for (const folder of workspacePackage(file, packageOf(name), top)) packages.add(folder);
    }
  }
  return { files: [...found].filter((path) => !isInside(design, path)).sort(), packages: [...packages].sort() };
}

/** The folder in the repository that a package of `node_modules` is a link to, as package managers make it. */
function workspacePackage(file: string, name: string, top: string): readonly string[] {
  for (const folder of ancestors(dirname(file)).filter((each) => isInside(top, each))) {
    const place = join(folder, "node_modules", name);
    if (!existsSync(place)) continue;
    const real = realpathSync(place);
    return isInside(top, real) && !relative(top, real).split(sep).includes("node_modules") ? [real] : [];
  }
  return [];
}
