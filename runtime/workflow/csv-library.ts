import papa from "papaparse";

/** The part of the library that writes, in a chunk of its own. */
export const { unparse } = papa;
