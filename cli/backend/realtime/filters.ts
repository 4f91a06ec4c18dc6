import { quoteName } from "../database/quote-name.ts";
/** A column of a published table. */
export interface Column {
  readonly name: string;
  /** The type name by which clients convert values, such as `int4`. */
  readonly type: string;
  /** The type as written in a cast. */
  readonly sqlType: string;
  readonly isKey: boolean;
  /** The roles that may select it. */
  readonly readers: readonly string[];
}

/** A filter as SQL over a row `r`; `check` fails where a value does not fit its column. */
export interface RowFilter {
  readonly where: string;
  readonly check: string;
  readonly values: readonly (string | readonly string[])[];
}

/**
 * Parse a filter such as `id=eq.1` or `status=in.(a,b),nome=not.like.x%`; all conditions must hold.
 *
 * Returns an error message if a condition is invalid or its column is not in `columns`.
 */
export function readFilter(text: string, columns: readonly Column[]): RowFilter | string {
  const parts: { readonly where: string; readonly check: string; readonly value?: string | readonly string[] }[] = [];
  let valueCount = 0;
  for (const condition of splitOutsideQuotes(text)) {
    const [, name = "", not = "", operator = "", value = ""] = /^([^=]+)=(not\.)?(\w+)\.(.*)$/s.exec(condition) ?? [];
    const column = columns.find((each) => each.name === name);
    if (!column) {
      return `invalid column for filter ${name || condition}`;
    }
    const part = conditionOf(column, operator, value, `$${valueCount + 1}`);
    if (!part) {
      return `invalid filter ${condition}`;
    }
    valueCount += part.value === undefined ? 0 : 1;
    parts.push({ ...part, where: not === "" ? `(${part.where})` : `(not ${part.where})` });
  }
  return {
    where: parts.map((part) => part.where).join(" and "),
    check: parts.map((part) => part.check).join(", "),
    values: parts.flatMap((part) => (part.value === undefined ? [] : [part.value])),
  };
}

const comparisons: Readonly<Record<string, string>> = {
  eq: "=",
  neq: "<>",
  lt: "<",
  lte: "<=",
  gt: ">",
  gte: ">=",
  isdistinct: "is distinct from",
};
const patterns: Readonly<Record<string, string>> = { like: "like", ilike: "ilike", match: "~", imatch: "~*" };

interface Condition {
  readonly where: string;
  readonly check: string;
  readonly value?: string | readonly string[];
}

function conditionOf(column: Column, operator: string, text: string, place: string): Condition | undefined {
  const left = `r.${quoteName(column.name)}`;
  const comparison = Object.hasOwn(comparisons, operator) ? comparisons[operator] : undefined;
  if (comparison !== undefined) {
    const right = `${place}::text::${column.sqlType}`;
    return { where: `${left} ${comparison} ${right}`, check: right, value: unquoted(text) };
  }
  const pattern = Object.hasOwn(patterns, operator) ? patterns[operator] : undefined;
  if (pattern !== undefined) {
    const right = `${place}::text`;
    return { where: `${left}::text ${pattern} ${right}`, check: `'' ${pattern} ${right}`, value: unquoted(text) };
  }
  if (operator === "in") {
    const list = /^\((.*)\)$/s.exec(text)?.[1];
    const right = `${place}::text[]::${column.sqlType}[]`;
    return list === undefined
      ? undefined
      : { where: `${left} = any(${right})`, check: right, value: splitOutsideQuotes(list).map(unquoted) };
  }
  const isKnown = operator === "is" && /^(?:null|true|false|unknown)$/i.test(text);
  const isRight = isKnown && (/^null$/i.test(text) || column.type === "bool");
  return isRight ? { where: `${left} is ${text}`, check: "true" } : undefined;
}

// Splits at the commas outside quotes and parentheses.
function splitOutsideQuotes(text: string): readonly string[] {
  const parts = [""];
  let depth = 0;
  for (const [piece] of text.matchAll(/"(?:[^"\\]|\\.)*"|./gs)) {
    depth += piece === "(" ? 1 : piece === ")" ? -1 : 0;
    if (piece === "," && depth === 0) {
      parts.push("");
    } else {
      parts[parts.length - 1] += piece;
    }
  }
  return parts;
}

function unquoted(text: string): string {
  const inside = /^"(.*)"$/s.exec(text)?.[1];
  return inside === undefined ? text : inside.replace(/\\(.)/gs, "$1");
}
