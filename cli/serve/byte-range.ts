/** A part of a file; `end` is included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** One range of bytes, as players of sound and film ask for it; nothing for the whole file, which anything else gets. */
export function byteRange(header: string | null | undefined, byteCount: number): ByteRange | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  const start = from === "" ? Math.max(0, byteCount - Number(to)) : Number(from);
  const end = from === "" || to === "" ? byteCount - 1 : Math.min(Number(to), byteCount - 1);
  return from + to !== "" && start <= end ? { start, end } : undefined;
}
