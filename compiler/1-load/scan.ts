/** A problem in JSON that can be parsed. Offsets are UTF-16 units of the text. */
export type ScanFinding =
  | { readonly kind: "too-deep"; readonly start: number }
  | {
      readonly kind: "duplicate-key";
      readonly key: string;
      readonly start: number;
      readonly end: number;
      readonly first: number;
      readonly firstEnd: number;
    };

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;

/** Objects with more keys than this look keys up in a map, instead of comparing each with all others. */
const manyKeys = 32;

/** A finding whose offsets are still in bytes. */
interface Repetition {
  readonly start: number;
  readonly first: number;
}

/**
 * Finds nesting over `depthLimit` and duplicate keys, in UTF-8 that `JSON.parse` accepts.
 *
 * Reads bytes, which is several times faster than reading text. Looks only at strings and brackets, and allocates
 * nothing per value. Keys are compared by hash first, then by content.
 */
export function scan(bytes: Uint8Array, depthLimit: number): ScanFinding[] {
  const repetitions: Repetition[] = [];
  const keys = new OpenKeys(bytes, depthLimit);
  const length = bytes.length;
  let expectsKey = false;
  for (let at = 0; at < length; at++) {
    const byte = bytes[at] ?? 0;
    // Most bytes of a hand-written file are indentation.
    if (byte <= 0x20) continue;
    if (byte === quote) {
      const start = at;
      let hash = 0;
      let hasEscape = false;
      for (at++; at < length; at++) {
        const unit = bytes[at] ?? 0;
        if (unit === quote) break;
        if (unit === backslash) {
          hasEscape = true;
          at++;
        }
        hash = (Math.imul(hash, 31) + unit) | 0;
      }
      if (!expectsKey) continue;
      expectsKey = false;
      const first = keys.add(hasEscape ? hashOf(keyBytes(bytes, start)) : hash, start);
      if (first !== undefined) repetitions.push({ start, first });
    } else if (byte === 0x7b || byte === 0x5b) {
      if (keys.depth === depthLimit) return [{ kind: "too-deep", start: lengthOf(bytes, at) }];
      expectsKey = byte === 0x7b;
      keys.open(expectsKey);
    } else if (byte === 0x7d || byte === 0x5d) {
      keys.close();
      expectsKey = false;
    } else if (byte === comma) expectsKey = keys.isInObject();
  }
  return duplicates(bytes, repetitions);
}

/** Keys of the open objects, innermost last. An object's keys are contiguous: inner ones go when it closes. */
class OpenKeys {
  depth = 0;
  private hashes = new Int32Array(1024);
  private starts = new Int32Array(1024);
  private count = 0;
  private readonly bases: Int32Array;
  private readonly isObject: Uint8Array;
  /** Where each key of a large object starts. Not keyed by our hash, for which an attacker could craft collisions. */
  private readonly maps: (Map<string, number> | undefined)[] = [];

  constructor(
    private readonly bytes: Uint8Array,
    depthLimit: number,
  ) {
    this.bases = new Int32Array(depthLimit + 1);
    this.isObject = new Uint8Array(depthLimit + 1);
  }

  open(isObject: boolean): void {
    this.depth++;
    this.bases[this.depth] = this.count;
    this.isObject[this.depth] = isObject ? 1 : 0;
  }

  close(): void {
    this.count = this.base();
    this.maps[this.depth] = undefined;
    this.depth--;
  }

  isInObject(): boolean {
    return this.isObject[this.depth] === 1;
  }

  /** Adds a key of the innermost object. For a duplicate, adds nothing and returns where the first one starts. */
  add(hash: number, start: number): number | undefined {
    const first = this.find(hash, start);
    if (first !== undefined) return first;
    if (this.count === this.hashes.length) {
      this.hashes = grown(this.hashes);
      this.starts = grown(this.starts);
    }
    this.hashes[this.count] = hash;
    this.starts[this.count] = start;
    this.count++;
    this.remember(start);
    return undefined;
  }

  private base(): number {
    return this.bases[this.depth] ?? 0;
  }

  private find(hash: number, start: number): number | undefined {
    const map = this.maps[this.depth];
    if (map !== undefined) return map.get(keyText(this.bytes, start));
    for (let index = this.base(); index < this.count; index++) {
      const other = this.starts[index] ?? 0;
      if (this.hashes[index] === hash && keyText(this.bytes, other) === keyText(this.bytes, start)) return other;
    }
    return undefined;
  }

  private remember(start: number): void {
    const map = this.maps[this.depth];
    if (map !== undefined) map.set(keyText(this.bytes, start), start);
    else if (this.count - this.base() > manyKeys) this.maps[this.depth] = this.mapOfOpen();
  }

  private mapOfOpen(): Map<string, number> {
    const open = this.starts.subarray(this.base(), this.count);
    return new Map(Array.from(open, (start) => [keyText(this.bytes, start), start]));
  }
}

const decoder = new TextDecoder();

/** Returns the number of UTF-16 units in the text before a byte. */
const lengthOf = (bytes: Uint8Array, end: number) => decoder.decode(bytes.subarray(0, end)).length;

/** Returns the duplicate keys with offsets in UTF-16 units. Decodes the text once for all of them. */
function duplicates(bytes: Uint8Array, repetitions: readonly Repetition[]): ScanFinding[] {
  const found = repetitions.map(({ start, first }) => ({
    start,
    end: bytesEnd(bytes, start),
    first,
    firstEnd: bytesEnd(bytes, first),
  }));
  const units = unitsOf(bytes, new Set(found.flatMap((each) => Object.values(each))));
  const at = (offset: number) => units.get(offset) ?? 0;
  return found.map(({ start, end, first, firstEnd }) => ({
    kind: "duplicate-key",
    key: keyText(bytes, start),
    start: at(start),
    end: at(end),
    first: at(first),
    firstEnd: at(firstEnd),
  }));
}

/** Returns the number of UTF-16 units in the text before each of these bytes. */
function unitsOf(bytes: Uint8Array, offsets: ReadonlySet<number>): ReadonlyMap<number, number> {
  const units = new Map<number, number>();
  let last = 0;
  let count = 0;
  for (const offset of Array.from(offsets).sort((a, b) => a - b)) {
    count += decoder.decode(bytes.subarray(last, offset)).length;
    units.set(offset, count);
    last = offset;
  }
  return units;
}

/** Returns the offset of the byte after the closing quote of the string that starts at `start`. */
function bytesEnd(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at + 1;
}

function keyText(bytes: Uint8Array, start: number): string {
  return String(JSON.parse(decoder.decode(bytes.subarray(start, bytesEnd(bytes, start)))));
}

/** Returns the bytes of a key with its escapes decoded. */
const keyBytes = (bytes: Uint8Array, start: number) => new TextEncoder().encode(keyText(bytes, start));

function hashOf(bytes: Uint8Array): number {
  let hash = 0;
  for (const byte of bytes) hash = (Math.imul(hash, 31) + byte) | 0;
  return hash;
}

function grown(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

/** Returns the offset after the closing quote of the string that starts at `start`, in valid text. */
export function stringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === backslash) slashes++;
    if (slashes % 2 === 0) return end + 1;
    end = text.indexOf('"', end + 1);
  }
  return text.length;
}

/** Returns the key whose string is at `[start, end)`, quotes included. */
export function keyAt(text: string, start: number, end: number): string {
  const raw = text.slice(start + 1, end - 1);
  return raw.includes("\\") ? String(JSON.parse(text.slice(start, end))) : raw;
}
