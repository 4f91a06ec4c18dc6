import { parseJson, recordOf } from "../../json.ts";
import type { Statements } from "../database/engine/driver.ts";
import type { SignIn } from "./sign-in.ts";

/**
 * Spend on a refused password what a wrong one of a known person costs, so that the time does not reveal who has
 * an account.
 *
 * The library compares no password of somebody it does not know, and answers in a tenth of the time.
 */
export async function equaliseWork(signIn: SignIn, answer: Response, driver: Statements): Promise<void> {
  const { path, grantType, body } = signIn;
  if (path !== "token" || grantType !== "password" || answer.status !== 400 || typeof body.password !== "string") {
    return;
  }
  const { error_code } = recordOf(parseJson(await answer.clone().text()));
  if (error_code !== "invalid_credentials") {
    return;
  }
  const hashes = "select encrypted_password as hash from auth.users where encrypted_password like '$2%'";
  const { rows } = await driver.query<{ readonly known: boolean; readonly hash: string | null }>(
    `select exists (${hashes} and lower(email) = lower($1)) as known, (${hashes} limit 1)`,
    [String(body.email ?? "").trim()],
  );
  if (rows[0]?.known === false) {
    // As many rounds as the others have; no password has this hash.
    // The hashing of the library, whose work is to be equalled.
    const { compare } = await import("bcryptjs");
    await compare(body.password, `${(rows[0].hash ?? "$2b$10$").slice(0, 7)}${".".repeat(53)}`);
  }
}
