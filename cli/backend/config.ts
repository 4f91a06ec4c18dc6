import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** What the embedded backend takes from `supabase/config.toml`; the rest of that file is for Supabase alone. */
export interface BackendConfig {
  readonly jwtExpirySeconds: number;
  readonly minimumPasswordLength: number;
  readonly isSignupEnabled: boolean;
  readonly maxRows: number;
  /** Functions that may be called without a key or token: `verify_jwt = false`. */
  readonly openFunctions: ReadonlySet<string>;
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
    maxRows: number("api.max_rows", 1000),
    openFunctions: new Set(
      [...values].flatMap(([key, value]) => {
        const name = /^functions\.(.+)\.verify_jwt$/.exec(key)?.[1];
        return name !== undefined && value === "false" ? [name] : [];
      }),
    ),
  };
}

// A TOML reader for `[section]` and one-line scalars: lists and multi-line values are not ours to read.
function parseScalars(toml: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  let section = "";
  for (const line of toml.split(/\r?\n/)) {
    const header = /^\s*\[([^\]]+)\]\s*(?:#.*)?$/.exec(line);
    const scalar = /^\s*([\w-]+)\s*=\s*("[^"]*"|[^#\s]+)\s*(?:#.*)?$/.exec(line);
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
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      return "";
    }
    throw error;
  }
}
