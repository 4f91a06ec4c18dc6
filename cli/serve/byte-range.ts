/** A part of a file; `end` is inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Parses a single byte range, as media players send it; undefined for any other header, which gets the whole file. */
export function byteRange(header: string | null | undefined, byteCount: number): ByteRange | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  const start = from === "" ? Math.max(0, byteCount - Number(to)) : Number(from);
  const end = from === "" || to === "" ? byteCount - 1 : Math.min(Number(to), byteCount - 1);
  return from + to !== "" && start <= end ? { start, end } : undefined;
}
