import type { Compilation } from "../../compiler/compile.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { outdatedOutput } from "../check/outdated.ts";
import { type Io, ReadError } from "../io.ts";
import { shownPath } from "../project/project.ts";
import {
  type DesignOptions,
  differencesOf,
  openSession,
  reportSession,
  type Session,
  toldWrite,
  writeSession,
} from "../project/session.ts";
import { isUnsettled, tellingOnce, whenSettled } from "../project/settled.ts";
import { isUpToDate } from "../project/write.ts";
import { summarize } from "../report/summary.ts";

export interface CompileOptions extends DesignOptions {
  readonly check?: boolean | undefined;
  readonly watch?: boolean | undefined;
}

/** `trama compile`: write the output of a design; with `check`, only report whether it is up to date. */
export async function compile(io: Io, argument: string | undefined, options: CompileOptions): Promise<number> {
  const session = openSession(io, argument, options);
  if (options.check) return checkOutput(session);
  if (!options.watch) return compileOnce(session);
  const { watchDesign } = await import("../project/watch.ts");
  io.err(`watching ${session.shownDesign}\n`);
  const tell = tellingOnce(io.err);
  const { closed } = await watchDesign(session.project.design, async () => tell(await compileAgain(session)));
  await closed;
  return 0;
}

/** Compile while watching. Returns what cannot be read, as between two branches; the next change may bring it back. */
async function compileAgain(session: Session): Promise<string | undefined> {
  try {
    await whenSettled(() => compileOnce(session));
    return undefined;
  } catch (error) {
    if (error instanceof ReadError || isUnsettled(error)) return `error: ${error.message}; waiting for a change\n`;
    throw error;
  }
}

async function compileOnce(session: Session): Promise<number> {
  const compilation = session.compile();
  const code = reportSession(session, compilation);
  const differences = await writeSession(session, compilation);
  if (differences && session.report.format === "pretty")
    session.io.out(toldWrite(session, differences), toldWrite(session, { write: [], remove: [] }));
  return code;
}

/** `compile --check`: report errors of the design, and output files that are not up to date. */
function checkOutput(session: Session): number {
  const compilation = session.compile();
  const outdated = findOutdated(session, compilation);
  const code = reportSession(session, { diagnostics: [...compilation.diagnostics, ...outdated.diagnostics] });
  session.io.out(outdated.summary);
  if (outdated.summary !== "") return 1;
  const isPretty = session.report.format === "pretty";
  if (code === 0 && isPretty) session.io.out(`${shownPath(session.output(), session.io.cwd)} is up to date\n`);
  return code;
}

/** The output files that are not up to date: as a summary for people, or as errors for tools. */
export interface Outdated {
  readonly summary: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Compares the output folder with a compilation, for the format of the session. Nothing is outdated without an output. */
export function findOutdated(session: Session, compilation: Compilation): Outdated {
  const differences = differencesOf(session, compilation);
  if (!differences || isUpToDate(differences)) return { summary: "", diagnostics: [] };
  const shownFolder = shownPath(session.output(), session.io.cwd);
  const command = `trama compile ${session.shownDesign}`;
  return session.report.format === "pretty"
    ? {
        summary: `${summarize(differences, shownFolder)}  help: run \`${command}\` and commit what it writes\n`,
        diagnostics: [],
      }
    : { summary: "", diagnostics: outdatedOutput(differences, compilation, { shownFolder, command }) };
}
