/**
 * Returns the path segment of a record's value: in lower case, without accents, with `_` for anything but letters and
 * digits. The runtime applies the same rule to links; a test compares the two.
 */
export const recordName = (value: string): string =>
  value
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_-]/gu, "_");
