import { actAs, type Identity, identityOfKey, identityOfToken } from "../auth/identity.ts";
import type { BackendKeys } from "../auth/keys.ts";
import type { Database } from "../database/engine/connection.ts";
import type { Statements } from "../database/engine/driver.ts";
import type { Queue } from "../database/engine/queue.ts";
import { StorageProblem } from "./answers.ts";
import type { Blobs } from "./blobs.ts";
import type { Place } from "./place.ts";

/** The parts of the storage service. */
export interface StorageParts {
  readonly database: Database;
  readonly blobs: Blobs;
  readonly keys: BackendKeys;
  /** Runs a task when the database connection is free. */
  readonly serial: Queue;
  /** The largest file, unless its bucket sets a lower limit. */
  readonly maxFileBytes: number;
}

/** A request with its parts. */
export interface Call {
  readonly parts: StorageParts;
  readonly request: Request;
  readonly url: URL;
  /** The decoded path: a bucket, and a file in it. */
  readonly place: Place;
}

/** Answers the requests of one path. */
export type Handler = (call: Call) => Promise<Response>;

/** Returns the caller's identity; refuses a missing or foreign key or token. */
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

/** Returns the owner of the caller's uploads; null for the service key. */
export function ownerOf({ claims }: Identity): string | null {
  return typeof claims.sub === "string" ? claims.sub : null;
}

/** Run work on the database under the caller's policies. */
export async function asCaller<T>(call: Call, work: (transaction: Statements) => Promise<T>): Promise<T> {
  const identity = await identify(call);
  return inTransaction(call.parts, async (transaction) => {
    await actAs(transaction, identity);
    return work(transaction);
  });
}

/** Run work on the database in one transaction, with all rights until `actAs`. */
export function inTransaction<T>(
  { database, serial }: StorageParts,
  work: (transaction: Statements) => Promise<T>,
): Promise<T> {
  return serial(() => database.driver.transaction(work));
}
