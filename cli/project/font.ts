import { brotliDecompressSync } from "node:zlib";
import type { FontFacts } from "../../compiler/font-facts.ts";
import { sampleText } from "../../compiler/font-facts.ts";

/** Reads what the compiler asks about a font from the bytes of a WOFF2 file; undefined for anything else. */
export function readFont(bytes: Uint8Array): FontFacts | undefined {
  try {
    return factsOf(tablesOf(bytes));
  } catch (error) {
    // A file that ends too early, or whose contents cannot be unpacked.
    if (error instanceof RangeError || (error instanceof Error && "code" in error)) return undefined;
    throw error;
  }
}

interface Table {
  readonly view: DataView;
  /** Whether the table is packed in a way of its own, by the rules of WOFF2. */
  readonly isTransformed: boolean;
}
type Tables = ReadonlyMap<string, Table>;

/** The tags with a number of their own in WOFF2, of the tables that are read here or packed in a way of their own. */
const knownTags: ReadonlyMap<number, string> = new Map([
  [0, "cmap"],
  [1, "head"],
  [2, "hhea"],
  [3, "hmtx"],
  [10, "glyf"],
  [11, "loca"],
  [47, "fvar"],
]);
const ownTag = 63;

/** Fonts of all scripts of the world have less; a small file may unpack to any length. */
const unpackedLimit = 64 * 1024 * 1024;

function tablesOf(bytes: Uint8Array): Tables {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isCollection = view.getUint32(4) === 0x74746366;
  if (view.getUint32(0) !== 0x774f4632 || isCollection) throw new RangeError("not a WOFF2 font");
  const rows: { readonly tag: string; readonly length: number; readonly isTransformed: boolean }[] = [];
  let at = 48;
  const next = (): number => {
    // At most five bytes, each with seven bits, the highest first.
    let value = 0;
    for (let count = 0; count < 5; count++) {
      const byte = view.getUint8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
    throw new RangeError("a number without an end");
  };
  for (let count = view.getUint16(12); count > 0; count--) {
    const flags = view.getUint8(at++);
    const number = flags & 63;
    const tag = number === ownTag ? String.fromCharCode(...bytes.subarray(at, at + 4)) : (knownTags.get(number) ?? "");
    if (number === ownTag) at += 4;
    const length = next();
    // These two are packed unless they say so, all others only if they do.
    const isTransformed = tag === "glyf" || tag === "loca" ? flags >> 6 !== 3 : flags >> 6 !== 0;
    rows.push({ tag, length: isTransformed ? next() : length, isTransformed });
  }
  const unpacked = brotliDecompressSync(bytes.subarray(at, at + view.getUint32(20)), {
    maxOutputLength: unpackedLimit,
  });
  const tables = new Map<string, Table>();
  let start = 0;
  for (const { tag, length, isTransformed } of rows) {
    tables.set(tag, { view: new DataView(unpacked.buffer, unpacked.byteOffset + start, length), isTransformed });
    start += length;
  }
  return tables;
}

function factsOf(tables: Tables): FontFacts {
  const [head, hhea] = [viewOf(tables, "head"), viewOf(tables, "hhea")];
  return {
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    lineGap: hhea.getInt16(8),
    sampleWidth: sampleWidthOf(tables, hhea.getUint16(34)),
    weights: tables.has("fvar") ? weightsOf(viewOf(tables, "fvar")) : undefined,
  };
}

function viewOf(tables: Tables, tag: string): DataView {
  const table = tables.get(tag);
  if (table === undefined) throw new RangeError(`no table ${tag}`);
  return table.view;
}

/** The average width of the characters of `sampleText`; undefined for a font without some of them, such as one of icons. */
function sampleWidthOf(tables: Tables, metricCount: number): number | undefined {
  const { view, isTransformed } = tables.get("hmtx") ?? {};
  if (view === undefined) return undefined;
  const glyphOf = glyphFinder(viewOf(tables, "cmap"));
  const glyphs = Array.from(sampleText, (character) => glyphOf(character.codePointAt(0) ?? 0));
  if (glyphs.includes(0)) return undefined;
  const widthOf = (glyph: number): number => {
    const row = Math.min(glyph, metricCount - 1);
    // Packed, all widths come first, after a byte of flags; otherwise each is before a bearing.
    return isTransformed ? view.getUint16(1 + row * 2) : view.getUint16(row * 4);
  };
  return glyphs.reduce((sum, glyph) => sum + widthOf(glyph), 0) / glyphs.length;
}

/** Returns a function from characters to glyphs; 0 is the glyph of none. */
function glyphFinder(cmap: DataView): (code: number) => number {
  const starts = Array.from({ length: cmap.getUint16(2) }, (_, row) => cmap.getUint32(4 + row * 8 + 4));
  const start = starts.find((each) => cmap.getUint16(each) === 4);
  if (start === undefined) return () => 0;
  const size = cmap.getUint16(start + 6);
  const [ends, begins] = [start + 14, start + 16 + size];
  const [deltas, offsets] = [begins + size, begins + size * 2];
  return (code) => {
    for (let at = 0; at < size; at += 2) {
      if (code > cmap.getUint16(ends + at)) continue;
      const begin = cmap.getUint16(begins + at);
      if (code < begin) return 0;
      const offset = cmap.getUint16(offsets + at);
      const delta = cmap.getUint16(deltas + at);
      const glyph = offset === 0 ? code : cmap.getUint16(offsets + at + offset + (code - begin) * 2);
      return glyph === 0 ? 0 : (glyph + delta) % 65536;
    }
    return 0;
  };
}

/** The lightest and the heaviest weight of a variable font; undefined for one whose weight does not vary. */
function weightsOf(fvar: DataView): readonly [number, number] | undefined {
  const [start, count, size] = [fvar.getUint16(4), fvar.getUint16(8), fvar.getUint16(10)];
  for (let row = 0; row < count; row++) {
    const at = start + row * size;
    if (fvar.getUint32(at) === 0x77676874) return [fvar.getInt32(at + 4) / 65536, fvar.getInt32(at + 12) / 65536];
  }
  return undefined;
}
