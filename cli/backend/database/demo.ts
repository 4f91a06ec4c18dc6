import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { evaluate } from "../../bundle/evaluate.ts";
import { BackendProblem } from "../problem.ts";

/** Demo rows other than those of `seed.sql`, for a new database. */
export interface DemoOptions {
  /** A size that the design's generator knows; its usual one unless given. */
  readonly size?: string;
  /** The moment at which the demo happens, in ISO; nothing in it is newer. */
  readonly anchor?: string;
}

/** One piece of a demo: SQL, or rows in CSV to copy into a table. */
export type DemoPart =
  | { readonly sql: string }
  | { readonly table: string; readonly columns: readonly string[]; readonly csv: string };

/** A demo that a design's generator makes; `key` is the same for the same rows. */
export interface Demo {
  readonly key: string;
  readonly size?: string | undefined;
  parts(): Iterable<DemoPart>;
}

/**
 * Load `supabase/seed/generate.ts` of a design, whose `generateDemo(options)` yields the rows piece by piece.
 *
 * It is TypeScript and the design's own code, so it is bundled before it runs.
 */
export async function readDemo(supabaseDir: string, options: DemoOptions): Promise<Demo> {
  const path = join(supabaseDir, "seed", "generate.ts");
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
    throw new BackendProblem("this design has no supabase/seed/generate.ts, so its demo has one size and one date");
  }
  const { code, exports } = await evaluate<{ generateDemo?: (options: DemoOptions) => Iterable<DemoPart> }>(path, {
    platform: "node",
    target: "node20",
  });
  const { generateDemo } = exports;
  if (typeof generateDemo !== "function") {
    throw new BackendProblem(`${path} exports no generateDemo`);
  }
  const key = createHash("sha256")
    .update(code)
    .update(JSON.stringify([options.size, options.anchor]))
    .digest("hex");
  return { key: `demo ${key}`, size: options.size, parts: () => generateDemo(options) };
}
