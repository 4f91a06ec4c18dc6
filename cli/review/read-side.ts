import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, realpathSync } from "node:fs";
import { basename, join, relative, resolve, sep } from "node:path";
import { designFolders, type InputFile, load, ownElementOfPath, signaturesPath } from "../../compiler/1-load/load.ts";
import { validate } from "../../compiler/2-validate/validate.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { CallError } from "../io.ts";
import { isInside } from "../project/folders.ts";
import { findProject, shownPath } from "../project/project.ts";
import { designReader, readInside } from "../project/read.ts";
import {
  commitOf,
  committedAt,
  committedFiles,
  isCommitted,
  knownCommit,
  pathIn,
  type Revision,
  readCommitted,
  repositoryOf,
} from "../project/revision.ts";
import { ancestors, projectNames, rootAbove } from "../project/root.ts";
import type { Side } from "./side.ts";

/** A design to compare, as found by its name on the command line. */
export interface Source {
  /** The name for people: `designs/vendas`, `main:designs/vendas`. */
  readonly shown: string;
  /** Whether this side does not have the design: it is new, or was removed. */
  readonly isMissing?: boolean;
  /** The JSON files of the design. */
  readonly files: readonly InputFile[];
  /** The folder of the design; of a revision, where it is in the working tree. */
  readonly folder: string;
  /** All other files, by path. */
  readonly others: ReadonlyMap<string, Uint8Array>;
  /** The files of the project around the design, by name: of several, the nearest one. */
  readonly project?: ReadonlyMap<string, Uint8Array> | undefined;
}

/** A side that was read: its design, or what is wrong with it. */
export interface ReadSide {
  readonly side: Side;
  readonly errors: readonly Diagnostic[];
}

/** Checks the shape of a design. Its names and types are not checked: `trama validate` does that. */
export function readSide({ files, others, project, isMissing = false }: Source): ReadSide {
  const loaded = load(files);
  const validated = validate(loaded);
  const errors = [...loaded.diagnostics, ...validated.diagnostics].filter(({ severity }) => severity === "error");
  return {
    errors: isMissing ? [] : errors,
    side: {
      files: loaded.files,
      design: validated.value,
      others: new Map(Array.from(others, ([path, bytes]) => [path, hashOf(bytes)])),
      textOf: (path) => {
        const bytes = others.get(path);
        return bytes && new TextDecoder().decode(bytes);
      },
      project: new Map(Array.from(project ?? [], ([name, bytes]) => [name, new TextDecoder().decode(bytes)])),
    },
  };
}

/** Ignores line ends: git may change them in the working tree. */
export function hashOf(bytes: Uint8Array): string {
  const hash = createHash("sha256");
  const isText = !bytes.includes(0);
  return (
    isText ? hash.update(Buffer.from(bytes).toString("latin1").replaceAll("\r\n", "\n"), "latin1") : hash.update(bytes)
  ).digest("hex");
}

/** Folders of a design with files that are not JSON of the design. */
const otherFolders = ["assets", "custom", "supabase"];

/** Whether a path is JSON of the design, which the compiler reads. */
function isDesignFile(path: string): boolean {
  if (!path.endsWith(".json")) return false;
  const [first = "", second] = path.split("/");
  return (
    second === undefined ||
    designFolders.includes(first) ||
    path === signaturesPath ||
    ownElementOfPath(path) !== undefined
  );
}

const isOtherFile = (path: string): boolean =>
  !isDesignFile(path) &&
  otherFolders.includes(path.split("/", 1)[0] ?? "") &&
  !path.split("/").some((name) => name === "node_modules" || name.startsWith("."));

/** Reads the files of the project from the nearest folder that has each, up to `top`. */
function projectFiles(design: string, top: string): ReadonlyMap<string, Uint8Array> {
  const folders = ancestors(design).filter((folder) => isInside(top, folder));
  return new Map(
    projectNames.flatMap((name) => {
      const folder = folders.find((each) => lstatSync(join(each, name), { throwIfNoEntry: false })?.isFile());
      return folder === undefined ? [] : [[name, readInside(folder, name)] as const];
    }),
  );
}

function committedProject(repository: string, { commit, folder }: Revision): ReadonlyMap<string, Uint8Array> {
  const folders = [...folder.split("/").map((_, index, all) => all.slice(0, all.length - index).join("/")), ""];
  const pathsOf = (name: string) => folders.map((each) => (each === "" ? name : `${each}/${name}`));
  const files = committedAt(repository, commit, projectNames.flatMap(pathsOf));
  const nearest = projectNames.flatMap((name) => {
    const path = pathsOf(name).find((each) => files.some((file) => file.path === each));
    return path === undefined ? [] : [{ name, path }];
  });
  const bytes = readCommitted(
    repository,
    files.filter(({ path }) => nearest.some((each) => each.path === path)),
  );
  return new Map(nearest.map(({ name, path }) => [name, bytes.get(path) ?? new Uint8Array()]));
}

/** Finds both sides: each is a folder or a git revision; without `head`, it is the working tree. */
export function findSources(
  base: string,
  head: string | undefined,
  cwd: string,
): readonly [base: Source, head: Source] {
  if (isFolder(base, cwd)) return [readFolder(base, cwd), readFolder(head, cwd)];
  const isTree = head === undefined || isFolder(head, cwd);
  const removed = isTree ? undefined : removedDesign(base, head, cwd);
  if (removed) return sourcesAt(removed, base, undefined, cwd);
  const headFolder = isTree ? findProject(head, cwd).design : undefined;
  const repository = repositoryOf(headFolder ?? cwd);
  // These fail before the design is looked for: an unknown revision is the likelier mistake.
  commitOf(repository, withoutFolder(base));
  if (!isTree) commitOf(repository, withoutFolder(head));
  const named = folderIn(base) ?? (isTree ? undefined : folderIn(head));
  const path = headFolder === undefined ? undefined : pathIn(repository, headFolder);
  if (path !== undefined && (named ?? path) === path)
    return sourcesAt({ repository, path, folder: headFolder }, base, undefined, cwd);
  if (headFolder !== undefined) return [readRevision(repository, base, named), sourceOf(headFolder, cwd, repository)];
  const folder = named ?? pathIn(repository, findProject(undefined, cwd).design);
  const headPath = folderIn(head ?? "") ?? folder;
  return folder === headPath
    ? sourcesAt({ repository, path: folder }, base, head, cwd)
    : [readRevision(repository, base, folder), readRevision(repository, head ?? "", headPath)];
}

/** A place for a design in a repository, whether or not there is one. */
export interface DesignPlace {
  readonly repository: string;
  /** From the top of the repository, with `/`. */
  readonly path: string;
  /** In the working tree; default: `path` there. */
  readonly folder?: string | undefined;
}

/**
 * Reads the design that two sides have at the same place. A side without it is empty, if the other has it. Without `head`,
 * it is the working tree.
 */
export function sourcesAt(
  { repository, path, folder = join(repository, path) }: DesignPlace,
  base: string,
  head: string | undefined,
  cwd: string,
): readonly [base: Source, head: Source] {
  const hasHead = head === undefined ? isFolder(folder, cwd) : hasDesign(repository, head, path);
  const hasBase = hasDesign(repository, base, path);
  if (!hasBase && hasHead) {
    const found = head === undefined ? sourceOf(folder, cwd, repository) : readRevision(repository, head, path);
    const revision = { commit: commitOf(repository, withoutFolder(base)), folder: path };
    return [
      { ...nothing(`${withoutFolder(base)}:${path}`, folder), project: committedProject(repository, revision) },
      found,
    ];
  }
  const before = readRevision(repository, base, path);
  if (hasHead)
    return [before, head === undefined ? sourceOf(folder, cwd, repository) : readRevision(repository, head, path)];
  // What else changed in the project is about the designs that it still has.
  return [
    before,
    {
      ...nothing(head === undefined ? shownPath(folder, cwd) : `${withoutFolder(head)}:${path}`, folder),
      project: before.project,
    },
  ];
}

const hasDesign = (repository: string, revision: string, path: string): boolean =>
  isCommitted(
    repository,
    commitOf(repository, withoutFolder(revision)),
    path === "" ? "design.json" : `${path}/design.json`,
  );

const nothing = (shown: string, folder: string): Source => ({
  shown,
  isMissing: true,
  folder,
  files: [],
  others: new Map(),
});

/** The place of a design that a base has, and that was at a path of the working tree. */
function removedDesign(base: string, head: string, cwd: string): DesignPlace | undefined {
  const folder = resolve(cwd, head);
  if (head.includes(":") || existsSync(folder)) return undefined;
  const repository = repositoryOf(cwd);
  const commit = knownCommit(repository, withoutFolder(base));
  const path = relative(realpathSync(repository), join(realpathSync(cwd), relative(cwd, folder)))
    .split(sep)
    .join("/");
  if (commit === undefined || path.startsWith("../") || knownCommit(repository, head) !== undefined) return undefined;
  return isCommitted(repository, commit, `${path}/design.json`) ? { repository, path } : undefined;
}

/** Whether a name on the command line is a design folder, or the design.json in one. */
function isFolder(name: string, cwd: string): boolean {
  const path = resolve(cwd, name);
  return existsSync(join(path, "design.json")) || (basename(path) === "design.json" && existsSync(path));
}

/** The folder of `main:designs/vendas`. */
const folderIn = (name: string): string | undefined => {
  const at = name.indexOf(":");
  return at === -1 ? undefined : name.slice(at + 1).replace(/\/+$/, "");
};
/** The revision of `main:designs/vendas`. */
export const withoutFolder = (name: string): string => name.split(":", 1)[0] ?? name;

const readFolder = (name: string | undefined, cwd: string): Source => sourceOf(findProject(name, cwd).design, cwd);

/** Reads a design folder, and the files of its project, which is below `top`. */
export function sourceOf(design: string, cwd: string, top = rootAbove(design) ?? design): Source {
  const { files } = designReader(design).read({ designFolder: "" });
  const others = otherFolders.flatMap((folder) => plainFiles(design, folder)).filter(isOtherFile);
  return {
    shown: shownPath(design, cwd),
    folder: design,
    files,
    others: new Map(others.map((path) => [path, readInside(design, path)])),
    project: projectFiles(realpathSync(design), realpathSync(top)),
  };
}

/** The files below a folder. Links are left out: code may have some that leave the design, and a revision has none. */
function plainFiles(design: string, folder: string): readonly string[] {
  if (!lstatSync(join(design, folder), { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(join(design, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === "node_modules" ? [] : plainFiles(design, path);
    return entry.isFile() ? [path] : [];
  });
}

function readRevision(repository: string, name: string, designFolder: string | undefined): Source {
  const folder = folderIn(name) ?? designFolder ?? "";
  const revision: Revision = { commit: commitOf(repository, withoutFolder(name)), folder };
  const files = committedFiles(repository, revision, (path, isLink) =>
    isLink ? isDesignFile(path) : isDesignFile(path) || isOtherFile(path),
  );
  const shown = `${withoutFolder(name)}:${folder}`;
  if (!files.some(({ path }) => path === "design.json"))
    throw new CallError(`\`${shown}\` is not a design: it has no design.json`);
  const bytes = readCommitted(repository, files);
  const own = files.filter(({ path }) => isDesignFile(path));
  const others = files.filter(({ path }) => isOtherFile(path));
  return {
    shown,
    folder: join(repository, folder),
    files: own.map(({ path }) => ({ path, bytes: bytes.get(path) ?? new Uint8Array() })),
    others: new Map(others.map(({ path }) => [path, bytes.get(path) ?? new Uint8Array()])),
    project: committedProject(repository, revision),
  };
}
