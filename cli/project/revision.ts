import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { posix, relative, sep } from "node:path";
import { CallError, ReadError } from "../io.ts";
import { maxBytes } from "./read.ts";

/** A folder in a commit of a git repository. */
export interface Revision {
  /** The commit, as 40 or 64 hex digits. */
  readonly commit: string;
  /** The path of the folder in the repository, with `/`; empty for the repository itself. */
  readonly folder: string;
}

/** A file in a commit. */
export interface CommittedFile {
  /** Inside the folder of the revision. */
  readonly path: string;
  readonly hash: string;
  readonly size: number;
}

/** Returns the top folder of the git repository that contains a folder; throws a CallError without one. */
export function repositoryOf(folder: string): string {
  const { status, stdout, problem } = git(folder, ["rev-parse", "--show-toplevel"]);
  if (status === 0) return stdout.toString("utf8").replace(/\r?\n$/, "");
  if (problem !== "" && !problem.includes("not a git repository")) throw refusal(problem);
  throw new CallError(
    `\`${folder}\` is not in a git repository`,
    "name two folders, or run this inside the repository",
  );
}

/** Returns the path of a folder from the top of its repository, with `/`. */
export const pathIn = (repository: string, folder: string): string =>
  relative(realpathSync(repository), realpathSync(folder)).split(sep).join("/");

/** Returns the commit that a revision such as `main` or `HEAD~2` names; throws a CallError for an unknown one. */
export function commitOf(repository: string, revision: string): string {
  const commit = knownCommit(repository, revision);
  if (commit !== undefined) return commit;
  throw new CallError(
    `there is no design folder and no git revision \`${revision}\``,
    isShallow(repository)
      ? `this clone is shallow: fetch the history first, with \`fetch-depth: 0\` in the checkout or \`git fetch --unshallow origin\``
      : "name a folder with design.json, or a branch, tag or commit; fetch it first if it is on a server",
  );
}

/** Returns the commit that a revision names; undefined for an unknown one. */
export function knownCommit(repository: string, revision: string): string | undefined {
  const { status, stdout } = git(repository, [
    "rev-parse",
    "--verify",
    "--quiet",
    "--end-of-options",
    `${revision}^{commit}`,
  ]);
  const commit = stdout.toString("utf8").trim();
  return status === 0 && /^[0-9a-f]{40,64}$/.test(commit) ? commit : undefined;
}

const isShallow = (repository: string): boolean =>
  git(repository, ["rev-parse", "--is-shallow-repository"]).stdout.toString("utf8").trim() === "true";

/** Whether a path from the top of a repository is in a commit. */
export const isCommitted = (repository: string, commit: string, path: string): boolean =>
  treeOf(repository, commit, ["--", path]).length > 0;

/** A file or link in the tree of a commit: its path from the top of the repository. */
export interface TreeEntry {
  readonly path: string;
  readonly hash: string;
}

/** Lists all files and links of a commit. Reads no file, so it also works in a clone without files. */
export const committedTree = (repository: string, commit: string): readonly TreeEntry[] =>
  treeOf(repository, commit, ["-r"]);

function treeOf(repository: string, commit: string, options: readonly string[]): readonly TreeEntry[] {
  const { status, stdout, problem } = git(repository, ["ls-tree", "-z", "--full-tree", commit, ...options]);
  if (status !== 0) throw refusal(problem, commit);
  return stdout
    .toString("utf8")
    .split("\0")
    .flatMap((entry) => {
      const [, hash, path] = /^\d+ (?:blob|tree) ([0-9a-f]+)\t([\s\S]+)$/.exec(entry) ?? [];
      return hash === undefined || path === undefined ? [] : [{ path, hash }];
    });
}

/** What git says, as the error of a call: the caller, not the design, can change the clone. */
function refusal(problem: string, commit?: string, folder = ""): CallError {
  const [first = "", ...rest] = problem.split("\n").map((line) => line.trim());
  const help = rest.filter((line) => line !== "").join(" ");
  if (commit !== undefined && /promisor|lazy fetching/.test(problem)) {
    const path = folder === "" ? "" : ` ${/^[\w./-]+$/.test(folder) ? folder : `'${folder.replaceAll("'", "'\\''")}'`}`;
    return new CallError(
      `git: ${first}`,
      `this clone has only a part of the files, and trama fetches nothing; get them with \`git archive --output=/dev/null ${commit.slice(0, 12)}${path}\`, or clone without \`--filter\``,
    );
  }
  return new CallError(
    `git: ${first === "" ? "the repository cannot be read" : first}`,
    help === "" ? undefined : help,
  );
}

/** The two commits that a merge brings together: one that is going on, or the one that is checked out. */
export function mergedCommits(repository: string): readonly [ours: string, theirs: string] | undefined {
  const going = knownCommit(repository, "MERGE_HEAD");
  const [ours, theirs] = going === undefined ? ["HEAD^1", "HEAD^2"] : ["HEAD", "MERGE_HEAD"];
  // One question is enough for most commits, which merge nothing.
  const other = knownCommit(repository, theirs);
  const one = other === undefined ? undefined : knownCommit(repository, ours);
  return one === undefined || other === undefined ? undefined : [one, other];
}

/**
 * Lists the files below a folder of a commit, sorted by path. Nothing is checked out, and no link is followed.
 *
 * A link, a submodule and a path that would leave the folder are refused with a ReadError when `isNeeded` wants them.
 */
export function committedFiles(
  repository: string,
  { commit, folder }: Revision,
  isNeeded: (path: string, isLink: boolean) => boolean,
): readonly CommittedFile[] {
  const tree = folder === "" ? commit : `${commit}:${folder}`;
  const { status, stdout, problem } = git(repository, [
    "ls-tree",
    "-r",
    "-l",
    "-z",
    "--full-tree",
    "--end-of-options",
    tree,
  ]);
  if (status !== 0) {
    if (folder === "" || isCommitted(repository, commit, folder)) throw refusal(problem, commit, folder);
    throw new CallError(
      `there is no folder \`${folder}\` in that revision`,
      "name its folder there: `<revision>:<folder>`",
    );
  }
  const files: CommittedFile[] = [];
  for (const entry of stdout.toString("utf8").split("\0")) {
    const [, mode, hash = "", size, path = ""] = /^(\d+) \w+ ([0-9a-f]+) +(\d+|-)\t([\s\S]+)$/.exec(entry) ?? [];
    if (mode === undefined || !isNeeded(path, mode === "120000" || size === "-")) continue;
    const shown = path.replace(/\p{Cc}/gu, "?");
    if (mode === "120000") throw new ReadError(`${shown} is a link, which cannot be read from a git revision`);
    if (size === "-") throw new ReadError(`${shown} is a submodule, not a file`);
    if (path.includes("\\") || posix.normalize(path) !== path || path.startsWith("../") || path.startsWith("/"))
      throw new ReadError(`${shown} is outside of the design folder`);
    files.push({ path, hash, size: Number(size) });
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

/** Finds the regular files among paths from the top of a repository in a commit. */
export function committedAt(repository: string, commit: string, paths: readonly string[]): readonly CommittedFile[] {
  const { status, stdout, problem } = git(repository, ["ls-tree", "-l", "-z", "--full-tree", commit, "--", ...paths]);
  if (status !== 0) throw refusal(problem, commit);
  return stdout
    .toString("utf8")
    .split("\0")
    .flatMap((entry) => {
      const [, hash = "", size, path = ""] = /^100\d+ blob ([0-9a-f]+) +(\d+)\t([\s\S]+)$/.exec(entry) ?? [];
      return size === undefined ? [] : [{ path, hash, size: Number(size) }];
    });
}

/** Reads files of a commit. Larger ones than a design may have become as many zeros, which the compiler rejects by size. */
export function readCommitted(repository: string, files: readonly CommittedFile[]): ReadonlyMap<string, Uint8Array> {
  const wanted = files.filter(({ size }) => size <= maxBytes);
  const found = new Map<string, Uint8Array>();
  for (const { path, size } of files) if (size > maxBytes) found.set(path, new Uint8Array(maxBytes + 1));
  if (wanted.length === 0) return found;
  const hashes = wanted.map(({ hash }) => `${hash}\n`).join("");
  const { status, stdout, problem } = git(repository, ["cat-file", "--batch"], hashes);
  if (status !== 0) throw refusal(problem);
  let at = 0;
  for (const { path } of wanted) {
    const end = stdout.indexOf(10, at);
    const [, length] = /^[0-9a-f]+ blob (\d+)$/.exec(stdout.toString("latin1", at, end)) ?? [];
    if (length === undefined)
      throw new ReadError(`git could not read ${path} in that revision; fetch its history first`);
    at = end + 1 + Number(length);
    found.set(path, stdout.subarray(end + 1, at));
    at++;
  }
  return found;
}

const outputLimit = 2 ** 31 - 1;

interface Answer {
  readonly status: number;
  readonly stdout: Buffer;
  /** What git writes to its standard error, from its error on and without `fatal: `. */
  readonly problem: string;
}

/**
 * Runs git without a shell, for reading only: nothing is fetched, no index is read, no hook or filter runs.
 *
 * A fetch would run the transport and the credential helper that the configuration of the clone names.
 */
function git(folder: string, args: readonly string[], input = ""): Answer {
  if (!existsSync(folder)) return { status: 1, stdout: Buffer.alloc(0), problem: "" };
  const { status, stdout, stderr, error } = spawnSync("git", ["--no-pager", "--no-replace-objects", ...args], {
    cwd: folder,
    input,
    maxBuffer: outputLimit,
    env: { ...process.env, LC_ALL: "C", GIT_NO_LAZY_FETCH: "1", GIT_TERMINAL_PROMPT: "0", GIT_OPTIONAL_LOCKS: "0" },
  });
  if (error && "code" in error && error.code === "ENOENT")
    throw new CallError("git is not installed", "name two folders");
  const [, problem = ""] = /^(?:fatal|error): ([\s\S]*)/m.exec(stderr?.toString("utf8") ?? "") ?? [];
  return { status: status ?? 1, stdout: stdout ?? Buffer.alloc(0), problem: problem.trim() };
}
