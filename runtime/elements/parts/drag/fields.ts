import { textOf } from "../../../react/bound-value.ts";
import { member } from "../select/options.ts";

/** Returns the field of an item; a plain value is its own field. */
export const fieldOf = (item: unknown, path: string): unknown =>
  typeof item === "object" && item !== null ? member(item, path) : item;

/** Returns a unique key for each item. */
export function keysOf(items: readonly unknown[], path: string): string[] {
  const taken = new Set<string>();
  return items.map((item, index) => {
    const own = textOf(fieldOf(item, path)) || `#${index}`;
    let key = own;
    for (let copy = 2; taken.has(key); copy += 1) key = `${own}#${copy}`;
    taken.add(key);
    return key;
  });
}
