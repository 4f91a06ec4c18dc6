import { existsSync } from "node:fs";
import { join } from "node:path";
import { ReadError } from "../io.ts";
import { isObject, parseJson } from "../json.ts";
import type { Project } from "../project/project.ts";
import { readRegular } from "../project/regular-file.ts";

/** The file of a design that names its demo logins, from the folder of the design. */
const file = "supabase/demo.json";

/**
 * Lists the logins of `supabase/demo.json`: first those in `emails`, the people who can sign in; then the addresses of
 * those who have not signed up. Returns an empty string without the file.
 *
 * Throws a `ReadError` when the file is not `{ "password": string, "users": [ { "email": string, "note"?: string } ] }`.
 */
export function demoLogins({ design }: Project, emails: ReadonlySet<string>): string {
  const logins = readDemoLogins(design);
  if (!logins) return "";
  const { password, users } = logins;
  const known = users.filter(({ email }) => emails.has(email.toLowerCase()));
  const missing = users.filter((user) => !known.includes(user)).map(({ email }) => email);
  const width = Math.max(0, ...known.map(({ email }) => email.length));
  const lines = known.map(({ email, note }) => `  ${email.padEnd(width)}  ${note}`.trimEnd());
  return [
    ...(known.length > 0 ? ["", `Demo logins, all with the password ${password}`, ...lines] : []),
    ...(missing.length > 0 ? ["", `In ${file}, but not signed up: ${missing.join(", ")}`, onlyNew] : []),
    "",
  ].join("\n");
}

/** What to do after an edit of `seed.sql`, or of the people in it. */
export const onlyNew = "supabase/seed.sql fills only a new database; start with --reset for one";

/** The people who can sign in to the demo of a design. */
export interface DemoLogins {
  readonly password: string;
  readonly users: readonly Login[];
}

interface Login {
  readonly email: string;
  readonly note: string;
}

/** Reads `supabase/demo.json` of a design folder; undefined without the file. Throws a `ReadError` as `demoLogins` does. */
export function readDemoLogins(design: string): DemoLogins | undefined {
  const path = join(design, file);
  return existsSync(path) ? readLogins(readRegular(path, file).toString("utf8")) : undefined;
}

function readLogins(text: string): DemoLogins {
  const value = parseJson(text);
  if (!isObject(value)) throw new ReadError(`${file}: not a JSON object`);
  const { password, users } = value;
  if (typeof password !== "string") throw new ReadError(`${file}: \`password\` must be a string`);
  if (!Array.isArray(users)) throw new ReadError(`${file}: \`users\` must be an array`);
  return { password, users: users.map(readLogin) };
}

function readLogin(user: unknown, index: number): Login {
  const { email, note = "" } = isObject(user) ? user : {};
  if (typeof email !== "string" || typeof note !== "string")
    throw new ReadError(`${file}: \`users[${index}]\` must have a string \`email\`, and may have a string \`note\``);
  return { email, note };
}
