import { dirname, join } from "node:path";
import { parse, TomlError } from "smol-toml";
import { recordOf } from "../json.ts";
import type { AccessTokenHook } from "./auth/access-token-hook.ts";
import { readIfThere } from "./files.ts";
import { BackendProblem } from "./problem.ts";

/**
 * The settings of `supabase/config.toml` that the embedded backend uses; the rest of that file is for Supabase alone.
 */
export interface BackendConfig {
  readonly jwtExpirySeconds: number;
  readonly minimumPasswordLength: number;
  readonly isSignupEnabled: boolean;
  /** A new person must follow a link, or enter its code, before they can sign in. */
  readonly isSignupConfirmed: boolean;
  /** The subjects and contents of e-mails that a project has of its own, by kind. */
  readonly emailTemplates: Readonly<Record<string, EmailTemplate>>;
  /** Whether visitors may sign in without an e-mail. */
  readonly isAnonymousEnabled: boolean;
  /** How many visitors may sign in anonymously from one address within an hour. */
  readonly anonymousCount: number;
  /** How many people may sign up from one address within five minutes. */
  readonly signupCount: number;
  readonly maxRows: number;
  /** The schemas whose tables and functions the REST service shows, the first if a request names none. */
  readonly schemas: readonly string[];
  /** The largest size of an uploaded file. */
  readonly maxFileBytes: number;
  /** Identity providers that are enabled and have their keys, by name. */
  readonly providers: Readonly<Record<string, IdentityProvider>>;
  /** More addresses that a sign-in with a provider may return to. */
  readonly redirectUrls: readonly string[];
  /** The function of the database that changes the claims of tokens. */
  readonly accessTokenHook: AccessTokenHook | undefined;
  /** Enabled hooks of the auth service that do not run here, by name. */
  readonly missingHooks: readonly string[];
  /** Functions that may be called without a key or token: `verify_jwt = false`. */
  readonly openFunctions: ReadonlySet<string>;
}

/** An e-mail of the auth service; what is absent is the service's own. */
export interface EmailTemplate {
  readonly subject?: string;
  /** The path of its HTML. */
  readonly content_path?: string;
}

/** The app's credentials at an identity provider. */
export interface IdentityProvider {
  readonly enabled: boolean;
  readonly client_id: string;
  readonly secret: string;
  /** For a provider that can be self-hosted. */
  readonly url?: string;
  readonly redirect_uri?: string;
}

/**
 * Reads `supabase/config.toml`, with Supabase's own defaults for what is absent.
 *
 * Throws a BackendProblem with line and column when the file is not TOML.
 */
export async function readConfig(supabaseDir: string): Promise<BackendConfig> {
  const { api, auth, functions, storage } = sectionsOf(await readIfThere(join(supabaseDir, "config.toml")));
  const email = recordOf(auth.email);
  return {
    jwtExpirySeconds: countOf(auth.jwt_expiry, 3600),
    minimumPasswordLength: countOf(auth.minimum_password_length, 6),
    isSignupEnabled: email.enable_signup !== false,
    isSignupConfirmed: email.enable_confirmations === true,
    emailTemplates: templatesOf(recordOf(email.template), dirname(supabaseDir)),
    isAnonymousEnabled: auth.enable_anonymous_sign_ins === true,
    anonymousCount: countOf(recordOf(auth.rate_limit).anonymous_users, 30),
    signupCount: countOf(recordOf(auth.rate_limit).sign_in_sign_ups, 30),
    maxRows: countOf(api.max_rows, 1000),
    schemas: schemasOf(listOf(api.schemas)),
    maxFileBytes: bytesOf(textOf(storage.file_size_limit)) ?? 50 * 1024 * 1024,
    providers: providersOf(recordOf(auth.external)),
    redirectUrls: listOf(auth.additional_redirect_urls),
    ...hooksOf(recordOf(auth.hook)),
    openFunctions: new Set(
      Object.entries(functions).flatMap(([name, value]) => (recordOf(value).verify_jwt === false ? [name] : [])),
    ),
  };
}

/** Returns the sections of the file that the backend reads; an absent one is empty. */
function sectionsOf(toml: string) {
  const values = parseToml(toml);
  return {
    api: recordOf(values.api),
    auth: recordOf(values.auth),
    functions: recordOf(values.functions),
    storage: recordOf(values.storage),
  };
}

function parseToml(toml: string): Readonly<Record<string, unknown>> {
  try {
    return parse(toml);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [problem = ""] = error.message.split("\n");
    throw new BackendProblem(`supabase/config.toml:${error.line}:${error.column}: ${problem}`);
  }
}

const countOf = (value: unknown, fallback: number): number =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : fallback;

/** The kinds of e-mails that the auth service sends. */
const emailKinds = ["invite", "confirmation", "recovery", "magic_link", "email_change"];

/** Returns the templates of e-mails. Their paths begin at the folder around `supabase/`. */
function templatesOf(templates: Readonly<Record<string, unknown>>, folder: string): BackendConfig["emailTemplates"] {
  const entries = emailKinds.flatMap((kind) => {
    const { subject, content_path } = recordOf(templates[kind]);
    const own = {
      ...(typeof subject === "string" && { subject }),
      ...(typeof content_path === "string" && { content_path: join(folder, content_path) }),
    };
    return Object.keys(own).length === 0 ? [] : [[kind, own] as const];
  });
  return Object.fromEntries(entries);
}

const textOf = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? `${value}` : "");

/** Returns the bytes of a size such as `50MiB`, as Supabase's CLI reads it: its MB is a MiB. */
export function bytesOf(size: string | undefined): number | undefined {
  const [, amount, unit = ""] = /^(\d+)\s*([kmg]?)i?b?$/i.exec(size ?? "") ?? [];
  return amount === undefined ? undefined : Number(amount) * 1024 ** " kmg".indexOf(unit.toLowerCase() || " ");
}

function providersOf(external: Readonly<Record<string, unknown>>): Readonly<Record<string, IdentityProvider>> {
  return Object.fromEntries(
    Object.entries(external).flatMap(([name, value]): [string, IdentityProvider][] => {
      const settings = recordOf(value);
      const setting = (key: string): string => fromEnvironment(textOf(settings[key]));
      const [client_id, secret, url, redirect_uri] = ["client_id", "secret", "url", "redirect_uri"].map(setting);
      if (settings.enabled !== true || !client_id || !secret) return [];
      return [[name, { enabled: true, client_id, secret, ...(url && { url }), ...(redirect_uri && { redirect_uri }) }]];
    }),
  );
}

// Supabase's CLI reads a secret from the environment for `env(NAME)`.
function fromEnvironment(value: string): string {
  const name = /^env\((\w+)\)$/.exec(value)?.[1];
  return name === undefined ? value : (process.env[name] ?? "");
}

/** The hooks of the auth service: the one for tokens runs if it is a function of the database. */
function hooksOf(hooks: Readonly<Record<string, unknown>>): Pick<BackendConfig, "accessTokenHook" | "missingHooks"> {
  const enabled = Object.entries(hooks).filter(([, hook]) => recordOf(hook).enabled === true);
  const [, schema, name] =
    /^pg-functions:\/\/[^/]+\/([^/]+)\/([^/]+)$/.exec(textOf(recordOf(recordOf(hooks).custom_access_token).uri)) ?? [];
  const isRun = ([hook]: readonly [string, unknown]) => hook === "custom_access_token" && name !== undefined;
  return {
    accessTokenHook: enabled.some(isRun) && schema !== undefined && name !== undefined ? { schema, name } : undefined,
    missingHooks: enabled.filter((hook) => !isRun(hook)).map(([hook]) => hook),
  };
}

/** The schemas that are named, but for that of GraphQL, which does not run here. */
function schemasOf(named: readonly string[]): readonly string[] {
  const schemas = named.filter((name) => name !== "graphql_public");
  return schemas.length > 0 ? schemas : ["public"];
}

const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
