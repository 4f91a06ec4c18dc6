import { readPath } from "../data/value-path.ts";
import { type Run, WorkflowFailure } from "../workflow/workflow.ts";
import { accountUrl, call, loadPerson } from "./auth.ts";
import { type Session, sessionOf } from "./session.ts";
import { callAsUser } from "./session-end.ts";

/**
 * Change the signed-in user at the auth service, and reload the user. A new e-mail or phone takes effect once
 * confirmed.
 *
 * Omitted values and metadata fields are unchanged. A failure leaves the session as it is.
 */
export async function updateUser(
  { task: { runtime } }: Run,
  given: {
    readonly email?: string | null | undefined;
    readonly phone?: string | null | undefined;
    readonly metadata?: unknown;
  },
): Promise<void> {
  const { email, phone, metadata } = given;
  const session = sessionOf(runtime);
  // The service would treat an empty string as a change.
  await changeUser(session, { email: email || undefined, phone: phone || undefined, data: metadata ?? undefined });
  await loadPerson(session);
}

/**
 * Change the password of the signed-in user, verified by the old password.
 *
 * The service does not check the old one, so this signs in with it first and discards that session. Other sessions of
 * the user end. A failure leaves the current session as it is.
 */
export async function updatePassword(
  { task: { runtime } }: Run,
  given: { readonly oldPassword: string | null | undefined; readonly newPassword: string | null | undefined },
): Promise<void> {
  const { oldPassword, newPassword } = given;
  if (!newPassword) throw new WorkflowFailure("the new password is missing");
  const session = sessionOf(runtime);
  const email = readPath(await callAsUser(session, accountUrl(session, "user"), { method: "GET" }), "email");
  const body = { email, password: oldPassword ?? "" };
  await call(session, accountUrl(session, "token?grant_type=password"), { method: "POST", body });
  await changeUser(session, { password: newPassword });
}

/** Change fields of the signed-in user at the auth service. */
export const changeUser = (session: Session, body: object): Promise<unknown> =>
  callAsUser(session, accountUrl(session, "user"), { method: "PUT", body });
