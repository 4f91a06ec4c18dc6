import { jsonOf } from "../http/body.ts";
import { failure, restFailure } from "../http/failure.ts";

/**
 * Put a call as the REST service understands it, or refuse by name what it would do otherwise than PostgREST, and with
 * 400 an address that it would fail on.
 *
 * A function that is called by `HEAD`, for a count alone, is asked by `GET`: the service takes its parameters from the
 * body of all other calls.
 */
export async function adaptCall(request: Request): Promise<Request | Response> {
  const address = new URL(request.url);
  const { pathname } = address;
  const flaw = flawOf(address);
  if (flaw !== undefined) {
    return restFailure(flaw);
  }
  if (request.method === "HEAD" && pathname.startsWith("/rest/v1/rpc/")) {
    return new Request(request, { method: "GET" });
  }
  const isInsert = request.method === "POST" && pathname.startsWith("/rest/v1/");
  if (isInsert && /\bmissing=default\b/.test(request.headers.get("prefer") ?? "")) {
    return refuseMixedRows(request);
  }
  return request;
}

// The service would write nothing where PostgREST writes the default of the column.
async function refuseMixedRows(request: Request): Promise<Request | Response> {
  const rows: unknown = await jsonOf(request);
  const shapes = Array.isArray(rows) ? rows.map((row) => Object.keys(Object(row)).sort().join("\0")) : [];
  const feature = "defaults for columns that only some rows of an insert leave out";
  return new Set(shapes).size > 1
    ? failure(501, "feature_not_supported", `the embedded backend does not support ${feature}`, feature)
    : request;
}

/** What is wrong with the address of a call, if the service would fail on it. */
function flawOf({ pathname, searchParams }: URL): string | undefined {
  const path = decodedPath(pathname);
  if (path === undefined) {
    return "the path is not valid percent-encoding of UTF-8";
  }
  const pairs = [...searchParams];
  if (path.includes("\0") || pairs.flat().some((text) => text.includes("\0"))) {
    return "the address contains a null character";
  }
  const isCall = path.startsWith("/rest/v1/rpc/");
  const name = pairs.flatMap((pair) => unsafeNames(pair, isCall))[0];
  return name === undefined ? undefined : `\`${name}\` cannot be used as a name in a query`;
}

function decodedPath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/**
 * Names in a parameter that every object has, such as `constructor`.
 *
 * The service looks up what it read by name in plain objects: `?__proto__=eq.1` would change every object of this
 * process, and a filter on `constructor` would be dropped.
 */
function unsafeNames([name, value]: readonly [string, string], isCall: boolean): readonly string[] {
  const path = name.split(".").map(leadingName);
  return [...path, ...namesIn(path.at(-1) ?? "", value, isCall)].filter((each) => each in Object.prototype);
}

/** The names in the value of a parameter that the service looks up: of operators and of columns. */
function namesIn(parameter: string, value: string, isCall: boolean): readonly string[] {
  switch (parameter) {
    case "select":
    case "order":
    case "columns":
      return /\b__proto__\b/.exec(value) ?? [];
    case "on_conflict":
      return value.split(",").map(leadingName);
    case "or":
    case "and":
      // Without parentheses it is one condition, which begins with its column.
      return [leadingName(value.replace(/^[^.(]*\.(?:not\.)?/, ""))];
    default:
      // What a function is called with is a value as it is.
      return isCall && !value.startsWith("not.") ? [] : [leadingName(value.replace(/^not\./, ""))];
  }
}

const leadingName = (text: string): string => /^"?([\p{L}\p{N}_$]*)/u.exec(text)?.[1] ?? "";
