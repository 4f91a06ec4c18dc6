import { jsonOf } from "./body.ts";
import { failure, restFailure } from "./failure.ts";

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
  const texts = [path, ...[...searchParams].flat()];
  return texts.some((text) => text.includes("\0")) ? "the address contains a null character" : undefined;
}

function decodedPath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
