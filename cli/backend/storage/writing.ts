import { createHash, randomUUID } from "node:crypto";
import { actAs, type Identity } from "../auth/identity.ts";
import { objectNotFound } from "./answers.ts";
import { asCaller, type Call, type Handler, identify, inTransaction, ownerOf } from "./call.ts";
import {
  checkLimits,
  findBucket,
  findObject,
  moveObject,
  type ObjectMetadata,
  putObject,
  removeObjects,
  versionAt,
} from "./objects.ts";
import { checkPlace, type Place, pathOf } from "./place.ts";
import { readGrant, signGrant } from "./signatures.ts";
import { readBody, readUpload, text, texts, type Upload } from "./uploads.ts";

/** Store a new file; with `PUT`, or on request, replace an existing one. */
export const upload: Handler = async (call) => {
  const identity = await identify(call);
  const upsert = call.request.method === "PUT" || call.request.headers.get("x-upsert") === "true";
  return write(call, identity, ownerOf(identity), upsert);
};

/** Sign an address whose holder may store one file on behalf of the caller. */
export const signUpload: Handler = async (call) => {
  const { parts, request } = call;
  const place = checkPlace(call.place);
  const identity = await identify(call);
  const owner = ownerOf(identity);
  const upsert = request.headers.get("x-upsert") === "true";
  await inTransaction(parts, async (transaction) => {
    await findBucket(transaction, place.bucket);
    await actAs(transaction, identity);
    await transaction.exec("savepoint tried");
    await putObject(transaction, place, { id: randomUUID(), owner_id: owner, ...unwritten }, upsert);
    // Only the permission was tested.
    await transaction.exec("rollback to savepoint tried");
  });
  const grant = { kind: "write", path: pathOf(place), owner, upsert } as const;
  const token = await signGrant(grant, parts.keys.jwtSecret, uploadSeconds);
  return Response.json({ url: `/object/upload/sign/${pathOf(place)}?token=${token}`, token });
};

/** Store a file by such an address. */
export const uploadSigned: Handler = async (call) => {
  const { parts, url } = call;
  const { owner, upsert } = await readGrant(
    url.searchParams.get("token"),
    parts.keys.jwtSecret,
    "write",
    pathOf(call.place),
  );
  return write(call, undefined, owner, upsert);
};

/** How long a signed upload address is valid. */
const uploadSeconds = 2 * 60 * 60;

/** The row of an upload whose permission is only tested. */
const unwritten = {
  metadata: metadataOf({ bytes: new Uint8Array(), type: "", caching: "" }),
  user_metadata: null,
  version: "",
};

/** Write a file with the rights of an identity; without one, with all rights, as a signed address allows. */
async function write(
  { parts, request, ...call }: Call,
  identity: Identity | undefined,
  owner: string | null,
  upsert: boolean,
): Promise<Response> {
  const place = checkPlace(call.place);
  const { blobs, maxFileBytes } = parts;
  const given = await readUpload(request, maxFileBytes);
  const [id, version] = [randomUUID(), randomUUID()];
  let replaced: string | undefined;
  try {
    await inTransaction(parts, async (transaction) => {
      const metadata = metadataOf(given);
      checkLimits(await findBucket(transaction, place.bucket), metadata, maxFileBytes);
      replaced = await versionAt(transaction, place);
      if (identity) {
        await actAs(transaction, identity);
      }
      const row = { id, owner_id: owner, metadata, user_metadata: given.userMetadata, version };
      await putObject(transaction, place, row, upsert);
      await blobs.write(version, given.bytes);
    });
  } catch (error) {
    await blobs.remove([version]);
    throw error;
  }
  await blobs.remove(replaced === undefined ? [] : [replaced]);
  return Response.json({ Id: id, Key: pathOf(place) });
}

function metadataOf({ bytes, type, caching }: Pick<Upload, "bytes" | "type" | "caching">): ObjectMetadata {
  const size = bytes.byteLength;
  return {
    eTag: `"${createHash("md5").update(bytes).digest("hex")}"`,
    size,
    mimetype: type,
    cacheControl: caching,
    lastModified: new Date().toISOString(),
    contentLength: size,
    httpStatusCode: 200,
  };
}

/** Rename a file. */
export const move: Handler = async (call) => {
  const { from, to } = await readJourney(call.request);
  const identity = await identify(call);
  const id = await inTransaction(call.parts, async (transaction) => {
    const bucket = await findBucket(transaction, to.bucket);
    await actAs(transaction, identity);
    checkLimits(bucket, (await findObject(transaction, from)).metadata);
    return moveObject(transaction, from, to);
  });
  return Response.json({ message: "Successfully moved", Id: id, Key: pathOf(to) });
};

/** Copy a file. */
export const copy: Handler = async (call) => {
  const { parts, request } = call;
  const { from, to } = await readJourney(request);
  const identity = await identify(call);
  const [id, version] = [randomUUID(), randomUUID()];
  try {
    await inTransaction(parts, async (transaction) => {
      const bucket = await findBucket(transaction, to.bucket);
      await actAs(transaction, identity);
      const source = await findObject(transaction, from);
      const { metadata, user_metadata } = source;
      checkLimits(bucket, metadata);
      await putObject(transaction, to, { id, owner_id: ownerOf(identity), metadata, user_metadata, version }, false);
      await parts.blobs.copy(source.version, version);
    });
  } catch (error) {
    await parts.blobs.remove([version]);
    throw error;
  }
  return Response.json({ Id: id, Key: pathOf(to) });
};

/** Delete the file in the path, or the files in the body. */
export const remove: Handler = async (call) => {
  const { bucket, name } = call.place;
  const isOne = name !== "";
  const names = isOne ? [name] : texts((await readBody(call.request)).prefixes);
  const removed = await asCaller(call, (transaction) => removeObjects(transaction, bucket, names));
  await call.parts.blobs.remove(removed.map(({ version }) => version));
  if (isOne && removed.length === 0) {
    throw objectNotFound();
  }
  return Response.json(isOne ? { message: "Successfully deleted" } : removed);
};

/** Parses the source and target of a move or copy, in one bucket or two. */
async function readJourney(request: Request): Promise<{ readonly from: Place; readonly to: Place }> {
  const { bucketId, sourceKey, destinationKey, destinationBucket } = await readBody(request);
  const from = { bucket: text(bucketId), name: text(sourceKey) };
  const to = { bucket: text(destinationBucket) || from.bucket, name: text(destinationKey) };
  return { from: checkPlace(from), to: checkPlace(to) };
}
