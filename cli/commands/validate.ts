import type { Io } from "../io.ts";
import { type DesignOptions, openSession, reportSession } from "../project/session.ts";

/** `trama validate`: report all errors of a design and write nothing. */
export function validate(io: Io, argument: string | undefined, options: DesignOptions): number {
  const session = openSession(io, argument, options);
  const examination = session.examine();
  const code = reportSession(session, examination);
  if (examination.diagnostics.length === 0 && session.report.format === "pretty")
    io.out(`${session.shownDesign} is valid\n`);
  return code;
}
