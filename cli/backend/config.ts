import { join } from "node:path";
import { codeOf } from "../error-code.ts";
import { readRegular } from "../project/regular-file.ts";

/** What the embedded backend takes from `supabase/config.toml`; the rest of that file is for Supabase alone. */
export interface BackendConfig {
  readonly jwtExpirySeconds: number;
  readonly minimumPasswordLength: number;
  readonly isSignupEnabled: boolean;
  /** Who signs up has to follow a link, or give its code, before they may sign in. */
  readonly isSignupConfirmed: boolean;
  /** How many people may sign up from one address within five minutes. */
  readonly signUpCount: number;
  readonly maxRows: number;
  /** How large an uploaded file may be. */
  readonly maxFileBytes: number;
  /** Identity providers that are on and have their keys, by name. */
  readonly providers: Readonly<Record<string, IdentityProvider>>;
  /** Where else people may be sent back to after signing in elsewhere. */
  readonly redirectUrls: readonly string[];
  /** Functions that may be called without a key or token: `verify_jwt = false`. */
  readonly openFunctions: ReadonlySet<string>;
}

/** What an identity provider knows the app by. */
export interface IdentityProvider {
  readonly enabled: boolean;
  readonly client_id: string;
  readonly secret: string;
  /** Of a provider that one may run oneself. */
  readonly url?: string;
  readonly redirect_uri?: string;
}

/** Read `supabase/config.toml`, with Supabase's own defaults where it is silent or absent. */
export async function readConfig(supabaseDir: string): Promise<BackendConfig> {
  const values = parseScalars(await readIfThere(join(supabaseDir, "config.toml")));
  const number = (key: string, fallback: number): number => {
    const value = Number(values.get(key) ?? fallback);
    return Number.isSafeInteger(value) && value > 0 ? value : fallback;
  };
  return {
    jwtExpirySeconds: number("auth.jwt_expiry", 3600),
    minimumPasswordLength: number("auth.minimum_password_length", 6),
    isSignupEnabled: values.get("auth.email.enable_signup") !== "false",
    isSignupConfirmed: values.get("auth.email.enable_confirmations") === "true",
    signUpCount: number("auth.rate_limit.sign_in_sign_ups", 30),
    maxRows: number("api.max_rows", 1000),
    maxFileBytes: bytesOf(values.get("storage.file_size_limit")) ?? 50 * 1024 * 1024,
    providers: providersOf(values),
    redirectUrls: listOf(values.get("auth.additional_redirect_urls")),
    openFunctions: new Set(
      [...values].flatMap(([key, value]) => {
        const name = /^functions\.(.+)\.verify_jwt$/.exec(key)?.[1];
        return name !== undefined && value === "false" ? [name] : [];
      }),
    ),
  };
}

/** The bytes of a size such as `50MiB`, as Supabase's own tool takes it: its MB is a MiB. */
export function bytesOf(size: string | undefined): number | undefined {
  const [, amount, unit = ""] = /^(\d+)\s*([kmg]?)i?b?$/i.exec(size ?? "") ?? [];
  return amount === undefined ? undefined : Number(amount) * 1024 ** " kmg".indexOf(unit.toLowerCase() || " ");
}

function providersOf(values: ReadonlyMap<string, string>): Readonly<Record<string, IdentityProvider>> {
  const names = [...values.keys()].flatMap((key) => /^auth\.external\.(\w+)\.enabled$/.exec(key)?.[1] ?? []);
  return Object.fromEntries(
    names.flatMap((name): [string, IdentityProvider][] => {
      const setting = (key: string): string => fromEnvironment(values.get(`auth.external.${name}.${key}`) ?? "");
      const [client_id, secret, url, redirect_uri] = ["client_id", "secret", "url", "redirect_uri"].map(setting);
      if (setting("enabled") !== "true" || !client_id || !secret) {
        return [];
      }
      return [[name, { enabled: true, client_id, secret, ...(url && { url }), ...(redirect_uri && { redirect_uri }) }]];
    }),
  );
}

// Supabase's own tool takes a secret from the environment where it says `env(NAME)`.
function fromEnvironment(value: string): string {
  const name = /^env\((\w+)\)$/.exec(value)?.[1];
  return name === undefined ? value : (process.env[name] ?? "");
}

const listOf = (list = ""): readonly string[] => [...list.matchAll(/"([^"]*)"/g)].map(([, item = ""]) => item);

// A TOML reader for `[section]`, one-line scalars and one-line lists: other values are not ours to read.
function parseScalars(toml: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  let section = "";
  for (const line of toml.split(/\r?\n/)) {
    const header = /^\s*\[([^\]]+)\]\s*(?:#.*)?$/.exec(line);
    const scalar = /^\s*([\w-]+)\s*=\s*("[^"]*"|\[[^\]]*\]|[^#\s]+)\s*(?:#.*)?$/.exec(line);
    if (header?.[1] !== undefined) {
      section = `${header[1].trim()}.`;
    } else if (scalar?.[1] !== undefined && scalar[2] !== undefined) {
      values.set(section + scalar[1], scalar[2].replace(/^"|"$/g, ""));
    }
  }
  return values;
}

/** The text of a file, or nothing in it when there is no such file. */
export async function readIfThere(path: string): Promise<string> {
  try {
    return readRegular(path, path).toString("utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") {
      return "";
    }
    throw error;
  }
}
