/** A text as an anchor: `Perguntas frequentes` is `perguntas-frequentes`. */
export function slug(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/**
 * What stands in the path for a value of a record: `São Paulo` is `sao_paulo`. The compiler has the same rule for the
 * records it knows; a test holds the two together.
 */
export const recordName = (value: string): string =>
  value
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_-]/gu, "_");
