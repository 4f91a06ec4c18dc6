import { jsonOf } from "../http/body.ts";

/** A request to the auth service, read once. */
export interface SignIn {
  /** The request itself, with its body in memory. */
  readonly request: Request;
  /** What it asks for: the path below `/auth/v1/`, such as `token`. */
  readonly path: string;
  /** What a token is asked for by, such as `password`. */
  readonly grantType: string | null;
  /** The fields of its body; none where it is not JSON. */
  readonly body: Body;
}

export type Body = Readonly<Record<string, unknown>>;

/**
 * The address of a request to the auth service, written as the library reads it, or nothing where it asks for nothing there.
 *
 * The library decodes a path once more, and finds queries where no `URL` has any: `%74oken` would be `token` to it and
 * nothing that has a limit to us.
 */
export function plainAddress(address: string): string | undefined {
  const { origin, pathname, searchParams } = new URL(address);
  const query = searchParams.size === 0 ? "" : `?${searchParams}`;
  return /^\/auth\/v1(?:\/[\w.-]+)+$/.test(pathname) ? origin + pathname + query : undefined;
}

/** Read what a request asks, whose address is plain. */
export async function readSignIn(request: Request): Promise<SignIn> {
  const { pathname, searchParams } = new URL(request.url);
  return {
    request,
    path: pathname.slice("/auth/v1/".length),
    grantType: searchParams.get("grant_type"),
    body: { ...Object(await jsonOf(request)) },
  };
}

/** The same with another body, and for another path where one is given. */
export function changed({ request, path: before, grantType }: SignIn, body: Body, path = before): SignIn {
  const address = new URL(request.url);
  address.pathname = `/auth/v1/${path}`;
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  const asked = new Request(address, { method: "POST", headers, body: JSON.stringify(body) });
  return { request: asked, path, grantType, body };
}
