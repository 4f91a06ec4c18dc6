import { Refusal } from "../answer/refusal.ts";
import { beginsAsCondition, condition, type Filter, wholeValue } from "./filter.ts";
import { type LogicTree, logicKey, logicTree } from "./logic.ts";
import { fieldName, fieldPath } from "./names.ts";
import { type OrderTerm, orderTerms } from "./order.ts";
import { isReadable, type LimitRange, limitRanges, type Pair } from "./ranges.ts";
import { Scanner, SyntaxFailure } from "./scanner.ts";
import { type SelectItem, selectItems } from "./select.ts";

/** The parameters of an address. */
export interface Parameters {
  readonly select: readonly SelectItem[];
  readonly filters: readonly At<Filter>[];
  /** The filters' keys as they are in the address. */
  readonly filterKeys: readonly string[];
  readonly logic: readonly At<LogicTree>[];
  readonly order: readonly At<readonly OrderTerm[]>[];
  readonly ranges: readonly At<LimitRange>[];
  /** The limits and offsets that cannot be read as a number, which a read ignores. */
  readonly unreadRanges: readonly Pair[];
  /** The arguments of a function that is called with `GET`, in their order; one may be repeated. */
  readonly args: readonly (readonly [name: string, value: string])[];
  readonly columns: readonly string[] | undefined;
  readonly onConflict: readonly string[] | undefined;
  /** All parameters in the order of their names, for `Content-Location`. */
  readonly canonical: string;
}

/** Part of a request, and the embedded relations that lead to its table; none for the table of the address. */
export interface At<Part> {
  readonly relations: readonly string[];
  readonly part: Part;
}

/**
 * Parse the query of an address: `?select=id&name=eq.x`. `isCall` is for a function that is called with `GET`, whose
 * arguments are among the filters.
 *
 * Refuses with `PGRST100`. Source: PostgREST 12, ApiRequest/QueryParams.
 */
export function readParameters(query: string, isCall: boolean): Parameters {
  const all = pairsIn(query);
  const pairs = all.flatMap(([key, value]): Pair[] => (value === undefined ? [] : [[key, value]]));
  const ending = (...names: readonly string[]): Pair[] => pairs.filter(([key]) => names.includes(lastWord(key)));
  const first = (name: string): string | undefined => all.find(([key]) => key === name)?.[1];
  const order = ending("order").map(orderOf);
  const limits = ending("limit");
  const offsets = ending("offset");
  const logic = ending("and", "or").map(logicOf);
  const columns = namesIn("columns", first("columns"));
  const select = parsed("select parameter", first("select") ?? "*", selectItems);
  const filterPairs = pairs.filter(([key]) => !(reserved.has(key) || reservedEndings.has(lastWord(key))));
  const parts = filterPairs.map((pair) => filterOf(pair, isCall));
  return {
    select,
    filters: parts.flatMap(({ filter }) => (filter === undefined ? [] : [filter])),
    filterKeys: filterPairs.map(([key]) => key),
    logic,
    order,
    ranges: limitRanges(limits, offsets).map(({ key, range }) => ({
      relations: parsed("tree path", key, fieldPath).relations,
      part: range,
    })),
    unreadRanges: [...limits, ...offsets].filter((pair) => !isReadable(pair)),
    args: parts.flatMap(({ arg }) => (arg === undefined ? [] : [arg])),
    columns,
    onConflict: namesIn("on_conflict", first("on_conflict")),
    canonical: [...all]
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([key, value]) => `${encoded(key)}=${encoded(value ?? "")}`)
      .join("&"),
  };
}

const reserved: ReadonlySet<string> = new Set(["select", "columns", "on_conflict"]);
const reservedEndings: ReadonlySet<string> = new Set(["order", "limit", "offset", "and", "or"]);

const lastWord = (key: string): string => key.slice(key.lastIndexOf(".") + 1);

/** Split a query into its parameters; one without `=` has no value. */
function pairsIn(query: string): readonly (readonly [string, string | undefined])[] {
  const pieces = query.replace(/^\?/, "").split(/[&;]/);
  return pieces
    .filter((piece) => piece !== "")
    .map((piece) => {
      const [, key = "", value] = /^([^=]*)(?:=(.*))?$/s.exec(piece) ?? [];
      return [decoded(key), value === undefined ? undefined : decoded(value)];
    });
}

/** Decodes a text of the query. A percent sign that encodes nothing stays. */
function decoded(text: string): string {
  try {
    const decodedText = decodeURIComponent(text.replaceAll("+", " ").replace(/%(?![0-9a-f]{2})/gi, "%25"));
    if (!decodedText.includes("\0")) return decodedText;
  } catch {
    // Not UTF-8.
  }
  throw new Refusal({
    code: "PGRST100",
    status: 400,
    message: "the address has characters that no database can store",
  });
}

/** Percent-encodes all but letters, digits and `-_.~`. */
export const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

function parsed<Result>(what: string, text: string, parse: (scanner: Scanner) => Result): Result {
  const scanner = new Scanner(text);
  try {
    return parse(scanner);
  } catch (error) {
    if (!(error instanceof SyntaxFailure)) throw error;
    const column = [...text.slice(0, error.position)].length + 1;
    const next = [...text.slice(error.position, error.position + 2)][0];
    throw new Refusal({
      code: "PGRST100",
      status: 400,
      message: `"failed to parse ${what} (${text})" (line 1, column ${column})`,
      details: `unexpected ${next === undefined ? "end of input" : JSON.stringify(next)} expecting ${error.expected}`,
    });
  }
}

function orderOf([key, value]: Pair): At<readonly OrderTerm[]> {
  const { relations } = parsed("tree path", key, fieldPath);
  return { relations, part: parsed("order", value, orderTerms) };
}

function logicOf([key, value]: Pair): At<LogicTree> {
  const { relations, operator } = parsed("logic path", key, logicKey);
  return { relations, part: parsed("logic tree", operator + value, logicTree) };
}

const namesIn = (what: string, text: string | undefined): readonly string[] | undefined =>
  text === undefined ? undefined : parsed(`${what} parameter`, text, columnNames);

const columnNames = (scanner: Scanner): readonly string[] => {
  const names = [fieldName(scanner)];
  scanner.skipSpaces();
  while (scanner.skips(",")) {
    scanner.skipSpaces();
    names.push(fieldName(scanner));
    scanner.skipSpaces();
  }
  return names;
};

interface FilterOrArg {
  readonly filter?: At<Filter>;
  readonly arg?: Pair;
}

function filterOf([key, value]: Pair, isCall: boolean): FilterOrArg {
  const { relations, field } = parsed("tree path", key, fieldPath);
  const scanner = new Scanner(value);
  const test = isCall && !beginsAsCondition(value) ? scanner.attempt(wholeCondition) : undefined;
  if (isCall && !beginsAsCondition(value) && test === undefined) {
    return { arg: [field.name, value] };
  }
  return { filter: { relations, part: { field, ...(test ?? parsed("filter", value, wholeCondition)) } } };
}

const wholeCondition = (scanner: Scanner): Omit<Filter, "field"> => condition(scanner, wholeValue);
