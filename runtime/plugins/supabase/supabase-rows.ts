import { loadCode } from "../../app/reload.ts";

/** The code that talks to the database, loaded with the first request. */
export const requests = () => loadCode("supabase-requests", () => import("./supabase-requests.ts"));

/** Returns the first row of an answer, or null. The design types the rows of a source. */
export const firstRow = <Row>(data: unknown): Row | null =>
  ((Array.isArray(data) ? data[0] : data) ?? null) as Row | null;

/** Returns all rows of an answer; an answer that is not an array is the only row. */
export const allRows = <Row>(data: unknown): readonly Row[] =>
  (Array.isArray(data) ? data : data == null ? [] : [data]) as readonly Row[];
