import { type Field, identifier, quoted } from "./names.ts";
import type { Scanner } from "./scanner.ts";

/** A condition on a field. */
export interface Filter {
  readonly field: Field;
  readonly isNegated: boolean;
  readonly test: Test;
}

/** What a filter asks of the value of its field. The values are texts, which the database parses. */
export type Test =
  | { readonly kind: "operator"; readonly operator: Operator; readonly value: string; readonly of?: "any" | "all" }
  | { readonly kind: "in"; readonly values: readonly string[] }
  | { readonly kind: "is"; readonly value: IsValue }
  | { readonly kind: "isdistinct"; readonly value: string }
  | {
      readonly kind: "text-search";
      readonly operator: TextSearch;
      readonly language?: string;
      readonly value: string;
    };

export type Operator = (typeof simpleOperators)[number] | (typeof quantifiedOperators)[number];
export type TextSearch = (typeof textSearches)[number];
export type IsValue = (typeof isValues)[number];

const simpleOperators = ["neq", "cs", "cd", "ov", "sl", "sr", "nxr", "nxl", "adj"] as const;
const quantifiedOperators = ["eq", "gte", "gt", "lte", "lt", "like", "ilike", "match", "imatch"] as const;
const textSearches = ["fts", "plfts", "phfts", "wfts"] as const;
const isValues = ["null", "not_null", "true", "false", "unknown"] as const;

/** Reads the value of an operator: to the end in a parameter of its own, to the next comma in a group. */
export type ReadValue = (scanner: Scanner) => string;

/** Parse an operator and its value, such as `not.eq.5`, `in.(1,2)` or `fts(english).word`. */
export function condition(scanner: Scanner, readValue: ReadValue): Omit<Filter, "field"> {
  const isNegated = scanner.skips("not.");
  const test =
    listTest(scanner) ??
    isTest(scanner) ??
    distinctTest(scanner, readValue) ??
    textSearchTest(scanner, readValue) ??
    operatorTest(scanner, readValue) ??
    scanner.fail("operator (eq, gt, ...)");
  return { isNegated, test };
}

/** Whether a text has the beginning of a condition; the argument of a function that has is never a plain value. */
export const beginsAsCondition = (text: string): boolean => /^(?:not|in|is|isdistinct)\./.test(text);

/** The rest of the text. */
export function wholeValue(scanner: Scanner): string {
  const value = scanner.text.slice(scanner.position);
  scanner.position = scanner.text.length;
  return value;
}

/** A value in a group: in quotes, an array in braces, or all up to the next comma or parenthesis. */
export const groupedValue = (scanner: Scanner): string =>
  scanner.attempt(quotedItem) ?? scanner.match(/\{[^{}]*\}/uy) ?? scanner.match(/[^,)]*/uy) ?? "";

function listTest(scanner: Scanner): Test | undefined {
  if (!scanner.skips("in.")) return undefined;
  scanner.skipSpaces();
  scanner.expect("(");
  scanner.skipSpaces();
  const values = scanner.separated(listItem, ",");
  scanner.skipSpaces();
  scanner.expect(")");
  scanner.skipSpaces();
  return { kind: "in", values };
}

const listItem = (scanner: Scanner): string => scanner.attempt(quotedItem) ?? scanner.match(/[^,)]*/uy) ?? "";

function quotedItem(scanner: Scanner): string {
  const text = quoted(scanner);
  if (!(scanner.isAtEnd || scanner.sees(",") || scanner.sees(")"))) scanner.fail('"," or ")"');
  return text;
}

/** Parse the value of `is` in any case. What follows it is ignored, as by PostgREST. */
function isTest(scanner: Scanner): Test | undefined {
  if (!scanner.skips("is.")) return undefined;
  const found = scanner.match(/null|not_null|true|false|unknown/iy)?.toLowerCase();
  const value = isValues.find((name) => name === found);
  return { kind: "is", value: value ?? scanner.fail("isVal: (null, not_null, true, false, unknown)") };
}

function distinctTest(scanner: Scanner, readValue: ReadValue): Test | undefined {
  return scanner.skips("isdistinct.") ? { kind: "isdistinct", value: readValue(scanner) } : undefined;
}

const textSearchTest = (scanner: Scanner, readValue: ReadValue): Test | undefined =>
  scanner.attempt(() => {
    const operator = textSearches.find((name) => scanner.skips(name)) ?? scanner.fail("a text search");
    const language = scanner.attempt(languageName);
    scanner.expect(".");
    return { kind: "text-search", operator, value: readValue(scanner), ...(language !== undefined && { language }) };
  });

function languageName(scanner: Scanner): string {
  scanner.expect("(");
  const language = identifier(scanner);
  scanner.expect(")");
  return language;
}

const operatorTest = (scanner: Scanner, readValue: ReadValue): Test | undefined =>
  scanner.attempt(() => {
    const simple = simpleOperators.find((name) => scanner.skips(`${name}.`));
    if (simple !== undefined) {
      return { kind: "operator", operator: simple, value: readValue(scanner) };
    }
    const operator = quantifiedOperators.find((name) => scanner.skips(name)) ?? scanner.fail("an operator");
    const of = scanner.skips("(any)") ? "any" : scanner.skips("(all)") ? "all" : undefined;
    scanner.expect(".");
    return { kind: "operator", operator, value: readValue(scanner), ...(of !== undefined && { of }) };
  });
