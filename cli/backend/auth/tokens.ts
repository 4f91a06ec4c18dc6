import { failure } from "../http/failure.ts";
import { type Identity, identityOfToken } from "./identity.ts";
import type { BackendKeys } from "./keys.ts";

/**
 * Refuse a token that is expired or not ours, as PostgREST does.
 *
 * The REST service would continue as an anonymous visitor: after a session ends, tables would look empty.
 */
export async function refuseBadToken(request: Request, keys: BackendKeys): Promise<Response | undefined> {
  const token = bearerOf(request);
  if (token === undefined || token === keys.anonKey || token === keys.serviceKey) {
    return undefined;
  }
  const { errors, jwtVerify } = await import("jose");
  try {
    await jwtVerify(token, new TextEncoder().encode(keys.jwtSecret), { algorithms: ["HS256"] });
    return undefined;
  } catch (error) {
    const message = error instanceof errors.JWTExpired ? "JWT expired" : "JWT invalid";
    const response = failure(401, "PGRST301", message);
    response.headers.set("www-authenticate", `Bearer error="invalid_token", error_description="${message}"`);
    return response;
  }
}

/** Refuse a function call without a key or token, unless it is a CORS preflight. */
export async function refuseStranger(request: Request, keys: BackendKeys): Promise<Response | undefined> {
  if (request.method === "OPTIONS") {
    return undefined;
  }
  if (bearerOf(request) !== undefined) {
    return refuseBadToken(request, keys);
  }
  const hasKey = [keys.anonKey, keys.serviceKey].includes(request.headers.get("apikey") ?? "");
  return hasKey ? undefined : failure(401, "UNAUTHORIZED_NO_AUTH_HEADER", "the call has neither a key nor a token");
}

/** Returns the identity of a request from its token or key; a string is the reason why it has none. */
export async function identityOf(request: Request, keys: BackendKeys): Promise<Identity | string> {
  return identityOfToken(bearerOf(request) ?? request.headers.get("apikey") ?? "", keys);
}

/** Returns the token of a request, or undefined without one. */
export function bearerOf(request: Request): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
}
