import { basename, dirname, resolve } from "node:path";
import { modelOf } from "../inspect/model.ts";
import { renderInspection } from "../inspect/render.ts";
import { count, type Io, withProgress } from "../io.ts";
import { writeBatch } from "../project/batch.ts";
import { readMigrations, rulesOf } from "../project/migrations.ts";
import { openSession, reportSession } from "../project/session.ts";
import { bundleSizes } from "../review/bundle-sizes.ts";
import { sourceOf } from "../review/read-side.ts";

export interface InspectOptions {
  /** The file to write. */
  readonly out?: string | undefined;
  /** Bundle the design, for the bytes of each page. */
  readonly build?: boolean | undefined;
  /** Whether to run the migrations, for the policies of tables. */
  readonly database?: boolean | undefined;
}

/** `trama inspect`: write what is in a design, and what uses what, as one HTML page. */
export async function inspect(io: Io, argument: string | undefined, options: InspectOptions): Promise<number> {
  const session = openSession(io, argument, {});
  const { project, shownDesign } = session;
  const compilation = session.compile();
  const errors = compilation.diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) return reportSession(session, { diagnostics: errors });
  const migrations = readMigrations(project.design);
  const database =
    migrations.length > 0 && options.database !== false
      ? await withProgress(io, "reading the database", () => rulesOf(shownDesign, migrations))
      : undefined;
  const sizes = options.build
    ? await withProgress(io, "bundling", () => bundleSizes(io, sourceOf(project.design, io.cwd)))
    : undefined;
  const text = renderInspection(modelOf(compilation, database, sizes));
  const name = options.out ?? "inspect.html";
  const path = resolve(io.cwd, name);
  await writeBatch({ root: dirname(path), folder: dirname(path), write: [{ path: basename(path), text }] });
  io.out(
    `${name}: ${count(compilation.phases.validated.value.pages.length, "page")}, ${Math.round(text.length / 1000)} kB\n`,
  );
  return 0;
}
