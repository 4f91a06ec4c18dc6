import { environment } from "../../app/env.ts";
import type { Runtime } from "../../app/runtime.ts";
import { sessionHeaders } from "../../auth/auth.ts";
import { sessionOf } from "../../auth/session.ts";
import { sendAsUser } from "../../auth/session-end.ts";
import { safeUrl } from "../../routing/safe-url.ts";
import { failConnection } from "../../workflow/connection-failure.ts";
import { WorkflowFailure } from "../../workflow/workflow.ts";
import { type RequestValues, withQuery } from "./address.ts";
import { type BodyType, bodyOf, type Encoded } from "./request-body.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD";

/** An HTTP request. */
export interface RestRequest {
  readonly method: Method;
  readonly url: string | null | undefined;
  readonly query?: RequestValues | undefined;
  readonly headers?: RequestValues | undefined;
  readonly body?: unknown;
  readonly bodyType?: BodyType | undefined;
  readonly credentials?: boolean | undefined;
  /** The app's server sends the request instead of the browser. */
  readonly throughServer?: boolean | undefined;
}

/**
 * Send a request. Throws a `WorkflowFailure` with `status` and `body` in its data for an answer other than 2xx, and
 * with status 0 without any answer.
 */
export function ask(runtime: Runtime, request: RestRequest, signal: AbortSignal | undefined): Promise<Response> {
  if (request.throughServer === true) return sendToServer(runtime, () => throughServer(runtime, request), signal);
  const call = direct(request);
  return answered(() => send(runtime, call, signal));
}

/** Call the backend function `plugins`; throws like `ask`. */
export const askPlugins = (runtime: Runtime, path: string, body: object, signal: AbortSignal): Promise<Response> =>
  sendToServer(runtime, () => pluginsCall(runtime, path, body), signal);

/** Ask the function `plugins`, as the user who is signed in when it is sent. */
const sendToServer = (runtime: Runtime, call: () => Call, signal: AbortSignal | undefined): Promise<Response> =>
  answered(() => sendAsUser(sessionOf(runtime), () => send(runtime, call(), signal)));

const send = (runtime: Runtime, { address, init }: Call, signal: AbortSignal | undefined): Promise<Response> =>
  fetch(address, signal === undefined ? init : { ...init, signal }).catch((error: unknown) =>
    failConnection(runtime, error),
  );

async function answered(ask: () => Promise<Response>): Promise<Response> {
  const response = await ask();
  if (response.ok) return response;
  const body = await readAnswer(response).catch(() => null);
  const reason: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "message") : undefined;
  const message =
    typeof reason === "string" && reason !== "" ? reason : response.statusText || `status ${response.status}`;
  throw new WorkflowFailure(message, { status: response.status, body });
}

/** Returns the content of an answer: JSON as a value, other text as a string, anything else as a file. */
export async function readAnswer(response: Response): Promise<unknown> {
  const type = response.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type !== "" && !isText(type)) return response.blob();
  const text = await response.text();
  if (text === "") return null;
  if (type !== "" && !isJson(type)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const isJson = (type: string): boolean => type === "application/json" || type.endsWith("+json");

const isText = (type: string): boolean =>
  isJson(type) || type.startsWith("text/") || type.endsWith("xml") || type === "application/x-www-form-urlencoded";

interface Call {
  readonly address: string;
  readonly init: RequestInit;
}

function direct(request: RestRequest): Call {
  const { method, credentials } = request;
  const encoded = bodyOf(request.body, request.bodyType);
  return {
    address: withQuery(addressOf(request), request.query),
    init: {
      method,
      headers: { ...typeOf(encoded), ...headersOf(request.headers) },
      ...(encoded === undefined ? {} : { body: encoded.body }),
      ...(credentials === true ? { credentials: "include" as const } : {}),
    },
  };
}

/** The media types passed to the server, by body encoding. */
const dataTypes: Readonly<Record<BodyType, string>> = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
  raw: "text/plain",
};

function throughServer(runtime: Runtime, request: RestRequest): Call {
  const { method, query = {}, headers = {}, body, bodyType = "json" } = request;
  return pluginsCall(runtime, `designs/${encodeURIComponent(runtime.name)}/rest-api/request`, {
    url: addressOf(request),
    method,
    queries: query,
    headers,
    ...(body === undefined || body === null ? {} : { data: body }),
    dataType: dataTypes[bodyType],
    useRawBody: bodyType === "raw",
  });
}

/** Returns a call of the backend function `plugins`, as the signed-in user. */
function pluginsCall(runtime: Runtime, path: string, body: object): Call {
  const { backendUrl, backendKey, backendHeaders } = environment(runtime);
  return {
    address: `${backendUrl}/functions/v1/plugins/${path}`,
    init: {
      method: "POST",
      headers: {
        ...backendHeaders,
        "content-type": "application/json",
        ...(backendKey === "" ? {} : { apikey: backendKey }),
        ...sessionHeaders(sessionOf(runtime)),
      },
      body: JSON.stringify(body),
    },
  };
}

function addressOf({ url }: RestRequest): string {
  const address = safeUrl(url, "request");
  if (address === undefined || address === "") throw new WorkflowFailure("the request has no address");
  return address;
}

const typeOf = (encoded: Encoded | undefined): Readonly<Record<string, string>> =>
  encoded?.type === undefined ? {} : { "content-type": encoded.type };

/** Returns the headers to send; null leaves one out. */
export function headersOf(headers: RequestValues = {}): Readonly<Record<string, string>> {
  const given = Object.entries(headers).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), String(value)]));
}
