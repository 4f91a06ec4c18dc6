import type { Query } from "./supabase-types.ts";

/** Returns a query for rows: by default for all rows and columns, in no order. */
export const queryFor = (parts: Partial<Query>): Query => ({
  table: undefined,
  function: undefined,
  args: undefined,
  select: "*",
  columns: undefined,
  filter: undefined,
  sort: [],
  limit: 0,
  offset: 0,
  count: undefined,
  ...parts,
});
