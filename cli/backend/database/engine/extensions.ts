import type { Extensions } from "@electric-sql/pglite";
import { createdIn, preinstalledFor } from "../stand-ins.ts";

// The extensions of a Supabase project that the embedded database supports. Each is a separate file, loaded only for
// designs that create it.
const loaders: Readonly<Record<string, () => Promise<Extensions>>> = {
  btree_gin: () => import("@electric-sql/pglite/contrib/btree_gin"),
  btree_gist: () => import("@electric-sql/pglite/contrib/btree_gist"),
  citext: () => import("@electric-sql/pglite/contrib/citext"),
  cube: () => import("@electric-sql/pglite/contrib/cube"),
  earthdistance: () => import("@electric-sql/pglite/contrib/earthdistance"),
  file_fdw: () => import("@electric-sql/pglite/contrib/file_fdw"),
  fuzzystrmatch: () => import("@electric-sql/pglite/contrib/fuzzystrmatch"),
  hstore: () => import("@electric-sql/pglite/contrib/hstore"),
  intarray: () => import("@electric-sql/pglite/contrib/intarray"),
  isn: () => import("@electric-sql/pglite/contrib/isn"),
  lo: () => import("@electric-sql/pglite/contrib/lo"),
  ltree: () => import("@electric-sql/pglite/contrib/ltree"),
  moddatetime: () => import("@electric-sql/pglite/contrib/moddatetime"),
  pg_stat_statements: () => import("@electric-sql/pglite/contrib/pg_stat_statements"),
  pg_trgm: () => import("@electric-sql/pglite/contrib/pg_trgm"),
  pgcrypto: () => import("@electric-sql/pglite/contrib/pgcrypto"),
  seg: () => import("@electric-sql/pglite/contrib/seg"),
  tablefunc: () => import("@electric-sql/pglite/contrib/tablefunc"),
  unaccent: () => import("@electric-sql/pglite/contrib/unaccent"),
  "uuid-ossp": () => import("@electric-sql/pglite/contrib/uuid_ossp"),
};

/**
 * Returns the extensions that this SQL creates, or uses as a new project has them; an unknown one is left for the database
 * to name in its error.
 */
export async function extensionsFor(sql: string): Promise<Extensions> {
  const names = new Set([...createdIn(sql), ...preinstalledFor(sql)]);
  const loaded = await Promise.all([...names].map((name) => loaders[name]?.()));
  return Object.assign({}, ...loaded);
}
