import { actAs, type Identity } from "../auth/identity.ts";
import type { Statements } from "../database/engine/driver.ts";
import { bucketNotFound, fileHeaders, objectNotFound, rangeOf, StorageProblem } from "./answers.ts";
import { asCaller, type Call, type Handler, identify, inTransaction } from "./call.ts";
import { findBucket, findObject, listObjects, type StoredObject } from "./objects.ts";
import { type Place, pathOf } from "./place.ts";
import { readGrant, signGrant } from "./signatures.ts";
import { count, readBody, text, texts } from "./uploads.ts";

/** List one folder. */
export const list: Handler = async (call) => {
  const body = await readBody(call.request);
  const { sortBy } = body;
  const sorting = typeof sortBy === "object" && sortBy !== null ? { column: "", order: "", ...sortBy } : undefined;
  const rows = await asCaller(call, (transaction) =>
    listObjects(transaction, {
      bucket: call.place.bucket,
      prefix: text(body.prefix),
      search: text(body.search),
      limit: count(body.limit, 100),
      offset: count(body.offset, 0),
      sortBy: sorting ?? { column: "name", order: "asc" },
    }),
  );
  return Response.json(rows);
};

/** Download a file that the caller may read. */
export const download: Handler = async (call) => {
  const identity = await identify(call);
  return serve(call, (transaction) => readAs(transaction, identity, call.place), "private");
};

/** Download a file of a public bucket. */
export const downloadPublic: Handler = (call) =>
  serve(
    call,
    async (transaction) => {
      await checkPublic(transaction, call.place);
      return findObject(transaction, call.place);
    },
    "public",
  );

/** Download a file by its signed address. */
export const downloadSigned: Handler = async (call) => {
  const { parts, place, url } = call;
  await readGrant(url.searchParams.get("token"), parts.keys.jwtSecret, "read", pathOf(place));
  return serve(call, (transaction) => findObject(transaction, place), "private");
};

/** Return the metadata of a file that the caller may read. */
export const info: Handler = async (call) => {
  const identity = await identify(call);
  return describe(await inTransaction(call.parts, (transaction) => readAs(transaction, identity, call.place)));
};

/** Return the metadata of a file of a public bucket. */
export const infoPublic: Handler = async (call) =>
  describe(
    await inTransaction(call.parts, async (transaction) => {
      await checkPublic(transaction, call.place);
      return findObject(transaction, call.place);
    }),
  );

/** Sign one file, or, with only a bucket in the path, the files in the body. */
export const sign: Handler = async (call) => {
  const { parts, place, request } = call;
  const { expiresIn, paths, transform } = await readBody(request);
  if (transform !== undefined) {
    throw new StorageProblem(
      501,
      "feature_not_supported",
      "the embedded backend does not support image transformations",
    );
  }
  const seconds = Number(expiresIn);
  if (!Number.isSafeInteger(seconds) || seconds < 1) {
    throw new StorageProblem(400, "InvalidRequest", "expiresIn must be a number of seconds");
  }
  const isOne = place.name !== "";
  const names = isOne ? [place.name] : texts(paths);
  const visible = await asCaller(call, async (transaction) => {
    const sql = "select name from storage.objects where bucket_id = $1 and name = any($2::text[])";
    const { rows } = await transaction.query<{ readonly name: string }>(sql, [place.bucket, names]);
    return new Set(rows.map(({ name }) => name));
  });
  const addressOf = async (name: string): Promise<string | null> => {
    if (!visible.has(name)) {
      return null;
    }
    const file = { bucket: place.bucket, name };
    const token = await signGrant({ kind: "read", path: pathOf(file) }, parts.keys.jwtSecret, seconds);
    return `/object/sign/${pathOf(file)}?token=${token}`;
  };
  if (isOne) {
    const signedURL = await addressOf(place.name);
    if (signedURL === null) {
      throw objectNotFound();
    }
    return Response.json({ signedURL });
  }
  const missing = "Either the object does not exist or you do not have access to it";
  return Response.json(
    await Promise.all(
      names.map(async (path) => {
        const signedURL = await addressOf(path);
        return { path, signedURL, error: signedURL === null ? missing : null };
      }),
    ),
  );
};

async function serve(
  { parts, request, url, place }: Call,
  find: (transaction: Statements) => Promise<StoredObject>,
  scope: "public" | "private",
): Promise<Response> {
  const asked = url.searchParams.get("download");
  const fileName = asked === "" ? (place.name.split("/").at(-1) ?? "") : asked;
  // Bytes are read before the connection is released: later the file might be replaced and its bytes deleted.
  const { object, range, bytes } = await inTransaction(parts, async (transaction) => {
    const object = await find(transaction);
    const range = rangeOf(request.headers.get("range"), object.metadata.size);
    const isShown = request.method !== "HEAD" && request.headers.get("if-none-match") !== object.metadata.eTag;
    return {
      object,
      range,
      bytes: isShown ? await parts.blobs.read(object.version, range.start, range.end) : undefined,
    };
  });
  const { mimetype, size, eTag, cacheControl, lastModified } = object.metadata;
  const headers = fileHeaders(
    {
      type: mimetype,
      size,
      tag: eTag,
      caching: `${scope}, ${cacheControl}`,
      modifiedAt: new Date(lastModified),
      download: fileName ?? undefined,
    },
    range,
  );
  if (request.method === "HEAD") {
    return new Response(null, { headers });
  }
  if (request.headers.get("if-none-match") === eTag) {
    headers.delete("content-length");
    return new Response(null, { status: 304, headers });
  }
  if (!bytes) {
    throw objectNotFound();
  }
  return new Response(Buffer.from(bytes), { status: range.isWhole ? 200 : 206, headers });
}

function describe(object: StoredObject): Response {
  const { id, name, version, bucket_id, created_at, updated_at, last_accessed_at, metadata, user_metadata } = object;
  return Response.json({
    id,
    name,
    version,
    bucket_id,
    size: metadata.size,
    content_type: metadata.mimetype,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    metadata: user_metadata ?? {},
    last_modified: metadata.lastModified,
    created_at,
    updated_at,
    last_accessed_at,
  });
}

async function readAs(transaction: Statements, identity: Identity, place: Place): Promise<StoredObject> {
  await actAs(transaction, identity);
  return findObject(transaction, place);
}

async function checkPublic(transaction: Statements, { bucket }: Place): Promise<void> {
  // A private bucket looks the same as one that does not exist.
  if (!(await findBucket(transaction, bucket)).public) {
    throw bucketNotFound();
  }
}
