import type { Statements } from "../database/engine/driver.ts";
import { bucketNotFound, StorageProblem } from "./answers.ts";
import { asCaller, type Handler } from "./call.ts";
import type { Bucket } from "./objects.ts";
import { checkName } from "./place.ts";
import { readBody } from "./uploads.ts";

/** List the buckets that the caller may see, or return the one in the path. */
export const listBuckets: Handler = async (call) => {
  const { bucket } = call.place;
  const found = await asCaller(call, async (transaction) => {
    const where = bucket === "" ? "" : "where id = $1";
    return (
      await transaction.query<Bucket>(
        `select * from storage.buckets ${where} order by id`,
        bucket === "" ? [] : [bucket],
      )
    ).rows;
  });
  if (bucket === "") {
    return Response.json(found);
  }
  if (!found[0]) {
    throw bucketNotFound();
  }
  return Response.json(found[0]);
};

/** Create a bucket. */
export const createBucket: Handler = async (call) => {
  const body = await readBody(call.request);
  const name = checkName(String(body.name ?? body.id ?? ""));
  await asCaller(call, (transaction) =>
    transaction.query(
      `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
        values ($1, $1, $2, $3, $4)`,
      [name, body.public === true, sizeOf(body.file_size_limit), body.allowed_mime_types ?? null],
    ),
  );
  return Response.json({ name });
};

/** Change the settings of a bucket that the request names; the others stay. */
export const updateBucket: Handler = async (call) => {
  const body = await readBody(call.request);
  const isPublic = body.public ?? null;
  if (isPublic !== null && typeof isPublic !== "boolean") {
    throw new StorageProblem(400, "InvalidRequest", "`public` must be true or false");
  }
  const { rows } = await asCaller(call, (transaction) =>
    transaction.query(
      `update storage.buckets set public = coalesce($2, public),
        file_size_limit = case when $3 then $4 else file_size_limit end,
        allowed_mime_types = case when $5 then $6 else allowed_mime_types end, updated_at = now()
        where id = $1 returning id`,
      [
        call.place.bucket,
        isPublic,
        body.file_size_limit !== undefined,
        sizeOf(body.file_size_limit),
        body.allowed_mime_types !== undefined,
        body.allowed_mime_types ?? null,
      ],
    ),
  );
  if (rows.length === 0) {
    throw bucketNotFound();
  }
  return Response.json({ message: "Successfully updated" });
};

/** Delete an empty bucket. */
export const deleteBucket: Handler = async (call) => {
  const { rows } = await asCaller(call, async (transaction) => {
    await findAsCaller(transaction, call.place.bucket);
    return transaction.query("delete from storage.buckets where id = $1 returning id", [call.place.bucket]);
  });
  if (rows.length === 0) {
    throw bucketNotFound();
  }
  return Response.json({ message: "Successfully deleted" });
};

/**
 * Delete the files of a bucket. As on Supabase, a bucket that the caller cannot see is not found, and a file that the
 * caller can see but not delete fails the request.
 */
export const emptyBucket: Handler = async (call) => {
  const { bucket, name } = call.place;
  if (name !== "empty") {
    throw bucketNotFound();
  }
  const removed = await asCaller(call, async (transaction) => {
    await findAsCaller(transaction, bucket);
    const { rows } = await transaction.query<{ readonly version: string }>(
      "delete from storage.objects where bucket_id = $1 returning version",
      [bucket],
    );
    const left = await transaction.query<{ readonly name: string }>(
      "select name from storage.objects where bucket_id = $1 order by name limit 10",
      [bucket],
    );
    if (left.rows.length > 0) {
      const names = left.rows.map((row) => row.name).join(", ");
      const reason = "you may have SELECT but not DELETE permissions";
      throw new StorageProblem(400, "Cannot delete", `Cannot delete: ${names}, ${reason}`);
    }
    return rows;
  });
  await call.parts.blobs.remove(removed.map(({ version }) => version));
  return Response.json({ message: "Successfully emptied" });
};

/** Refuse a bucket that the caller cannot see, whatever files of it they can. */
async function findAsCaller(transaction: Statements, id: string): Promise<void> {
  const { rows } = await transaction.query("select id from storage.buckets where id = $1", [id]);
  if (rows.length === 0) {
    throw bucketNotFound();
  }
}

/** Parses a limit in bytes, or a text such as `5MB`; here, unlike in the settings of a project, these are millions. */
function sizeOf(limit: unknown): number | null {
  if (limit === undefined || limit === null) return null;
  const [, amount, unit = "b"] = /^(\d+(?:\.\d+)?)(b|kb|mb|gb)?$/i.exec(String(limit)) ?? [];
  if (amount === undefined) {
    throw new StorageProblem(422, "InvalidRequest", `\`file_size_limit\` is not a size: ${String(limit)}`);
  }
  return Math.floor(Number(amount) * 1000 ** ["b", "kb", "mb", "gb"].indexOf(unit.toLowerCase()));
}
