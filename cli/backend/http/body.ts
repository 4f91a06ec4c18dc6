import { failure } from "./failure.ts";

const maxBodyBytes = 10 * 1024 * 1024;

/** The request with its body in memory, asked at another address or with other headers where they are given; an answer where it is too large. */
export async function readWhole(
  request: Request,
  { url = request.url, headers = request.headers }: { readonly url?: string; readonly headers?: Headers } = {},
): Promise<Request | Response> {
  const { method } = request;
  if (request.body === null) {
    return new Request(url, { method, headers });
  }
  const body = await readBytes(request, maxBodyBytes);
  return body
    ? new Request(url, { method, headers, body })
    : failure(413, "payload_too_large", `a request body may have ${maxBodyBytes} bytes`);
}

/**
 * The body of a request, or nothing when it has more bytes than it may.
 *
 * What is too large is read to its end, without being kept: a client that is still sending would not see the answer.
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

/** The body of a request as JSON, which can be read again; nothing where it is none. */
export const jsonOf = (request: Request): Promise<unknown> =>
  request
    .clone()
    .json()
    .catch(() => undefined);
