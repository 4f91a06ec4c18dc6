import { logError } from "../errors/error-log.ts";
import { currentLifetime } from "../page/lifetime.ts";
import { closePopupsBut, openPopups } from "../page/popups.tsx";
import { questionBeforeLeaving } from "../page/unsaved.ts";
import { effect } from "../react/signals.ts";
import { appNavigation } from "../routing/navigation.ts";
import { startHandler } from "../workflow/workflow.ts";
import {
  answerIn,
  ask,
  call,
  endpoint,
  endSession,
  hasEndpoint,
  isHeld,
  isUnavailable,
  renew,
  signOut,
  statusOf,
} from "./auth.ts";
import { followStored, restartHere } from "./other-tabs.ts";
import { isStoredOtherwise, type Question, type Session, sessionName } from "./session.ts";

// A session that ends in the middle of work: the page stays, its user signs in again, and the work continues.

/**
 * Send a request as the signed-in user. If it is refused because the session has expired, it is sent again once the
 * session was renewed or the same user has signed in again. Failed connections do not end a session: if it cannot be
 * checked, the request fails as the check did.
 */
export async function sendAsUser(
  session: Session,
  send: () => Promise<Response>,
  isSuspect: (answer: Response) => boolean | Promise<boolean> = ({ status }) => status === 401,
): Promise<Response> {
  if (isHeld(session) && !(await checkSession(session)))
    return Response.json({ message: "the session has ended" }, { status: 401 });
  const [before, leavingsBefore] = [sessionName(session), session.leavings];
  const answer = await send();
  if (before === null || !(await isSuspect(answer))) return answer;
  const goesOn = sessionName(session) !== before || (await verdict(session).catch(unanswered));
  if (goesOn instanceof Response) return goesOn;
  return goesOn && session.leavings === leavingsBefore && sessionName(session) !== null ? send() : answer;
}

/** The same for `call`. */
export const callAsUser = async (session: Session, url: string, question: Question): Promise<unknown> =>
  answerIn(session, await sendAsUser(session, () => ask(session, url, question)));

/**
 * Find out whether the session has ended, after a request was refused, and renew it if so. Resolves with whether the same
 * user has a new session. A valid session stays as it is, and so does one that cannot be checked.
 */
export const checkSession = (session: Session): Promise<boolean> => verdict(session).catch(notKnown);

/** The same; rejects if the session cannot be checked. */
function verdict(session: Session): Promise<boolean> {
  session.checking ??= check(session).finally(() => {
    session.checking = undefined;
  });
  return session.checking;
}

function notKnown(error: unknown): false {
  if (statusOf(error) !== 0) logError("session", error);
  return false;
}

/** Returns the answer to a request whose session could not be checked; throws without a connection, as `fetch` does. */
function unanswered(error: unknown): Response | false {
  if (!isUnavailable(error)) return notKnown(error);
  const status = Number(statusOf(error));
  if (status === 0) throw error;
  return Response.json({ message: String(error) }, { status });
}

async function check(session: Session): Promise<boolean> {
  if (isStoredOtherwise(session)) return followStored(session);
  if (isHeld(session)) return askAgain(session);
  const refusal = await refusalOfPerson(session);
  // The user may have signed out meanwhile.
  if (refusal === undefined || sessionName(session) === null) return false;
  if (refusal === 403) {
    leave(session, signOut);
    return false;
  }
  if (await renew(session)) return true;
  if (isStoredOtherwise(session)) return followStored(session);
  holdSession(session);
  return askAgain(session);
}

/** Mark the session as expired. Its user stays, and with it the page, until they sign in again. */
function holdSession(session: Session): void {
  session.dead = sessionName(session);
  session.hasExpired.value = true;
}

/** How the backend refuses the signed-in user; `undefined` if it accepts them. Rejects with any other failure. */
async function refusalOfPerson(session: Session): Promise<401 | 403 | undefined> {
  if (!hasEndpoint(session, "me")) return 401;
  try {
    await call(session, endpoint(session, "me"), { method: "GET" });
    return undefined;
  } catch (error) {
    const status = statusOf(error);
    if (status === 401 || status === 403) return status;
    throw error;
  }
}

/** Ask the user to sign in again. Resolves with whether they did; if not, the login page is shown. */
async function askAgain(session: Session): Promise<boolean> {
  const { runtime, leavings: leavingsBefore } = session;
  const { signal } = currentLifetime(runtime);
  const popupsBefore = openPopups(runtime).peek();
  const stopListening = onAdopted(session, () => closePopupsBut(runtime, popupsBefore));
  const over = untilNotHeld(session);
  // The workflow may continue after the sign-in.
  const asking = startHandler(session.endHandler, undefined, "app.sessionEnd", { runtime }).finally(stopListening);
  await Promise.race([asking, over.promise]);
  over.stop();
  if (!isHeld(session)) {
    if (session.leavings === leavingsBefore) return true;
    // The page shows data of the previous user.
    if (session.isAuthenticated.peek()) restartHere(session);
    return false;
  }
  // A user who went to another page is asked there.
  if (signal.aborted) return false;
  const question = questionBeforeLeaving(runtime);
  if (question === undefined || (await question())) leave(session, endSession);
  return false;
}

/** Run something when the user of this tab signs in again in another tab. Returns how to stop. */
function onAdopted({ atAdopted }: Session, work: () => void): () => void {
  atAdopted.add(work);
  return () => atAdopted.delete(work);
}

/** Resolves once somebody has signed in, or the session is given up. */
function untilNotHeld({ hasExpired, user }: Session): { readonly promise: Promise<void>; readonly stop: () => void } {
  let stop = (): void => {};
  const promise = new Promise<void>((resolve) => {
    stop = effect(() => {
      if (!hasExpired.value || user.value === null) resolve();
    });
  });
  return { promise, stop };
}

/** Sign out, and show the login page, which leads back here. */
function leave(session: Session, forget: (session: Session) => void): void {
  const { runtime } = session;
  const address = appNavigation(runtime)?.strangersAddress();
  forget(session);
  if (address !== undefined) appNavigation(runtime)?.redirect(address);
}
