import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readPluginSettings, writtenHeader } from "../backend/index.ts";
import { CallError, type Io, NothingToDo } from "../io.ts";
import { designRoot, findProject, packageRoot, shownPath } from "../project/project.ts";
import { readIfThere, updateFile } from "../project/write.ts";
import { hasBackend } from "../serve/serving.ts";

export interface FunctionsOptions {
  readonly check?: boolean | undefined;
}

/** `trama functions`: write the function `plugins`, with the design's server settings, for deployment to Supabase. */
export async function functions(io: Io, argument: string | undefined, options: FunctionsOptions): Promise<number> {
  const project = findProject(argument, io.cwd);
  if (!hasBackend(project)) throw new NothingToDo("the design has no supabase/ folder to write a function to");
  const path = join(project.design, "supabase/functions/plugins/index.ts");
  const before = readIfThere(path) ?? "";
  const { services, sets } = await readPluginSettings(project.design);
  const isNeeded = services.size > 0 || sets.size > 0;
  if (!isNeeded && before === "") {
    io.out("no plugin of the design needs a function\n");
    return 0;
  }
  const text = printFunction({ services: [...services], sets: [...sets] });
  const isCurrent = text === before;
  if (!isCurrent && !options.check && before !== "" && !before.startsWith(writtenHeader))
    throw new CallError(`${shownPath(path, io.cwd)} was not written by trama`, "rename your function");
  return updateFile(io, {
    root: designRoot(project),
    path,
    text,
    isCurrent,
    isOwn: true,
    command: "functions",
    source: "the design",
    check: options.check,
  });
}

/** The function contains only the names of secrets; their values are in its environment. */
const printFunction = (settings: object): string =>
  `${writtenHeader}const settings = ${JSON.stringify(settings, undefined, 2)};\n\n${readFileSync(join(packageRoot(), "dist/cli/plugins-function.js"), "utf8")}`;
