import type { Query } from "./supabase-types.ts";

/** A question for rows: for all of them, whole and in no order, unless told otherwise. */
export const queryFor = (told: Partial<Query>): Query => ({
  table: undefined,
  function: undefined,
  args: undefined,
  select: "*",
  filter: undefined,
  sort: [],
  limit: 0,
  offset: 0,
  count: undefined,
  ...told,
});
