import { isObject, type JsonObject, parseJson } from "../../json.ts";
import { readBytes } from "../http/body.ts";
import { StorageProblem, tooLarge } from "./answers.ts";

/** A file as sent by a client. */
export interface Upload {
  readonly bytes: Uint8Array;
  readonly type: string;
  /** How long browsers may cache it, as a header value. */
  readonly caching: string;
  readonly userMetadata: object | null;
}

/** The size of a form in addition to the file itself. */
const formOverheadBytes = 64 * 1024;

/**
 * Read the file of a request: its body, or the first file of a form, whatever its field name.
 *
 * A body larger than `maxBytes` is reported, not stored.
 */
export async function readUpload(request: Request, maxBytes: number): Promise<Upload> {
  const type = request.headers.get("content-type") ?? "";
  const bytes = await readAtMost(request, maxBytes + formOverheadBytes);
  if (!/^multipart\/form-data\b/i.test(type)) {
    const metadata = request.headers.get("x-metadata");
    return {
      bytes,
      type: typeOf(type),
      caching: cachingOf(request.headers.get("cache-control")),
      userMetadata: metadata === null ? null : readMetadata(Buffer.from(metadata, "base64").toString()),
    };
  }
  const form = await new Response(Buffer.from(bytes), { headers: { "content-type": type } }).formData().catch(() => {
    throw new StorageProblem(400, "InvalidRequest", "the body is not a form");
  });
  let file: Blob | undefined;
  for (const value of form.values()) {
    file ??= typeof value === "string" ? undefined : value;
  }
  if (!file) {
    throw new StorageProblem(400, "InvalidRequest", "the form has no file");
  }
  const metadata = form.get("metadata");
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    type: typeOf(file.type),
    caching: cachingOf(form.get("cacheControl")),
    userMetadata: typeof metadata === "string" ? readMetadata(metadata) : null,
  };
}

/** Returns the object of a JSON body; empty without a body. */
export async function readBody(request: Request): Promise<JsonObject> {
  const text = new TextDecoder().decode(await readAtMost(request, 1024 * 1024));
  const body = text === "" ? {} : parseJson(text);
  if (!isObject(body)) {
    throw new StorageProblem(400, "InvalidRequest", "the body is not a JSON object");
  }
  return body;
}

/** Returns a field of a body if it has the right type; otherwise undefined, or the fallback. */
export const text = (value: unknown): string => (typeof value === "string" ? value : "");
export const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
export const count = (value: unknown, fallback: number): number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : fallback;

async function readAtMost(request: Request, maxBytes: number): Promise<Uint8Array> {
  const bytes = await readBytes(request, maxBytes);
  if (!bytes) {
    throw tooLarge();
  }
  return bytes;
}

/** Returns a type that is valid in a header. */
function typeOf(given: string): string {
  return /^[\w.+-]+\/[\w.+-]+(?:;[\x20-\x7e]*)?$/.test(given) ? given : "application/octet-stream";
}

function cachingOf(given: unknown): string {
  const seconds = /^(?:max-age=)?(\d{1,9})$/.exec(typeof given === "string" ? given.trim() : "")?.[1];
  return seconds === undefined ? "no-cache" : `max-age=${seconds}`;
}

function readMetadata(text: string): object {
  const metadata = parseJson(text);
  if (!isObject(metadata)) {
    throw new StorageProblem(400, "InvalidRequest", "metadata is not a JSON object");
  }
  return metadata;
}
