import type { Statements } from "../database/engine/driver.ts";
import { bucketNotFound, objectNotFound, StorageProblem, tooLarge } from "./answers.ts";
import type { Place } from "./place.ts";

/** A bucket as stored in the database. */
export interface Bucket {
  readonly id: string;
  readonly name: string;
  readonly public: boolean;
  readonly file_size_limit: number | null;
  readonly allowed_mime_types: readonly string[] | null;
}

/** A file as stored in the database; its bytes are under `version`. */
export interface StoredObject {
  readonly id: string;
  readonly bucket_id: string;
  readonly name: string;
  readonly owner_id: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly last_accessed_at: string;
  readonly metadata: ObjectMetadata;
  readonly user_metadata: object | null;
  readonly version: string;
}

/** Metadata about the bytes of a file. */
export interface ObjectMetadata {
  readonly eTag: string;
  readonly size: number;
  readonly mimetype: string;
  readonly cacheControl: string;
  readonly lastModified: string;
  readonly contentLength: number;
  readonly httpStatusCode: number;
}

/** Find a bucket with all rights: its limits apply to everyone. */
export async function findBucket(transaction: Statements, id: string): Promise<Bucket> {
  const bucket = (await transaction.query<Bucket>("select * from storage.buckets where id = $1", [id])).rows[0];
  if (!bucket) {
    throw bucketNotFound();
  }
  return bucket;
}

/** Refuse a file that the bucket does not accept, whether it is uploaded, copied or moved. */
export function checkLimits(
  bucket: Bucket,
  file: Pick<ObjectMetadata, "size" | "mimetype">,
  maxBytes = Number.POSITIVE_INFINITY,
): void {
  if (file.size > Math.min(maxBytes, bucket.file_size_limit ?? maxBytes)) {
    throw tooLarge();
  }
  const type = file.mimetype.split(";")[0]?.trim().toLowerCase() ?? "";
  const isTaken = (allowed: string): boolean =>
    allowed.endsWith("/*") ? type.startsWith(allowed.slice(0, -1)) : allowed.toLowerCase() === type;
  if (bucket.allowed_mime_types && !bucket.allowed_mime_types.some(isTaken)) {
    throw new StorageProblem(415, "invalid_mime_type", `mime type ${type} is not supported`);
  }
}

/** Find a file that the role of the transaction may read. */
export async function findObject(transaction: Statements, { bucket, name }: Place): Promise<StoredObject> {
  const { rows } = await transaction.query<StoredObject>(
    "select * from storage.objects where bucket_id = $1 and name = $2",
    [bucket, name],
  );
  if (!rows[0]) {
    throw objectNotFound();
  }
  return rows[0];
}

/** The version that an upload would replace. Query it with all rights, before `actAs`. */
export async function versionAt(transaction: Statements, { bucket, name }: Place): Promise<string | undefined> {
  const { rows } = await transaction.query<{ readonly version: string }>(
    "select version from storage.objects where bucket_id = $1 and name = $2 for update",
    [bucket, name],
  );
  return rows[0]?.version;
}

/** Insert a row, or with `upsert` update it. Returns nothing: a caller who may write may not be able to read. */
export async function putObject(
  transaction: Statements,
  place: Place,
  row: Pick<StoredObject, "id" | "owner_id" | "metadata" | "user_metadata" | "version">,
  upsert: boolean,
): Promise<void> {
  const replacing = upsert
    ? `on conflict (bucket_id, name) do update set metadata = excluded.metadata, version = excluded.version,
        owner = excluded.owner, owner_id = excluded.owner_id, user_metadata = excluded.user_metadata,
        updated_at = now()`
    : "";
  await transaction.query(
    `insert into storage.objects (id, bucket_id, name, owner, owner_id, metadata, user_metadata, version)
      values ($1, $2, $3, $4::uuid, $5, $6::jsonb, $7::jsonb, $8) ${replacing}`,
    [
      row.id,
      place.bucket,
      place.name,
      isUuid(row.owner_id) ? row.owner_id : null,
      row.owner_id,
      JSON.stringify(row.metadata),
      row.user_metadata && JSON.stringify(row.user_metadata),
      row.version,
    ],
  );
}

/** Rename a file, possibly into another bucket. */
export async function moveObject(transaction: Statements, from: Place, to: Place): Promise<string> {
  const { rows } = await transaction.query<{ readonly id: string }>(
    `update storage.objects set bucket_id = $3, name = $4, updated_at = now()
      where bucket_id = $1 and name = $2 returning id`,
    [from.bucket, from.name, to.bucket, to.name],
  );
  if (!rows[0]) {
    throw objectNotFound();
  }
  return rows[0].id;
}

/** Delete the rows of these files; returns the deleted ones. */
export async function removeObjects(
  transaction: Statements,
  bucket: string,
  names: readonly string[],
): Promise<readonly StoredObject[]> {
  const sql = "delete from storage.objects where bucket_id = $1 and name = any($2::text[]) returning *";
  return (await transaction.query<StoredObject>(sql, [bucket, names])).rows;
}

/** A listing of one folder of a bucket: which entries to return, and in which order. */
export interface Listing {
  readonly bucket: string;
  readonly prefix: string;
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
  readonly sortBy: { readonly column: unknown; readonly order: unknown };
}

/** List the files and folders directly under a prefix, folders first; names are relative to it. */
export async function listObjects(transaction: Statements, listing: Listing): Promise<readonly object[]> {
  const { bucket, prefix, search, limit, offset, sortBy } = listing;
  const column = sortColumns.find((name) => name === sortBy.column) ?? "name";
  const order = sortBy.order === "desc" ? "desc" : "asc";
  const folder = prefix === "" || prefix.endsWith("/") ? prefix : `${prefix}/`;
  const { rows } = await transaction.query<object>(
    `with under as (
      select substr(name, length($2::text) + 1) as rest, id, updated_at, created_at, last_accessed_at, metadata
      from storage.objects where bucket_id = $1 and starts_with(name, $2)
    ), entries as (
      select distinct split_part(rest, '/', 1) as name, null::uuid as id, null::timestamptz as updated_at,
        null::timestamptz as created_at, null::timestamptz as last_accessed_at, null::jsonb as metadata
      from under where rest like '%/%'
      union all
      select rest, id, updated_at, created_at, last_accessed_at, metadata from under where rest not like '%/%'
    )
    select * from entries where starts_with(lower(name), lower($3))
    order by id is not null, ${column} ${order}, name limit $4 offset $5`,
    [bucket, folder, search, limit, offset],
  );
  return rows;
}

const sortColumns = ["name", "updated_at", "created_at", "last_accessed_at"] as const;

function isUuid(value: string | null): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value ?? "");
}
