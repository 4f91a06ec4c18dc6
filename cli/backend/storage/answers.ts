import { codeOf } from "../../error-code.ts";
import { type ByteRange, byteRange } from "../../serve/byte-range.ts";
import { report } from "../report.ts";

/** A refusal of the storage service, with Supabase's messages; the client reads its fields. */
export class StorageProblem extends Error {
  readonly statusCode: string;
  readonly error: string;

  constructor(statusCode: number, error: string, message: string) {
    super(message);
    this.statusCode = String(statusCode);
    this.error = error;
  }
}

export const bucketNotFound = () => new StorageProblem(404, "Bucket not found", "Bucket not found");
export const objectNotFound = () => new StorageProblem(404, "not_found", "Object not found");
export const tooLarge = () =>
  new StorageProblem(413, "Payload too large", "The object exceeded the maximum allowed size");

/** Returns the response for a failed request. As on Supabase, the status is 400, and the body has the actual one. */
export function problemAnswer(error: unknown): Response {
  const problem = error instanceof StorageProblem ? error : problemOfDatabase(error);
  if (!problem) {
    report("storage:", error);
    return Response.json({ statusCode: "500", error: "internal", message: "Internal Server Error" }, { status: 500 });
  }
  const { statusCode, error: name, message } = problem;
  return Response.json({ statusCode, error: name, message }, { status: 400 });
}

function problemOfDatabase(error: unknown): StorageProblem | undefined {
  const code = codeOf(error);
  if (code === "42501") {
    return new StorageProblem(403, "Unauthorized", "new row violates row-level security policy");
  }
  if (code === "23505") {
    return new StorageProblem(409, "Duplicate", "The resource already exists");
  }
  if (code?.startsWith("22")) {
    return new StorageProblem(400, "InvalidRequest", "a value of the request is not valid in the database");
  }
  if (code === "23503") {
    return new StorageProblem(409, "InvalidRequest", "The bucket you tried to delete is not empty");
  }
  return undefined;
}

/** The properties of a served file. */
export interface ServedFile {
  readonly type: string;
  readonly size: number;
  readonly tag: string;
  readonly caching: string;
  readonly modifiedAt: Date;
  /** The name to save a download under, empty for the browser's choice; undefined when it is not a download. */
  readonly download: string | undefined;
}

/** The requested range of a file; the response is 206 when it is not the whole file. */
export interface ServedRange extends ByteRange {
  readonly isWhole: boolean;
}

/** Returns the range in a header; the whole file without one. */
export function rangeOf(header: string | null, size: number): ServedRange {
  const range = byteRange(header, size);
  return range ? { ...range, isWhole: false } : { start: 0, end: size - 1, isWhole: true };
}

/**
 * Returns the headers of an uploaded file: whatever its type, it must not run code in the app's origin.
 *
 * The type is not sniffed from the bytes. Types that could contain a script are always downloads. Files that a browser
 * displays are shown without scripts, forms and the origin. PDF alone has no sandbox: browsers do not show PDFs in one.
 */
export function fileHeaders(file: ServedFile, range: ServedRange): Headers {
  const { type, download } = file;
  const essence = type.split(";")[0]?.trim().toLowerCase() ?? "";
  const headers = new Headers({
    "content-type": type,
    "content-length": String(Math.max(0, range.end - range.start + 1)),
    "cache-control": file.caching,
    etag: file.tag,
    "last-modified": file.modifiedAt.toUTCString(),
    "accept-ranges": "bytes",
    "x-content-type-options": "nosniff",
    "content-security-policy": `default-src 'none'${essence === "application/pdf" ? "" : "; style-src 'unsafe-inline'; sandbox"}`,
  });
  if (download !== undefined || !isHarmless(essence)) {
    headers.set("content-disposition", attachment(download ?? ""));
  }
  if (!range.isWhole) {
    headers.set("content-range", `bytes ${range.start}-${range.end}/${file.size}`);
  }
  return headers;
}

function isHarmless(type: string): boolean {
  return (
    (/^(?:image|audio|video)\//.test(type) && type !== "image/svg+xml") ||
    ["application/pdf", "application/json", "text/plain", "text/csv"].includes(type)
  );
}

function attachment(name: string): string {
  if (name === "") {
    return "attachment";
  }
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename*=UTF-8''${encoded}`;
}
