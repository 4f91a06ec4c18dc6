import { type At, type Parameters, readParameters } from "../address/parameters.ts";
import {
  allRows,
  headerRange,
  intersection,
  isAllRows,
  isEmptyRange,
  isNoRows,
  type LimitRange,
} from "../address/ranges.ts";
import { Refusal } from "../answer/refusal.ts";
import { acceptedTypes, json, type MediaType, mediaType } from "./media-types.ts";
import { type Payload, readPayload } from "./payload.ts";
import { type Preferences, readPreferences } from "./preferences.ts";

/** A request to the service, whose body is in memory. */
export interface HttpRequest {
  readonly method: string;
  /** Below the service's own, such as `/people`. */
  readonly path: string;
  /** With its question mark. */
  readonly query: string;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** What a request asks for. Nothing of it has been compared with the database. */
export interface RestRequest {
  readonly http: HttpRequest;
  readonly action: Action;
  /** The name of a table, or for a call of a function. */
  readonly target: string;
  readonly schema: string;
  /** There are several, so the answer names it. */
  readonly isOneOfSchemas: boolean;
  readonly parameters: Parameters;
  /** The rows of the table of the address; the ranges of embedded relations are in `parameters`. */
  readonly range: LimitRange;
  readonly preferences: Preferences;
  readonly accepts: readonly MediaType[];
  readonly contentType: MediaType;
  readonly payload: Payload | undefined;
}

/** `get` and `head` call a function in a transaction that only reads. */
export type Action = "read" | "insert" | "update" | "upsert" | "delete" | "call" | "get";

export const isWrite = (action: Action): boolean =>
  action === "insert" || action === "update" || action === "upsert" || action === "delete";

export const isCall = (action: Action): boolean => action === "call" || action === "get";

/** Parse a request. Refuses what has no meaning in any database. Source: PostgREST 12, ApiRequest. */
export function readRequest(http: HttpRequest, schemas: readonly string[]): RestRequest {
  const { method, headers, body, query } = http;
  const { target, isFunction } = targetOf(http.path);
  const action = actionOf(method, isFunction);
  const parameters = readParameters(query, action === "get");
  const schema = schemaOf(http, schemas);
  const range = rangeOf(http, parameters);
  if (action === "update" || action === "delete") refuseMeaningless(http, action, parameters);
  const contentType = mediaType(headers.get("content-type") ?? json);
  const { columns } = parameters;
  const hasPayload = action === "call" || (isWrite(action) && action !== "delete");
  return {
    http,
    action,
    target,
    schema,
    isOneOfSchemas: schemas.length > 1,
    parameters,
    range,
    preferences: readPreferences(headers.get("prefer")),
    accepts: acceptedTypes(headers.get("accept")),
    contentType,
    payload: hasPayload
      ? readPayload(body, {
          type: contentType,
          isCall: isFunction,
          columns: action === "upsert" ? undefined : columns,
        })
      : undefined,
  };
}

function targetOf(path: string): { readonly target: string; readonly isFunction: boolean } {
  const segments = path.replace(/^\//, "").split("/").map(decodedSegment);
  const [first = "", second] = segments;
  if (segments.length === 1 && first !== "") return { target: first, isFunction: false };
  if (segments.length === 2 && first === "rpc" && second !== undefined) return { target: second, isFunction: true };
  throw new Refusal({ status: 404, code: "PGRST125", message: "Invalid path specified in request URL" });
}

function decodedSegment(segment: string): string {
  try {
    const text = decodeURIComponent(segment);
    if (!text.includes("\0")) return text;
  } catch {
    // Not UTF-8.
  }
  throw new Refusal({ status: 400, code: "PGRST100", message: "the path has characters that no database can store" });
}

function actionOf(method: string, isFunction: boolean): Action {
  switch (method) {
    case "GET":
    case "HEAD":
      return isFunction ? "get" : "read";
    case "POST":
      return isFunction ? "call" : "insert";
    default:
      if (isFunction) {
        throw new Refusal({ status: 405, code: "PGRST101", message: `Cannot use the ${method} method on RPC` });
      }
      return writes.get(method) ?? unknownMethod(method);
  }
}

const writes: ReadonlyMap<string, Action> = new Map([
  ["PATCH", "update"],
  ["PUT", "upsert"],
  ["DELETE", "delete"],
]);

function unknownMethod(method: string): never {
  throw new Refusal({ status: 405, code: "PGRST117", message: `Unsupported HTTP method: ${method}` });
}

function schemaOf({ method, headers }: HttpRequest, schemas: readonly string[]): string {
  const header = method === "GET" || method === "HEAD" ? "accept-profile" : "content-profile";
  const named = headers.get(header);
  const [fallback = ""] = schemas;
  if (named === null || schemas.includes(named)) {
    return named ?? fallback;
  }
  throw new Refusal({
    status: 406,
    code: "PGRST106",
    message: `Invalid schema: ${named}`,
    hint: `Only the following schemas are exposed: ${schemas.join(", ")}`,
  });
}

/** Returns the rows that the `Range` header and the parameters ask for together. */
function rangeOf({ method, headers }: HttpRequest, { ranges, order }: Parameters): LimitRange {
  const header = method === "GET" ? headerRange(headers.get("range")) : allRows;
  const limit = ranges.find(({ relations }) => relations.length === 0)?.part ?? allRows;
  const both = isNoRows(limit) ? limit : intersection(header, limit);
  if (isEmptyRange(both) && !isNoRows(limit)) {
    throw invalidRange(
      isEmptyRange(header)
        ? "The lower boundary must be lower than or equal to the upper boundary in the Range header."
        : "Limit should be greater than or equal to zero.",
    );
  }
  if ((method === "PATCH" || method === "DELETE") && ranges.length > 0 && order.length === 0) {
    throw new Refusal({
      status: 400,
      code: "PGRST109",
      message: "A 'limit' was applied without an explicit 'order'",
      hint: "Apply an 'order' using unique column(s)",
    });
  }
  if (method === "PUT" && !isAllRows(both)) {
    throw new Refusal({
      status: 400,
      code: "PGRST114",
      message: "limit/offset querystring parameters are not allowed for PUT",
    });
  }
  return both;
}

/**
 * Refuse a change whose address has a parameter without meaning for it, such as `limit=eq.10`. It may be meant as a
 * condition on a column of that name, and PostgREST, which ignores it, would change more rows.
 */
function refuseMeaningless(
  { method }: HttpRequest,
  action: Action,
  { unreadRanges, columns, onConflict }: Parameters,
): void {
  const [unread] = unreadRanges.map(([key]) => key);
  const name = unread ?? (onConflict && "on_conflict") ?? (action === "delete" ? columns && "columns" : undefined);
  if (name === undefined) return;
  throw new Refusal({
    status: 400,
    code: "PGRST100",
    message: `the parameter ${name} has no meaning for ${method}${unread === undefined ? "" : " without a number"}`,
    hint: "A condition on a column of this name is in a group: and=(limit.eq.10)",
  });
}

export const invalidRange = (details: string): Refusal =>
  new Refusal({ status: 416, code: "PGRST103", message: "Requested range not satisfiable", details });

/** Returns the parts of embedded relations, without the parts of the table of the address. */
export const belowRoot = <Part>(parts: readonly At<Part>[]): readonly At<Part>[] =>
  parts.filter(({ relations }) => relations.length > 0);

/** Returns the parts of the table of the address. */
export const ofRoot = <Part>(parts: readonly At<Part>[]): readonly Part[] =>
  parts.flatMap(({ relations, part }) => (relations.length === 0 ? [part] : []));
