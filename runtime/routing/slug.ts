/** Convert a text to an anchor: `Perguntas frequentes` becomes `perguntas-frequentes`. */
export function slug(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/**
 * Convert a record's value for a path: `São Paulo` becomes `sao_paulo`. The compiler has the same rule for the records
 * it knows; a test keeps the two equal.
 */
export const recordName = (value: string): string =>
  value
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_-]/gu, "_");
