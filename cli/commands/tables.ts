import { join } from "node:path";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { toRecords } from "../../compiler/diagnostics/render.ts";
import {
  BackendProblem,
  loadBackend,
  loadServer,
  printTables,
  readDatabase,
  type TablesFile,
  tablesDifferences,
  withoutConstraints,
} from "../backend/index.ts";
import { formatDesignFile } from "../format/format.ts";
import { count, type Io, NothingToDo, ReadError, withProgress } from "../io.ts";
import { parseJson, recordOf } from "../json.ts";
import { DesignState } from "../lsp/workspace.ts";
import { designRoot, findProject } from "../project/project.ts";
import { schemaBeside, schemaIn } from "../project/schema-in.ts";
import { isBlankOr, readIfThere, updateFile } from "../project/write.ts";
import { brokenPages } from "../review/broken-pages.ts";
import { hasBackend } from "../serve/serving.ts";

export interface TablesOptions {
  readonly check?: boolean | undefined;
  /** An existing database to read, instead of the migrations. */
  readonly databaseUrl?: string | undefined;
}

/** `trama tables`: write `tables.json` from the database that the migrations create, or from an existing one. */
export async function tables(io: Io, argument: string | undefined, options: TablesOptions): Promise<number> {
  const project = findProject(argument, io.cwd);
  const { databaseUrl, check } = options;
  if (databaseUrl === undefined && !hasBackend(project))
    throw new NothingToDo(
      "the design has no supabase/ folder to read tables from",
      "read an existing database: `trama tables --database-url postgres://…`",
    );
  const path = join(project.design, "tables.json");
  const before = readIfThere(path) ?? "";
  const read = await withProgress(io, "reading the database", () => readTables(project.design, databaseUrl));
  const found = hasConstraintTexts(project.design) ? read : withoutConstraints(read);
  const text = formatDesignFile("tables.json", printTables(found, schemaOf(project.design, before)));
  const isCurrent = isSameJson(before, text);
  const differences = check ? tablesDifferences(parseJson(before), found) : [];
  const broken = check && !isCurrent ? breakage(project.design, text) : [];
  const command = databaseUrl === undefined ? "tables" : "tables --database-url …";
  return updateFile(io, {
    root: designRoot(project),
    path,
    text,
    isCurrent,
    isOwn: isBlankOr(before, /"tables"\s*:/),
    command,
    source: "the database",
    check,
    differences: [...differences, ...broken],
  });
}

/** Whether the design says what visitors read about some constraints, whose names are then checked. */
const hasConstraintTexts = (design: string): boolean =>
  recordOf(recordOf(parseJson(readIfThere(join(design, "design.json")) ?? "")).backend).constraintTexts !== undefined;

const shownErrors = 3;

/** Lists the pages that have errors with other tables and none now, with the first errors of each. */
function breakage(folder: string, text: string): readonly string[] {
  const state = new DesignState(folder);
  const errorsNow = (): readonly Diagnostic[] =>
    state.examine().diagnostics.filter(({ severity }) => severity === "error");
  const keyOf = ({ code, message, place }: Diagnostic): string => `${code} ${message} ${place.file.path}`;
  const known = new Set(errorsNow().map(keyOf));
  state.setText("tables.json", text);
  const errors = errorsNow().filter((error) => !known.has(keyOf(error)));
  const design = state.examination?.phases.validated.value;
  if (!design || errors.length === 0) return [];
  const pages = brokenPages(design, errors);
  const lines = pages.flatMap(({ name, errors: own }) => [
    `breaks ${name}: ${count(own.length, "error")}`,
    ...toRecords(own)
      .slice(0, shownErrors)
      .map(({ file, start, message }) => `  ${file}:${start.line}:${start.column} ${message}`),
  ]);
  return pages.length > 0 ? lines : [`breaks ${count(errors.length, "place")} that no page uses`];
}

/** Compares JSON, ignoring layout and the order of members. */
function isSameJson(one: string, other: string): boolean {
  try {
    return formatDesignFile("tables.json", one) === formatDesignFile("tables.json", other);
  } catch {
    return false;
  }
}

/** The `$schema` of the file; a new file gets one relative to that of design.json. */
const schemaOf = (design: string, text: string): string =>
  schemaIn(text) ?? schemaBeside(design, "tables") ?? "tables.schema.json";

async function readTables(design: string, databaseUrl: string | undefined): Promise<TablesFile> {
  try {
    if (databaseUrl !== undefined) {
      const { readServer } = await loadServer();
      return await readServer(databaseUrl, readDatabase);
    }
    const { startBackend } = await loadBackend();
    const backend = await startBackend({ designDir: design, memory: true, withoutFunctions: true });
    try {
      return await readDatabase(backend);
    } finally {
      await backend.close();
    }
  } catch (error) {
    throw error instanceof BackendProblem ? new ReadError(error.message) : error;
  }
}
