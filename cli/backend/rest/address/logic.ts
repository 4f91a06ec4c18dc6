import { condition, type Filter, groupedValue } from "./filter.ts";
import { field, fieldName } from "./names.ts";
import type { Scanner } from "./scanner.ts";

/** A filter, or a group of them. */
export type LogicTree = LogicGroup | { readonly kind: "filter"; readonly filter: Filter };

export interface LogicGroup {
  readonly kind: "group";
  readonly operator: "and" | "or";
  readonly isNegated: boolean;
  readonly items: readonly LogicTree[];
}

/** The key of a group: the embedded relations that lead to it, and its operator with its negation, such as `not.or`. */
export interface LogicKey {
  readonly relations: readonly string[];
  readonly operator: string;
}

/** Parse a key such as `or`, `not.and` or `posts.or`. */
export function logicKey(scanner: Scanner): LogicKey {
  const names = scanner.separated(fieldName, ".");
  const operator = names.at(-1) ?? "";
  return {
    relations: names.slice(0, -1).filter((name) => name !== "not"),
    operator: names.includes("not") ? `not.${operator}` : operator,
  };
}

/** Parse a group such as `or(id.eq.1,not.and(a.gt.2,b.is.null))`, or a filter. */
export function logicTree(scanner: Scanner): LogicTree {
  const filter = scanner.attempt(groupedFilter);
  if (filter !== undefined) {
    return { kind: "filter", filter };
  }
  const isNegated = scanner.skips("not.");
  const operator = scanner.skips("and") ? "and" : scanner.skips("or") ? "or" : undefined;
  if (operator === undefined) {
    scanner.fail("field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)");
  }
  spaced(scanner, "(");
  const items = scanner.nested(() => scanner.separated(spacedTree, ","));
  scanner.expect(")");
  scanner.skipSpaces();
  return { kind: "group", operator, isNegated, items };
}

function spacedTree(scanner: Scanner): LogicTree {
  scanner.skipSpaces();
  const tree = logicTree(scanner);
  scanner.skipSpaces();
  return tree;
}

function spaced(scanner: Scanner, token: string): void {
  scanner.skipSpaces();
  scanner.expect(token);
  scanner.skipSpaces();
}

function groupedFilter(scanner: Scanner): Filter {
  const column = field(scanner);
  scanner.expect(".");
  return { field: column, ...condition(scanner, groupedValue) };
}
