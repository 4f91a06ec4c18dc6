/**
 * A part of a sentence: our own words as a plain string, `code` for names and formulas of the design, `quote` for texts
 * that people of the app read. Each output format marks and escapes the parts in its own way.
 */
export type Word = string | Code | { readonly quote: string };

/** A name or formula of the design; of a long one that changed, the part that is not the same on both sides. */
export interface Code {
  readonly code: string;
  readonly changed?: { readonly from: number; readonly to: number } | undefined;
}

/** A sentence about a change. */
export type Words = readonly Word[];

export const code = (text: string): Word => ({ code: text });
export const quote = (text: string): Word => ({ quote: text });

/** Builds a sentence: `` words`${code("x")} removed` ``. */
export function words(strings: TemplateStringsArray, ...values: readonly (Word | Words)[]): Words {
  return strings.flatMap((text, index): Word[] => {
    const value = values[index];
    const rest: readonly Word[] = value === undefined ? [] : isList(value) ? value : [value];
    return text === "" ? [...rest] : [text, ...rest];
  });
}

const isList = (value: Word | Words): value is Words => Array.isArray(value);

/** Joins names: `a, b and c`. */
export function listed(items: readonly (Word | Words)[]): Words {
  return items.flatMap((item, index) => {
    const between = index === 0 ? "" : index === items.length - 1 ? " and " : ", ";
    return [...(between === "" ? [] : [between]), ...(isList(item) ? item : [item])];
  });
}

/** Returns a sentence as plain text, as `--format text` shows it. */
export const plain = (sentence: Words): string =>
  sentence
    .map((word) => (typeof word === "string" ? word : "code" in word ? `\`${word.code}\`` : `"${word.quote}"`))
    .join("");

const shownLength = 160;
const contextLength = 40;

/** Shortens a long text at its end. */
export const shortened = (text: string): string =>
  text.length > shownLength ? `${sliceWhole(text, 0, shownLength)}…` : text;

/** Shortens two long texts to the part in which they differ, with some context. */
export function shortenedPair(before: string, after: string): readonly [string, string] {
  if (before.length <= shownLength && after.length <= shownLength) return [before, after];
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  const from = Math.max(0, start - contextLength);
  const cut = (text: string): string => {
    const to = Math.min(text.length, text.length - end + contextLength);
    const middle = sliceWhole(text, from, Math.min(to, from + shownLength * 2));
    return `${from > 0 ? "…" : ""}${middle}${from + shownLength * 2 < text.length || to < text.length ? "…" : ""}`;
  };
  return [cut(before), cut(after)];
}

/** Shorter texts are read as a whole. */
const longLength = 60;

/** Returns two versions of code: shortened if long, and with the words that differ. */
export function codePair(before: string, after: string): readonly [Code, Code] {
  const [was, is] = shortenedPair(before, after);
  if (Math.max(was.length, is.length) < longLength) return [{ code: was }, { code: is }];
  let from = 0;
  while (from < was.length && from < is.length && was[from] === is[from]) from++;
  let end = 0;
  const most = Math.min(was.length, is.length) - from;
  while (end < most && was.at(-1 - end) === is.at(-1 - end)) end++;
  // Whole words are marked.
  while (from > 0 && isWordPart(was[from - 1])) from--;
  while (end > 0 && isWordPart(was.at(-end))) end--;
  const marked = (code: string): Code =>
    from < code.length - end ? { code, changed: { from, to: code.length - end } } : { code };
  return [marked(was), marked(is)];
}

const isWordPart = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}_.\ud800-\udfff]/u.test(character);

/** The parts of code around and in what changed. */
export const partsOf = ({ code, changed }: Code): readonly [before: string, changed: string, after: string] =>
  changed
    ? [code.slice(0, changed.from), code.slice(changed.from, changed.to), code.slice(changed.to)]
    : [code, "", ""];

/** Slices without cutting a surrogate pair in half. */
function sliceWhole(text: string, from: number, to: number): string {
  const isLow = (at: number): boolean => /[\udc00-\udfff]/.test(text[at] ?? "");
  return text.slice(isLow(from) ? from - 1 : from, isLow(to) ? to - 1 : to);
}

/** Turns an id into words: `contatos-grade` and `contatosGrade` into `Contatos grade`. */
export function titleOf(id: string): string {
  const spaced = id.replaceAll("-", " ").replace(/([a-z0-9])([A-Z])/g, (_, before: string, after: string) => {
    return `${before} ${after.toLowerCase()}`;
  });
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1);
}
