import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { startBackend } from "../start.ts";

const { CONFORMANCE_URL: url, CONFORMANCE_KEY: key, CONFORMANCE_EMBEDDED: embedded } = process.env;
const target: Target | undefined = url !== undefined && key !== undefined ? { url, key } : undefined;

/** Whether the suite runs against an embedded backend: one that it starts itself, or one that runs at the address. */
export const isEmbedded = target === undefined || embedded === "true";

/** The backend under test, and its clients. */
export interface World {
  /** An anonymous client. */
  readonly anyone: SupabaseClient;
  /** Two people, signed up by the suite. */
  readonly ana: SupabaseClient;
  readonly bia: SupabaseClient;
  /** Another client of this backend, with a separate session, signed out. */
  stranger(): SupabaseClient;
  close(): Promise<void>;
}

/** The password of everyone the suite signs up. */
export const password = "Conformance-1";

/** Returns an unused e-mail. */
export const newEmail = (): string => `conformance-${randomUUID()}@correio.example`;

/** The folder with the suite's own `supabase/`. */
export const projectDir = new URL("project", import.meta.url).pathname;

/**
 * Open the real project in `CONFORMANCE_URL` and `CONFORMANCE_KEY` (its publishable key), or else an embedded backend.
 *
 * Prepare a real project with `supabase db push` and `supabase functions deploy` from the folder `project`; it needs
 * sign-up by e-mail without confirmation. The suite signs people up and leaves them there, so use a separate project.
 */
export async function openWorld(): Promise<World> {
  return target === undefined ? openEmbedded() : worldOf(target);
}

/** Open an embedded backend, over its own database or the one at an address. */
export async function openEmbedded(databaseUrl?: string): Promise<World> {
  const database = databaseUrl === undefined ? undefined : { databaseUrl };
  const backend = await startBackend({ designDir: projectDir, memory: true, port: 0, ...database });
  return worldOf({ url: backend.url, key: backend.anonKey, close: backend.close });
}

async function worldOf({ url, key, close }: Target): Promise<World> {
  const clients: SupabaseClient[] = [];
  const stranger = (): SupabaseClient => {
    const client = createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      // Node 20 has no WebSocket; the types of `ws` and the client differ, but it works.
      realtime: { transport: createRequire(import.meta.url)("ws") },
    });
    clients.push(client);
    return client;
  };
  const person = async (): Promise<SupabaseClient> => {
    const client = stranger();
    const { error } = await client.auth.signUp({ email: newEmail(), password });
    if (error) throw error;
    return client;
  };
  return {
    anyone: stranger(),
    ana: await person(),
    bia: await person(),
    stranger,
    async close() {
      for (const client of clients) await client.removeAllChannels();
      await close?.();
    },
  };
}

interface Target {
  readonly url: string;
  readonly key: string;
  close?(): Promise<void>;
}
