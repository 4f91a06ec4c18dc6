import { recordOf } from "../../json.ts";
import { Refusal } from "./refusal.ts";

/** A request that a browser wants sent to a service. */
export interface Asked {
  readonly url: URL;
  readonly method: string;
  readonly queries: Pairs;
  /** By lowercase name, without hop-by-hop headers. */
  readonly headers: Readonly<Record<string, string>>;
  readonly data: unknown;
  readonly dataType: string;
  readonly useRawBody: boolean;
}

type Pairs = readonly (readonly [name: string, value: string])[];

const methods = new Set(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"]);

/**
 * Headers about the connection, the sender and the browser: the service does not need them, or browsers must not set
 * them.
 */
const dropped =
  /^(?:connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|host|content-length|accept-encoding|cookie|origin|referer|forwarded|via|proxy-.*|sec-.*|x-forwarded-.*|x-real-ip|apikey)$/;

/** Parse the body of a request to the proxy. Throws a `Refusal` when it is invalid. */
export async function readAsked(request: Request): Promise<Asked> {
  const body: unknown = await request.json().catch(() => undefined);
  const { url, method = "GET", queries, headers, data, dataType, useRawBody } = recordOf(body);
  if (typeof url !== "string" || !/^https?:\/\//i.test(url) || !URL.canParse(url))
    throw new Refusal(400, "bad_request", "`url` must be an address that begins with http:// or https://");
  if (typeof method !== "string" || !methods.has(method))
    throw new Refusal(400, "bad_request", "`method` is not a supported HTTP method");
  return {
    url: new URL(url),
    method,
    queries: pairsOf(queries),
    headers: headersOf(headers),
    data,
    dataType: typeof dataType === "string" && dataType !== "" ? dataType : "application/json",
    useRawBody: useRawBody === true,
  };
}

function headersOf(headers: unknown): Readonly<Record<string, string>> {
  const kept: Record<string, string> = {};
  for (const [name, value] of pairsOf(headers)) {
    const small = name.toLowerCase();
    if (!/^[!#$%&'*+.^_`|~0-9a-z-]+$/.test(small) || /[^\t\x20-\x7e\x80-\xff]/.test(value))
      throw new Refusal(400, "bad_request", "a header contains an invalid character");
    if (!dropped.test(small)) kept[small] = value;
  }
  return kept;
}

/**
 * Returns the pairs of an object, or of an array of `{ key, value }`; an array value becomes one pair per item, null
 * becomes none.
 */
function pairsOf(given: unknown): Pairs {
  const entries: readonly (readonly [unknown, unknown])[] = Array.isArray(given)
    ? given.map((one: unknown) => [recordOf(one).key, recordOf(one).value])
    : Object.entries(recordOf(given));
  return entries.flatMap(
    ([name, value]): Pairs =>
      typeof name !== "string" || name === ""
        ? []
        : (Array.isArray(value) ? value : [value])
            .filter((one: unknown) => one !== undefined && one !== null)
            .map((one: unknown) => [name, textOf(one)]),
  );
}

const textOf = (value: unknown): string => (typeof value === "object" ? JSON.stringify(value) : String(value));

/** A body encoded for a service. */
export interface EncodedBody {
  readonly bytes: Uint8Array;
  readonly type: string;
}

/** Encode the data of a request as its type says; a missing value is sent as an empty body. */
export async function encodeBody({ data, dataType, useRawBody }: Asked): Promise<EncodedBody | undefined> {
  if (data === undefined || data === null) return undefined;
  if (!useRawBody && dataType === "application/x-www-form-urlencoded")
    return {
      bytes: bytesOf(new URLSearchParams(pairsOf(data).map(([name, value]) => [name, value])).toString()),
      type: dataType,
    };
  if (!useRawBody && dataType === "multipart/form-data") {
    const form = new FormData();
    for (const [name, value] of pairsOf(data)) form.append(name, value);
    const whole = new Response(form);
    return { bytes: new Uint8Array(await whole.arrayBuffer()), type: whole.headers.get("content-type") ?? dataType };
  }
  return { bytes: bytesOf(useRawBody && typeof data === "string" ? data : JSON.stringify(data)), type: dataType };
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
