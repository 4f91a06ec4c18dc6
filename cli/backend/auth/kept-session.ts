import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import {
  keptCookie,
  keptNameCookie,
  sessionHeader,
  sessionPath,
  yearSeconds,
} from "../../../runtime/auth/session-names.ts";
import { type JsonObject, parseJson, recordOf } from "../../json.ts";
import { readBytes } from "../http/body.ts";
import { failure } from "../http/failure.ts";

/** Answers a request to the backend; `address` is the peer's. */
type Answer = (request: Request, address: string) => Promise<Response>;

/** The sessions of an app that is served together with its backend. */
export interface KeptSessions {
  /** Answers as the backend does, for the user of the session cookie; begins, renews and ends sessions. */
  readonly answer: Answer;
  /** The access token for a socket that names a session: `""`, which is invalid, unless the cookie holds that session. */
  tokenOf(request: IncomingMessage): string | undefined;
}

/** What the session cookie holds. */
interface Session {
  /** Scripts know it and send it, so a page that was open before somebody else signed in is refused. */
  readonly name: string;
  readonly access: string;
  readonly refresh: string;
}

export interface KeptSessionOptions {
  readonly anonKey: string;
  /** The path of the app, without a `/` at the end. */
  readonly base: string;
  /** Other hosts of the app, for a proxy that does not pass `Host` on. */
  readonly hosts: readonly string[];
}

const maxBodyBytes = 16 * 1024;
/** Browsers drop cookies above 4096 bytes, name and attributes included. */
const maxCookieBytes = 3800;

/**
 * Keep the tokens of users in a cookie that scripts cannot read, and add the access token to their requests.
 *
 * The cookie counts only if the request has no user token, its header names the session, and it comes from a page of the
 * same origin. A page of another origin cannot send the header.
 */
export function keepSessions(backend: Answer, { anonKey, base, hosts }: KeptSessionOptions): KeptSessions {
  const suffix = encodeURIComponent(base);
  const [kept, named] = [keptCookie + suffix, keptNameCookie + suffix];

  /** Set the two cookies of a session, or delete them. */
  const write = (response: Response, session: Session | null, request: Request, keep = false): Response => {
    const value = session && [session.name, session.access, session.refresh].map(encodeURIComponent).join("|");
    if (value !== null && value.length > maxCookieBytes) {
      return failure(413, "session_too_large", "the tokens do not fit into a cookie");
    }
    const rest = [
      `Path=${base || "/"}`,
      "SameSite=Lax",
      ...(isByTls(request.headers) ? ["Secure"] : []),
      ...(session === null ? ["Max-Age=0"] : keep ? [`Max-Age=${yearSeconds}`] : []),
    ].join("; ");
    response.headers.append("set-cookie", `${kept}=${value ?? ""}; HttpOnly; ${rest}`);
    response.headers.append("set-cookie", `${named}=${session?.name ?? ""}; ${rest}`);
    return response;
  };

  const ask = (request: Request, address: string, path: string, body: object, token = anonKey): Promise<Response> =>
    backend(
      new Request(new URL(`/auth/v1/${path}`, request.url), {
        method: "POST",
        headers: { apikey: anonKey, authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
      address,
    );

  /** Begin a session with the tokens of a sign-in. */
  const begin = async (request: Request): Promise<Response> => {
    const { access_token: access, refresh_token: refresh, keep } = await bodyOf(request);
    if (typeof access !== "string" || access === "") {
      return failure(400, "no_token", "the request has no access_token");
    }
    const session = { name: newName(), access, refresh: typeof refresh === "string" ? refresh : "" };
    return write(Response.json({ name: session.name }), session, request, keep === true);
  };

  /** Replace the tokens. The name changes too, so that other tabs notice. */
  const renew = async (request: Request, address: string, { refresh }: Session): Promise<Response> => {
    const { keep } = await bodyOf(request);
    if (refresh === "") {
      return failure(401, "no_refresh_token", "the session cannot be renewed");
    }
    const answer = await ask(request, address, "token?grant_type=refresh_token", { refresh_token: refresh });
    if (!answer.ok) {
      return answer;
    }
    const { access_token: access, refresh_token: next } = recordOf(parseJson(await answer.text()));
    if (typeof access !== "string") {
      return failure(502, "no_token", "the auth service returned no access_token");
    }
    const session = { name: newName(), access, refresh: typeof next === "string" ? next : refresh };
    return write(Response.json({ name: session.name }), session, request, keep === true);
  };

  /** Delete the cookies even if the auth service refuses, as it does for an expired token. */
  const end = async (request: Request, address: string, { access }: Session): Promise<Response> => {
    await ask(request, address, "logout?scope=local", {}, access);
    return write(new Response(null, { status: 204 }), null, request);
  };

  const answerSession = (request: Request, address: string, session: Session | undefined): Promise<Response> => {
    const { headers, method } = request;
    const asked = headers.get(sessionHeader);
    if (asked === null || !isOfOwnPage(headers, [new URL(request.url).host, ...hosts])) {
      return Promise.resolve(failure(403, "foreign_page", "sessions are for pages of this origin only"));
    }
    if (method === "PUT") {
      return begin(request);
    }
    if (session?.name !== asked) {
      return Promise.resolve(ended());
    }
    return method === "POST" ? renew(request, address, session) : end(request, address, session);
  };

  return {
    async answer(request, address) {
      const { headers } = request;
      const url = new URL(request.url);
      const cookies = cookiesIn(headers.get("cookie"));
      const session = sessionIn(cookies, kept);
      if (url.pathname === `/${sessionPath}` && ["PUT", "POST", "DELETE"].includes(request.method)) {
        return asPrivate(await answerSession(request, address, session));
      }
      const asked = headers.get(sessionHeader);
      // The backend does not need the cookie, so it cannot log it.
      setOrDelete(headers, "cookie", cookies.filter((one) => !one.startsWith(`${kept}=`)).join("; "));
      headers.delete(sessionHeader);
      if (asked !== null && !hasUserToken(headers, anonKey)) {
        if (session?.name !== asked || !isOfOwnPage(headers, [url.host, ...hosts])) {
          return ended();
        }
        headers.set("authorization", `Bearer ${session.access}`);
        return asPrivate(await backend(request, address));
      }
      const answer = await backend(request, address);
      if (session === undefined || cookies.some((one) => one.startsWith(`${named}=`))) {
        return answer;
      }
      // A page that signed out offline could delete the name only.
      await ask(request, address, "logout?scope=local", {}, session.access);
      return write(new Response(answer.body, answer), null, request);
    },
    tokenOf({ headers, url = "" }) {
      const asked = sessionAskedIn(url);
      if (asked === undefined) {
        return undefined;
      }
      const session = sessionIn(cookiesIn(headers.cookie ?? null), kept);
      const from = new Headers(headers.origin === undefined ? {} : { origin: headers.origin });
      return session?.name === asked && isOfOwnPage(from, [headers.host ?? "", ...hosts]) ? session.access : "";
    },
  };
}

const newName = (): string => randomBytes(12).toString("base64url");

const bodyOf = async (request: Request): Promise<JsonObject> =>
  recordOf(parseJson(String((await readBytes(request, maxBodyBytes)) ?? "")));

/** Refuses a page whose session is not the one in the cookie. */
const ended = (): Response => failure(401, "session_ended", "this session has ended");

const cookiesIn = (header: string | null): readonly string[] => header?.split(/;\s*/).filter(Boolean) ?? [];

function sessionIn(cookies: readonly string[], name: string): Session | undefined {
  const found = cookies.find((one) => one.startsWith(`${name}=`));
  try {
    const [session, access, refresh] =
      found
        ?.slice(name.length + 1)
        .split("|")
        .map(decodeURIComponent) ?? [];
    return session && access ? { name: session, access, refresh: refresh ?? "" } : undefined;
  } catch {
    return undefined;
  }
}

/** The session that the address of a socket names. Pages cannot set headers of sockets. */
function sessionAskedIn(address: string): string | undefined {
  const here = "http://backend.localhost";
  return URL.canParse(address, here) ? (new URL(address, here).searchParams.get("session") ?? undefined) : undefined;
}

/**
 * Whether a request comes from a page of this origin. Browsers send the cookie to every port of the host, so the cookie
 * alone does not show that. Browsers omit both headers only for reads from their own origin.
 */
function isOfOwnPage(headers: Headers, hosts: readonly string[]): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) {
    return site === "same-origin";
  }
  const origin = headers.get("origin");
  return origin === null || (URL.canParse(origin) && hosts.includes(new URL(origin).host));
}

/** Whether a request has the token of a user. The key of the project is not a user's. */
function hasUserToken(headers: Headers, anonKey: string): boolean {
  const authorization = headers.get("authorization");
  return authorization !== null && authorization !== `Bearer ${anonKey}`;
}

/** Whether the page was loaded over TLS, which a proxy may terminate. */
const isByTls = (headers: Headers): boolean =>
  headers.get("origin")?.startsWith("https:") === true || headers.get("x-forwarded-proto") === "https";

/** An answer that no cache may reuse for another user: caches do not see whom it is for. */
function asPrivate(answer: Response): Response {
  const own = new Response(answer.body, answer);
  const caching = own.headers.get("cache-control");
  if (!/\b(?:private|no-store)\b/.test(caching ?? "")) {
    own.headers.set(
      "cache-control",
      caching === null ? "no-store" : `private, ${caching.replace(/\bpublic,?\s*/, "")}`,
    );
  }
  own.headers.append("vary", sessionHeader);
  return own;
}

function setOrDelete(headers: Headers, name: string, value: string): void {
  if (value === "") {
    headers.delete(name);
  } else {
    headers.set(name, value);
  }
}
