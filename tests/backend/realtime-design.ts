import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { createClient, type RealtimeChannel, type SupabaseClient } from "@supabase/supabase-js";
import { SignJWT } from "jose";
import { expect, vi } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { designWith } from "./design.ts";
import { startBackend } from "./start.ts";

/**
 * Two tenants with messages. `mensagens` is secured and hides a column, `recados` is open and has full replica
 * identity, `senhas` and `fora` are restricted, `avisos` has no row-level security, and one table has odd names and a
 * key of two columns. Among the private channels, `conta:<n>` is for the members of a tenant, `quadro:<n>` is read-only
 * for them, and `ramal:<n>` hides presence.
 */
const migration = `
create table public.membros (usuario uuid primary key, conta int not null);
create function public.minha_conta() returns int language sql stable security definer set search_path = '' as
  'select conta from public.membros where usuario = auth.uid()';

create table public.mensagens (
  id int primary key,
  conta int not null,
  texto text not null,
  segredo text not null default 'x',
  dados jsonb not null default '{"a": [1]}',
  lista text[] not null default '{a,"b,c"}',
  valor numeric(10, 2),
  ativo boolean not null default true,
  criado_em timestamptz not null default '2026-01-02T03:04:05.5Z'
);
alter table public.mensagens enable row level security;
create policy le on public.mensagens for select to authenticated using (conta = public.minha_conta() and ativo);
revoke all on public.mensagens from anon, authenticated;
grant select (id, conta, texto, dados, lista, valor, ativo, criado_em) on public.mensagens to authenticated;

create table public.recados (id int primary key, conta int not null, texto text not null);
alter table public.recados replica identity full;
alter table public.recados enable row level security;
create policy le on public.recados for select to authenticated using (conta = public.minha_conta());

create table public."Meus ""itens""" (
  "O id" uuid default gen_random_uuid(),
  em timestamptz default now(),
  "de quem" uuid not null default auth.uid(),
  primary key ("O id", em)
);
alter table public."Meus ""itens""" enable row level security;
create policy meus on public."Meus ""itens""" to authenticated using ("de quem" = auth.uid());

create table public.avisos (id int primary key, texto text not null);
create table public.senhas (id int primary key, texto text not null);
revoke all on public.senhas from anon, authenticated;
create table public.fora (id int primary key);

create policy ouvir on realtime.messages for select to authenticated using (
  split_part(realtime.topic(), ':', 2)::int = public.minha_conta()
  and (topic not like 'ramal:%' or extension = 'broadcast'));
create policy falar on realtime.messages for insert to authenticated with check (
  realtime.topic() = 'conta:' || public.minha_conta());

drop publication if exists supabase_realtime;
create publication supabase_realtime for table
  public.mensagens, public.recados, public."Meus ""itens""", public.avisos, public.senhas;
`;

/** A backend whose database has two tenants, and a way to create tokens for them. */
export interface World {
  readonly backend: Backend;
  readonly serviceKey: string;
  /** Returns a token for a new member of a tenant, valid for this many seconds. */
  tokenOf(conta: number, seconds?: number): Promise<string>;
}

/** Start the backend on a free port, over a new folder. */
export async function startWorld(): Promise<World> {
  const designDir = await designWith({ "supabase/migrations/1_tempo_real.sql": migration });
  const backend = await startBackend({ designDir, port: 0 });
  const keys: { jwtSecret: string; serviceKey: string } = JSON.parse(
    await readFile(join(designDir, ".trama/data/keys.json"), "utf8"),
  );
  return {
    backend,
    serviceKey: keys.serviceKey,
    async tokenOf(conta, seconds = 3600) {
      const sub = randomUUID();
      await backend.query("insert into public.membros values ($1, $2)", [sub, conta]);
      return new SignJWT({ role: "authenticated", sub })
        .setProtectedHeader({ alg: "HS256" })
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(new TextEncoder().encode(keys.jwtSecret));
    },
  };
}

const clients: SupabaseClient[] = [];

/** Create an unchanged client, with a token or anonymous; `closeClients` closes all of them. */
export function clientOf(
  { backend }: World,
  token?: string | (() => string),
  { url = backend.url, key = backend.anonKey, vsn = "2.0.0", timeout = 10_000 } = {},
): SupabaseClient {
  const client = createClient(url, key, {
    ...(token !== undefined && { accessToken: async () => (typeof token === "string" ? token : token()) }),
    auth: { persistSession: false, autoRefreshToken: false },
    // Node 20 has no WebSocket of its own.
    realtime: { transport: createRequire(import.meta.url)("ws"), vsn, timeout, reconnectAfterMs: () => 20 },
  });
  clients.push(client);
  return client;
}

/** Close everything, and check that the server noticed. */
export async function closeClients({ backend }: World): Promise<void> {
  await Promise.all(clients.splice(0).map((client) => client.realtime.disconnect()));
  await vi.waitFor(() => expect(backend.connected()).toEqual({ sockets: 0, topics: 0 }), patience);
}

export const patience = { timeout: 15_000, interval: 10 };

/** Resolves when a channel is joined and receives changes; rejects with the error. */
export async function joined(channel: RealtimeChannel): Promise<RealtimeChannel> {
  // The client joins with its current token, and may not have requested one yet.
  await channel.socket.setAuth();
  const hasChanges = "postgres_changes" in channel.bindings;
  return new Promise((resolve, reject) => {
    channel.on("system", { event: "system" }, ({ extension, status, message }) => {
      if (extension === "postgres_changes") {
        if (status === "ok") resolve(channel);
        else reject(new Error(message));
      }
    });
    channel.subscribe((status, error) => {
      if (status === "SUBSCRIBED" && !hasChanges) resolve(channel);
      if (status === "CHANNEL_ERROR") reject(error);
    });
  });
}

/** Wait until a list has this many entries, and return it. */
export async function untilCount<T>(list: readonly T[], count: number): Promise<readonly T[]> {
  await vi.waitFor(() => expect(list.length).toBeGreaterThanOrEqual(count), patience);
  return list;
}

/** Start a connection to the backend that can be cut. */
export async function startWire(backend: Backend): Promise<{ url: string; cut(): void; close(): Promise<void> }> {
  const { port, hostname } = new URL(backend.url);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    cut,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
