import { call, endpoint, enter, orSignOut } from "./auth.ts";
import { writeCookie } from "./cookie.ts";
import { environment } from "./env.ts";
import * as messages from "./messages.ts";
import { writeQuery } from "./query.ts";
import { type LoginWith, pendingCookie } from "./social-login.ts";
import { WorkflowFailure } from "./workflow.ts";

/** What is kept while the visitor is with the identity provider. */
interface Pending {
  readonly provider: string;
  readonly type: string;
  /** Proves that who brings the code is who asked for it. */
  readonly verifier: string;
  readonly keep: boolean;
  /** The query of the page, which the way back does not carry. */
  readonly search: string;
}

const pendingSeconds = 10 * 60;

/** What a provider, or the service between, leaves in the query. */
const returned = ["code", "oauth_token", "oauth_verifier", "state", "error", "error_code", "error_description"];

/** Send the visitor to an identity provider; see `loginWith`. */
export async function beginLogin({ provider, type = "login", keep }: LoginWith): Promise<void> {
  if (!provider) throw new WorkflowFailure("no provider is named");
  await orSignOut(async () => {
    const { origin, pathname, search } = globalThis.location;
    const verifier = text(crypto.getRandomValues(new Uint8Array(32)));
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
    const query = new URLSearchParams({
      redirect_uri: origin + pathname,
      code_challenge: text(new Uint8Array(digest)),
      code_challenge_method: "S256",
    });
    const begin = provider === "twitter" ? "request_token" : "init";
    const answer = await call(`${endpointOf(provider, begin)}?${query}`, { method: "GET" });
    const address = addressIn(answer);
    const pending: Pending = { provider, type, verifier, keep: keep === true, search };
    writeCookie(pendingCookie, JSON.stringify(pending), pendingSeconds);
    globalThis.location.assign(address);
  });
}

/** Sign in with what an identity provider sent the visitor back with; see `finishLogin`. `kept` is the cookie. */
export async function endLogin(kept: string): Promise<boolean> {
  const pending = parsePending(kept);
  if (pending === undefined) return false;
  writeCookie(pendingCookie, null);
  const query = new URLSearchParams(globalThis.location.search);
  const brought = returned.flatMap((name): [string, string][] => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  for (const [name] of brought) writeQuery(name, undefined);
  for (const [name, value] of new URLSearchParams(pending.search)) writeQuery(name, value);
  // Who came back by the button of the browser has changed their mind.
  if (brought.length === 0 && wentBack()) return false;
  await orSignOut(async () => {
    const names = new Set(brought.map(([name]) => name));
    if (!names.has("code") && !names.has("oauth_token"))
      throw new WorkflowFailure(messages.noSocialCode, Object.fromEntries(brought));
    const { provider, type, verifier, keep } = pending;
    const { origin, pathname } = globalThis.location;
    const asked = new URLSearchParams([...brought, ["redirect_uri", origin + pathname], ["code_verifier", verifier]]);
    await enter(await call(`${endpointOf(provider, type)}?${asked}`, { method: "GET" }), keep);
  });
  return true;
}

const endpointOf = (provider: string, step: string): string =>
  `${endpoint("oauth")}/${encodeURIComponent(provider)}/${step}`;

/** The address that the visitor is sent to; one without a host is the backend's. */
function addressIn(answer: unknown): string {
  const given: unknown = typeof answer === "object" && answer !== null ? Reflect.get(answer, "authUrl") : undefined;
  const base = environment().backendUrl;
  const url = typeof given === "string" && given !== "" && URL.canParse(given, base) ? new URL(given, base) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) throw new WorkflowFailure("the answer has no authUrl");
  return url.href;
}

const wentBack = (): boolean =>
  performance.getEntriesByType("navigation").some((entry) => Reflect.get(entry, "type") === "back_forward");

function parsePending(kept: string): Pending | undefined {
  try {
    const found: Partial<Pending> = JSON.parse(kept) ?? {};
    const { provider, type, verifier, keep = false, search = "" } = found;
    if (provider === undefined || type === undefined || verifier === undefined) return undefined;
    return { provider, type, verifier, keep, search };
  } catch {
    return undefined;
  }
}

/** Bytes as text that needs no escaping in an address. */
const text = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
