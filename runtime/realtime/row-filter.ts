import { matchesFilter } from "../data/arrange.ts";
import { type FieldPath, fieldPath, fieldReader } from "../data/field-path.ts";
import type { FilterEntry } from "../data/filter.ts";
import { type OrderEntry, type PlainOrder, plainOrder } from "../data/order.ts";
import { listOf, type PlainComparison, type PlainFilter, plainFilter } from "../data/plain-filter.ts";

// Filters and orders for single rows of the database, with the semantics of the database instead of formulas.

/** Returns a function that checks whether a row of the database passes a filter. */
export function rowFilter(filter: FilterEntry): (row: object) => boolean {
  const plain = plainFilter(filter);
  return plain === undefined ? () => true : compiled(plain);
}

/** Returns the levels of an order, with null values where Postgres puts them. */
export const rowOrder = (sort: readonly OrderEntry[] | null | undefined): readonly PlainOrder[] =>
  plainOrder(sort).map((level) => ({ ...level, nulls: level.nulls ?? (level.isDescending ? "first" : "last") }));

/** Returns the fields that a filter reads. */
export function fieldsOf(filter: FilterEntry): readonly FieldPath[] {
  const plain = plainFilter(filter);
  return plain === undefined ? [] : fieldsIn(plain);
}

const fieldsIn = (filter: PlainFilter): readonly FieldPath[] =>
  "operator" in filter ? [fieldPath(filter.field)] : filter.filters.flatMap(fieldsIn);

function compiled(filter: PlainFilter): (row: object) => boolean {
  if ("operator" in filter) return comparison(filter);
  const parts = filter.filters.map(compiled);
  return filter.kind === "and"
    ? (row) => parts.every((passes) => passes(row))
    : (row) => parts.some((passes) => passes(row));
}

function comparison({ field, operator, value }: PlainComparison): (row: object) => boolean {
  const read = fieldReader(field);
  return (row) => {
    const actual = read(row);
    const holds = (given: unknown): boolean => {
      const [one, other] = alike(actual, given);
      return matchesFilter({ one }, { field: "one", operator, value: other });
    };
    switch (operator) {
      case "isNull":
        return actual == null;
      case "isNotNull":
        return actual != null;
      case "eq":
        return holds(value);
      case "in":
        return listOf(value).some((given) => isEqual(actual, given));
      case "notIn":
        return actual != null && !listOf(value).some((given) => isEqual(actual, given));
      // In SQL, null is neither equal nor unequal to a value.
      case "ne":
        return value == null ? actual != null : actual != null && holds(value);
      default:
        return actual != null && holds(value);
    }
  };
}

function isEqual(actual: unknown, given: unknown): boolean {
  const [one, other] = alike(actual, given);
  return one === other;
}

/**
 * Convert a row's value and a formula's to comparable forms: a path parameter is a string, a time may be in another
 * zone.
 */
function alike(actual: unknown, given: unknown): readonly [unknown, unknown] {
  const value = given instanceof Date ? given.toISOString() : given;
  if (typeof actual === "number" && typeof value === "string" && value.trim() !== "") return [actual, Number(value)];
  if (typeof actual === "boolean" && typeof value === "string") return [actual, value === "true"];
  if (typeof actual === "string" && typeof value === "string" && timePattern.test(actual)) {
    const [one, other] = [Date.parse(actual), Date.parse(value)];
    if (!Number.isNaN(one) && !Number.isNaN(other)) return [one, other];
  }
  if (typeof actual === "string" && (typeof value === "number" || typeof value === "boolean"))
    return [actual, String(value)];
  return [actual, value];
}

const timePattern = /^\d{4}-\d\d-\d\dT/;
