import { type Field, field, fieldName } from "./names.ts";
import type { Scanner } from "./scanner.ts";

/** A term of `order`. */
export interface OrderTerm {
  /** The embedded relation that the field is of. */
  readonly relation?: string;
  readonly field: Field;
  readonly direction?: "asc" | "desc";
  readonly nulls?: "first" | "last";
}

/** Parse `order`, such as `name.desc.nullslast,author(name)`. */
export const orderTerms = (scanner: Scanner): readonly OrderTerm[] => scanner.separated(orderTerm, ",");

function orderTerm(scanner: Scanner): OrderTerm {
  scanner.skipSpaces();
  const term = scanner.attempt(relatedTerm) ?? ownTerm(scanner);
  scanner.skipSpaces();
  return term;
}

function relatedTerm(scanner: Scanner): OrderTerm {
  const relation = fieldName(scanner);
  scanner.expect("(");
  const column = field(scanner);
  scanner.expect(")");
  return { relation, field: column, ...direction(scanner) };
}

function ownTerm(scanner: Scanner): OrderTerm {
  return { field: field(scanner), ...direction(scanner) };
}

function direction(scanner: Scanner): Pick<OrderTerm, "direction" | "nulls"> {
  const sense = scanner.skips(".asc") ? "asc" : scanner.skips(".desc") ? "desc" : undefined;
  const nulls = scanner.skips(".nullsfirst") ? "first" : scanner.skips(".nullslast") ? "last" : undefined;
  if (!(scanner.isAtEnd || scanner.sees(","))) {
    scanner.skips(".");
    scanner.fail(nulls === undefined ? '"asc", "desc", "nullsfirst" or "nullslast"' : '"," or end of input');
  }
  return { ...(sense !== undefined && { direction: sense }), ...(nulls !== undefined && { nulls }) };
}
