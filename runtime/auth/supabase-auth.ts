import { environment } from "../app/env.ts";
import { readPath } from "../data/value-path.ts";
import { type Run, WorkflowFailure } from "../workflow/workflow.ts";
import { call, endpoint, enterNew, orSignOut } from "./auth.ts";
import { addressOf, recipient } from "./email-sign-in.ts";
import { type AuthOptions, type Question, type Session, sessionOf } from "./session.ts";

/** The rows with more about the users: one row per user, whose key is the id of the user. */
export interface Profile {
  readonly table: string;
  readonly key: string;
}

/** Returns the options of an app whose users are the users of Supabase's auth service. */
export function supabaseAuth({
  profile,
  ...options
}: Pick<AuthOptions, "roles" | "readsToken"> & { readonly profile?: Profile } = {}): AuthOptions {
  return {
    ...options,
    service: "auth/v1",
    login: "token?grant_type=password",
    signup: "signup",
    me: "user",
    tokenPath: "access_token",
    async userOf(session, answer, question) {
      const [id, email, phone, metadata] = ["id", "email", "phone", "user_metadata"].map((name) =>
        readPath(answer, name),
      );
      const row = profile && (await rowOf(session, profile, id, question));
      // The service has empty strings for what a user does not have.
      return { email: email || null, phone: phone || null, metadata, ...row, id };
    },
  };
}

async function rowOf(session: Session, { table, key }: Profile, id: unknown, question: Question): Promise<object> {
  const query = new URLSearchParams({ select: "*", [key]: `eq.${id}` });
  const url = `${environment(session.runtime).backendUrl}/rest/v1/${encodeURIComponent(table)}?${query}`;
  const row = readPath(await call(session, url, question), 0);
  if (typeof row !== "object" || row === null)
    throw new WorkflowFailure(`\`${table}\` has no row for this user`, { status: 0 });
  return row;
}

/**
 * Create a user of the auth service and sign in, unless the e-mail has to be confirmed first. `page` is the page that
 * the link of the e-mail opens; this page when absent. Any failure signs out.
 */
export async function createAccount(
  { task: { runtime } }: Run,
  given: {
    readonly email?: string | null | undefined;
    readonly phone?: string | null | undefined;
    readonly password: string | null | undefined;
    readonly metadata?: unknown;
    readonly keep?: boolean | null | undefined;
    readonly page?: string;
  },
): Promise<void> {
  const { password, metadata, keep, page } = given;
  const session = sessionOf(runtime);
  await orSignOut(session, async () => {
    const body = { ...recipient(given), password, data: metadata ?? {} };
    const url = `${endpoint(session, "signup")}?${new URLSearchParams({ redirect_to: addressOf(runtime, page) })}`;
    await enterNew(session, await call(session, url, { method: "POST", body }), keep === true);
  });
}
