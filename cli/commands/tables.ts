import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatDesignFile } from "../format/format.ts";
import { CallError, type Io, ReadError, withProgress } from "../io.ts";
import { findProject } from "../project.ts";
import { hasBackend } from "../serving.ts";
import { readIfThere, updateFile } from "../write.ts";

export interface TablesOptions {
  readonly check?: boolean | undefined;
}

/** `trama tables`: read what the migrations of the design make of a database, and write it to `tables.json`. */
export async function tables(io: Io, argument: string | undefined, options: TablesOptions): Promise<number> {
  const project = findProject(argument, io.cwd);
  if (!hasBackend(project)) throw new CallError("the design has no supabase/ folder to read tables from");
  const path = join(project.design, "tables.json");
  const before = readIfThere(path) ?? "";
  const text = await withProgress(io, "reading the database", () =>
    readTables(project.design, schemaOf(project.design, before)),
  );
  const isCurrent = isSameJson(before, text);
  return updateFile(io, { path, text, isCurrent, command: "tables", source: "the database has", check: options.check });
}

/** Layout and the order of members aside. */
function isSameJson(one: string, other: string): boolean {
  try {
    return formatDesignFile("tables.json", one) === formatDesignFile("tables.json", other);
  } catch {
    return false;
  }
}

/** Where the file says its schema is; a new one has it where design.json has its own. */
function schemaOf(design: string, text: string): string {
  const own = schemaIn(text);
  if (own !== undefined) return own;
  const neighbour = schemaIn(readFileSync(join(design, "design.json"), "utf8"));
  return neighbour?.replace("design.schema.json", "tables.schema.json") ?? "tables.schema.json";
}

const schemaIn = (text: string): string | undefined => /"\$schema"\s*:\s*"([^"]+)"/.exec(text)?.[1];

async function readTables(design: string, schema: string): Promise<string> {
  const [{ BackendProblem, startBackend }, { printTables, readDatabase }] = await Promise.all([
    import("../backend/backend.ts"),
    import("../backend/introspect.ts"),
  ]);
  try {
    const backend = await startBackend({ designDir: design, memory: true });
    try {
      return formatDesignFile("tables.json", printTables(await readDatabase(backend), schema));
    } finally {
      await backend.close();
    }
  } catch (error) {
    if (error instanceof BackendProblem) throw new ReadError(error.message);
    throw error;
  }
}
