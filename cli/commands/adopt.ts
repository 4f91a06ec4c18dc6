import { existsSync } from "node:fs";
import { join } from "node:path";
import { signaturesPath } from "../../compiler/1-load/load.ts";
import type { ElementJson } from "../adopt/element-json.ts";
import { elementsOfCode, schemaPathOf } from "../adopt/elements.ts";
import type { FunctionJson } from "../adopt/function-json.ts";
import { functionsOfCode, indexPath } from "../adopt/signatures.ts";
import { formatDesignFile } from "../format/format.ts";
import { type Io, NothingToDo, withProgress } from "../io.ts";
import { designRoot, findProject, type Project, shownPath } from "../project/project.ts";
import { schemaBeside, schemaIn } from "../project/schema-in.ts";
import { isBlankOr, readIfThere, updateFile } from "../project/write.ts";
import { report } from "../report/report.ts";

/**
 * `trama adopt`: write down the functions and components in `custom/`, so that calls and uses of them are checked.
 *
 * Components that cannot be elements are reported, and keep their schema file.
 */
export async function adopt(io: Io, argument: string | undefined): Promise<number> {
  const project = findProject(argument, io.cwd);
  const { design } = project;
  const hasFunctions = existsSync(join(design, indexPath)) || existsSync(join(design, signaturesPath));
  const elements = await withProgress(io, "reading custom/", () => elementsOfCode(design));
  if (!hasFunctions && elements.length === 0)
    throw new NothingToDo("the design has no custom/index.ts and no custom/elements/ to read");
  const codes = hasFunctions ? [await adoptFunctions(io, project)] : [];
  for (const { name, json } of elements) if (json) codes.push(await adoptElement(io, project, name, json));
  const problems = elements.flatMap((one) => one.problems);
  const shown = shownPath(design, io.cwd);
  const reported = problems.length > 0 ? report(io, problems, shown, { format: "pretty", maxWarnings: undefined }) : 0;
  return Math.max(reported, ...codes);
}

async function adoptFunctions(io: Io, project: Project): Promise<number> {
  const { design } = project;
  const path = join(design, signaturesPath);
  const before = readIfThere(path);
  const functions = await withProgress(io, "reading custom/", () => functionsOfCode(design));
  const text = printSignatures(functions, schemaIn(before ?? "") ?? schemaFromCustom(design, "signatures", "../"));
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

function adoptElement(io: Io, project: Project, name: string, json: ElementJson): Promise<number> {
  const { design } = project;
  const path = join(design, schemaPathOf(name));
  const before = readIfThere(path);
  const $schema = schemaIn(before ?? "") ?? schemaFromCustom(design, "own-element", "../../");
  const text = formatDesignFile(schemaPathOf(name), JSON.stringify({ $schema, ...json }));
  return updateFile(io, {
    root: designRoot(project),
    path,
    text,
    isCurrent: text === before?.replaceAll("\r\n", "\n"),
    isOwn: isBlankOr(before, /"properties"\s*:/),
    command: "adopt",
    source: "custom/",
    check: false,
  });
}

/** The path of a schema, relative to a folder of custom/ that is `up` from the design. */
function schemaFromCustom(design: string, kind: string, up: string): string | undefined {
  const path = schemaBeside(design, kind);
  return path?.startsWith(".") ? `${up}${path.replace(/^\.\//, "")}` : path;
}

const printSignatures = (functions: ReadonlyMap<string, FunctionJson>, $schema: string | undefined): string =>
  formatDesignFile(signaturesPath, JSON.stringify({ $schema, functions: Object.fromEntries(functions) }));
