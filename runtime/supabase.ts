import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { environment } from "./app/env.ts";
import { keptName, token } from "./auth/session.ts";
import { invalidSupabase } from "./messages.ts";
import { service } from "./plugins/supabase/supabase-service.ts";
import { WorkflowFailure } from "./workflow/workflow.ts";

let client: SupabaseClient | undefined;

/**
 * Returns Supabase's own client for the app's backend, signed in as the app's user at the time of each request. Created
 * once. `Database` is the type in database.ts of the output.
 *
 * The steps of the design sign in and out; `auth` of the client cannot be used.
 *
 * @throws {WorkflowFailure} when the app is served without the address or the key of a backend
 */
export function supabase<Database>(): SupabaseClient<Database> {
  client ??= create();
  // The tables of the design, which this one client of the app does not know.
  return client as SupabaseClient<Database>;
}

function create(): SupabaseClient {
  const { backendUrl, backendKey, backendHeaders } = environment();
  if (backendUrl === "" || backendKey === "") throw new WorkflowFailure(invalidSupabase);
  return createClient(backendUrl, backendKey, {
    // The session of the app, which realtime channels are joined with.
    accessToken: async () => token.peek(),
    global: { headers: { ...backendHeaders }, fetch: fetchAsUser },
    realtime: { transport: sessionSocket() },
  });
}

/** Send a request as the app sends its own: with the session of the user, which is renewed if it has expired. */
const fetchAsUser: typeof fetch = (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, globalThis.location.href);
  const headers = new Headers(init?.headers);
  // The client adds the token that it was created with, or the key.
  headers.delete("authorization");
  return service(pathname.includes("/storage/v1/") ? "storage" : "rest").fetch(input, { ...init, headers });
};

/** Returns a class of websockets that name the session whose tokens the server keeps. */
const sessionSocket = () =>
  class extends WebSocket {
    constructor(address: string | URL) {
      const url = new URL(address);
      const kept = keptName.peek();
      if (kept !== null) url.searchParams.set("session", kept);
      super(url);
    }
  };
