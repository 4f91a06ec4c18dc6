/** What JSON that can be parsed may still be wrong about. Offsets are UTF-16 units of the text. */
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

/** Objects with more keys than this look them up in a map instead of comparing with each. */
const manyKeys = 32;

/**
 * Find nesting over `depthLimit` and keys that stand twice in one object, in UTF-8 that `JSON.parse` accepts.
 *
 * Reads bytes, which is several times faster than text. Only strings and brackets are looked at; nothing is allocated per
 * value. Keys are compared by a hash and then by what they are.
 */
export function scan(bytes: Uint8Array, depthLimit: number): ScanFinding[] {
  const findings: ScanFinding[] = [];
  // Keys of the open objects, innermost last: an object's keys are contiguous, because inner ones are gone when it closes.
  let hashes = new Int32Array(1024);
  let starts = new Int32Array(1024);
  let keyCount = 0;
  const bases = new Int32Array(depthLimit + 1);
  const isObject = new Uint8Array(depthLimit + 1);
  const maps: (Map<number, number[]> | undefined)[] = [];
  let depth = 0;
  let expectsKey = false;
  const length = bytes.length;
  for (let at = 0; at < length; at++) {
    const byte = bytes[at] ?? 0;
    // Most of a file that people read is indentation.
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
      if (hasEscape) hash = hashOf(keyBytes(bytes, start));
      const base = bases[depth] ?? 0;
      const first = find(hash, start, base);
      if (first !== undefined) {
        findings.push(duplicate(bytes, start, first));
        continue;
      }
      if (keyCount === hashes.length) {
        hashes = grown(hashes);
        starts = grown(starts);
      }
      hashes[keyCount] = hash;
      starts[keyCount] = start;
      keyCount++;
      remember(hash, start, base);
    } else if (byte === 0x7b || byte === 0x5b) {
      if (depth === depthLimit) return [{ kind: "too-deep", start: lengthOf(bytes, at) }];
      depth++;
      bases[depth] = keyCount;
      isObject[depth] = byte === 0x7b ? 1 : 0;
      expectsKey = byte === 0x7b;
    } else if (byte === 0x7d || byte === 0x5d) {
      keyCount = bases[depth] ?? 0;
      maps[depth] = undefined;
      depth--;
      expectsKey = false;
    } else if (byte === comma) expectsKey = isObject[depth] === 1;
  }
  return findings;

  function find(hash: number, start: number, base: number): number | undefined {
    const map = maps[depth];
    if (map !== undefined) return map.get(hash)?.find((other) => isSameKey(bytes, other, start));
    for (let index = base; index < keyCount; index++) {
      if (hashes[index] === hash && isSameKey(bytes, starts[index] ?? 0, start)) return starts[index];
    }
    return undefined;
  }

  function remember(hash: number, start: number, base: number): void {
    let map = maps[depth];
    if (map === undefined) {
      if (keyCount - base <= manyKeys) return;
      map = new Map();
      for (let index = base; index < keyCount; index++) add(map, hashes[index] ?? 0, starts[index] ?? 0);
      maps[depth] = map;
    } else add(map, hash, start);
  }
}

const decoder = new TextDecoder();

/** How many UTF-16 units the text before a byte has. */
const lengthOf = (bytes: Uint8Array, end: number) => decoder.decode(bytes.subarray(0, end)).length;

function duplicate(bytes: Uint8Array, start: number, first: number): ScanFinding {
  const at = (offset: number) => lengthOf(bytes, offset);
  return {
    kind: "duplicate-key",
    key: keyText(bytes, start),
    start: at(start),
    end: at(bytesEnd(bytes, start)),
    first: at(first),
    firstEnd: at(bytesEnd(bytes, first)),
  };
}

/** The byte behind the closing quote of the string that opens at `start`. */
function bytesEnd(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at + 1;
}

function keyText(bytes: Uint8Array, start: number): string {
  return String(JSON.parse(decoder.decode(bytes.subarray(start, bytesEnd(bytes, start)))));
}

/** The bytes that a key would have without escapes. */
const keyBytes = (bytes: Uint8Array, start: number) => new TextEncoder().encode(keyText(bytes, start));

const isSameKey = (bytes: Uint8Array, one: number, other: number) => keyText(bytes, one) === keyText(bytes, other);

function hashOf(bytes: Uint8Array): number {
  let hash = 0;
  for (const byte of bytes) hash = (Math.imul(hash, 31) + byte) | 0;
  return hash;
}

function add(map: Map<number, number[]>, hash: number, start: number): void {
  const known = map.get(hash);
  if (known === undefined) map.set(hash, [start]);
  else known.push(start);
}

function grown(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

/** The offset behind the closing quote of the string that opens at `start`, in a text that is right. */
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

/** The key whose string stands at `[start, end)`, quotes included. */
export function keyAt(text: string, start: number, end: number): string {
  const raw = text.slice(start + 1, end - 1);
  return raw.includes("\\") ? String(JSON.parse(text.slice(start, end))) : raw;
}
