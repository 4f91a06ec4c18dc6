import { recordOf } from "../../json.ts";
import type { Driver } from "../database/engine/driver.ts";
import { quoteName } from "../database/quote-name.ts";

/** A function of the database that changes the claims of each access token. */
export interface AccessTokenHook {
  readonly schema: string;
  readonly name: string;
}

/** The event of a function: who gets a token, how they signed in, and the claims so far. */
export interface TokenEvent {
  readonly user_id: string;
  readonly authentication_method: string;
  readonly claims: object;
}

/** The refusal of a function: no token is issued. */
export class RefusedToken extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/**
 * Returns the claims that a hook makes of an event. It runs as the role of the auth service, as in a project, so
 * that a missing grant fails here too.
 */
export async function claimsOf(hook: AccessTokenHook, driver: Driver, event: TokenEvent): Promise<object> {
  const call = `select ${quoteName(hook.schema)}.${quoteName(hook.name)}(($1::text)::jsonb) as answer`;
  const rows = await driver.transaction(async (transaction) => {
    await transaction.exec("set local role supabase_auth_admin; set local search_path = auth");
    return (await transaction.query<{ readonly answer: unknown }>(call, [JSON.stringify(event)])).rows;
  });
  const answer = recordOf(rows[0]?.answer);
  const error = recordOf(answer.error);
  if (answer.error !== undefined && answer.error !== null) {
    throw new RefusedToken(String(error.message ?? ""), Number(error.http_code) || 500);
  }
  return recordOf(answer.claims);
}
