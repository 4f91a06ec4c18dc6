import { randomUUID } from "node:crypto";
import type { BackendConfig } from "../config.ts";
import type { Driver, Statements } from "../database/engine/driver.ts";
import { readWhole } from "../http/body.ts";
import { authFailure, failure } from "../http/failure.ts";
import { report } from "../report.ts";
import { RefusedToken } from "./access-token-hook.ts";
import { answerAdmin, refuseNoAdmin } from "./admin.ts";
import { limitAttempts } from "./attempts.ts";
import { equaliseWork } from "./equal-work.ts";
import type { BackendKeys } from "./keys.ts";
import type { Ask, InTurn } from "./library.ts";
import { createLines } from "./lines.ts";
import { backTo, followLink } from "./links.ts";
import { sendingFrom } from "./mailbox.ts";
import { refuseSignIn } from "./refusals.ts";
import { type Body, changed, isAnonymousSignUp, plainAddress, readSignIn, type SignIn } from "./sign-in.ts";
import { completeUser, keepConfirmed, signInAnonymously } from "./users.ts";

/** The caller of the auth service. */
export interface Caller {
  /** The peer's address, as seen by the socket; for a function, the address of its caller. */
  readonly address: string;
  /** The address of the app as the caller knows it. */
  readonly site: string;
}

/** Answers a request to the auth service. */
export type AskAuth = (request: Request, caller: Caller) => Promise<Response>;

/**
 * Adapt the library's auth service to behave like a project's: unsupported features are refused; wrong codes, passwords
 * and sign-ups are limited; links and e-mails lead back to the app through this backend; and no answer reveals who has
 * an account. The admin API and anonymous sign-in, which the library lacks, are answered here.
 */
export function createAuth(inTurn: InTurn, config: BackendConfig, driver: Driver, keys: BackendKeys): AskAuth {
  const attempts = limitAttempts(config);
  // The library looks whether an e-mail is taken and then inserts it, so two sign-ups at once would both insert.
  const oneByOne = createLines();

  const answerTo = async (signIn: SignIn, address: string): Promise<Response> =>
    refuseSignIn(signIn) ??
    refuseAnonymous(signIn, config) ??
    (await refuseNoAdmin(signIn, keys)) ??
    attempts.refuse(signIn, address) ??
    oneByOne(claimedEmail(signIn), () => inTurn((ask) => askLibrary(signIn, address, ask)));

  const complete = async (signIn: SignIn, answer: Response): Promise<Response> => {
    const hook = config.accessTokenHook;
    const hooked = hook && { hook, method: methodOf(signIn) };
    return completeUser(answer, driver, keys.jwtSecret, hooked).catch((error: unknown) => {
      if (error instanceof RefusedToken) return authFailure(error.status, "hook_refused", error.message);
      report("custom_access_token hook:", error);
      return authFailure(500, "unexpected_failure", "the hook custom_access_token failed");
    });
  };

  const askLibrary = async (signIn: SignIn, address: string, ask: Ask): Promise<Response> => {
    const library = { ask, driver, url: signIn.request.url, apikey: keys.anonKey };
    if (signIn.path.startsWith("admin/")) {
      return answerAdmin(library, signIn);
    }
    if (isAnonymousSignUp(signIn)) {
      return complete(signIn, await signInAnonymously(library, signIn.body.data));
    }
    const { request } = await adaptSignIn(signIn, config, driver);
    const answer = await ask(request);
    attempts.note(signIn, address, answer);
    await equaliseWork(signIn, answer, driver);
    if (answer.ok && setsPassword(signIn)) {
      await signOutOthers(signIn, ask);
    }
    if (answer.ok && signIn.path === "verify") {
      await keepConfirmed(driver);
    }
    return complete(signIn, await hideStranger(signIn, answer));
  };

  return async (request, { address, site }) => {
    const url = plainAddress(request.url);
    if (url === undefined) {
      return failure(404, "not_found", `no service answers ${new URL(request.url).pathname}`);
    }
    const whole = await readWhole(request, { url });
    if (whole instanceof Response) {
      return whole;
    }
    const signIn = await readSignIn(whole);
    if (signIn.path === "verify" && !["GET", "POST"].includes(request.method)) {
      return failure(405, "method_not_allowed", "a link must be opened with GET");
    }
    const link = followLink(signIn, site);
    if (link !== undefined) {
      return link.finish(await answerTo(link.asked, address));
    }
    const back = backTo(new URL(url).searchParams.get("redirect_to"), site);
    return sendingFrom({ site, back }, () => answerTo(signIn, address));
  };
}

/** How somebody signs in, in the words of the auth service. */
function methodOf(signIn: SignIn): string {
  if (isAnonymousSignUp(signIn)) return "anonymous";
  if (signIn.path === "verify") return "otp";
  return { refresh_token: "token_refresh", pkce: "oauth" }[signIn.grantType ?? ""] ?? "password";
}

/** Refuse anonymous sign-in unless the settings enable it. */
function refuseAnonymous(signIn: SignIn, { isAnonymousEnabled }: BackendConfig): Response | undefined {
  return isAnonymousSignUp(signIn) && !isAnonymousEnabled
    ? authFailure(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled")
    : undefined;
}

/** Translate a request about codes into the terms of the library, which differ for some requests. */
async function adaptSignIn(signIn: SignIn, { isSignupEnabled }: BackendConfig, driver: Statements): Promise<SignIn> {
  const { request, path, body } = signIn;
  if (request.method !== "POST") {
    return signIn;
  }
  switch (path) {
    case "verify":
      // The library has two types for the code of a sign-up or sign-in.
      return body.type === "email" ? changed(signIn, { ...body, type: "magiclink" }) : signIn;
    case "otp":
      // The library would sign up an unknown person even where sign-up is disabled.
      return isSignupEnabled ? signIn : changed(signIn, { ...body, create_user: false });
    case "resend":
      return adaptResend(signIn, driver);
    default:
      return signIn;
  }
}

/**
 * The library does not resend anything. A new e-mail is confirmed as if nothing had been sent before, and a sign-up by
 * a code that signs in.
 */
async function adaptResend(signIn: SignIn, driver: Statements): Promise<SignIn> {
  const { type, email } = signIn.body;
  const who = [String(email ?? "").toLowerCase()];
  if (type === "email_change") {
    await driver.query("update auth.users set email_change_sent_at = null where email = $1", who);
  } else if (type === "signup") {
    const waiting =
      "select 1 from auth.users where email = $1 and confirmed_at is null and confirmation_sent_at is not null";
    if ((await driver.query(waiting, who)).rows.length > 0) {
      return changed(signIn, { email, create_user: false }, "otp");
    }
  }
  return signIn;
}

/** The e-mail that a request may claim for a user; empty when it claims none. */
function claimedEmail({ request, path, body }: SignIn): string {
  const claims = request.method !== "GET" && /^(?:signup|otp|user|admin\/users(?:\/[^/]+)?)$/.test(path);
  return claims && typeof body.email === "string" ? body.email.trim().toLowerCase() : "";
}

/** Whether a request sets a password. */
const setsPassword = ({ request, path, body }: SignIn): boolean =>
  request.method === "PUT" && path === "user" && body.password !== undefined;

/**
 * End all sessions of a person except the caller's. As on Supabase, this signs out anyone who knew the old password.
 */
async function signOutOthers({ request }: SignIn, ask: Ask): Promise<void> {
  const headers = [...request.headers].filter(([name]) => name === "apikey" || name === "authorization");
  await ask(new Request(new URL("/auth/v1/logout?scope=others", request.url), { method: "POST", headers }));
}

/** Returns the same answer with and without an account, so that requesting e-mails does not reveal who has one. */
async function hideStranger({ request, path, body }: SignIn, response: Response): Promise<Response> {
  const mayTell = request.method === "POST" && ["otp", "signup"].includes(path) && [422, 429].includes(response.status);
  if (!mayTell) {
    return response;
  }
  const { error_code } = { error_code: undefined, ...Object(await response.clone().json()) };
  if (error_code === "otp_disabled") {
    return Response.json({});
  }
  // Where sign-ups need confirmation, the library answers this for an existing account.
  return error_code === "over_email_send_rate_limit" ? Response.json(newcomer(body)) : response;
}

/** The answer of a sign-up that waits for confirmation. */
function newcomer({ email, data }: Body): object {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: "authenticated",
    role: "authenticated",
    email: String(email).toLowerCase(),
    phone: "",
    confirmation_sent_at: now,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: data ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
