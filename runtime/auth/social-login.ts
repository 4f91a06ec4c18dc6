import { loadPart } from "../app/reload.ts";
import type { Run } from "../workflow/workflow.ts";
import { readCookie } from "./cookie.ts";
import { type LoginWith, type LoginWithIdToken, type LoginWithSso, pendingCookie } from "./provider-login.ts";

/** Most visits of a login page need nothing of it. */
const identityProvider = () => loadPart("identity-provider", () => import("./identity-provider.ts"));

/**
 * Send the visitor to an identity provider, which sends them back to this page with a code in its query.
 *
 * The session begins with `finishLogin` there. Any failure signs out.
 */
export const loginWith = async (_run: Run, given: LoginWith): Promise<void> =>
  (await identityProvider()).beginLogin(given);

/** Sign in with an ID token that the app has from a provider. Any failure signs out. */
export const loginWithIdToken = async (_run: Run, given: LoginWithIdToken): Promise<void> =>
  (await identityProvider()).exchangeIdToken(given);

/**
 * Send the visitor to the single sign-on of a company, which sends them back to this page with a code in its query.
 *
 * The session begins with `finishLogin` there. Any failure signs out.
 */
export const loginWithSso = async (_run: Run, given: LoginWithSso): Promise<void> =>
  (await identityProvider()).beginSso(given);

/**
 * Sign in with what an identity provider sent the visitor back with; `false` when no login is on its way.
 *
 * The query is then as it was before. Any failure signs out.
 */
export async function finishLogin(_run: Run): Promise<boolean> {
  const kept = readCookie(pendingCookie);
  return kept !== undefined && (await identityProvider()).endLogin(kept);
}
