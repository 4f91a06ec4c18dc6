/** Where a project's sign-in service is, and the key that anyone may know. */
export interface SessionParts {
  readonly env: (name: string) => string | undefined;
  readonly fetch: typeof fetch;
}

/** Whether the sign-in service of the project knows who makes a request, whatever checked its token before. */
export async function isSignedIn({ headers }: Request, { env, fetch }: SessionParts): Promise<boolean> {
  const authorization = headers.get("authorization") ?? "";
  if (authorization === "") return false;
  const asked = { headers: { authorization, apikey: env("SUPABASE_ANON_KEY") ?? "" } };
  return (await fetch(`${env("SUPABASE_URL")}/auth/v1/user`, asked)).ok;
}
