/** The code that talks to the database, loaded with the first request. */
export const requests = () => import("./supabase-requests.ts");

/** The first row of an answer, or nothing. The design says what the rows of a source are. */
export const firstRow = <Row>(data: unknown): Row | null =>
  ((Array.isArray(data) ? data[0] : data) ?? null) as Row | null;

/** All rows of an answer; one that is no list is the only row. */
export const allRows = <Row>(data: unknown): readonly Row[] =>
  (Array.isArray(data) ? data : data == null ? [] : [data]) as readonly Row[];
