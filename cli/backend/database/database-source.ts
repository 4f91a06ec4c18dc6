import type { Demo } from "./demo.ts";

/** The SQL of a design: its migrations in order, and the demo rows. */
export interface DatabaseSource {
  readonly migrations: readonly Migration[];
  /** The demo rows as SQL; with `demo`, only the demo's name. */
  readonly seed: string;
  /** Rows that are generated in parts, instead of `seed`. */
  readonly demo?: Demo;
}

/** A file of `supabase/migrations`, named as on Supabase: `<version>_<name>.sql`. */
export interface Migration {
  readonly version: string;
  readonly name: string;
  readonly sql: string;
}
