import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { CallError, type Io, ReadError } from "../io.ts";
import { isCheckout, type Project, packageRoot, shownPath } from "../project/project.ts";
import { mergedCommits, repositoryOf } from "../project/revision.ts";
import { projectNames } from "../project/root.ts";
import type { Contents } from "./contents.ts";

/** The commands whose result depends on files alone. */
export type CachedCommand = "check" | "compile" | "fmt" | "validate";

export interface Call {
  readonly command: CachedCommand;
  /** The design as the command line names it. */
  readonly design: string | undefined;
  readonly options: { readonly cache?: boolean; readonly stats?: boolean; readonly watch?: boolean };
}

/** Where a call works. */
export interface Site {
  readonly project: Project;
  /** The output folder of the design, absolute. */
  readonly output: string;
}

/** The files that are the tool; undefined when it runs from its sources, which no hash covers. */
export function toolFiles(): readonly string[] | undefined {
  if (import.meta.url.endsWith(".ts")) return undefined;
  const folder = join(packageRoot(), "dist/cli");
  // The entry names its chunks, whose names are hashes.
  return ["main.js", "icons.json.gz"].map((name) => join(folder, name));
}

/**
 * Everything that decides what a call prints and writes, besides the files that only a run finds: the design, the
 * options, the tool, and the paths as messages and outputs show them.
 */
export function inputsOf(io: Io, { command, options }: Call, { project, output }: Site, contents: Contents): unknown[] {
  const { root, design, config } = project;
  const { cache: _, ...own } = options;
  return [
    command,
    own,
    { color: io.color, isOneOfSeveral: io.take !== undefined, node: process.version },
    toolFiles()?.map(contents.hashOf),
    [design, output].flatMap((path) => [relative(root, path), shownPath(path, io.cwd)]),
    config,
    contents.hashBelow(design, (path) => isForeign(path) || isMade(project, join(design, path))),
    ...(command === "check" ? surroundings(project, contents) : []),
  ];
}

/** Whether a path of a design is of other tools. Everything in `assets/` is of the design. */
const isForeign = (path: string): boolean =>
  !path.startsWith("assets/") && /(?:^|\/)(?:node_modules|\.git)$/.test(path);

/** Whether a path is what the tool writes: a design can be at the root of its project. */
const isMade = ({ generated, dist, state }: Project, path: string): boolean => [generated, dist, state].includes(path);

/** What else decides a type-check: the packages, the tests of the project, and whether git has merged two branches. */
function surroundings({ root, design }: Project, contents: Contents): unknown[] {
  const names = [...projectNames, "tsconfig.json", "node_modules/.package-lock.json"];
  return [
    names.map((name) => contents.hashOf(join(root, name))),
    isCheckout(root) ? "" : contents.hashBelow(join(root, "tests"), isForeign),
    existsSync(join(design, "supabase/migrations")) ? mergeAt(design) : [],
  ];
}

/** The commits that a merge brings together, whose migrations `check` compares. */
function mergeAt(design: string): readonly string[] {
  try {
    return mergedCommits(repositoryOf(design)) ?? [];
  } catch (error) {
    // No repository, or no git.
    if (error instanceof CallError || error instanceof ReadError) return [];
    throw error;
  }
}
