import { isObject, type JsonObject } from "../../json.ts";

/** Returns the JSON of a value with sorted members, so that equal values have equal texts. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? "null";
  const members = Object.keys(value).sort();
  return `{${members.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(",")}}`;
}

/** Whether two JSON values are equal; the order of members does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  );
}

const featureLimit = 200;

/** Returns the leaves of a value with their paths, at most two hundred, for comparing by similarity. */
export function featuresOf(value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (each: unknown, path: string): void => {
    if (found.size >= featureLimit) return;
    if (Array.isArray(each)) for (const item of each) visit(item, `${path}[]`);
    else if (isObject(each)) for (const name of Object.keys(each)) visit(each[name], `${path}.${name}`);
    else found.add(`${path}=${String(each)}`);
  };
  visit(value, "");
  return found;
}

/** Returns how similar two sets are, from 0 to 1; two empty sets are equal. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size + b.size === 0) return 1;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const each of small) if (large.has(each)) shared++;
  return (2 * shared) / (a.size + b.size);
}

/** Returns the positions of a longest increasing run of numbers: what keeps its order. */
export function keptOrder(numbers: readonly number[]): ReadonlySet<number> {
  const ends: number[] = [];
  const before: number[] = [];
  for (const [at, value] of numbers.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before[at] = low > 0 ? (ends[low - 1] ?? -1) : -1;
    ends[low] = at;
  }
  const kept = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) kept.add(at);
  return kept;
}

/** Returns an object without some members. */
export const without = (value: JsonObject, names: ReadonlySet<string>): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name)));
