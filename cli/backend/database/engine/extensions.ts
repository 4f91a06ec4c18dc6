import type { Extensions } from "@electric-sql/pglite";
import { createdIn, preinstalledFor } from "../stand-ins.ts";

// The extensions of a Supabase project that the embedded database supports. Each is a separate file, loaded only for
// designs that create it.
const loaders: Readonly<Record<string, () => Promise<Extensions>>> = {
  amcheck: () => import("@electric-sql/pglite/contrib/amcheck"),
  bloom: () => import("@electric-sql/pglite/contrib/bloom"),
  btree_gin: () => import("@electric-sql/pglite/contrib/btree_gin"),
  btree_gist: () => import("@electric-sql/pglite/contrib/btree_gist"),
  citext: () => import("@electric-sql/pglite/contrib/citext"),
  cube: () => import("@electric-sql/pglite/contrib/cube"),
  dict_int: () => import("@electric-sql/pglite/contrib/dict_int"),
  dict_xsyn: () => import("@electric-sql/pglite/contrib/dict_xsyn"),
  earthdistance: () => import("@electric-sql/pglite/contrib/earthdistance"),
  file_fdw: () => import("@electric-sql/pglite/contrib/file_fdw"),
  fuzzystrmatch: () => import("@electric-sql/pglite/contrib/fuzzystrmatch"),
  hstore: () => import("@electric-sql/pglite/contrib/hstore"),
  intarray: () => import("@electric-sql/pglite/contrib/intarray"),
  isn: () => import("@electric-sql/pglite/contrib/isn"),
  lo: () => import("@electric-sql/pglite/contrib/lo"),
  ltree: () => import("@electric-sql/pglite/contrib/ltree"),
  moddatetime: () => import("@electric-sql/pglite/contrib/moddatetime"),
  pageinspect: () => import("@electric-sql/pglite/contrib/pageinspect"),
  pg_buffercache: () => import("@electric-sql/pglite/contrib/pg_buffercache"),
  pg_freespacemap: () => import("@electric-sql/pglite/contrib/pg_freespacemap"),
  pg_hashids: () => import("@electric-sql/pglite-pg_hashids"),
  pg_stat_statements: () => import("@electric-sql/pglite/contrib/pg_stat_statements"),
  pg_surgery: () => import("@electric-sql/pglite/contrib/pg_surgery"),
  pg_trgm: () => import("@electric-sql/pglite/contrib/pg_trgm"),
  pg_visibility: () => import("@electric-sql/pglite/contrib/pg_visibility"),
  pg_walinspect: () => import("@electric-sql/pglite/contrib/pg_walinspect"),
  pgcrypto: () => import("@electric-sql/pglite/contrib/pgcrypto"),
  pgmq: () => import("@electric-sql/pglite-pgmq"),
  pgtap: () => import("@electric-sql/pglite-pgtap"),
  seg: () => import("@electric-sql/pglite/contrib/seg"),
  tablefunc: () => import("@electric-sql/pglite/contrib/tablefunc"),
  tcn: () => import("@electric-sql/pglite/contrib/tcn"),
  tsm_system_rows: () => import("@electric-sql/pglite/contrib/tsm_system_rows"),
  tsm_system_time: () => import("@electric-sql/pglite/contrib/tsm_system_time"),
  unaccent: () => import("@electric-sql/pglite/contrib/unaccent"),
  "uuid-ossp": () => import("@electric-sql/pglite/contrib/uuid_ossp"),
  vector: () => import("@electric-sql/pglite-pgvector"),
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
