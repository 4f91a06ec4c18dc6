import { StorageProblem } from "./answers.ts";

/** What a signed address allows: to read one file, or to write it on behalf of a person. */
export type Grant =
  | { readonly kind: "read"; readonly path: string }
  | { readonly kind: "write"; readonly path: string; readonly owner: string | null; readonly upsert: boolean };

/** Sign a grant: the holder of the token may use it until it expires. */
export async function signGrant(grant: Grant, secret: string, seconds: number): Promise<string> {
  const { SignJWT } = await import("jose");
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ ...grant })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(keyOf(secret));
}

/** Returns the grant of a token, if it is ours, of this kind and for this path. */
export async function readGrant<Kind extends Grant["kind"]>(
  token: string | null,
  secret: string,
  kind: Kind,
  path: string,
): Promise<Extract<Grant, { readonly kind: Kind }>> {
  const { errors, jwtVerify } = await import("jose");
  try {
    const { payload } = await jwtVerify<Grant>(token ?? "", keyOf(secret), { algorithms: ["HS256"] });
    if (isOf(payload, kind) && payload.path === path) {
      return payload;
    }
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      throw new StorageProblem(400, "InvalidJWT", '"exp" claim timestamp check failed');
    }
  }
  throw new StorageProblem(400, "InvalidSignature", "The signature is not for this file");
}

// Different from the session key, so that neither kind of token is valid as the other.
const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(`${secret} of storage`);

const isOf = <Kind extends Grant["kind"]>(grant: Grant, kind: Kind): grant is Extract<Grant, { readonly kind: Kind }> =>
  grant.kind === kind;
