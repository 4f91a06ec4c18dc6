/**
 * What stands in the path for a value of a record: in lower case, without accents, with `_` for what is neither letter
 * nor digit. The runtime has the same rule for what links give; a test holds the two together.
 */
export const recordName = (value: string): string =>
  value
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_-]/gu, "_");
