/** The address of a project's auth service, and its public key. */
export interface SessionParts {
  readonly env: (name: string) => string | undefined;
  readonly fetch: typeof fetch;
}

/**
 * Whether the project's auth service accepts the caller's session. It is asked even if the token was checked before.
 */
export async function isSignedIn({ headers }: Request, { env, fetch }: SessionParts): Promise<boolean> {
  const authorization = headers.get("authorization") ?? "";
  if (authorization === "") return false;
  const asked = { headers: { authorization, apikey: env("SUPABASE_ANON_KEY") ?? "" } };
  return (await fetch(`${env("SUPABASE_URL")}/auth/v1/user`, asked)).ok;
}
