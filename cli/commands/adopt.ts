import { existsSync } from "node:fs";
import { join } from "node:path";
import { signaturesPath } from "../../compiler/1-load/load.ts";
import type { FunctionJson } from "../adopt/function-json.ts";
import { functionsOfCode, indexPath } from "../adopt/signatures.ts";
import { formatDesignFile } from "../format/format.ts";
import { CallError, type Io, withProgress } from "../io.ts";
import { designRoot, findProject } from "../project/project.ts";
import { schemaBeside, schemaIn } from "../project/schema-in.ts";
import { isBlankOr, readIfThere, updateFile } from "../project/write.ts";

/** `trama adopt`: write the signatures of the functions in `custom/` to a file, so that calls to them are checked. */
export async function adopt(io: Io, argument: string | undefined): Promise<number> {
  const project = findProject(argument, io.cwd);
  const { design } = project;
  const path = join(design, signaturesPath);
  const before = readIfThere(path);
  if (before === undefined && !existsSync(join(design, indexPath)))
    throw new CallError("the design has no custom/index.ts to read");
  const functions = await withProgress(io, "reading custom/", () => functionsOfCode(design));
  const text = printSignatures(functions, schemaIn(before ?? "") ?? schemaFromCustom(design));
  const isCurrent = text === before?.replaceAll("\r\n", "\n");
  return updateFile(io, {
    root: designRoot(project),
    path,
    text,
    isCurrent,
    isOwn: isBlankOr(before, /"functions"\s*:/),
    command: "adopt",
    source: "custom/",
    check: false,
  });
}

/** The path of the schema of signatures, relative to custom/. */
function schemaFromCustom(design: string): string | undefined {
  const path = schemaBeside(design, "signatures");
  return path?.startsWith(".") ? `../${path.replace(/^\.\//, "")}` : path;
}

const printSignatures = (functions: ReadonlyMap<string, FunctionJson>, $schema: string | undefined): string =>
  formatDesignFile(signaturesPath, JSON.stringify({ $schema, functions: Object.fromEntries(functions) }));
