import { randomUUID } from "node:crypto";
import { isIP } from "node:net";
import { isLoopback } from "../visitors.ts";
import { jsonOf } from "./body.ts";
import type { BackendConfig } from "./config.ts";
import type { Statements } from "./driver.ts";

/** The address that visitors know this server by. An IP address of elsewhere is a name that a stranger made up. */
export function siteOf({ hostname, origin, port }: URL): string {
  const isOwn = isLoopback(hostname) || isIP(hostname.replace(/^\[|\]$/g, "")) === 0;
  return isOwn ? origin : `http://127.0.0.1:${port || 80}`;
}

/** Where a link leads in the end: an address of the app, as asked, or the start of the app. Never another site. */
export function backTo(given: string | null, site: string): string {
  const home = `${site}/`;
  if (given === null || !URL.canParse(given)) {
    return home;
  }
  const url = new URL(given);
  const isWeb = /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
  if (!isWeb || !(url.host === new URL(site).host || isLoopback(url.hostname))) {
    return home;
  }
  url.hash = "";
  return url.href;
}

/** Say a request about codes in the words of the library behind the auth service, which has its own for some. */
export async function adaptSignIn(
  request: Request,
  { isSignupEnabled }: BackendConfig,
  driver: Statements,
): Promise<Request> {
  const [, path] = /^\/auth\/v1\/(verify|otp|resend)$/.exec(new URL(request.url).pathname) ?? [];
  if (path === undefined || request.method !== "POST") {
    return request;
  }
  const body: Body = { ...Object(await jsonOf(request)) };
  switch (path) {
    case "verify":
      // The code of a sign-up or sign-in has two kinds there.
      return body.type === "email" ? changed(request, { ...body, type: "magiclink" }) : request;
    case "otp":
      // It would sign up who is not known even where nobody may sign up.
      return isSignupEnabled ? request : changed(request, { ...body, create_user: false });
    default:
      return adaptResend(request, body, driver);
  }
}

type Body = Readonly<Record<string, unknown>>;

/**
 * The library sends nothing twice: a new e-mail is confirmed as if it was never sent anything, and a sign-up by a code
 * that signs in.
 */
async function adaptResend(request: Request, { type, email }: Body, driver: Statements): Promise<Request> {
  const who = [String(email ?? "").toLowerCase()];
  if (type === "email_change") {
    await driver.query("update auth.users set email_change_sent_at = null where email = $1", who);
  } else if (type === "signup") {
    const waiting =
      "select 1 from auth.users where email = $1 and confirmed_at is null and confirmation_sent_at is not null";
    if ((await driver.query(waiting, who)).rows.length > 0) {
      return changed(request, { email, create_user: false }, "/auth/v1/otp");
    }
  }
  return request;
}

/** The same answer for who has no account as for who has one: nobody finds out who does by asking for e-mails. */
export async function hideStranger(request: Request, response: Response): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!/^\/auth\/v1\/(?:otp|signup)$/.test(pathname) || ![422, 429].includes(response.status)) {
    return response;
  }
  const { error_code } = { error_code: undefined, ...Object(await response.clone().json()) };
  if (error_code === "otp_disabled") {
    return Response.json({});
  }
  // Where sign-ups are confirmed, the library says so of one that is there already.
  return error_code === "over_email_send_rate_limit" ? Response.json(await newcomer(request)) : response;
}

/** What a sign-up that waits for its confirmation looks like. */
async function newcomer(request: Request): Promise<object> {
  const { email, data }: Body = { ...Object(await jsonOf(request)) };
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

/** Whether a request sets a password. */
export async function setsPassword(request: Request): Promise<boolean> {
  const isUser = request.method === "PUT" && new URL(request.url).pathname === "/auth/v1/user";
  const { password }: Body = isUser ? { ...Object(await jsonOf(request)) } : {};
  return password !== undefined;
}

/**
 * The request that a link of an e-mail stands for, and what is made of its answer: the way back to the app, with the
 * session or the failure in the fragment, where no server and no log sees it. Nothing for another request.
 */
export function followLink(
  request: Request,
  site: string,
): { readonly asked: Request; readonly finish: (answer: Response) => Promise<Response> } | undefined {
  const url = new URL(request.url);
  if (url.pathname !== "/auth/v1/verify" || request.method !== "GET") {
    return undefined;
  }
  const type = url.searchParams.get("type") ?? "";
  const back = backTo(url.searchParams.get("redirect_to"), site);
  const asked = new Request(new URL(url.pathname, url), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ type, token_hash: url.searchParams.get("token") ?? "" }),
  });
  const finish = async (answer: Response): Promise<Response> => {
    const told: Readonly<Record<string, unknown>> = { ...Object(await answer.json().catch(() => undefined)) };
    const names = ["access_token", "refresh_token", "expires_in", "expires_at", "token_type"];
    const fragment = answer.ok
      ? [...names.map((name) => [name, String(told[name])]), ["type", type]]
      : [
          ["error", "access_denied"],
          ["error_code", String(told.error_code ?? "unexpected_failure")],
          ["error_description", String(told.msg ?? "the link could not be checked")],
        ];
    const location = `${back}#${new URLSearchParams(fragment)}`;
    const headers = { location, "cache-control": "no-store", "referrer-policy": "no-referrer" };
    return new Response(null, { status: 303, headers });
  };
  return { asked, finish };
}

function changed({ url, headers }: Request, body: object, path?: string): Request {
  const address = new URL(url);
  address.pathname = path ?? address.pathname;
  const fields = new Headers(headers);
  fields.delete("content-length");
  return new Request(address, { method: "POST", headers: fields, body: JSON.stringify(body) });
}
