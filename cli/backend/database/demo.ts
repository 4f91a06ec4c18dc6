import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { evaluate } from "../../bundle/evaluate.ts";
import { BackendProblem } from "../problem.ts";

/** Demo rows for a new database, instead of `seed.sql`. */
export interface DemoOptions {
  /** A size that the design's generator knows; default: its usual one. */
  readonly size?: string;
  /** The time of the demo, in ISO 8601; no row is newer. */
  readonly anchor?: string;
}

/** One part of a demo: SQL, or CSV rows to copy into a table. */
export type DemoPart =
  | { readonly sql: string }
  | { readonly table: string; readonly columns: readonly string[]; readonly csv: string };

/** A demo of a design's generator; equal rows have an equal `key`. */
export interface Demo {
  readonly key: string;
  readonly size?: string | undefined;
  parts(): Iterable<DemoPart>;
}

/**
 * Load `supabase/seed/generate.ts` of a design, whose `generateDemo(options)` yields the rows in parts.
 *
 * It is TypeScript and the design's own code, so it is bundled before it runs.
 */
export async function readDemo(supabaseDir: string, options: DemoOptions): Promise<Demo> {
  const path = join(supabaseDir, "seed", "generate.ts");
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
    throw new BackendProblem(
      "this design has no supabase/seed/generate.ts, so the size and date of its demo cannot be chosen",
    );
  }
  const { code, exports } = await evaluate<{ generateDemo?: (options: DemoOptions) => Iterable<DemoPart> }>(path, {
    platform: "node",
    target: "node20",
  });
  const { generateDemo } = exports;
  if (typeof generateDemo !== "function") {
    throw new BackendProblem(`${path} does not export generateDemo`);
  }
  const key = createHash("sha256")
    .update(code)
    .update(JSON.stringify([options.size, options.anchor]))
    .digest("hex");
  return { key: `demo ${key}`, size: options.size, parts: () => generateDemo(options) };
}
