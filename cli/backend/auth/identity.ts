import type { Statements } from "../database/engine/driver.ts";
import type { BackendKeys } from "./keys.ts";

/** The role and claims of a caller, as row-level security sees them. */
export interface Identity {
  readonly role: Role;
  readonly claims: Readonly<Record<string, unknown>>;
  /** When the token expires; keys never expire. */
  readonly expiresAtMs?: number;
}

/** The roles of the API. */
export type Role = (typeof roles)[number];

export const roles = ["anon", "authenticated", "service_role"] as const;

/** Returns the identity of a project key, or undefined for other strings. */
export function identityOfKey(key: string, keys: BackendKeys): Identity | undefined {
  const role = key === keys.anonKey ? "anon" : key === keys.serviceKey ? "service_role" : undefined;
  return role && { role, claims: { role } };
}

/** Returns the identity of a token or key; a string is the reason why it has none. */
export async function identityOfToken(token: string, keys: BackendKeys): Promise<Identity | string> {
  const known = identityOfKey(token, keys);
  if (known) {
    return known;
  }
  const { errors, jwtVerify } = await import("jose");
  try {
    const secret = new TextEncoder().encode(keys.jwtSecret);
    const { payload } = await jwtVerify(token, secret, { algorithms: ["HS256"] });
    const role = roles.find((name) => name === payload.role);
    if (role === undefined) {
      return "InvalidJWTToken: the claim role names no role of the API";
    }
    return { role, claims: payload, ...(payload.exp !== undefined && { expiresAtMs: payload.exp * 1000 }) };
  } catch (error) {
    return error instanceof errors.JWTExpired ? "InvalidJWTToken: Token has expired" : "InvalidJWTToken: not our token";
  }
}

/** Run the rest of a transaction with this identity's role and claims, under its policies. */
export async function actAs(transaction: Statements, identity: Identity): Promise<void> {
  const values = Object.entries(settingsOf(identity));
  const calls = values.map(([name], index) => `set_config('${name}', $${index + 1}, true)`);
  await transaction.query(
    `select ${calls.join(", ")}`,
    values.map(([, value]) => value),
  );
}

/** A role of the database, with the claims of its token. */
export type RoleAndClaims = { readonly role: string } & Pick<Identity, "claims">;

/** The settings of a transaction with a role and claims. */
export const settingsOf = ({ role, claims }: RoleAndClaims): Readonly<Record<string, string>> => ({
  role,
  "request.jwt.claims": JSON.stringify(claims),
});
