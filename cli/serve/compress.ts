import { type Encoding, pack, smallBytes } from "../site/packed.ts";

/** Compresses bytes; calls with the same bytes share one result. */
export type Compress = (bytes: Uint8Array, encoding: Encoding) => Promise<Uint8Array>;

/** Returns the best encoding that a request accepts, or undefined. */
export function acceptedEncoding(header: string | string[] | null | undefined): Encoding | undefined {
  const accepted = String(header ?? "")
    .split(",")
    .map((each) => each.trim())
    .filter((each) => !/;\s*q=0(?:\.0*)?$/.test(each))
    .map((each) => each.split(";")[0]);
  if (accepted.includes("br")) return "br";
  return accepted.includes("gzip") || accepted.includes("*") ? "gzip" : undefined;
}

/** Compresses each text once; the cache key is the bytes object, so that replaced files can be collected. */
export function compressor(): Compress {
  const done = new WeakMap<Uint8Array, Map<Encoding, Promise<Uint8Array>>>();
  return (bytes, encoding) => {
    const known = done.get(bytes) ?? new Map<Encoding, Promise<Uint8Array>>();
    done.set(bytes, known);
    const packed = known.get(encoding) ?? pack(bytes, encoding, 6);
    known.set(encoding, packed);
    return packed;
  };
}

/** Answers whose texts repeat much: rows, and what functions return. Files of the storage are sent as they are. */
const compressible = /^(?:application\/(?:[\w.+-]+\+)?json|text\/csv|text\/plain)\b/i;

/** Compresses the answer of a backend if the request accepts that and it is worth it. */
export async function compressAnswer(request: Request, response: Response): Promise<Response> {
  const { headers, status, statusText, body } = response;
  if (!body || !compressible.test(headers.get("content-type") ?? "") || headers.has("content-encoding"))
    return response;
  const encoding = acceptedEncoding(request.headers.get("accept-encoding"));
  if (!encoding || status === 206) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const sent = new Headers(headers);
  sent.append("Vary", "Accept-Encoding");
  if (bytes.length <= smallBytes) return new Response(bytes, { status, statusText, headers: sent });
  sent.set("Content-Encoding", encoding);
  sent.delete("Content-Length");
  // Each answer is packed once, so speed counts more than the last per cent.
  return new Response(await pack(bytes, encoding, 4), { status, statusText, headers: sent });
}
