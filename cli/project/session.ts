import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import {
  type Compilation,
  type CompileInput,
  type CompileOptions,
  compile,
  type Examination,
  examine,
} from "../../compiler/compile.ts";
import { count, type Io } from "../io.ts";
import { type ReportOptions, report } from "../report/report.ts";
import { startStats } from "../report/stats.ts";
import { refuseLinks } from "./folders.ts";
import type { Format } from "./formats.ts";
import { designName, findProject, ownRoutes, type Project, shownPath } from "./project.ts";
import { type DesignReader, designReader } from "./read.ts";
import { clearFolder, compareOutput, type Differences, isStagedOutput, writeOutput } from "./write.ts";

/** Options of all commands about a design. */
export interface DesignOptions {
  readonly format?: Format | undefined;
  readonly maxWarnings?: number | undefined;
  readonly stats?: boolean | undefined;
}

/** An open design: reads and compiles it repeatedly, and knows its output folder. */
export interface Session {
  readonly project: Project;
  readonly io: Io;
  readonly report: ReportOptions;
  /** The design folder, formatted for display. */
  readonly shownDesign: string;
  /** The output folder of the design, absolute. */
  output(): string;
  /** Read changed files and compile; unchanged results are reused. */
  compile(): Compilation;
  /** Read the design and report its errors, without an output. */
  examine(): Examination;
}

/** Open the design of a command. Throws a CallError if it does not exist. */
export function openSession(io: Io, argument: string | undefined, options: DesignOptions): Session {
  const project = findProject(argument, io.cwd);
  reportBatches(io, project);
  const output = () => join(project.generated, designName(project.design));
  const format = options.format ?? project.config.format ?? "pretty";
  let reader: DesignReader | undefined;
  let last: Compilation | undefined;
  const told = <Done extends Examination>(run: (input: CompileInput) => Done): Done => {
    reader ??= designReader(project.design);
    const stats = options.stats ? startStats() : undefined;
    const input = reader.read(compileOptions(project, output()));
    stats?.begin();
    const done = run({ ...input, onPhase: stats?.onPhase });
    if (stats) io.err(stats.tell(input, done, format));
    return done;
  };
  return {
    project,
    io,
    report: {
      format,
      maxWarnings: options.maxWarnings ?? project.config.maxWarnings,
    },
    shownDesign: shownPath(project.design, io.cwd),
    output,
    compile() {
      last = told((input) => compile(input, last));
      return last;
    },
    examine: () => told((input) => examine(input)),
  };
}

/** The paths that the output names: relative, so they do not depend on the project's location. */
function compileOptions({ root, design, config }: Project, output: string): CompileOptions {
  const folder = relative(root, design) || ".";
  const designFolder = (folder.startsWith("..") ? basename(design) : folder).split(sep).join("/");
  const { rules } = config;
  const custom = relative(output, join(design, "custom")).split(sep).join("/");
  return {
    designFolder,
    rules,
    ownElementsPath: `${custom}/elements`,
    ...(existsSync(join(design, "custom/index.ts")) && { customPath: custom }),
    ...(existsSync(join(design, ownRoutes)) && { customRoutes: `${custom}/routes` }),
  };
}

/** Print the diagnostics of a compilation; returns the exit code. */
export const reportSession = (session: Session, { diagnostics }: Pick<Examination, "diagnostics">): 0 | 1 =>
  report(session.io, diagnostics, session.shownDesign, session.report);

/** Compare the output folder with a compilation; undefined when the design has errors. */
export function differencesOf(session: Session, compilation: Compilation): Differences | undefined {
  return compilation.output && compareOutput(session.project.root, session.output(), compilation.output);
}

/** Write the output of a compilation, and remove leftovers of killed commands. */
export async function writeSession(session: Session, compilation: Compilation): Promise<Differences | undefined> {
  const { root, state } = session.project;
  refuseLinks(root, state);
  const differences = differencesOf(session, compilation);
  if (differences) {
    clearFolder(session.io, differences.folder, isStagedOutput);
    await writeOutput(differences);
  }
  return differences;
}

/**
 * Report interrupted writes in the state folder, but do not touch them.
 *
 * Older versions kept files there to finish later. A checkout can contain such files.
 */
function reportBatches(io: Io, { state }: Project): void {
  const batches = join(state, "batches");
  if (!existsSync(batches) || (statSync(batches).isDirectory() && readdirSync(batches).length === 0)) return;
  io.err(`ignored ${shownPath(batches, io.cwd)}: trama does not finish interrupted writes; delete it\n`);
}

/** Summarizes a write in one line. */
export function toldWrite(session: Session, { write, remove }: Pick<Differences, "write" | "remove">): string {
  const folder = shownPath(session.output(), session.io.cwd);
  if (write.length === 0 && remove.length === 0) return `${folder} is up to date\n`;
  const removed = remove.length > 0 ? `, ${remove.length} removed` : "";
  return `${folder}: ${count(write.length, "file")} written${removed}\n`;
}
