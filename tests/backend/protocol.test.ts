import type { Session, User, UserIdentity } from "@supabase/auth-js";
import type { PostgrestError } from "@supabase/postgrest-js";
import type { RealtimePostgresInsertPayload, RealtimeSystemPayload } from "@supabase/realtime-js";
import type { FileObject } from "@supabase/storage-js";
import { beforeAll, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { clientOf } from "./client.ts";
import { designWith } from "./design.ts";
import { startBackend } from "./start.ts";

/** What the embedded backend answers, compared with the types that the client's packages publish. */

/** The name of a type as `kindOf` returns it; several are possible. */
type Kind<Value> = Value extends string
  ? "string"
  : Value extends number
    ? "number"
    : Value extends boolean
      ? "boolean"
      : Value extends readonly unknown[]
        ? "list"
        : Value extends null
          ? "null"
          : "object";

/** The kinds of all fields of a type: a field that the packages add, drop or change is an error of TypeScript here. */
type Shape<Type> = {
  readonly [Name in keyof Type as string extends Name ? never : Name]-?: readonly [
    Record<never, never> extends Pick<Type, Name> ? "optional" : "always",
    ...Kind<Exclude<Type[Name], undefined>>[],
  ];
};

const user: Shape<User> = {
  id: ["always", "string"],
  app_metadata: ["always", "object"],
  user_metadata: ["always", "object"],
  aud: ["always", "string"],
  created_at: ["always", "string"],
  confirmation_sent_at: ["optional", "string"],
  recovery_sent_at: ["optional", "string"],
  email_change_sent_at: ["optional", "string"],
  new_email: ["optional", "string"],
  new_phone: ["optional", "string"],
  invited_at: ["optional", "string"],
  action_link: ["optional", "string"],
  email: ["optional", "string"],
  phone: ["optional", "string"],
  confirmed_at: ["optional", "string"],
  email_confirmed_at: ["optional", "string"],
  phone_confirmed_at: ["optional", "string"],
  last_sign_in_at: ["optional", "string"],
  role: ["optional", "string"],
  updated_at: ["optional", "string"],
  identities: ["optional", "list"],
  is_anonymous: ["optional", "boolean"],
  is_sso_user: ["optional", "boolean"],
  factors: ["optional", "list"],
  deleted_at: ["optional", "string"],
  banned_until: ["optional", "string"],
};

const session: Shape<Session> = {
  access_token: ["always", "string"],
  refresh_token: ["always", "string"],
  expires_in: ["always", "number"],
  token_type: ["always", "string"],
  user: ["always", "object"],
  expires_at: ["optional", "number"],
  provider_token: ["optional", "string", "null"],
  provider_refresh_token: ["optional", "string", "null"],
};

const identity: Shape<UserIdentity> = {
  id: ["always", "string"],
  user_id: ["always", "string"],
  identity_id: ["always", "string"],
  provider: ["always", "string"],
  identity_data: ["optional", "object"],
  created_at: ["optional", "string"],
  last_sign_in_at: ["optional", "string"],
  updated_at: ["optional", "string"],
};

const rowsError: Shape<Pick<PostgrestError, "message" | "code">> = {
  message: ["always", "string"],
  code: ["always", "string"],
};

const change: Shape<RealtimePostgresInsertPayload<{ id: number }>> = {
  schema: ["always", "string"],
  table: ["always", "string"],
  commit_timestamp: ["always", "string"],
  eventType: ["always", "string"],
  new: ["always", "object"],
  old: ["always", "object"],
  errors: ["always", "list"],
};

const system: Shape<RealtimeSystemPayload> = {
  extension: ["always", "string"],
  status: ["always", "string"],
  message: ["always", "string"],
  channel: ["always", "string"],
};

const file: Shape<Pick<FileObject, "name" | "id" | "created_at" | "updated_at" | "last_accessed_at" | "metadata">> = {
  name: ["always", "string"],
  id: ["always", "string", "null"],
  created_at: ["always", "string", "null"],
  updated_at: ["always", "string", "null"],
  last_accessed_at: ["always", "string", "null"],
  metadata: ["always", "object", "null"],
};

const kindOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "list" : typeof value);

/** Returns the fields that the types do not allow. */
function wrongIn(shape: Readonly<Record<string, readonly string[]>>, answer: unknown): readonly string[] {
  const fields = new Map(Object.entries(answer ?? {}));
  return Object.entries(shape).flatMap(([name, [presence, ...kinds]]) => {
    const value: unknown = fields.get(name);
    if (value === undefined) return presence === "always" ? [`${name} is missing`] : [];
    return kinds.includes(kindOf(value)) ? [] : [`${name} is ${kindOf(value)}`];
  });
}

const migration = `
create table public.itens (id int primary key, nome text not null);
grant all on public.itens to anon, authenticated;
insert into storage.buckets (id, name, public) values ('b', 'b', true);
create policy tudo on storage.objects for all to authenticated using (true) with check (true);
drop publication if exists supabase_realtime;
create publication supabase_realtime for table public.itens;
`;

let backend: Backend;
beforeAll(async () => {
  const designDir = await designWith({ "supabase/migrations/1_itens.sql": migration });
  backend = await startBackend({ designDir, memory: true, port: 0 });
});

const ask = async (path: string, body: object): Promise<Readonly<Record<string, unknown>>> => {
  const headers = { apikey: backend.anonKey, "content-type": "application/json" };
  const answer = await fetch(`${backend.url}/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return answer.json();
};

test("sessions and users are as the types of auth-js say", async () => {
  const person = { email: "ana@aurora.example", password: "Teste1234" };
  const created = await ask("auth/v1/signup", person);
  const signedIn = await ask("auth/v1/token?grant_type=password", person);
  const renewed = await ask("auth/v1/token?grant_type=refresh_token", { refresh_token: signedIn.refresh_token });
  for (const answer of [created, signedIn, renewed]) {
    expect(wrongIn(session, answer)).toEqual([]);
    expect(wrongIn(user, answer.user)).toEqual([]);
  }
  const { data } = await clientOf(backend).auth.signInWithPassword(person);
  expect(data.user?.identities?.flatMap((one) => wrongIn(identity, one))).toEqual([]);
  expect(data.session?.token_type).toBe("bearer");
});

test("refused rows are as the types of postgrest-js say", async () => {
  const headers = { apikey: backend.anonKey };
  const answer: unknown = await (await fetch(`${backend.url}/rest/v1/itens?select=nada`, { headers })).json();
  expect(wrongIn(rowsError, answer)).toEqual([]);
  // The types promise texts; the service sends null without one.
  expect(Object.keys(answer ?? {}).sort()).toEqual(["code", "details", "hint", "message"]);
});

test("changes of rows are as the types of realtime-js say", async () => {
  const client = clientOf(backend);
  const told: unknown[] = [];
  const heard: unknown[] = [];
  client
    .channel("itens")
    .on("postgres_changes", { event: "INSERT", schema: "public", table: "itens" }, (payload) => heard.push(payload))
    .on("system", {}, (payload) => told.push(payload))
    .subscribe();
  await expect.poll(() => told.length).toBeGreaterThan(0);
  expect(told.flatMap((one) => wrongIn(system, one))).toEqual([]);
  await backend.query("insert into public.itens values (1, 'um')");
  await expect.poll(() => heard.length).toBe(1);
  // A change without errors has null in their place, as from the service.
  expect(heard.flatMap((one) => wrongIn(change, one))).toEqual(["errors is null"]);
  await client.removeAllChannels();
});

test("files are as the types of storage-js say", async () => {
  const client = clientOf(backend);
  const { error } = await client.auth.signInWithPassword({ email: "ana@aurora.example", password: "Teste1234" });
  expect(error).toBeNull();
  const stored = await client.storage.from("b").upload("pasta/a.txt", new Blob(["olá"], { type: "text/plain" }));
  expect(stored.error).toBeNull();
  const { data } = await client.storage.from("b").list("pasta");
  expect(data).toHaveLength(1);
  expect(data?.flatMap((one) => wrongIn(file, one))).toEqual([]);
});
