import { isIP } from "node:net";
import { isLoopback } from "../visitors.ts";
import { jsonOf } from "./body.ts";
import type { BackendConfig } from "./config.ts";

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

/** Say a request about codes in the words of the library behind the auth service. */
export async function adaptSignIn(request: Request, { isSignupEnabled }: BackendConfig): Promise<Request> {
  const { pathname } = new URL(request.url);
  if (request.method !== "POST") {
    return request;
  }
  // The code of a sign-up or sign-in has two kinds there.
  if (pathname === "/auth/v1/verify") {
    return changed(request, ({ type }) => (type === "email" ? { type: "magiclink" } : {}));
  }
  // It would sign up who is not known even where nobody may sign up.
  return pathname === "/auth/v1/otp" && !isSignupEnabled ? changed(request, () => ({ create_user: false })) : request;
}

/** The same answer for who has no account as for who has one: nobody finds out who does by asking for codes. */
export async function hideStranger(request: Request, response: Response): Promise<Response> {
  if (!request.url.includes("/auth/v1/otp") || response.status !== 422) {
    return response;
  }
  const { error_code } = { error_code: undefined, ...Object(await response.clone().json()) };
  return error_code === "otp_disabled" ? Response.json({}) : response;
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

async function changed(
  request: Request,
  change: (body: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): Promise<Request> {
  const body: Readonly<Record<string, unknown>> = { ...Object(await jsonOf(request)) };
  const { url, headers } = request;
  const fields = new Headers(headers);
  fields.delete("content-length");
  return new Request(url, { method: "POST", headers: fields, body: JSON.stringify({ ...body, ...change(body) }) });
}
