import { loadPart } from "../app/reload.ts";
import type { Run } from "../workflow/workflow.ts";
import { readCookie } from "./cookie.ts";
import { type LoginWith, type LoginWithIdToken, type LoginWithSso, pendingCookie } from "./provider-login.ts";
import { sessionOf } from "./session.ts";

/** Loaded on demand, as most visits of a login page do not need it. */
const identityProvider = () => loadPart("identity-provider", () => import("./identity-provider.ts"));

/**
 * Redirect the visitor to an identity provider, which redirects back to this page with a code in its query.
 *
 * `finishLogin` on this page then starts the session. Any failure signs out.
 */
export const loginWith = async ({ task: { runtime } }: Run, given: LoginWith): Promise<void> =>
  (await identityProvider()).beginLogin(sessionOf(runtime), given);

/** Sign in with an ID token that the app got from a provider. Any failure signs out. */
export const loginWithIdToken = async ({ task: { runtime } }: Run, given: LoginWithIdToken): Promise<void> =>
  (await identityProvider()).exchangeIdToken(sessionOf(runtime), given);

/**
 * Redirect the visitor to the single sign-on of a company, which redirects back to this page with a code in its query.
 *
 * `finishLogin` on this page then starts the session. Any failure signs out.
 */
export const loginWithSso = async ({ task: { runtime } }: Run, given: LoginWithSso): Promise<void> =>
  (await identityProvider()).beginSso(sessionOf(runtime), given);

/**
 * Complete the sign-in after an identity provider redirected back; `false` when none is under way.
 *
 * Restores the query of the page. Any failure signs out.
 */
export async function finishLogin({ task: { runtime } }: Run): Promise<boolean> {
  const kept = readCookie(runtime, pendingCookie);
  return kept !== undefined && (await identityProvider()).endLogin(sessionOf(runtime), kept);
}
