import { load } from "../../compiler/1-load/load.ts";
import { migrate as migrateFiles, versionLast } from "../format/migrations.ts";
import { count, type Io } from "../io.ts";
import { designRoot } from "../project/project.ts";
import { designReader } from "../project/read.ts";
import { type DesignOptions, openSession, reportSession } from "../project/session.ts";
import { clearFolder, type Difference, writeOutput } from "../project/write.ts";

/** `trama migrate`: convert the files of a design to the format version that this tool reads. */
export async function migrate(io: Io, argument: string | undefined, options: DesignOptions): Promise<number> {
  const session = openSession(io, argument, options);
  const { design } = session.project;
  const { files } = designReader(design).read({ designFolder: session.shownDesign });
  const loaded = load(files);
  const broken = loaded.diagnostics.filter(({ severity }) => severity === "error");
  if (broken.length > 0) return reportSession(session, { diagnostics: broken });
  const settings = loaded.files.find(({ path }) => path === "design.json")?.json;
  const version: unknown =
    typeof settings === "object" && settings ? Reflect.get(settings, "formatVersion") : undefined;
  const migrated = migrateFiles(loaded.files, version);
  if (migrated.steps.length === 0) {
    io.out(`${session.shownDesign} already has format version ${migrated.from}, the current one\n`);
    const { length } = session.examine().diagnostics.filter(({ severity }) => severity === "error");
    if (length > 0)
      io.out(
        `it has ${count(length, "error")}, which \`trama validate\` shows: checks may have become stricter since it was valid.\n` +
          'CHANGELOG.md of the package lists them under "New errors", and `trama explain <code>` says how to correct each\n',
      );
    return 0;
  }
  const write = migrated.files.flatMap(({ path, text }, index): Difference[] => {
    const before = loaded.files[index]?.text;
    return text === before ? [] : [{ path, text, before }];
  });
  clearFolder(io, design);
  await writeOutput({ root: designRoot(session.project), folder: design, write: versionLast(write), remove: [] });
  for (const step of migrated.steps) io.out(`version ${step.from + 1}: ${step.changes}\n`);
  io.out(`${count(write.length, "file")} written\n`);
  return 0;
}
