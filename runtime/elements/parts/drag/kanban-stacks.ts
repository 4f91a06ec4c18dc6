import { compareValues } from "../../../data/arrange.ts";
import { textOf } from "../../../react/bound-value.ts";
import { fieldOf } from "./fields.ts";

/** A stack of a board with its items in order. */
export interface KanbanStack<Item> {
  readonly label: string;
  readonly value: unknown;
  readonly items: readonly Item[];
}

/** How items are divided into stacks. */
export interface StackRules {
  readonly stackedBy: string;
  readonly stackLabel: string;
  readonly stackValue: string;
  /** The label of the stack of all other items; undefined without such a stack. */
  readonly otherLabel: string | undefined;
  readonly sortedBy: string;
  readonly isDescending: boolean;
}

/** Returns the stacks of a board. Items of no stack are in the first one, with the value null, or in none. */
export function kanbanStacks<Item>(
  items: readonly Item[],
  stacks: readonly unknown[],
  rules: StackRules,
): readonly KanbanStack<Item>[] {
  const byValue = new Map<unknown, Item[]>();
  for (const stack of stacks) byValue.set(fieldOf(stack, rules.stackValue), []);
  const others: Item[] = [];
  for (const item of sorted(items, rules)) (byValue.get(fieldOf(item, rules.stackedBy)) ?? others).push(item);
  const shown = stacks.map((stack): KanbanStack<Item> => {
    const value = fieldOf(stack, rules.stackValue);
    return { label: textOf(fieldOf(stack, rules.stackLabel)), value, items: byValue.get(value) ?? [] };
  });
  return rules.otherLabel === undefined ? shown : [{ label: rules.otherLabel, value: null, items: others }, ...shown];
}

function sorted<Item>(items: readonly Item[], { sortedBy, isDescending }: StackRules): readonly Item[] {
  if (sortedBy === "") return items;
  return items
    .map((item) => ({ item, by: fieldOf(item, sortedBy) }))
    .sort((one, other) => compareValues(one.by, other.by, isDescending))
    .map(({ item }) => item);
}

/** A move between two stacks, or in one, by their positions on the board. */
export interface StackMove {
  readonly from: number;
  readonly oldIndex: number;
  readonly to: number;
  readonly newIndex: number;
}

/** Returns the stacks after an item was moved; the others stay the same objects. */
export function withMove<Item>(
  stacks: readonly KanbanStack<Item>[],
  item: Item,
  { from, oldIndex, to, newIndex }: StackMove,
): readonly KanbanStack<Item>[] {
  return stacks.map((stack, position) => {
    if (position !== from && position !== to) return stack;
    const without = position === from ? stack.items.toSpliced(oldIndex, 1) : stack.items;
    return { ...stack, items: position === to ? without.toSpliced(newIndex, 0, item) : without };
  });
}
