import { environment } from "../app/env.ts";
import type { Runtime } from "../app/runtime.ts";
import { readPath } from "../data/value-path.ts";
import * as messages from "../messages/parts.ts";
import { routingOf } from "../routing/routing.ts";
import { WorkflowFailure } from "../workflow/workflow.ts";
import { accountUrl, call, endpoint, enter, hasEndpoint, orSignOut, takeUp, tokensOf } from "./auth.ts";
import { writeCookie } from "./cookie.ts";
import { type LoginWith, type LoginWithIdToken, type LoginWithSso, pendingCookie } from "./provider-login.ts";
import type { Session } from "./session.ts";

/** Stored while the visitor is at the identity provider. */
interface Pending {
  /** Endpoint parameters to continue with; absent when the backend's auth service itself takes the code. */
  readonly at?: { readonly provider: string; readonly type: string };
  /** Proves that the browser that returns the code is the one that asked for it. */
  readonly verifier: string;
  readonly keep: boolean;
  /** The query of the page, which the redirect back does not keep. */
  readonly search: string;
}

const pendingSeconds = 10 * 60;

/** Query parameters added by a provider, or by the service in between. */
const returned = ["code", "oauth_token", "oauth_verifier", "state", "error", "error_code", "error_description"];

/** Redirect the visitor to an identity provider; see `loginWith`. */
export async function beginLogin(session: Session, { provider, type = "login", keep }: LoginWith): Promise<void> {
  if (!provider) throw new WorkflowFailure("the provider is missing");
  await orSignOut(session, async () => {
    const { verifier, challenge } = await newProof();
    if (!hasEndpoint(session, "oauth")) {
      await checkProvider(session, provider);
      const asked = new URLSearchParams({
        provider,
        redirect_to: pageAddress(),
        code_challenge: challenge,
        code_challenge_method: "s256",
      });
      sendTo(session, accountUrl(session, `authorize?${asked}`), { verifier, keep: keep === true });
      return;
    }
    const query = new URLSearchParams({
      redirect_uri: pageAddress(),
      code_challenge: challenge,
      code_challenge_method: "S256",
    });
    const begin = provider === "twitter" ? "request_token" : "init";
    const answer = await call(session, `${endpointOf(session, provider, begin)}?${query}`, { method: "GET" });
    sendTo(session, addressIn(session.runtime, answer, "authUrl"), {
      at: { provider, type },
      verifier,
      keep: keep === true,
    });
  });
}

/** Check that the service offers the provider; otherwise its error page would replace the app. */
async function checkProvider(session: Session, provider: string): Promise<void> {
  const offers = readPath(await call(session, accountUrl(session, "settings"), { method: "GET" }), "external");
  if (readPath(offers, provider) === false) throw new WorkflowFailure(`the provider ${provider} is not enabled`);
}

/** Redirect the visitor to the single sign-on of a company; see `loginWithSso`. */
export async function beginSso(session: Session, { domain, providerId, keep }: LoginWithSso): Promise<void> {
  const whose = providerId ? { provider_id: providerId.trim() } : domain ? { domain: domain.trim() } : undefined;
  if (whose === undefined) throw new WorkflowFailure("the domain is missing");
  await orSignOut(session, async () => {
    const { verifier, challenge } = await newProof();
    const body = {
      ...whose,
      redirect_to: pageAddress(),
      skip_http_redirect: true,
      code_challenge: challenge,
      code_challenge_method: "s256",
    };
    const answer = await call(session, accountUrl(session, "sso"), { method: "POST", body });
    sendTo(session, addressIn(session.runtime, answer, "url"), { verifier, keep: keep === true });
  });
}

/** Sign in with an ID token; see `loginWithIdToken`. */
export async function exchangeIdToken(session: Session, given: LoginWithIdToken): Promise<void> {
  const { provider, idToken, nonce, accessToken, keep } = given;
  if (!provider) throw new WorkflowFailure("the provider is missing");
  if (!idToken) throw new WorkflowFailure("the ID token is missing");
  await orSignOut(session, async () => {
    // The service would compare against an empty string.
    const body = {
      provider,
      id_token: idToken,
      nonce: nonce || undefined,
      access_token: accessToken || undefined,
    };
    const answer = await call(session, accountUrl(session, "token?grant_type=id_token"), { method: "POST", body });
    await takeUp(session, tokensOf(answer), keep === true);
  });
}

/** Sign in with the identity provider's redirect; see `finishLogin`. `kept` is the value of the cookie. */
export async function endLogin(session: Session, kept: string): Promise<boolean> {
  const { runtime } = session;
  const pending = parsePending(kept);
  if (pending === undefined) return false;
  writeCookie(runtime, pendingCookie, null);
  const query = new URLSearchParams(globalThis.location.search);
  const brought = returned.flatMap((name): [string, string][] => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  const address = routingOf(runtime).query;
  for (const [name] of brought) address.write(name, undefined);
  for (const [name, value] of new URLSearchParams(pending.search)) address.write(name, value);
  // A visitor who used the browser's back button has cancelled.
  if (brought.length === 0 && wentBack()) return false;
  await orSignOut(session, async () => {
    const names = new Set(brought.map(([name]) => name));
    if (!names.has("code") && !names.has("oauth_token"))
      throw new WorkflowFailure(messages.noSocialCode, Object.fromEntries(brought));
    const { at, verifier, keep } = pending;
    if (at === undefined) {
      const body = { auth_code: query.get("code"), code_verifier: verifier };
      const answer = await call(session, accountUrl(session, "token?grant_type=pkce"), { method: "POST", body });
      await takeUp(session, tokensOf(answer), keep);
      return;
    }
    const asked = new URLSearchParams([...brought, ["redirect_uri", pageAddress()], ["code_verifier", verifier]]);
    await enter(
      session,
      await call(session, `${endpointOf(session, at.provider, at.type)}?${asked}`, { method: "GET" }),
      keep,
    );
  });
  return true;
}

/** Returns the address of this page, where the provider redirects to. */
function pageAddress(): string {
  const { origin, pathname } = globalThis.location;
  return origin + pathname;
}

/** Create a secret that stays in this browser, and a challenge that proves it without revealing it. */
async function newProof(): Promise<{ readonly verifier: string; readonly challenge: string }> {
  const verifier = text(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return { verifier, challenge: text(new Uint8Array(digest)) };
}

/** Redirect to an address, and store what `endLogin` needs. */
function sendTo({ runtime }: Session, address: string, kept: Omit<Pending, "search">): void {
  const pending: Pending = { ...kept, search: globalThis.location.search };
  writeCookie(runtime, pendingCookie, JSON.stringify(pending), pendingSeconds);
  globalThis.location.assign(address);
}

const endpointOf = (session: Session, provider: string, step: string): string =>
  `${endpoint(session, "oauth")}/${encodeURIComponent(provider)}/${step}`;

/** Returns the address to redirect to; one without a host is on the backend. */
function addressIn(runtime: Runtime, answer: unknown, name: "authUrl" | "url"): string {
  const given: unknown = typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : undefined;
  const base = environment(runtime).backendUrl;
  const url = typeof given === "string" && given !== "" && URL.canParse(given, base) ? new URL(given, base) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) throw new WorkflowFailure(`the answer has no ${name}`);
  return url.href;
}

const wentBack = (): boolean =>
  performance.getEntriesByType("navigation").some((entry) => Reflect.get(entry, "type") === "back_forward");

function parsePending(kept: string): Pending | undefined {
  try {
    const found: Partial<Pending> = JSON.parse(kept) ?? {};
    const { at, verifier, keep = false, search = "" } = found;
    if (verifier === undefined) return undefined;
    return { ...(at && { at }), verifier, keep, search };
  } catch {
    return undefined;
  }
}

/** Encode bytes as URL-safe Base64. */
const text = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
