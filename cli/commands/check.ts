import { type Io, withProgress } from "../io.ts";
import { shownPath } from "../project.ts";
import { report } from "../report.ts";
import { type DesignOptions, openSession } from "../session.ts";
import { typeCheck } from "../typecheck.ts";
import { checkOutput } from "./compile.ts";

/** `trama check`: what CI runs. The output is up to date, and TypeScript finds nothing wrong with it. */
export async function check(io: Io, argument: string | undefined, options: DesignOptions): Promise<number> {
  const session = openSession(io, argument, options);
  const { code, compilation } = checkOutput(session);
  if (code !== 0 || !compilation.output) return code;
  const output = compilation.output;
  const found = await withProgress(io, "type-checking", () => typeCheck(session.project, session.output(), output));
  for (const line of found.elsewhere) io.err(`${line}\n`);
  if (found.diagnostics.length > 0) return report(io, found.diagnostics, session.shownDesign, session.report);
  if (found.elsewhere.length > 0) return 1;
  if (session.report.format === "pretty")
    io.out(`${shownPath(session.output(), io.cwd)} is up to date and type-checks\n`);
  return 0;
}
