import { jsonOf } from "../http/body.ts";

/** A request to the auth service, parsed once. */
export interface SignIn {
  /** The request itself, with its body in memory. */
  readonly request: Request;
  /** The path below `/auth/v1/`, such as `token`. */
  readonly path: string;
  /** The grant type of a token request, such as `password`. */
  readonly grantType: string | null;
  /** The fields of its body; empty when it is not JSON. */
  readonly body: Body;
}

export type Body = Readonly<Record<string, unknown>>;

/**
 * Returns the address of a request to the auth service as the library reads it; undefined when it is not one.
 *
 * The library decodes a path a second time, and finds queries that `URL` does not: `%74oken` would be `token` to it,
 * but match no limit here.
 */
export function plainAddress(address: string): string | undefined {
  const { origin, pathname, searchParams } = new URL(address);
  const query = searchParams.size === 0 ? "" : `?${searchParams}`;
  return /^\/auth\/v1(?:\/[\w.-]+)+$/.test(pathname) ? origin + pathname + query : undefined;
}

/** Parse a request whose address is normalized. */
export async function readSignIn(request: Request): Promise<SignIn> {
  const { pathname, searchParams } = new URL(request.url);
  return {
    request,
    path: pathname.slice("/auth/v1/".length),
    grantType: searchParams.get("grant_type"),
    body: { ...Object(await jsonOf(request)) },
  };
}

/** Whether a request signs up somebody without e-mail and phone. */
export const isAnonymousSignUp = ({ request, path, body }: SignIn): boolean =>
  request.method === "POST" && path === "signup" && !body.email && !body.phone;

/** Returns a copy with another body, and another path if given. */
export function changed({ request, path: before, grantType }: SignIn, body: Body, path = before): SignIn {
  const address = new URL(request.url);
  address.pathname = `/auth/v1/${path}`;
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  const asked = new Request(address, { method: "POST", headers, body: JSON.stringify(body) });
  return { request: asked, path, grantType, body };
}
