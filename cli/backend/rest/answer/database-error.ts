import { isObject, type JsonObject, parseJson } from "../../../json.ts";
import { Refusal, type RefusalParts } from "./refusal.ts";

/** An error that the database reports, with its SQLSTATE. */
interface DatabaseError extends Error {
  readonly code: string;
}

export const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && "code" in error && typeof error.code === "string" && /^[0-9A-Z]{5}$/.test(error.code);

/**
 * Returns the refusal of an error of the database. `isSignedIn` is false for the role of visitors, who may sign in.
 *
 * Source: PostgREST 12, Error, `pgErrorStatus`.
 */
export function databaseRefusal(error: DatabaseError, isSignedIn: boolean): Refusal {
  const part = (name: "detail" | "hint"): string | null => {
    const text: unknown = Reflect.get(error, name);
    return typeof text === "string" ? text : null;
  };
  if (error.code === "PGRST") {
    return ownRefusal(error.message, part("detail"));
  }
  const status = statusOf(error, isSignedIn);
  return new Refusal({
    status,
    code: error.code,
    message: error.message,
    details: part("detail"),
    hint: part("hint"),
    ...(status === 401 && { headers: { "www-authenticate": "Bearer" } }),
  });
}

function statusOf({ code }: DatabaseError, isSignedIn: boolean): number {
  if (code === "42501") {
    return isSignedIn ? 403 : 401;
  }
  const own = /^PT(\d{3})$/.exec(code)?.[1];
  if (own !== undefined) {
    return isStatus(Number(own)) ? Number(own) : 500;
  }
  // The longest beginning of a code decides.
  return [5, 3, 2].map((length) => statuses[code.slice(0, length)]).find((status) => status !== undefined) ?? 400;
}

/** The statuses that an answer can have. */
export const isStatus = (status: number): boolean => Number.isInteger(status) && status >= 200 && status <= 599;

const statuses: Readonly<Record<string, number>> = {
  "08": 503,
  "09": 500,
  "0L": 403,
  "0P": 403,
  "23503": 409,
  "23505": 409,
  "25006": 405,
  "25": 500,
  "28": 403,
  "2D": 500,
  "38": 500,
  "39": 500,
  "3B": 500,
  "40": 500,
  "53": 503,
  "54": 413,
  "55": 500,
  "57P01": 503,
  "57": 500,
  "58": 500,
  F0: 500,
  HV: 500,
  P0001: 400,
  P0: 500,
  PT: 500,
  XX: 500,
  "42883": 404,
  "42P01": 404,
};

/** Returns the refusal that a function writes itself, with `raise sqlstate 'PGRST'` and JSON as message and detail. */
function ownRefusal(message: string, detail: string | null): Refusal {
  const own = parseJson(message);
  if (!isObject(own) || typeof own.code !== "string" || typeof own.message !== "string") {
    return unreadable(
      `Invalid JSON value for MESSAGE: '${message}'`,
      "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
    );
  }
  const form = detail === null ? undefined : parseJson(detail);
  const headers = isObject(form) ? headersOf(form) : undefined;
  if (!isObject(form) || typeof form.status !== "number" || !isStatus(form.status) || headers === undefined) {
    return unreadable(
      detail === null ? "DETAIL is missing in the RAISE statement" : `Invalid JSON value for DETAIL: '${detail}'`,
      "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.",
    );
  }
  const parts: RefusalParts = {
    status: form.status,
    code: own.code,
    message: own.message,
    details: typeof own.details === "string" ? own.details : null,
    hint: typeof own.hint === "string" ? own.hint : null,
    headers,
  };
  return new Refusal(parts);
}

function headersOf({ headers }: JsonObject): Readonly<Record<string, string>> | undefined {
  if (!isObject(headers)) return undefined;
  const pairs = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return pairs.length === Object.keys(headers).length ? Object.fromEntries(pairs) : undefined;
}

const unreadable = (details: string, hint: string): Refusal =>
  new Refusal({
    status: 500,
    code: "PGRST121",
    message: "Could not parse JSON in the \"RAISE SQLSTATE 'PGRST'\" error",
    details,
    hint,
  });
