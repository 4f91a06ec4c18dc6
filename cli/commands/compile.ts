import type { Compilation } from "../../compiler/compile.ts";
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
  const { closed } = await watchDesign(session.project.design, () => compileAgain(session));
  await closed;
  return 0;
}

/** While watching, report a file that cannot be read for a moment, and go on. */
async function compileAgain(session: Session): Promise<void> {
  try {
    await compileOnce(session);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    session.io.err(`error: ${error.message}\n`);
  }
}

async function compileOnce(session: Session): Promise<number> {
  const compilation = session.compile();
  const code = reportSession(session, compilation);
  const differences = await writeSession(session, compilation);
  if (differences && session.report.format === "pretty") session.io.out(toldWrite(session, differences));
  return code;
}

/** `compile --check`: report errors of the design, and output files that are not up to date. */
function checkOutput(session: Session): number {
  const compilation = session.compile();
  const code = reportSession(session, compilation);
  if (tellDifferences(session, compilation)) return 1;
  const isPretty = session.report.format === "pretty";
  if (code === 0 && isPretty) session.io.out(`${shownPath(session.output(), session.io.cwd)} is up to date\n`);
  return code;
}

/** Print which output files are not up to date; returns whether there are any. */
export function tellDifferences(session: Session, compilation: Compilation): boolean {
  const differences = differencesOf(session, compilation);
  if (!differences || isUpToDate(differences)) return false;
  const text = summarize(differences, shownPath(session.output(), session.io.cwd));
  const help = `  help: run \`trama compile ${session.shownDesign}\` and commit what it writes\n`;
  if (session.report.format === "pretty") session.io.out(text + help);
  else session.io.err(text + help);
  return true;
}
