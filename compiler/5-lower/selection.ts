import type { LinkedRepeat } from "../3-link/linked-design.ts";
import type { Reference } from "../3-link/names/scope.ts";
import { type Row, rowPart, type Thing } from "../3-link/names/thing.ts";
import type { CheckedFormula } from "../4-check/expressions/check-formula.ts";
import type { CheckedEquality, CheckedExpression } from "../4-check/expressions/expression.ts";
import { visitExpressions } from "../4-check/expressions/nodes.ts";
import { type Type, unknown } from "../formula-types.ts";

/** The key of the rows of each repeat around, by their item: a member of it, or null for the item. */
export type RowKeys = ReadonlyMap<Thing, string | null>;

/** A comparison of a variable with the key of a row. */
interface Selection {
  /** The variable. */
  readonly source: Reference;
  readonly key: CheckedExpression;
}

/** Returns the keys of the rows around with that of one more repeat. */
export function withRowKey(keys: RowKeys | undefined, repeats: readonly Row[], repeat: LinkedRepeat): RowKeys {
  const { item, key } = repeat;
  const type = item.type ?? unknown;
  const all = new Map(keys);
  const row = rowPart("item", repeats);
  if (type.kind === "record" && type.fields.has(key)) all.set(row, key);
  else if (isPlainValue(type)) all.set(row, null);
  return all;
}

/** True for items that are their own key. */
export const isPlainValue = ({ kind }: Type): boolean => kind === "text" || kind === "number" || kind === "date";

/** Whether a formula compares a variable with the key of a row. */
export function readsSelection({ lets, expression }: CheckedFormula, keys: RowKeys): boolean {
  let found = false;
  visitExpressions([lets, expression], (node) => {
    if (node.kind === "equality" && selectionOf(node, keys)) found = true;
  });
  return found;
}

/** Returns the parts of an equality that compares a variable with the key of a row. */
export function selectionOf({ form, left, right }: CheckedEquality, keys: RowKeys): Selection | undefined {
  if (form === "nothing") return undefined;
  const source = sourceOf(left) ?? sourceOf(right);
  const key = sourceOf(left) === undefined ? left : right;
  return source !== undefined && isKey(key, keys) ? { source, key } : undefined;
}

/** Things whose reference reads one signal. */
const signals: ReadonlySet<Thing["kind"]> = new Set(["variable", "own", "prop", "element"]);

function sourceOf(node: CheckedExpression): Reference | undefined {
  if (node.kind !== "reference") return undefined;
  const { thing, fallback } = node.reference;
  return fallback === undefined && signals.has(thing.kind) ? node.reference : undefined;
}

function isKey(node: CheckedExpression, keys: RowKeys): boolean {
  const object = node.kind === "member" ? node.object : node;
  if (object.kind !== "reference") return false;
  return keys.get(object.reference.thing) === (node.kind === "member" ? node.name : null);
}
