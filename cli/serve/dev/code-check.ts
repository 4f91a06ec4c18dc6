import { statSync } from "node:fs";
import { join } from "node:path";
import type { OutputFile } from "../../../compiler/compile.ts";
import { renderPretty } from "../../../compiler/diagnostics/render.ts";
import { typeCheck } from "../../check/typecheck.ts";
import { CallError } from "../../io.ts";
import { filesBelow } from "../../project/read.ts";
import type { Session } from "../../project/session.ts";
import { isUnsettled, tellingOnce } from "../../project/settled.ts";

/**
 * Returns a function that checks the types of the design's own code with the output, if the code has changed, and
 * prints what is wrong. Nothing waits for it: pages show the code as it is. Only one check runs at a time.
 */
export function createCodeCheck(session: Session): (output: readonly OutputFile[]) => void {
  const { io, project, shownDesign: folder } = session;
  const tell = tellingOnce(io.err);
  let checked = "";
  let wanted: readonly OutputFile[] | undefined;
  let isRunning = false;
  const versionNow = (): string =>
    filesBelow(project.design, "custom")
      .map((path) => `${path} ${statSync(join(project.design, "custom", path)).mtimeMs}`)
      .join("\n");
  const run = async (): Promise<void> => {
    isRunning = true;
    for (let output = wanted; output; output = wanted) {
      wanted = undefined;
      const { diagnostics } = await typeCheck(project, session.output(), output);
      const own = diagnostics.filter(({ code }) => code === "custom/type-error");
      tell(own.length > 0 ? renderPretty(own, { color: io.color, folder }) : undefined);
    }
  };
  return (output) => {
    const version = versionNow();
    if (version === checked) return;
    checked = version;
    if (version === "") return;
    wanted = output;
    if (isRunning) return;
    run()
      .catch((error: unknown) => {
        // TypeScript may be absent, and files may be moving, as between two branches.
        if (!(error instanceof CallError) && !isUnsettled(error)) throw error;
      })
      .finally(() => {
        isRunning = false;
      });
  };
}
