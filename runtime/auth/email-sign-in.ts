import type { Runtime } from "../app/runtime.ts";
import { readPath } from "../data/value-path.ts";
import { withBase } from "../routing/base-path.ts";
import { appRoutes } from "../routing/navigation.ts";
import { routeOf, routePath } from "../routing/routes.ts";
import { languageOf } from "../screen/language.ts";
import { type Run, WorkflowFailure } from "../workflow/workflow.ts";
import { changeUser } from "./account.ts";
import { accountUrl, call, orSignOut, renewSession, takeUp, tokensIn, tokensOf } from "./auth.ts";
import { sessionOf } from "./session.ts";

/** The recipient of the message: one of the two. */
interface Recipient {
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

/** The page of the app that the e-mail link opens; the current page when absent. */
interface Return {
  readonly page?: string;
}

/**
 * Send an e-mail with a code and a sign-in link, or a text message with a code.
 *
 * With `signup` off it is sent only to existing accounts; the caller cannot see whether there is one.
 */
export async function sendCode(
  { task: { runtime } }: Run,
  given: Recipient & Return & { readonly signup?: boolean | null | undefined },
): Promise<void> {
  const mayCreate = given.signup !== false;
  try {
    await post(runtime, "otp", { ...recipient(given), create_user: mayCreate }, given);
  } catch (error) {
    // The service answers `otp_disabled` only for unknown accounts.
    const isStranger = error instanceof WorkflowFailure && readPath(error.data, "error_code") === "otp_disabled";
    if (mayCreate || !isStranger) throw error;
  }
}

const verifyTypes = {
  email: { login: "email", recovery: "recovery", change: "email_change" },
  phone: { login: "sms", recovery: "sms", change: "phone_change" },
} as const;

/**
 * Sign in with a code: of a sign-in or sign-up, of a new password, or of a new e-mail or phone.
 *
 * A wrong, used or expired code leaves the session as it is; a user that does not load signs out.
 */
export async function verifyCode(
  { task: { runtime } }: Run,
  given: Recipient & {
    readonly code: string | null | undefined;
    readonly type?: keyof (typeof verifyTypes)["email"];
    readonly keep?: boolean | null | undefined;
  },
): Promise<void> {
  const to = recipient(given);
  const type = verifyTypes["email" in to ? "email" : "phone"][given.type ?? "login"];
  const answer = await post(runtime, "verify", { ...to, type, token: (given.code ?? "").trim() });
  // A change that both mailboxes must confirm still waits for the other one.
  if (given.type === "change" && tokensIn(answer) === undefined) return;
  const session = sessionOf(runtime);
  await orSignOut(session, async () => takeUp(session, tokensOf(answer), given.keep === true));
}

const resendTypes = {
  email: { signup: "signup", change: "email_change" },
  phone: { signup: "sms", change: "phone_change" },
} as const;

/** Resend the code and the link of a sign-up, or of a new e-mail or phone. */
export async function resendCode(
  { task: { runtime } }: Run,
  given: Recipient & Return & { readonly type: keyof (typeof resendTypes)["email"] },
): Promise<void> {
  const to = recipient(given);
  await post(runtime, "resend", { ...to, type: resendTypes["email" in to ? "email" : "phone"][given.type] }, given);
}

/**
 * Send an e-mail with a link and a code for a new password, if an account has this e-mail; the caller cannot see which.
 */
export async function resetPassword(
  { task: { runtime } }: Run,
  given: Return & { readonly email: string | null | undefined },
): Promise<void> {
  await post(runtime, "recover", recipient({ email: given.email }), given);
}

/** Set a password without the old one, after a link or code. A failure leaves the session as it is. */
export async function confirmPassword(
  { task: { runtime } }: Run,
  { newPassword }: { readonly newPassword: string | null | undefined },
): Promise<void> {
  if (!newPassword) throw new WorkflowFailure("the new password is missing", missing);
  const session = sessionOf(runtime);
  await changeUser(session, { password: newPassword });
  session.link.value = null;
}

/** Renew the tokens of the session. A session that has ended signs out; without an answer it stays. */
export const refreshSession = ({ task: { runtime } }: Run): Promise<void> => renewSession(sessionOf(runtime));

/** The auth service answers the same for a value that is missing in a request. */
const missing = { code: "validation_failed", status: 0 };

/** Returns the e-mail, or else the phone number; throws without any. */
export function recipient({ email, phone }: Recipient): { readonly email: string } | { readonly phone: string } {
  if (email) return { email: email.trim() };
  if (phone) return { phone: phone.trim() };
  throw new WorkflowFailure("the e-mail address is missing", missing);
}

function post(runtime: Runtime, path: string, body: object, to?: Return): Promise<unknown> {
  const back = to === undefined ? "" : `?${new URLSearchParams({ redirect_to: addressOf(runtime, to.page) })}`;
  const session = sessionOf(runtime);
  return call(session, accountUrl(session, path + back), { method: "POST", body });
}

/** Returns the address of a page of the app, or of the current page. */
export function addressOf(runtime: Runtime, page: string | undefined): string {
  const { origin, pathname } = globalThis.location;
  if (page === undefined) return origin + pathname;
  const route = routeOf(appRoutes(runtime), page, languageOf(runtime).peek());
  const path = route && routePath(route);
  if (path === undefined) throw new WorkflowFailure(`the page ${page} has no address`);
  return origin + withBase(runtime, path);
}
