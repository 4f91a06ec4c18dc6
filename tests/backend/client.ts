import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Backend } from "../../cli/backend/backend.ts";
import type { Clock } from "../../cli/backend/cron/cron.ts";
import { startBackend } from "./start.ts";

export const vendasDir = new URL("../../designs/vendas", import.meta.url).pathname;
export const password = "Teste1234";

/** Start the seller app's backend in memory, on a free port, with its demo rows. `clock` starts its scheduled jobs. */
export function startVendas(clock?: Clock): Promise<Backend> {
  return startBackend({ designDir: vendasDir, memory: true, port: 0, ...(clock ? { clock } : {}) });
}

/** Run a migration of the seller app again, statement by statement. */
export async function runMigration(backend: Backend, name: string): Promise<void> {
  const sql = readFileSync(join(vendasDir, "supabase/migrations", name), "utf8");
  for (const statement of sql.split(/(?<=;)\n+(?=(?:--.*\n)*(?:create|do|drop) )/)) await backend.query(statement);
}

/** Create an unchanged Supabase client with a separate session, signed out. */
export function clientOf(backend: Backend): SupabaseClient {
  return createClient(backend.url, backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    // Node 20 has no WebSocket; the types of `ws` and the client differ, but it works.
    realtime: { transport: createRequire(import.meta.url)("ws") },
  });
}

/** Call an edge function as the app does. */
export async function call(
  backend: Backend,
  path: string,
  { body, token }: { body?: object; token?: string } = {},
): Promise<{ status: number; answer: Readonly<Record<string, unknown>> }> {
  const response = await fetch(`${backend.url}/functions/v1/${path}`, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json", ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (typeof answer !== "object" || answer === null) {
    throw new Error(`${path} answered ${JSON.stringify(answer)}`);
  }
  return { status: response.status, answer: { ...answer } };
}

/** The unchanged Supabase client, signed in through `auth/login`, or anonymous without an e-mail. */
export async function connect(backend: Backend, email?: string): Promise<SupabaseClient> {
  let token: string | null = null;
  if (email !== undefined) {
    const { status, answer } = await call(backend, "auth/login", { body: { email, password } });
    if (status !== 200) {
      throw new Error(`${email} cannot sign in: ${JSON.stringify(answer)}`);
    }
    token = String(answer.authToken);
  }
  return connectWith(backend, token);
}

/** The unchanged Supabase client with a token, as the app uses it. */
export function connectWith(backend: Backend, token: string | null): SupabaseClient {
  return createClient(backend.url, backend.anonKey, {
    accessToken: async () => token,
    // Node 20 has no WebSocket; the types of `ws` and the client differ, but it works.
    realtime: { transport: createRequire(import.meta.url)("ws") },
  });
}
