/** The code of an error of Node or the database, such as `ENOENT` or `42501`; undefined for an error without one. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
