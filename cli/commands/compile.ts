import { type Io, ReadError } from "../io.ts";
import { shownPath } from "../project.ts";
import {
  type DesignOptions,
  differencesOf,
  openSession,
  reportSession,
  type Session,
  tellPending,
  toldWrite,
  writeSession,
} from "../session.ts";
import { summarize } from "../summary.ts";
import { isUpToDate } from "../write.ts";

export interface CompileOptions extends DesignOptions {
  readonly check?: boolean | undefined;
  readonly watch?: boolean | undefined;
}

/** `trama compile`: write the output of a design; with `check`, only say whether it is up to date. */
export async function compile(io: Io, argument: string | undefined, options: CompileOptions): Promise<number> {
  const session = openSession(io, argument, options);
  if (options.check) {
    const { code } = checkOutput(session);
    if (code === 0 && session.report.format === "pretty")
      io.out(`${shownPath(session.output(), io.cwd)} is up to date\n`);
    return code;
  }
  const code = compileOnce(session);
  if (!options.watch) return code;
  const { watchDesign } = await import("../watch.ts");
  io.err(`watching ${session.shownDesign}\n`);
  await watchDesign(session.project.design, () => compileAgain(session)).closed;
  return 0;
}

/** While watching, a file that cannot be read for a moment is told and no end. */
function compileAgain(session: Session): void {
  try {
    compileOnce(session);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    session.io.err(`error: ${error.message}\n`);
  }
}

function compileOnce(session: Session): number {
  const compilation = session.compile();
  const code = reportSession(session, compilation);
  const differences = writeSession(session, compilation);
  if (differences && session.report.format === "pretty") session.io.out(toldWrite(session, differences));
  return code;
}

/** Say what is wrong with the design, or what of its output is not up to date. Writes nothing. */
export function checkOutput(session: Session): {
  readonly code: number;
  readonly compilation: ReturnType<Session["compile"]>;
} {
  tellPending(session);
  const compilation = session.compile();
  const code = reportSession(session, compilation);
  const differences = differencesOf(session, compilation);
  if (!differences || isUpToDate(differences)) return { code, compilation };
  const text = summarize(differences, shownPath(session.output(), session.io.cwd));
  const help = `  help: run \`trama compile ${session.shownDesign}\` and commit what it writes\n`;
  if (session.report.format === "pretty") session.io.out(text + help);
  else session.io.err(text + help);
  return { code: 1, compilation };
}
