import { type Field, field, fieldName, identifier } from "./names.ts";
import type { Scanner } from "./scanner.ts";

/** An item of `select`. */
export type SelectItem = SelectField | SelectRelation;

/** A column, such as `alias:data->a::text`, or an aggregate of it, such as `price.sum()`. */
export interface SelectField {
  readonly kind: "field";
  /** Of `*` for all columns, and for `count()`. */
  readonly field: Field;
  readonly alias?: string;
  /** The name of a type: letters, digits, `_`, `$` and spaces. */
  readonly cast?: string;
  readonly aggregate?: string;
}

/** An embedded relation, such as `alias:table!hint!inner(id)`, or one that is spread, such as `...table(id)`. */
export interface SelectRelation {
  readonly kind: "relation";
  readonly name: string;
  readonly alias?: string;
  readonly hint?: string;
  readonly join?: "left" | "inner";
  readonly isSpread: boolean;
  readonly items: readonly SelectItem[];
}

/**
 * Parse `select`; an empty one selects everything.
 *
 * As in PostgREST, a text that no item can begin with counts as empty, and what follows an unmatched parenthesis is
 * ignored.
 */
export const selectItems = (scanner: Scanner): readonly SelectItem[] =>
  [itemStart, allColumns, spreadHead].some((start) => scanner.foresees(start))
    ? scanner.separated(selectItem, ",")
    : [];

const itemStart = (scanner: Scanner): string => scanner.match(/[\p{L}0-9_ $"\t]/uy) ?? scanner.fail("an item");

function selectItem(scanner: Scanner): SelectItem {
  scanner.skipSpaces();
  const relation = scanner.attempt(spreadHead) ?? scanner.attempt(relationHead);
  if (relation === undefined) {
    return selectField(scanner);
  }
  scanner.expect("(");
  const items = scanner.nested(selectItems);
  scanner.expect(")");
  scanner.skipSpaces();
  return { ...relation, items };
}

type RelationHead = Omit<SelectRelation, "items">;

function spreadHead(scanner: Scanner): RelationHead {
  scanner.expect("...");
  return { kind: "relation", isSpread: true, ...relationAndHints(scanner) };
}

function relationHead(scanner: Scanner): RelationHead {
  const alias = scanner.attempt(aliasName);
  const head = relationAndHints(scanner);
  // `count()` is an aggregate.
  if (head.name === "count") scanner.fail("a relation");
  return { kind: "relation", isSpread: false, ...(alias !== undefined && { alias }), ...head };
}

function aliasName(scanner: Scanner): string {
  const alias = fieldName(scanner);
  scanner.expect(":");
  if (scanner.sees(":")) scanner.fail("a name");
  return alias;
}

function relationAndHints(scanner: Scanner): Pick<RelationHead, "name" | "hint" | "join"> {
  const name = fieldName(scanner);
  const hints = [embedHint(scanner), embedHint(scanner)];
  if (!scanner.sees("(")) scanner.fail('"("');
  return Object.assign({ name }, hints[1], hints[0]);
}

/** Parse `!inner`, `!left` or the name of a constraint, column or table. Names that begin with these words need quotes. */
function embedHint(scanner: Scanner): Pick<RelationHead, "hint" | "join"> {
  if (!scanner.skips("!")) return {};
  if (scanner.skips("left")) return { join: "left" };
  if (scanner.skips("inner")) return { join: "inner" };
  return { hint: fieldName(scanner) };
}

function selectField(scanner: Scanner): SelectField {
  const item = scanner.attempt(allColumns) ?? scanner.attempt(countOfRows) ?? oneColumn(scanner);
  scanner.skipSpaces();
  return item;
}

function allColumns(scanner: Scanner): SelectField {
  scanner.expect("*");
  endOfItem(scanner);
  return { kind: "field", field: { name: "*", path: [] } };
}

function countOfRows(scanner: Scanner): SelectField {
  const alias = scanner.attempt(aliasName);
  scanner.expect("count()");
  optionalCast(scanner);
  endOfItem(scanner);
  return { kind: "field", field: { name: "*", path: [] }, aggregate: "count", ...(alias !== undefined && { alias }) };
}

function oneColumn(scanner: Scanner): SelectField {
  const alias = scanner.attempt(aliasName);
  const column = field(scanner);
  const cast = optionalCast(scanner);
  const aggregate = scanner.match(/\.(?:sum|avg|count|max|min)\(\)/y)?.slice(1, -2);
  optionalCast(scanner);
  endOfItem(scanner);
  return {
    kind: "field",
    field: column,
    ...(alias !== undefined && { alias }),
    ...(cast !== undefined && { cast }),
    ...(aggregate !== undefined && { aggregate }),
  };
}

const optionalCast = (scanner: Scanner): string | undefined => (scanner.skips("::") ? identifier(scanner) : undefined);

function endOfItem(scanner: Scanner): void {
  if (!(scanner.isAtEnd || scanner.sees(",") || scanner.sees(")"))) {
    scanner.fail('letter, digit, "-", "->>", "->", "::", ".", ")", "," or end of input');
  }
}
