import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { environment } from "./app/env.ts";
import { defaultRuntime, type Runtime, runningApps } from "./app/runtime.ts";
import { type Session, sessionOf } from "./auth/session.ts";
import { invalidSupabase } from "./messages/parts.ts";
import { service } from "./plugins/supabase/supabase-service.ts";
import { WorkflowFailure } from "./workflow/workflow.ts";

/** The client of an app. */
class Client {
  readonly made: SupabaseClient;
  constructor(runtime: Runtime) {
    this.made = create(runtime);
  }
}

/**
 * Returns Supabase's own client for the backend of an app, signed in as its user at the time of each request. Created
 * once for each app. `Database` is the type in database.ts of the output.
 *
 * `runtime` is the one of the design's runtime.ts. Without it, the app is the only one on the page.
 *
 * The steps of the design sign in and out; `auth` of the client cannot be used.
 *
 * @throws {WorkflowFailure} when the app is served without the address or the key of a backend
 * @throws {Error} when several apps run on the page and no runtime is passed
 */
export function supabase<Database>(runtime?: Runtime): SupabaseClient<Database> {
  if (runtime === undefined && runningApps().size > 1)
    throw new Error("several apps run on this page: pass the runtime of the app to supabase()");
  // The tables of the design, which this one client of the app does not know.
  return (runtime ?? defaultRuntime()).part(Client).made as SupabaseClient<Database>;
}

function create(runtime: Runtime): SupabaseClient {
  const session = sessionOf(runtime);
  const { backendUrl, backendKey, backendHeaders } = environment(runtime);
  if (backendUrl === "" || backendKey === "") throw new WorkflowFailure(invalidSupabase);
  return createClient(backendUrl, backendKey, {
    // The session of the app, which realtime channels are joined with.
    accessToken: async () => session.accessToken.peek(),
    global: { headers: { ...backendHeaders }, fetch: fetchAsUser(runtime) },
    realtime: { transport: sessionSocket(session) },
  });
}

/** Send a request as the app sends its own: with the session of the user, which is renewed if it has expired. */
const fetchAsUser =
  (runtime: Runtime): typeof fetch =>
  (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, globalThis.location.href);
    const headers = new Headers(init?.headers);
    // The client adds the token that it was created with, or the key.
    headers.delete("authorization");
    return service(runtime, pathname.includes("/storage/v1/") ? "storage" : "rest").fetch(input, { ...init, headers });
  };

/** Returns a class of websockets that name the session whose tokens the server keeps. */
const sessionSocket = ({ keptName }: Session) =>
  class extends WebSocket {
    constructor(address: string | URL) {
      const url = new URL(address);
      const kept = keptName.peek();
      if (kept !== null) url.searchParams.set("session", kept);
      super(url);
    }
  };
