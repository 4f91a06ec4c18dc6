import { isObject, parseJson } from "../../../json.ts";
import { Refusal } from "../answer/refusal.ts";
import { parseCsv } from "./csv.ts";
import { csv, form, isOneArgument, json, type MediaType } from "./media-types.ts";
import { nestingOf } from "./nesting.ts";

/** The body of a request that writes, or calls a function. */
export type Payload =
  | {
      readonly kind: "json";
      /** As it was sent: it is parsed by the database, so that no number loses digits. */
      readonly text: string;
      /** The keys of its objects, sorted. */
      readonly keys: readonly string[];
    }
  | { readonly kind: "form"; readonly pairs: readonly (readonly [string, string])[]; readonly keys: readonly string[] }
  /** The only argument of a function, as the database reads its type. */
  | { readonly kind: "whole"; readonly value: string };

/** How a body is read. */
export interface PayloadRules {
  readonly type: MediaType;
  readonly isCall: boolean;
  /** The parameter `columns`: the body may have other keys, and is not checked. */
  readonly columns: readonly string[] | undefined;
}

/** Parse a body. Refuses with `PGRST102`. Source: PostgREST 12, ApiRequest, `getPayload`. */
export function readPayload(bytes: Uint8Array, { type, isCall, columns }: PayloadRules): Payload {
  if (isCall && isOneArgument(type)) {
    const isBinary = type.name === "application/octet-stream";
    return { kind: "whole", value: isBinary ? `\\x${Buffer.from(bytes).toString("hex")}` : textOf(bytes) };
  }
  switch (type.name) {
    case json: {
      const text = textOf(bytes);
      if (nestingOf(text) > maxNesting) throw invalid(`JSON is nested too deeply: more than ${maxNesting} levels`);
      return columns === undefined ? jsonPayload(text, isCall) : { kind: "json", text, keys: sorted(columns) };
    }
    case csv:
      return csvPayload(textOf(bytes));
    case form:
      return formPayload(textOf(bytes), isCall);
    default:
      throw invalid(`Content-Type not acceptable: ${type.name}`);
  }
}

// Much deeper JSON exhausts the stack of the embedded database, which then answers nothing any more.
const maxNesting = 3000;

const invalid = (message: string): Refusal => new Refusal({ status: 400, code: "PGRST102", message });

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw invalid("Empty or invalid json");
  }
}

const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].sort();

const emptyList: Payload = { kind: "json", text: "[]", keys: [] };

function jsonPayload(text: string, isCall: boolean): Payload {
  if (text === "" && isCall) {
    return { kind: "json", text: "{}", keys: [] };
  }
  const value = parseJson(text);
  if (value === undefined) {
    throw invalid("Empty or invalid json");
  }
  if (isObject(value)) {
    return { kind: "json", text, keys: sorted(Object.keys(value)) };
  }
  const [first, ...others] = Array.isArray(value) ? value : [];
  if (first === undefined) {
    return emptyList;
  }
  const keys = isObject(first) ? sorted(Object.keys(first)) : undefined;
  if (keys === undefined || !others.every((other) => hasKeys(other, keys))) {
    throw invalid("All object keys must match");
  }
  return { kind: "json", text, keys };
}

const hasKeys = (value: unknown, keys: readonly string[]): boolean =>
  isObject(value) && Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key));

/** Rows of CSV as JSON; `NULL` is null. */
function csvPayload(text: string): Payload {
  const [header, ...records] = parseCsv(text) ?? [];
  if (header === undefined) {
    throw invalid("parse error (not enough input)");
  }
  if (records.some(({ length }) => length !== header.length)) {
    throw invalid("All lines must have same number of fields");
  }
  const rows = records.map((record) =>
    Object.fromEntries(header.map((name, index) => [name, record[index] === "NULL" ? null : record[index]])),
  );
  return rows.length === 0 ? emptyList : { kind: "json", text: JSON.stringify(rows), keys: sorted(header) };
}

function formPayload(text: string, isCall: boolean): Payload {
  const pairs = [...new URLSearchParams(text)];
  const keys = sorted(pairs.map(([name]) => name));
  return isCall
    ? { kind: "form", pairs, keys }
    : { kind: "json", text: JSON.stringify(Object.fromEntries(pairs)), keys };
}
