/** The code of an error of Node or the database, such as `ENOENT` or `42501`; undefined for an error without one. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;

const readOnlyCodes: ReadonlySet<string> = new Set(["EACCES", "EPERM", "EROFS"]);

/** Whether a folder cannot be written, such as a checkout that is mounted read-only. */
export const isReadOnly = (error: unknown): boolean => readOnlyCodes.has(codeOf(error) ?? "");

/** Whether a file or folder does not exist. */
export const isNotThere = (error: unknown): boolean => ["ENOENT", "ENOTDIR"].includes(codeOf(error) ?? "");
