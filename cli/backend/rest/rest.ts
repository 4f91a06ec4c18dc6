import type { RoleAndClaims } from "../auth/identity.ts";
import type { Database } from "../database/engine/connection.ts";
import type { Queue } from "../database/engine/queue.ts";
import { report } from "../report.ts";
import { answerTo } from "./answer/answer.ts";
import { databaseRefusal, isDatabaseError } from "./answer/database-error.ts";
import { Refusal, refusalBody } from "./answer/refusal.ts";
import type { CachedSchema } from "./cache.ts";
import { planRequest } from "./plan/plan.ts";
import { type HttpRequest, readRequest } from "./request/request.ts";
import { run } from "./run.ts";
import { timezoneCheck } from "./timezones.ts";

/** The parts of the REST service. */
export interface RestParts {
  readonly database: Database;
  readonly schema: CachedSchema;
  /** Runs a task when the database connection is free. */
  readonly serial: Queue;
  readonly maxRows: number;
  /** The schemas whose tables and functions the service shows, the first if a request names none. */
  readonly schemas: readonly string[];
}

/** Answers a request as a caller; the request is below the path of the service. */
export type Rest = (request: HttpRequest, caller: RoleAndClaims) => Promise<Response>;

/**
 * Open the REST service: it answers as PostgREST 12 does, in the settings of a Supabase project.
 *
 * A request is parsed, planned with the schema cache, and answered by one statement, whose text the database writes.
 */
export function createRest({ database, schema, serial, maxRows, schemas }: RestParts): Rest {
  const inTurn: Queue = database.hasOneConnection ? serial : (task) => task();
  const checkTimezone = timezoneCheck(database.driver);
  return async (http, caller) => {
    const isSignedIn = caller.role !== "anon";
    try {
      const read = readRequest(http, schemas);
      const request = read.preferences.timezone === undefined ? read : await inTurn(() => checkTimezone(read));
      const cache = schema.known ?? (await inTurn(() => schema.read()));
      const { settings } = cache;
      const rules = { maxRows: settings.maxRows ?? maxRows, isSafeUpdate: safeRoles.has(caller.role) };
      const plan = planRequest(request, cache, rules);
      const result = await inTurn(() => run(database.driver, request, plan, caller, { ...settings, ...rules }));
      return answerTo(request, plan, result);
    } catch (error) {
      return refusalResponse(error, isSignedIn);
    }
  };
}

/** The roles of browsers. */
const safeRoles: ReadonlySet<string> = new Set(["anon", "authenticated"]);

function refusalResponse(error: unknown, isSignedIn: boolean): Response {
  const refusal =
    error instanceof Refusal ? error : isDatabaseError(error) ? databaseRefusal(error, isSignedIn) : undefined;
  if (refusal === undefined) {
    report("REST:", error);
    const parts = { status: 500, code: "XX000", message: "the REST service failed" };
    return new Response(refusalBody(parts), { status: 500, headers: { "content-type": errorType } });
  }
  const { status, headers } = refusal.parts;
  return new Response(refusalBody(refusal.parts), { status, headers: { "content-type": errorType, ...headers } });
}

const errorType = "application/json; charset=utf-8";
