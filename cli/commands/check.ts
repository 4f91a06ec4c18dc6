import type { Design } from "../../compiler/2-validate/design-nodes.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { outdatedElements } from "../adopt/elements.ts";
import { outdatedSignatures } from "../adopt/signatures.ts";
import { mergedMigrations } from "../check/merged-migrations.ts";
import { typeCheck } from "../check/typecheck.ts";
import { type Io, withProgress } from "../io.ts";
import { shownPath } from "../project/project.ts";
import { type DesignOptions, openSession, reportSession } from "../project/session.ts";
import { findOutdated } from "./compile.ts";

/** `trama check`: the check for CI. Output, signatures and schemas of own elements are up to date, and TypeScript reports no errors in them. */
export async function check(io: Io, argument: string | undefined, options: DesignOptions): Promise<number> {
  const session = openSession(io, argument, options);
  const compilation = session.compile();
  const { output, phases } = compilation;
  const outdated = await withProgress(io, "reading custom/", () =>
    outdatedCode(session.project.design, phases.validated.value),
  );
  const told = [...compilation.diagnostics, ...outdated, ...mergedMigrations(session.project.design)];
  if (!output) return reportSession(session, { diagnostics: told });
  const old = findOutdated(session, compilation);
  if (old.summary !== "" || old.diagnostics.length > 0) {
    reportSession(session, { diagnostics: [...told, ...old.diagnostics] });
    io.out(old.summary);
    return 1;
  }
  const found = await withProgress(io, "type-checking", () => typeCheck(session.project, session.output(), output));
  io.uses?.(found.files);
  const code = reportSession(session, { diagnostics: [...told, ...found.diagnostics] });
  for (const line of found.elsewhere) io.err(`${line}\n`);
  if (code !== 0 || found.elsewhere.length > 0) return 1;
  if (session.report.format === "pretty")
    io.out(`${shownPath(session.output(), io.cwd)} is up to date and type-checks\n`);
  return 0;
}

/** What the design's files say about the code in `custom/` that no longer holds. */
const outdatedCode = async (folder: string, { signatures, ownElements }: Design): Promise<Diagnostic[]> => [
  ...(await outdatedSignatures(folder, signatures)),
  ...(await outdatedElements(folder, ownElements)),
];
