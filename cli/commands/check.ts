import { outdatedSignatures } from "../adopt/signatures.ts";
import { typeCheck } from "../check/typecheck.ts";
import { type Io, withProgress } from "../io.ts";
import { shownPath } from "../project/project.ts";
import { type DesignOptions, openSession, reportSession } from "../project/session.ts";
import { tellDifferences } from "./compile.ts";

/** `trama check`: the check for CI. Output and signatures are up to date, and TypeScript reports no errors in them. */
export async function check(io: Io, argument: string | undefined, options: DesignOptions): Promise<number> {
  const session = openSession(io, argument, options);
  const compilation = session.compile();
  const { output, phases } = compilation;
  const outdated = await withProgress(io, "reading custom/", () =>
    outdatedSignatures(session.project.design, phases.validated.value.signatures),
  );
  const told = [...compilation.diagnostics, ...outdated];
  if (!output) return reportSession(session, { diagnostics: told });
  if (tellDifferences(session, compilation)) return reportSession(session, { diagnostics: told }) || 1;
  const found = await withProgress(io, "type-checking", () => typeCheck(session.project, session.output(), output));
  const code = reportSession(session, { diagnostics: [...told, ...found.diagnostics] });
  for (const line of found.elsewhere) io.err(`${line}\n`);
  if (code !== 0 || found.elsewhere.length > 0) return 1;
  if (session.report.format === "pretty")
    io.out(`${shownPath(session.output(), io.cwd)} is up to date and type-checks\n`);
  return 0;
}
