import { basename, dirname, resolve } from "node:path";
import { withRules } from "../../compiler/diagnostics/rules.ts";
import { nearestName } from "../../compiler/near-names.ts";
import { type Audited, audit as auditFacts } from "../audit/audit.ts";
import { baselineOf, printBaseline, readBaseline, withoutKnown } from "../audit/baseline.ts";
import { factsOf } from "../audit/facts.ts";
import { type Fix, fixedText } from "../audit/fix.ts";
import { explainRule, ruleOf, rules } from "../audit/rules.ts";
import { CallError, count, type Io, withProgress } from "../io.ts";
import { writeBatch } from "../project/batch.ts";
import { readMigrations, rulesOf } from "../project/migrations.ts";
import { designName, designRoot } from "../project/project.ts";
import { readFunctions } from "../project/read.ts";
import { type DesignOptions, openSession, reportSession, type Session } from "../project/session.ts";
import { writeOutput } from "../project/write.ts";
import { report } from "../report/report.ts";

export interface AuditOptions extends DesignOptions {
  readonly fix?: boolean | undefined;
  /** A file with the findings that are known; `{design}` in its name is the name of the design. */
  readonly baseline?: string | undefined;
  readonly updateBaseline?: boolean | undefined;
  /** Whether to run the migrations, for the rules about the database. */
  readonly database?: boolean | undefined;
}

/** `trama audit`: report what works but could be better. Exits with 1 if a finding is an error in this project. */
export async function audit(io: Io, argument: string | undefined, options: AuditOptions): Promise<number> {
  const session = openSession(io, argument, options);
  refuseUnknownRules(session);
  if (options.updateBaseline && options.baseline === undefined)
    throw new CallError("`--update-baseline` needs `--baseline <file>`");
  const found = await findingsOf(session, options);
  if (found === undefined) return 1;
  if (options.fix) return fixAll(session, found);
  const baseline = options.baseline?.replaceAll("{design}", () => designName(session.project.design));
  const path = baseline === undefined ? undefined : resolve(io.cwd, baseline);
  if (path !== undefined && options.updateBaseline) {
    const folder = dirname(path);
    const text = printBaseline(baselineOf(found));
    await writeBatch({ root: folder, folder, write: [{ path: basename(path), text }] });
    io.out(`${baseline}: ${count(found.length, "finding")} recorded\n`);
    return 0;
  }
  const kept = path === undefined ? found : withoutKnown(found, readBaseline(path, baseline ?? ""));
  return reportFindings(session, kept);
}

/** The findings in a design without errors; undefined, with the errors reported, in one that has some. */
async function findingsOf(session: Session, options: AuditOptions): Promise<readonly Audited[] | undefined> {
  const { diagnostics, phases } = session.examine();
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) {
    reportSession(session, { diagnostics: errors });
    session.io.err("nothing was audited: fix the errors first\n");
    return undefined;
  }
  const migrations = readMigrations(session.project.design);
  const isRead = migrations.length > 0 && options.database !== false;
  const database = isRead
    ? await withProgress(session.io, "reading the database", () => rulesOf(session.shownDesign, migrations))
    : undefined;
  return auditFacts(factsOf(phases, database, readFunctions(session.project.design), migrations));
}

function reportFindings(session: Session, found: readonly Audited[]): number {
  const { io, project, shownDesign } = session;
  const diagnostics = withRules(
    found.map(({ diagnostic }) => diagnostic),
    project.config.rules,
  );
  if (diagnostics.length === 0 && session.report.format === "pretty")
    io.out(`${shownDesign}: nothing found by ${rules.length} rules\n`);
  return report(io, diagnostics, shownDesign, { ...session.report, explain: explainAudit });
}

const explainAudit = (code: string): string | undefined => {
  const rule = ruleOf(code);
  return rule && explainRule(rule);
};

async function fixAll(session: Session, found: readonly Audited[]): Promise<number> {
  const { io, project } = session;
  const off = project.config.rules;
  const wanted = found.filter(({ diagnostic: { code } }) => off?.[code]?.level !== "off");
  const fixes = wanted.flatMap(({ fix }): readonly Fix[] => (fix ? [fix] : []));
  const write = [...new Set(fixes.map(({ place }) => place.file))].map((file) => ({
    path: file.path,
    before: file.text,
    text: fixedText(
      file,
      fixes.filter(({ place }) => place.file === file),
    ),
  }));
  await writeOutput({ root: designRoot(project), folder: project.design, write, remove: [] });
  const rest = wanted.length - fixes.length;
  io.out(`${count(fixes.length, "finding")} repaired in ${count(write.length, "file")}, ${rest} left\n`);
  if (fixes.length > 0) io.err("  help: run `trama compile`, and read the changes before you commit them\n");
  return 0;
}

/** The compiler knows only its own codes. */
function refuseUnknownRules({ project }: Session): void {
  for (const code of Object.keys(project.config.rules ?? {})) {
    if (!code.startsWith("audit/") || ruleOf(code)) continue;
    const near = nearestName(
      code,
      rules.map((rule) => rule.code),
    );
    throw new CallError(
      `\`rules\` in trama.config.json names the unknown code \`${code}\``,
      near && `did you mean \`${near}\`?`,
    );
  }
}
