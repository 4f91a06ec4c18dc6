/** What a text that is right JSON may still be wrong about. Offsets are UTF-16 units. */
export type ScanFinding =
  | { readonly kind: "too-deep"; readonly start: number }
  | {
      readonly kind: "duplicate-key";
      readonly key: string;
      readonly start: number;
      readonly end: number;
      readonly first: number;
    };

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;

/** Objects with more keys than this look them up in a map instead of comparing with each. */
const manyKeys = 32;

/**
 * Find nesting over `depthLimit` and keys that stand twice in one object, in a text that `JSON.parse` accepts.
 *
 * Only strings and brackets are looked at; nothing is allocated per value. Keys are compared by a hash and then by text.
 */
export function scan(text: string, depthLimit: number): ScanFinding[] {
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
  const length = text.length;
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      const start = at;
      let hash = 0;
      if (expectsKey) {
        let hasEscape = false;
        for (at++; ; at++) {
          const unit = text.charCodeAt(at);
          if (unit === quote) break;
          if (unit === backslash) {
            hasEscape = true;
            at++;
          }
          hash = (Math.imul(hash, 31) + unit) | 0;
        }
        if (hasEscape) hash = hashOf(keyAt(text, start, at + 1));
        expectsKey = false;
        const base = bases[depth] ?? 0;
        const first = find(hash, start, at, base);
        if (first !== undefined) {
          findings.push({ kind: "duplicate-key", key: keyAt(text, start, at + 1), start, end: at + 1, first });
        } else {
          if (keyCount === hashes.length) {
            hashes = grown(hashes);
            starts = grown(starts);
          }
          hashes[keyCount] = hash;
          starts[keyCount] = start;
          keyCount++;
          remember(hash, start, base);
        }
      } else at = stringEnd(text, start) - 1;
    } else if (code === 0x7b || code === 0x5b) {
      if (depth === depthLimit) return [{ kind: "too-deep", start: at }];
      depth++;
      bases[depth] = keyCount;
      isObject[depth] = code === 0x7b ? 1 : 0;
      expectsKey = code === 0x7b;
    } else if (code === 0x7d || code === 0x5d) {
      keyCount = bases[depth] ?? 0;
      maps[depth] = undefined;
      depth--;
      expectsKey = false;
    } else if (code === comma) expectsKey = isObject[depth] === 1;
  }
  return findings;

  function find(hash: number, start: number, end: number, base: number): number | undefined {
    const map = maps[depth];
    if (map !== undefined) return map.get(hash)?.find((other) => isSameKey(other, start, end));
    for (let index = base; index < keyCount; index++) {
      if (hashes[index] === hash && isSameKey(starts[index] ?? 0, start, end)) return starts[index];
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

  function isSameKey(other: number, start: number, end: number): boolean {
    return keyAt(text, other, stringEnd(text, other)) === keyAt(text, start, end + 1);
  }
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

function hashOf(key: string): number {
  let hash = 0;
  for (let index = 0; index < key.length; index++) hash = (Math.imul(hash, 31) + key.charCodeAt(index)) | 0;
  return hash;
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
