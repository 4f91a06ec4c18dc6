import type { BackendConfig } from "../config.ts";
import type { Database } from "../database/engine/connection.ts";
import type { Queue } from "../database/engine/queue.ts";
import { withQuietErrors } from "../database/engine/quiet-errors.ts";
import type { BackendKeys } from "./keys.ts";
import type { Mailbox } from "./mailbox.ts";

/** The parts of the auth service. */
export interface LibraryParts {
  readonly config: BackendConfig;
  readonly keys: BackendKeys;
  readonly database: Database;
  readonly mailbox: Mailbox;
  /** Runs a task when the database connection is free. */
  readonly serial: Queue;
}

/** Sends a request to the library of the auth service; the body of the request is in memory. */
export type Ask = (request: Request) => Promise<Response>;

/**
 * Runs a task that sends requests to the library, and returns its answer. In the embedded database, tasks run one after
 * the other.
 *
 * There one connection serves everyone, and a request's role and claims are settings of its transaction, so two
 * requests must never interleave.
 */
export type InTurn = (task: (ask: Ask) => Promise<Response>) => Promise<Response>;

/** Open the library of the auth service. Its REST service is not used. */
export async function openLibrary({ config, keys, database, mailbox, serial }: LibraryParts): Promise<InTurn> {
  const { App } = await import("@supabase/lite");
  const app = new App({
    connection: database.connection,
    // Without an external URL, a provider sends people back to the address that they came from.
    api: { external_url: "" },
    auth: {
      jwt_secret: keys.jwtSecret,
      jwt_expiry: config.jwtExpirySeconds,
      minimum_password_length: config.minimumPasswordLength,
      enable_signup: config.isSignupEnabled,
      enable_anonymous_sign_ins: config.isAnonymousEnabled,
      // A new e-mail is confirmed from its own mailbox only.
      email: {
        double_confirm_changes: false,
        enable_confirmations: config.isSignupConfirmed,
        template: config.emailTemplates,
      },
      external: config.providers,
      // The app is served from this machine under one of several names, whatever the design has for production.
      additional_redirect_urls: [...config.redirectUrls, ...ownAddresses],
      publishable_key: keys.anonKey,
      secret_key: keys.serviceKey,
    },
    options: {
      server: { disableStudio: true, disableFallback: true },
      drivers: { email: mailbox },
    },
  });
  const ask: Ask = (request) => withQuietErrors(() => app.fetch(request, { peerAddress: null }));
  const { driver, hasOneConnection } = database;
  const inTurn: Queue = hasOneConnection ? serial : (task) => task();
  return (task) =>
    inTurn(async () => {
      const response = await task(ask);
      if (response.status >= 500 && hasOneConnection) {
        // Whatever failed, the next request must not inherit its transaction.
        await driver.exec("rollback");
      }
      return response;
    });
}

const ownAddresses = ["127.0.0.1", "localhost", "*.localhost"].map((host) => `http://${host}:*/**`);
