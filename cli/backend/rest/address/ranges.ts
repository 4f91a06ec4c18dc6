/** Rows from `from` to `to`, both included and counted from 0; without `to`, all rows from there. */
export interface LimitRange {
  readonly from: bigint;
  readonly to?: bigint;
}

export const allRows: LimitRange = { from: 0n };

/** What `limit=0` asks for. */
const noRows: LimitRange = { from: 0n, to: -1n };

export const isAllRows = (range: LimitRange): boolean => range.from === 0n && range.to === undefined;

export const isNoRows = ({ to }: LimitRange): boolean => to === noRows.to;

export const isEmptyRange = ({ from, to }: LimitRange): boolean => to !== undefined && to < from;

export const rowCount = ({ from, to }: LimitRange): bigint | undefined =>
  to === undefined ? undefined : to - from + 1n;

/** Returns the rows that are in both ranges. */
export function intersection(one: LimitRange, other: LimitRange): LimitRange {
  const from = one.from > other.from ? one.from : other.from;
  const ends = [one.to, other.to].filter((end) => end !== undefined);
  const [to, ...rest] = ends;
  return to === undefined ? { from } : { from, to: rest.reduce((least, end) => (end < least ? end : least), to) };
}

/** Restrict a range to this number of rows; `limit=0` stays as it is. */
export const restricted = (range: LimitRange, maxRows: number): LimitRange =>
  isNoRows(range) ? noRows : intersection(range, { from: range.from, to: range.from + BigInt(maxRows) - 1n });

export type Pair = readonly [key: string, value: string];

/**
 * Returns the ranges of parameters such as `limit=5` and `posts.offset=2`, by the key of their limit.
 *
 * Of repeated parameters the last one counts, and what cannot be read as a number is ignored. Source: PostgREST 12.
 */
export function limitRanges(
  limits: readonly Pair[],
  offsets: readonly Pair[],
): readonly { readonly key: string; readonly range: LimitRange }[] {
  const counts = new Map(limits.map(([key, value]) => [key, integer(value)]));
  const starts = new Map(offsets.map(([key, value]) => [key.replace(/offset$/, "limit"), integer(value) ?? 0n]));
  return [...new Set([...counts.keys(), ...starts.keys()])].map((key) => {
    const count = counts.get(key);
    const from = starts.get(key) ?? 0n;
    if (count !== undefined) {
      return { key, range: { from, to: from + count - 1n } };
    }
    // A limit that cannot be read, with an offset, limits to nothing.
    const isLost = counts.has(key) && starts.has(key);
    return { key, range: isLost ? { from, to: from - 1n } : { from } };
  });
}

/** Whether the value of a limit or an offset can be read as a number. */
export const isReadable = ([, value]: Pair): boolean => integer(value) !== undefined;

const integer = (text: string): bigint | undefined => (/^\s*-?\d+\s*$/.test(text) ? BigInt(text.trim()) : undefined);

/** Returns the rows of a `Range` header, such as `0-24` or `10-`; all for another text. */
export function headerRange(header: string | null): LimitRange {
  const [, from, to = ""] = /^(\d+)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === undefined) return allRows;
  return to === "" ? { from: BigInt(from) } : { from: BigInt(from), to: BigInt(to) };
}
