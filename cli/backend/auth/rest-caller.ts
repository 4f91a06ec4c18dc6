import { identityOfKey, type RoleAndClaims } from "./identity.ts";
import type { BackendKeys } from "./keys.ts";
import { bearerOf } from "./tokens.ts";

/** Who sends a request to the REST service, and its query without the key. */
export interface RestCaller extends RoleAndClaims {
  readonly query: string;
}

/**
 * Returns the caller of a request by its project key and token, or the refusal of a wrong key, as the gateway of a
 * Supabase project answers it. The token has been verified.
 *
 * A token without a role is an anonymous visitor's, and one that is a key counts as none.
 */
export async function restCallerOf(request: Request, keys: BackendKeys): Promise<RestCaller | Response> {
  const { query, key } = keyOf(request);
  if (key === undefined) {
    return refusal("UNAUTHORIZED_MISSING_API_KEY", {
      message: "No API key found in request",
      hint: "No `apikey` request header or url param was found.",
    });
  }
  const identity = identityOfKey(key, keys);
  if (identity === undefined) {
    return refusal("UNAUTHORIZED_INVALID_API_KEY", {
      message: "Invalid API key",
      hint: "Double check your Supabase `apikey`",
    });
  }
  if (identity.role === "service_role" && isBrowser(request)) {
    return refusal("UNAUTHORIZED_INVALID_API_KEY_TYPE", { message: "Forbidden use of secret API key in browser" });
  }
  const token = bearerOf(request);
  if (token === undefined || token === key || token.startsWith("sb_")) {
    return { ...identity, query };
  }
  const { decodeJwt } = await import("jose");
  const claims = decodeJwt(token);
  return { role: typeof claims.role === "string" ? claims.role : "anon", claims, query };
}

/** The key is a header, or without one a parameter. */
function keyOf({ headers, url }: Request): { readonly query: string; readonly key: string | undefined } {
  const { search } = new URL(url);
  const inHeader = headers.get("apikey");
  if (inHeader !== null) return { query: search, key: inHeader };
  const pairs = search.replace(/^\?/, "").split("&");
  const own = pairs.find((pair) => pair.startsWith("apikey="));
  // Another parameter of this name is a condition on a column `apikey`.
  return { query: pairs.filter((pair) => pair !== own).join("&"), key: own?.slice("apikey=".length) };
}

const isBrowser = ({ headers }: Request): boolean =>
  /^\s*Mozilla\s*\/\s*5\s*\.\s*0/i.test(headers.get("user-agent") ?? "");

const refusal = (code: string, body: object): Response =>
  Response.json(body, { status: 401, headers: { "sb-error-code": code } });
