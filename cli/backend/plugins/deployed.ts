import { isPublicAddress } from "./addresses.ts";
import { createPlugins } from "./plugins.ts";
import type { Service } from "./rest-proxy.ts";
import { isSignedIn } from "./session.ts";

// The function `plugins` for Supabase: `trama functions` puts `settings` at the top.

declare const settings: {
  readonly services: readonly (readonly [string, Service])[];
  readonly sets: readonly (readonly [string, readonly unknown[]])[];
};

declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

const env = (name: string): string | undefined => Deno.env.get(name);

Deno.serve(
  createPlugins({
    services: new Map(settings.services),
    sets: new Map(settings.sets),
    secret: env,
    isSignedIn: (request) => isSignedIn(request, { env, fetch }),
    reach: {
      isReachable: env("PLUGINS_ALLOW_PRIVATE") === "true" ? () => true : isPublicAddress,
      timeoutMs: 30_000,
    },
  }),
);
