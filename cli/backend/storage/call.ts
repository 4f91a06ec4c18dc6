import { actAs, type Identity, identityOfKey, identityOfToken } from "../auth/identity.ts";
import type { BackendKeys } from "../auth/keys.ts";
import type { Database } from "../database/connection.ts";
import type { Statements } from "../database/driver.ts";
import type { Queue } from "../database/queue.ts";
import { StorageProblem } from "./answers.ts";
import type { Blobs } from "./blobs.ts";
import type { Place } from "./place.ts";

/** What the storage service works with. */
export interface StorageParts {
  readonly database: Database;
  readonly blobs: Blobs;
  readonly keys: BackendKeys;
  /** Runs a task when the database connection is free. */
  readonly serial: Queue;
  /** How large a file may be, where its bucket does not say less. */
  readonly maxFileBytes: number;
}

/** A request, and what it is about. */
export interface Call {
  readonly parts: StorageParts;
  readonly request: Request;
  readonly url: URL;
  /** What the path names, decoded: a bucket, and a file in it. */
  readonly place: Place;
}

/** Answers the requests of one path. */
export type Handler = (call: Call) => Promise<Response>;

/** Who asks; refuses who has neither a key nor a token, or one that is not ours. */
export async function identify({ parts, request }: Call): Promise<Identity> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const identity =
    bearer === undefined
      ? (identityOfKey(request.headers.get("apikey") ?? "", parts.keys) ?? "the call has neither a key nor a token")
      : await identityOfToken(bearer, parts.keys);
  if (typeof identity === "string") {
    throw new StorageProblem(403, "Unauthorized", identity);
  }
  return identity;
}

/** Whose the files are that somebody uploads; those of the service key are nobody's. */
export function ownerOf({ claims }: Identity): string | null {
  return typeof claims.sub === "string" ? claims.sub : null;
}

/** Work on the database under the policies that hold for who asks. */
export async function asCaller<T>(call: Call, work: (transaction: Statements) => Promise<T>): Promise<T> {
  const identity = await identify(call);
  return inTransaction(call.parts, async (transaction) => {
    await actAs(transaction, identity);
    return work(transaction);
  });
}

/** Work on the database in one transaction, with all rights until `actAs`. */
export function inTransaction<T>(
  { database, serial }: StorageParts,
  work: (transaction: Statements) => Promise<T>,
): Promise<T> {
  return serial(() => database.driver.transaction(work));
}
