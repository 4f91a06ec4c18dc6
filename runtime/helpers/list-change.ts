import * as messages from "../messages/helpers.ts";
import type { List } from "./list-types.ts";
import { itemsIn, positionIn } from "./values.ts";

/** Exchange the items at two indexes. */
export function swap<T>(list: List<T>, first: unknown, second: unknown): readonly T[] {
  const items = itemsIn(list, "swap");
  const [one, other] = [positionIn(first, "swap"), positionIn(second, "swap", messages.thirdNotNumber)];
  if (!isInside(items, one) || !isInside(items, other)) return items;
  const swapped = [...items];
  swapped.splice(one, 1, ...items.slice(other, other + 1));
  swapped.splice(other, 1, ...items.slice(one, one + 1));
  return swapped;
}

/** Move the item at one index to another. */
export function move<T>(list: List<T>, from: unknown, to: unknown): readonly T[] {
  const items = itemsIn(list, "move");
  const [start, end] = [positionIn(from, "move"), positionIn(to, "move", messages.thirdNotNumber)];
  if (!isInside(items, start) || !isInside(items, end)) return items;
  const moved = [...items];
  moved.splice(end, 0, ...moved.splice(start, 1));
  return moved;
}

/** Insert a value before the item at an index; the length of the list appends it. */
export function insertAt<T>(list: List<T>, index: unknown, value: NoInfer<T>): readonly T[];
export function insertAt<T, V>(list: List<T>, index: unknown, value: V): readonly (T | V)[];
export function insertAt(list: List<unknown>, index: unknown, value: unknown): readonly unknown[] {
  const items = itemsIn(list, "insertAt");
  const position = positionIn(index, "insertAt");
  if (position < 0 || position > items.length) return items;
  return [...items.slice(0, position), value, ...items.slice(position)];
}

/** Replace the item at an index. */
export function replaceAt<T>(list: List<T>, index: unknown, value: NoInfer<T>): readonly T[];
export function replaceAt<T, V>(list: List<T>, index: unknown, value: V): readonly (T | V)[];
export function replaceAt(list: List<unknown>, index: unknown, value: unknown): readonly unknown[] {
  const items = itemsIn(list, "replaceAt");
  const position = positionIn(index, "replaceAt");
  return items.map((item, at) => (at === position ? value : item));
}

const isInside = ({ length }: readonly unknown[], position: number): boolean => position >= 0 && position < length;
