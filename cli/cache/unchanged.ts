import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import type { Io } from "../io.ts";
import { refuseLinks } from "../project/folders.ts";
import { designName, findProject } from "../project/project.ts";
import { openEntries, sumOf } from "./cache-folder.ts";
import { NotPlain, openContents } from "./contents.ts";
import { type Call, inputsOf, toolFiles } from "./inputs.ts";

/** What a command printed and returned, and what that holds for. */
interface Result {
  readonly code: number;
  readonly printed: readonly Printed[];
  /** The hash of the output folder afterwards. */
  readonly output: string;
  /** The hashes of files elsewhere that the command read, by their paths from the project. */
  readonly files: Readonly<Record<string, string | undefined>>;
}

type Printed = readonly [to: "out" | "err", text: string];

/**
 * Run a command, or print its last result again if nothing that it reads has changed since, nor what it wrote.
 *
 * Results are in the user's cache folder. Their names are hashes of all contents, options and the tool, so another
 * checkout, or a branch that comes back, finds its own.
 */
export async function unlessUnchanged(io: Io, call: Call, run: (io: Io) => number | Promise<number>): Promise<number> {
  const results = openResults(io, call);
  const name = results?.name();
  if (results === undefined || name === undefined) return run(io);
  const known = results.read(name);
  if (known) {
    for (const [to, text] of known.printed) io[to](text);
    return known.code;
  }
  const { hearing, heard } = listenTo(io);
  const code = await run(hearing);
  // What was changed meanwhile is in the result or not.
  if (!heard.hasFindings && results.name() === name) results.write(name, code, heard);
  return code;
}

interface Results {
  /** The name of the result for the files as they are now; undefined if some of them cannot be named by a hash. */
  name(): string | undefined;
  /** Returns a result that still holds. */
  read(name: string): Result | undefined;
  write(name: string, code: number, heard: Heard): void;
}

/** Returns undefined where nothing is kept. */
function openResults(io: Io, call: Call): Results | undefined {
  const { cache = true, stats, watch } = call.options;
  if (!cache || stats || watch || !toolFiles()) return undefined;
  const project = findProject(call.design, io.cwd);
  const { root, design, state } = project;
  const entries = openEntries(root);
  // Each run says that it ignores them.
  if (!entries || existsSync(join(state, "batches"))) return undefined;
  const contents = openContents(entries, `files-${hashOf([call.command, design])}`);
  const site = { project, output: join(project.generated, designName(design)) };
  const hasOutput = call.command === "compile" || call.command === "check";
  const outputHash = () => {
    if (!hasOutput) return "";
    refuseLinks(root, site.output);
    return contents.hashBelow(site.output);
  };
  return {
    name: () => plain(() => `result-${hashOf(inputsOf(io, call, site, contents))}`),
    read(name) {
      const result = entries.read(name) as Result | undefined;
      const files = Object.entries(result?.files ?? {});
      const holds = plain(
        () =>
          result?.output === outputHash() && files.every(([path, hash]) => contents.hashOf(join(root, path)) === hash),
      );
      if (!holds) return undefined;
      contents.save();
      return result;
    },
    write(name, code, { printed, files }) {
      const result = plain((): Result => {
        const hashes = Object.fromEntries(files.map((path) => [relative(root, path), contents.hashOf(path)]));
        return { code, printed, output: outputHash(), files: hashes };
      });
      if (!result) return;
      contents.save();
      entries.write(name, result);
    },
  };
}

interface Heard {
  readonly printed: Printed[];
  readonly files: string[];
  /** Whether diagnostics were taken for a document about several designs, in which they cannot be printed again. */
  hasFindings: boolean;
}

/** Returns an `Io` that passes everything on and remembers what a repetition prints. */
function listenTo(io: Io): { readonly hearing: Io; readonly heard: Heard } {
  const heard: Heard = { printed: [], files: [], hasFindings: false };
  const { take } = io;
  const hearing: Io = {
    ...io,
    out(text, again = text) {
      heard.printed.push(["out", again]);
      io.out(text);
    },
    err(text) {
      // Progress has no line end.
      if (text.endsWith("\n")) heard.printed.push(["err", text]);
      io.err(text);
    },
    uses: (files) => void heard.files.push(...files),
    ...(take && {
      take(found) {
        heard.hasFindings ||= found.diagnostics.length > 0;
        take(found);
      },
    }),
  };
  return { hearing, heard };
}

/** Returns undefined where a link or the like is in the way: a hash does not say what it leads to. */
function plain<Value>(compute: () => Value): Value | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

const hashOf = (value: unknown): string => sumOf(JSON.stringify(value));
