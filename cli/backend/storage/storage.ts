import { failure } from "../http/failure.ts";
import { problemAnswer } from "./answers.ts";
import { createBucket, deleteBucket, emptyBucket, listBuckets, updateBucket } from "./buckets.ts";
import type { Handler, StorageParts } from "./call.ts";
import { decodePath } from "./place.ts";
import { download, downloadPublic, downloadSigned, info, infoPublic, list, sign } from "./reading.ts";
import { copy, move, remove, signUpload, upload, uploadSigned } from "./writing.ts";

/** Answers the requests under `/storage/v1`. */
export type Storage = (request: Request) => Promise<Response>;

/**
 * The storage service of the unchanged Supabase client: files in buckets, protected by policies.
 *
 * The database decides: each request reads and writes `storage.objects` with the caller's role and claims. Rows and
 * bytes change together: bytes exist before their row, and are deleted only after it.
 */
export async function createStorage(parts: StorageParts): Promise<Storage> {
  const { rows } = await parts.serial(() =>
    parts.database.driver.query<{ readonly version: string }>("select version from storage.objects"),
  );
  await parts.blobs.keepOnly(new Set(rows.map(({ version }) => version)));
  return async (request) => {
    const answer = await route(parts, request).catch(problemAnswer);
    // As on Supabase, any page may call it: the identity is in a header, which browsers never send by themselves.
    answer.headers.set("access-control-allow-origin", "*");
    return answer;
  };
}

async function route(parts: StorageParts, request: Request): Promise<Response> {
  if (request.method === "OPTIONS") {
    return new Response(null, { status: 204, headers: preflightHeaders });
  }
  const url = new URL(request.url);
  const path = url.pathname.slice("/storage/v1/".length);
  const method = request.method === "HEAD" ? "GET" : request.method;
  const feature = unsupported.find(([prefix]) => path.startsWith(prefix))?.[1];
  if (feature !== undefined) {
    return failure(501, "feature_not_supported", `the embedded backend does not support ${feature}`, feature);
  }
  const found = routes.find(
    ([known, prefix]) => known === method && (path === prefix || path.startsWith(`${prefix}/`)),
  );
  if (!found) {
    return failure(404, "not_found", `storage does not support ${request.method} ${url.pathname}`);
  }
  const [, prefix, handler] = found;
  const [bucket = "", ...segments] = decodePath(path.slice(prefix.length + 1)).split("/");
  return handler({ parts, request, url, place: { bucket, name: segments.join("/") } });
}

const preflightHeaders = {
  "access-control-allow-headers":
    "apikey, authorization, cache-control, content-type, range, x-client-info, x-metadata, x-upsert",
  "access-control-allow-methods": "GET, HEAD, POST, PUT, DELETE, OPTIONS",
  "access-control-max-age": "600",
};

// The first match answers, so longer paths come first.
const routes: readonly (readonly [method: string, prefix: string, handler: Handler])[] = [
  ["GET", "bucket", listBuckets],
  ["POST", "bucket", (call) => (call.place.bucket === "" ? createBucket(call) : emptyBucket(call))],
  ["PUT", "bucket", updateBucket],
  ["DELETE", "bucket", deleteBucket],
  ["POST", "object/upload/sign", signUpload],
  ["PUT", "object/upload/sign", uploadSigned],
  ["POST", "object/list", list],
  ["POST", "object/move", move],
  ["POST", "object/copy", copy],
  ["POST", "object/sign", sign],
  ["GET", "object/sign", downloadSigned],
  ["GET", "object/public", downloadPublic],
  ["GET", "object/authenticated", download],
  ["GET", "object/info/public", infoPublic],
  ["GET", "object/info/authenticated", info],
  ["GET", "object/info", info],
  ["GET", "object", download],
  ["POST", "object", upload],
  ["PUT", "object", upload],
  ["DELETE", "object", remove],
];

const unsupported: readonly (readonly [prefix: string, feature: string])[] = [
  ["render/", "image transformations"],
  ["upload/resumable", "resumable uploads"],
  ["object/list-v2", "listing files by cursor"],
  ["cdn/", "purging a cache"],
  ["s3/", "the S3 protocol"],
  ["vector/", "vector buckets"],
  ["iceberg/", "analytics buckets"],
];
