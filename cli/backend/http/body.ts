import { failure } from "./failure.ts";

const maxBodyBytes = 10 * 1024 * 1024;

/**
 * Returns the request with its body in memory, with another address or other headers if given; an error response when
 * the body is too large.
 */
export async function readWhole(
  request: Request,
  { url = request.url, headers = request.headers }: { readonly url?: string; readonly headers?: Headers } = {},
): Promise<Request | Response> {
  const { method } = request;
  if (request.body === null) {
    return new Request(url, { method, headers });
  }
  const body = await readBody(request);
  return body instanceof Response ? body : new Request(url, { method, headers, body });
}

/** Returns the body of a request; an error response when it is too large. */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | Response> {
  const body = await readBytes(request, maxBodyBytes);
  return body ?? failure(413, "payload_too_large", `a request body may have at most ${maxBodyBytes} bytes`);
}

/**
 * Returns the body of a request, or undefined when it has more than `maxBytes`.
 *
 * A larger body is read to its end and discarded: a client that is still sending would not see the answer.
 */
export async function readBytes({ body }: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let byteCount = 0;
  const reader = body?.getReader();
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    byteCount += chunk.value.byteLength;
    if (byteCount <= maxBytes) {
      chunks.push(chunk.value);
    } else {
      chunks.length = 0;
    }
  }
  return byteCount > maxBytes ? undefined : Buffer.concat(chunks);
}

/** Returns the body of a request as JSON, leaving it readable; undefined when it is not JSON. */
export const jsonOf = (request: Request): Promise<unknown> =>
  request
    .clone()
    .json()
    .catch(() => undefined);
