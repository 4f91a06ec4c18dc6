import type { SupabaseClient } from "@supabase/supabase-js";
import { expect } from "vitest";
import { type Answer, type Calls, newEmail, password, type World } from "./world.ts";

const phone = "+15551234567";
const nobody = "7a1e9c52-3a0b-4f0e-9d7b-2f7d1c6b8e01";

/** The code of the last e-mail to an address. */
const codeFor = ({ backend }: World, email: string) => {
  const mail = backend.mailbox.mails().find(({ to }) => to === email);
  if (mail?.code === undefined) throw new Error(`no code for ${email}`);
  return mail.code;
};

const emailOf = async (client: SupabaseClient): Promise<string> => (await client.auth.getUser()).data.user?.email ?? "";

/** A person that the admin API has made. */
async function created({ admin }: World): Promise<string> {
  const { data, error } = await admin.auth.admin.createUser({ email: newEmail(), password, email_confirm: true });
  if (error) throw error;
  return data.user.id;
}

/** Sign-in, sessions, factors, and the admin API. */
export const authCalls: Calls = {
  "`auth.signUp` with an e-mail": async ({ stranger }) => {
    const answer = await stranger().auth.signUp({ email: newEmail(), password, options: { data: { name: "Ana" } } });
    expect(answer.data.session?.user.user_metadata).toMatchObject({ name: "Ana" });
    return answer;
  },
  "`auth.signUp` with a phone number": ({ stranger }) => stranger().auth.signUp({ phone, password }),
  "`auth.signInWithPassword`": async ({ ana, stranger }) => {
    const answer = await stranger().auth.signInWithPassword({ email: await emailOf(ana), password });
    expect(answer.data.session?.access_token).toBeTruthy();
    return answer;
  },
  "`auth.signInWithPassword` with a phone number": ({ stranger }) =>
    stranger().auth.signInWithPassword({ phone, password }),
  "`auth.signInAnonymously`": async ({ stranger }) => {
    const answer = await stranger().auth.signInAnonymously();
    expect(answer.data.user?.is_anonymous).toBe(true);
    return answer;
  },
  "`auth.signInWithOtp` with an e-mail, and `auth.verifyOtp`": async (world) => {
    const [client, email] = [world.stranger(), newEmail()];
    expect((await client.auth.signInWithOtp({ email })).error).toBeNull();
    const answer = await client.auth.verifyOtp({ email, token: codeFor(world, email), type: "email" });
    expect(answer.data.user?.email).toBe(email);
    return answer;
  },
  "`auth.signInWithOtp` with `shouldCreateUser: false`": async (world) => {
    const email = newEmail();
    const answer = await world.stranger().auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    expect(world.backend.mailbox.mails().filter(({ to }) => to === email)).toEqual([]);
    return answer;
  },
  "`auth.signInWithOtp` with a phone number": ({ stranger }) => stranger().auth.signInWithOtp({ phone }),
  "`auth.signInWithOAuth` and `auth.exchangeCodeForSession`": async ({ stranger }) => {
    const options = { skipBrowserRedirect: true, redirectTo: "http://localhost:3000" };
    const answer = await stranger().auth.signInWithOAuth({ provider: "github", options });
    const opened = await fetch(answer.data.url ?? "", { redirect: "manual" });
    expect(opened.headers.get("location")).toMatch(/^https:\/\/github\.com\/login\/oauth\/authorize/);
    return answer;
  },
  "`auth.signInWithOAuth` with another provider": async ({ stranger }) => {
    const options = { skipBrowserRedirect: true };
    const { data } = await stranger().auth.signInWithOAuth({ provider: "apple", options });
    return errorIn(await fetch(data.url ?? "", { redirect: "manual" }));
  },
  "`auth.signInWithIdToken`": ({ stranger }) => stranger().auth.signInWithIdToken({ provider: "google", token: "x" }),
  "`auth.signInWithSSO`": ({ stranger }) => stranger().auth.signInWithSSO({ domain: "correio.example" }),
  "`auth.signInWithWeb3`": ({ stranger }) =>
    stranger().auth.signInWithWeb3({ chain: "solana", message: "x", signature: new Uint8Array(64) }),
  "`auth.signInWithPasskey`, `auth.registerPasskey` and `auth.passkey`": ({ ana }) => ana.auth.passkey.list(),
  "`auth.resend`": async (world) => {
    const [client, email] = [world.stranger(), newEmail()];
    await client.auth.signInWithOtp({ email });
    const count = world.backend.mailbox.mails().length;
    const answer = await client.auth.resend({ type: "signup", email });
    expect(world.backend.mailbox.mails().length).toBeGreaterThanOrEqual(count);
    return answer;
  },
  "`auth.resetPasswordForEmail`": async (world) => {
    const client = await world.person();
    const email = await emailOf(client);
    const answer = await world.stranger().auth.resetPasswordForEmail(email);
    const recovered = await world.stranger().auth.verifyOtp({ email, token: codeFor(world, email), type: "recovery" });
    expect(recovered.error).toBeNull();
    return answer;
  },
  "`auth.reauthenticate`": ({ ana }) => ana.auth.reauthenticate(),
  "`auth.getSession`, `auth.setSession` and `auth.refreshSession`": async ({ person, stranger }) => {
    const { data } = await (await person()).auth.getSession();
    const other = stranger();
    expect((await other.auth.setSession(data.session ?? { access_token: "", refresh_token: "" })).error).toBeNull();
    return other.auth.refreshSession();
  },
  "`auth.getUser` and `auth.getUserIdentities`": async ({ ana }) => {
    const answer = await ana.auth.getUserIdentities();
    expect(answer.data?.identities).toMatchObject([{ provider: "email" }]);
    return answer;
  },
  "`auth.getClaims`": async ({ ana }) => {
    const answer = await ana.auth.getClaims();
    expect(answer.data?.claims).toMatchObject({ role: "authenticated", aal: "aal1", is_anonymous: false });
    return answer;
  },
  "`auth.updateUser`": async ({ person }) => {
    const client = await person();
    const answer = await client.auth.updateUser({ data: { city: "Recife" }, password: `${password}2` });
    expect(answer.data.user?.user_metadata).toMatchObject({ city: "Recife" });
    return answer;
  },
  "`auth.updateUser` with a new e-mail": async (world) => {
    const [client, email] = [await world.person(), newEmail()];
    const answer = await client.auth.updateUser({ email });
    const changed = await client.auth.verifyOtp({ email, token: codeFor(world, email), type: "email_change" });
    expect([changed.error, changed.data.user?.email]).toEqual([null, email]);
    return answer;
  },
  "`auth.updateUser` with a phone number": ({ ana }) => ana.auth.updateUser({ phone }),
  "`auth.signOut`, of this session, the others or all": async ({ person, stranger }) => {
    const client = await person();
    const other = stranger();
    await other.auth.signInWithPassword({ email: await emailOf(client), password });
    expect((await client.auth.signOut({ scope: "others" })).error).toBeNull();
    expect((await other.auth.refreshSession()).error).not.toBeNull();
    return client.auth.signOut({ scope: "global" });
  },
  "`auth.linkIdentity`": ({ ana }) =>
    ana.auth.linkIdentity({ provider: "github", options: { skipBrowserRedirect: true } }),
  "`auth.unlinkIdentity`": async ({ ana }) => {
    const { data } = await ana.auth.getUserIdentities();
    const [identity] = data?.identities ?? [];
    if (identity === undefined) throw new Error("no identity");
    return ana.auth.unlinkIdentity(identity);
  },
  "`auth.mfa.enroll`, `challenge`, `verify` and `unenroll`": async ({ ana }) => {
    for (const answer of [
      await ana.auth.mfa.challenge({ factorId: nobody }),
      await ana.auth.mfa.unenroll({ factorId: nobody }),
    ])
      expect(answer.error?.message).toContain("multi-factor authentication");
    return ana.auth.mfa.enroll({ factorType: "totp" });
  },
  "`auth.mfa.listFactors` and `auth.mfa.getAuthenticatorAssuranceLevel`": async ({ ana }) => {
    expect((await ana.auth.mfa.listFactors()).data?.all).toEqual([]);
    const answer = await ana.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(answer.data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
    return answer;
  },
  "`auth.oauth`, the project as a provider": ({ ana }) => ana.auth.oauth.getAuthorizationDetails("x"),
  "`auth.admin.createUser`, `getUserById`, `listUsers` and `updateUserById`": async (world) => {
    const id = await created(world);
    const { admin } = world.admin.auth;
    expect((await admin.getUserById(id)).data.user?.id).toBe(id);
    expect((await admin.listUsers()).data.users.map((user) => user.id)).toContain(id);
    const answer = await admin.updateUserById(id, { app_metadata: { plan: "pro" } });
    expect(answer.data.user?.app_metadata).toMatchObject({ plan: "pro" });
    return answer;
  },
  "`auth.admin.deleteUser`": async (world) => {
    const id = await created(world);
    const answer = await world.admin.auth.admin.deleteUser(id);
    expect((await world.admin.auth.admin.getUserById(id)).error?.status).toBe(404);
    return answer;
  },
  "`auth.admin.deleteUser` with `shouldSoftDelete`": async (world) =>
    world.admin.auth.admin.deleteUser(await created(world), true),
  "`auth.admin.updateUserById` with `ban_duration`": async (world) =>
    world.admin.auth.admin.updateUserById(await created(world), { ban_duration: "1h" }),
  "`auth.admin.inviteUserByEmail`": ({ admin }) => admin.auth.admin.inviteUserByEmail(newEmail()),
  "`auth.admin.generateLink`": ({ admin }) => admin.auth.admin.generateLink({ type: "magiclink", email: newEmail() }),
  "`auth.admin.signOut`": async ({ person, admin }) => {
    const client = await person();
    const { data } = await client.auth.getSession();
    const answer = await admin.auth.admin.signOut(data.session?.access_token ?? "", "global");
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    return answer;
  },
  "`auth.admin.mfa`": async (world) => world.admin.auth.admin.mfa.listFactors({ userId: await created(world) }),
  "`auth.admin.oauth`": ({ admin }) => admin.auth.admin.oauth.listClients(),
  "`auth.admin.customProviders`": ({ admin }) => admin.auth.admin.customProviders.listProviders(),
  "`auth.admin.passkey`": ({ admin }) => admin.auth.admin.passkey.listPasskeys({ userId: nobody }),
};

/** The error that an address answers with, as a client returns it. */
async function errorIn(response: Response): Promise<Answer> {
  const body: { readonly message?: string; readonly msg?: string } = await response.json();
  return { error: response.ok ? null : { message: body.message ?? body.msg ?? "" } };
}
