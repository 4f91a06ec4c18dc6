import { restFailure } from "../http/failure.ts";

/**
 * Adapt a request for the REST service. Answer 400 to addresses that it would crash on.
 *
 * A function that is called with `HEAD`, only for a count, is called with `GET`: for all other methods the service
 * reads its parameters from the body.
 */
export function adaptCall(request: Request): Request | Response {
  const address = new URL(request.url);
  const { pathname } = address;
  const flaw = flawOf(address);
  if (flaw !== undefined) {
    return restFailure(flaw);
  }
  if (request.method === "HEAD" && pathname.startsWith("/rest/v1/rpc/")) {
    return new Request(request, { method: "GET" });
  }
  return request;
}

/** Returns the error in the address of a request that would crash the service. */
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
 * Returns names in a parameter that every object has, such as `constructor`.
 *
 * The service looks names up in plain objects: `?__proto__=eq.1` would change every object of this process, and a
 * filter on `constructor` would be dropped.
 */
function unsafeNames([name, value]: readonly [string, string], isCall: boolean): readonly string[] {
  const path = name.split(".").map(leadingName);
  return [...path, ...namesIn(path.at(-1) ?? "", value, isCall)].filter((each) => each in Object.prototype);
}

/** Returns the names in a parameter's value that the service looks up: operators and columns. */
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
      // The arguments of a function are plain values.
      return isCall && !value.startsWith("not.") ? [] : [leadingName(value.replace(/^not\./, ""))];
  }
}

const leadingName = (text: string): string => /^"?([\p{L}\p{N}_$]*)/u.exec(text)?.[1] ?? "";
