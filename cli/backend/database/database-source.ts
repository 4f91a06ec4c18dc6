import type { Demo } from "./demo.ts";

/** The SQL of a design: its migrations in order, and the demo rows. */
export interface DatabaseSource {
  readonly migrations: readonly Migration[];
  /** The demo rows as SQL; where `demo` is given, only what names them. */
  readonly seed: string;
  /** Rows that are made piece by piece, in place of those of `seed`. */
  readonly demo?: Demo;
}

/** One file of `supabase/migrations`, named as Supabase names them: `<version>_<name>.sql`. */
export interface Migration {
  readonly version: string;
  readonly name: string;
  readonly sql: string;
}
