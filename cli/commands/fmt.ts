import { load } from "../../compiler/1-load/load.ts";
import { formatDesignFile } from "../format/format.ts";
import { count, type Io } from "../io.ts";
import { designRoot } from "../project/project.ts";
import { designReader } from "../project/read.ts";
import { type DesignOptions, openSession, reportSession } from "../project/session.ts";
import { clearFolder, type Difference, writeOutput } from "../project/write.ts";

export interface FmtOptions extends DesignOptions {
  readonly check?: boolean | undefined;
}

/**
 * `trama fmt`: write the files of a design in canonical order and layout; with `check`, only list the files that
 * differ.
 */
export async function fmt(io: Io, argument: string | undefined, options: FmtOptions): Promise<number> {
  const session = openSession(io, argument, options);
  const { design } = session.project;
  const { files } = designReader(design).read({ designFolder: session.shownDesign });
  const loaded = load(files);
  const broken = loaded.diagnostics.filter(({ severity }) => severity === "error");
  if (broken.length > 0) {
    io.err("nothing was formatted: fix the JSON first\n");
    return reportSession(session, { diagnostics: broken });
  }
  const write = loaded.files.flatMap(({ path, text: before }): Difference[] => {
    const text = formatDesignFile(path, before);
    // Git may check files out with the line ends of the machine.
    return text === before.replaceAll("\r\n", "\n") ? [] : [{ path, text, before }];
  });
  const isPretty = session.report.format === "pretty";
  if (options.check) {
    for (const { path } of write) io.out(`${session.shownDesign}/${path}\n`);
    if (write.length > 0)
      io.err(`${count(write.length, "file")} not formatted\n  help: run \`trama fmt ${session.shownDesign}\`\n`);
    else if (isPretty) io.out(`${session.shownDesign} is formatted\n`);
    return write.length > 0 ? 1 : 0;
  }
  clearFolder(io, design);
  await writeOutput({ root: designRoot(session.project), folder: design, write, remove: [] });
  if (isPretty)
    io.out(write.length === 0 ? `${session.shownDesign} is formatted\n` : `${count(write.length, "file")} formatted\n`);
  return 0;
}
