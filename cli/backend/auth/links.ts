import { isIP } from "node:net";
import { isLoopback } from "../../serve/visitors.ts";
import type { SignIn } from "./sign-in.ts";

/** The address that visitors use for this server. An IP address that is not this machine's is a forged host name. */
export function siteOf({ hostname, origin, port }: URL): string {
  const isOwn = isLoopback(hostname) || isIP(hostname.replace(/^\[|\]$/g, "")) === 0;
  return isOwn ? origin : `http://127.0.0.1:${port || 80}`;
}

/** The final target of a link: an address of the app, as requested, or the start of the app. Never another site. */
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

/**
 * Returns the request that a link in an e-mail makes, and a function from its answer to the redirect to the app. The
 * session or the failure is in the fragment, where no server and no log sees it. Undefined for other requests.
 */
export function followLink(
  signIn: SignIn,
  site: string,
): { readonly asked: SignIn; readonly finish: (answer: Response) => Promise<Response> } | undefined {
  const { request, path } = signIn;
  if (path !== "verify" || request.method !== "GET") {
    return undefined;
  }
  const url = new URL(request.url);
  const type = url.searchParams.get("type") ?? "";
  const back = backTo(url.searchParams.get("redirect_to"), site);
  const body = { type, token_hash: url.searchParams.get("token") ?? "" };
  const told = new Request(new URL(url.pathname, url), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const asked = { ...signIn, request: told, body };
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
