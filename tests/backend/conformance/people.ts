import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Case } from "./cases.ts";
import { newEmail, password, type World } from "./target.ts";

const text = expect.any(String);

/** Someone who has just signed up, on a client of their own. */
async function newcomer(world: World) {
  const client = world.stranger();
  const email = newEmail();
  const { data } = await client.auth.signUp({ email, password, options: { data: { name: "New" } } });
  return { client, email, auth: client.auth, session: data.session };
}

/** A note of Ana's in a new room. */
async function noteOf({ ana }: World): Promise<string> {
  const room = randomUUID();
  await ana.from("conf_notes").insert({ room, body: "mine" });
  return room;
}

/** Sign-up, sign-in, sessions, and their effect on row-level security. */
export const people: readonly Case[] = [
  {
    name: "sign up gives a session",
    run: async (world) => {
      const { session } = await newcomer(world);
      return { token: session?.access_token, refresh: session?.refresh_token, type: session?.token_type };
    },
    gives: { token: text, refresh: text, type: "bearer" },
  },
  {
    name: "sign up with an e-mail that is taken",
    run: async (world) => {
      const { email } = await newcomer(world);
      return (await world.stranger().auth.signUp({ email, password })).error?.code;
    },
    gives: "user_already_exists",
  },
  {
    name: "sign up with a weak password",
    run: async (world) => (await world.stranger().auth.signUp({ email: newEmail(), password: "short" })).error?.code,
    gives: "weak_password",
  },
  {
    name: "sign in, and again elsewhere",
    run: async (world) => {
      const { email, auth } = await newcomer(world);
      await auth.signOut();
      const again = await world.stranger().auth.signInWithPassword({ email, password });
      return [again.error, again.data.user?.email === email];
    },
    gives: [null, true],
  },
  {
    name: "a wrong password",
    run: async (world) => {
      const { email } = await newcomer(world);
      const { error } = await world.stranger().auth.signInWithPassword({ email, password: "Wrong-1234" });
      return [error?.status, error?.code];
    },
    gives: [400, "invalid_credentials"],
  },
  {
    name: "an e-mail that nobody has looks like a wrong password",
    run: async (world) => {
      const { error } = await world.stranger().auth.signInWithPassword({ email: newEmail(), password });
      return [error?.status, error?.code];
    },
    gives: [400, "invalid_credentials"],
  },
  {
    name: "the user, as the server knows them",
    run: async (world) => {
      const { auth, email } = await newcomer(world);
      const { user } = (await auth.getUser()).data;
      return [user?.email === email, user?.user_metadata.name, user?.role, user?.aud];
    },
    gives: [true, "New", "authenticated", "authenticated"],
  },
  {
    name: "change what is kept of the user",
    run: async (world) => {
      const { auth } = await newcomer(world);
      await auth.updateUser({ data: { colour: "green" } });
      return (await auth.getUser()).data.user?.user_metadata;
    },
    gives: expect.objectContaining({ name: "New", colour: "green" }),
  },
  {
    name: "change the password",
    run: async (world) => {
      const { auth, email } = await newcomer(world);
      const changed = await auth.updateUser({ password: "Another-1" });
      const old = await world.stranger().auth.signInWithPassword({ email, password });
      const now = await world.stranger().auth.signInWithPassword({ email, password: "Another-1" });
      return [changed.error, old.error?.code, now.error];
    },
    gives: [null, "invalid_credentials", null],
  },
  {
    name: "refresh the session",
    run: async (world) => {
      const { auth, session } = await newcomer(world);
      const { data, error } = await auth.refreshSession();
      return [error, data.session?.refresh_token !== session?.refresh_token, data.session?.access_token];
    },
    gives: [null, true, text],
  },
  {
    name: "take up a session elsewhere",
    run: async (world) => {
      const { session, email } = await newcomer(world);
      const { auth } = world.stranger();
      await auth.setSession({ access_token: session?.access_token ?? "", refresh_token: session?.refresh_token ?? "" });
      return (await auth.getUser()).data.user?.email === email;
    },
    gives: true,
  },
  {
    name: "sign out ends the session on the server",
    run: async (world) => {
      const { auth, session } = await newcomer(world);
      const { error } = await auth.signOut();
      const refresh = { refresh_token: session?.refresh_token ?? "" };
      return [error, (await world.stranger().auth.refreshSession(refresh)).error?.code];
    },
    gives: [null, "refresh_token_not_found"],
  },
  {
    name: "a new password for an e-mail that nobody has",
    run: async (world) => (await world.stranger().auth.resetPasswordForEmail(newEmail())).error,
    gives: null,
  },
  {
    name: "a code for who is not to be signed up",
    run: async (world) => {
      const options = { shouldCreateUser: false };
      return (await world.stranger().auth.signInWithOtp({ email: newEmail(), options })).error?.code ?? "none";
    },
    gives: "otp_disabled",
    // Here a project reveals who has an account; this backend answers the same for everyone.
    embedded: "none",
  },
  {
    name: "send again what nobody waits for",
    run: async (world) => (await world.stranger().auth.resend({ email: newEmail(), type: "signup" })).error,
    gives: null,
  },
  {
    name: "a wrong code",
    run: async (world) => {
      const { email } = await newcomer(world);
      const { error } = await world.stranger().auth.verifyOtp({ email, token: "123456", type: "email" });
      return [error?.status, error?.code];
    },
    gives: [403, "otp_expired"],
  },
  {
    name: "a link that nobody was sent",
    run: async (world) => {
      const { error } = await world.stranger().auth.verifyOtp({ token_hash: "x".repeat(56), type: "recovery" });
      return [error?.status, error?.code];
    },
    gives: [403, "otp_expired"],
  },
  {
    name: "a person sees what is theirs",
    run: async (world) =>
      (
        await world.ana
          .from("conf_notes")
          .select("body")
          .eq("room", await noteOf(world))
      ).data,
    gives: [{ body: "mine" }],
  },
  {
    name: "another person and nobody see nothing of it",
    run: async (world) => {
      const room = await noteOf(world);
      return [
        (await world.bia.from("conf_notes").select("body").eq("room", room)).data,
        (await world.anyone.from("conf_notes").select("body").eq("room", room)).data,
      ];
    },
    gives: [[], []],
  },
  {
    name: "another person changes and removes nothing of it",
    run: async (world) => {
      const { ana, bia } = world;
      const room = await noteOf(world);
      return [
        (await bia.from("conf_notes").update({ body: "hers" }).eq("room", room).select()).data,
        (await bia.from("conf_notes").delete().eq("room", room).select()).data,
        (await ana.from("conf_notes").select("body").eq("room", room)).data,
      ];
    },
    gives: [[], [], [{ body: "mine" }]],
  },
  {
    name: "nobody writes in the name of another",
    run: async ({ ana, bia }) => {
      const { user } = (await ana.auth.getUser()).data;
      const { status, error } = await bia.from("conf_notes").insert({ room: "own", body: "forged", owner: user?.id });
      return [status, error?.code];
    },
    gives: [403, "42501"],
  },
  {
    name: "nobody writes without a session",
    run: async ({ anyone }) => {
      const { status, error } = await anyone.from("conf_notes").insert({ room: "own", body: "nobody" });
      return [status, error?.code];
    },
    gives: [401, "42501"],
  },
];
