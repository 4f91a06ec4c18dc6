/** What Node or the database calls an error, such as `ENOENT` or `42501`; nothing for an error without a code. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;

/** Whether a package, or a part of one, is not installed. */
export const isMissingPackage = (error: unknown): error is Error => codeOf(error) === "ERR_MODULE_NOT_FOUND";
