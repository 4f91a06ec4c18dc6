import { randomUUID } from "node:crypto";
import { parseJson, recordOf } from "../../json.ts";
import type { Driver, Statements } from "../database/engine/driver.ts";
import { type AccessTokenHook, claimsOf } from "./access-token-hook.ts";
import type { Ask } from "./library.ts";

/** Sends requests to the library, and statements to its database. */
export interface Library {
  readonly ask: Ask;
  readonly driver: Statements;
  /** Any address of this backend. */
  readonly url: string;
  /** The public key. */
  readonly apikey: string;
}

/** Returns the answer of the library to a request with a JSON body. */
export function askLibrary(library: Library, method: string, path: string, body: object, token?: string) {
  const { ask, url, apikey } = library;
  const headers = { apikey, authorization: `Bearer ${token ?? apikey}`, "content-type": "application/json" };
  return ask(new Request(new URL(`/auth/v1/${path}`, url), { method, headers, body: JSON.stringify(body) }));
}

/**
 * Begin a session of a user, and return the answer with its tokens.
 *
 * The library signs in with a password or code only, but renews any session.
 */
export async function openSession(library: Library, userId: string): Promise<Response> {
  const [session, token] = [randomUUID(), randomUUID()];
  const { driver } = library;
  await driver.query("insert into auth.sessions (id, user_id, aal) values ($1, $2, 'aal1')", [session, userId]);
  await driver.query(
    "insert into auth.refresh_tokens (id, token, user_id, session_id) values ($1::text, $1::text, $2, $3)",
    [token, userId, session],
  );
  return askLibrary(library, "POST", "token?grant_type=refresh_token", { refresh_token: token });
}

/** Create a user without e-mail and password, and begin their session. */
export async function signInAnonymously(library: Library, metadata: unknown): Promise<Response> {
  const id = randomUUID();
  await library.driver.query(
    `insert into auth.users (id, aud, role, raw_app_meta_data, raw_user_meta_data, is_anonymous)
      values ($1, 'authenticated', 'authenticated', '{}', ($2::text)::jsonb, true)`,
    [id, JSON.stringify(recordOf(metadata))],
  );
  return openSession(library, id);
}

/** Make permanent users of the anonymous users who have an e-mail now. */
export const keepConfirmed = (driver: Statements): Promise<unknown> =>
  driver.query(`update auth.users set is_anonymous = false, email_confirmed_at = coalesce(email_confirmed_at, now()),
    raw_app_meta_data = raw_app_meta_data || '{"provider": "email", "providers": ["email"]}'
    where is_anonymous and email <> ''`);

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const isUuid = (text: unknown): text is string => typeof text === "string" && uuid.test(text);

/**
 * Add to an answer with a user what the library leaves out: `is_anonymous`, and the claims about the user in the token,
 * which a hook of the project may change.
 */
export async function completeUser(
  answer: Response,
  driver: Driver,
  jwtSecret: string,
  hooked?: { readonly hook: AccessTokenHook; readonly method: string } | undefined,
): Promise<Response> {
  const body = answer.ok ? recordOf(parseJson(await answer.clone().text())) : {};
  const user = recordOf(body.user ?? body);
  if (!isUuid(user.id)) {
    return answer;
  }
  const found = await driver.query<{ is_anonymous: boolean }>("select is_anonymous from auth.users where id = $1", [
    user.id,
  ]);
  const [known] = found.rows;
  if (known === undefined) {
    return answer;
  }
  const { is_anonymous } = known;
  const { app_metadata, user_metadata } = user;
  const token = body.access_token;
  const claims = { app_metadata, user_metadata, is_anonymous, aal: "aal1" };
  const whole = {
    ...body,
    ...(body.user === undefined ? { is_anonymous } : { user: { ...user, is_anonymous } }),
    ...(typeof token === "string" && {
      access_token: await signedWith(token, claims, jwtSecret, async (all) =>
        hooked === undefined
          ? all
          : claimsOf(hooked.hook, driver, {
              user_id: String(user.id),
              authentication_method: hooked.method,
              claims: all,
            }),
      ),
    }),
  };
  const headers = new Headers(answer.headers);
  headers.delete("content-length");
  return new Response(JSON.stringify(whole), { status: answer.status, headers });
}

async function signedWith(
  token: string,
  claims: object,
  jwtSecret: string,
  change: (claims: object) => Promise<object>,
): Promise<string> {
  const { decodeJwt, SignJWT } = await import("jose");
  return new SignJWT({ ...(await change({ email: "", phone: "", ...decodeJwt(token), ...claims })) })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .sign(new TextEncoder().encode(jwtSecret));
}
