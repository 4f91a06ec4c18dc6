import { logError } from "../app/error-log.ts";
import { currentLifetime } from "../page/lifetime.ts";
import { closePopupsBut, openPopups } from "../page/popups.tsx";
import { questionBeforeLeaving } from "../page/unsaved.ts";
import { effect } from "../react/signals.ts";
import { appNavigation } from "../routing/navigation.ts";
import { startHandler } from "../workflow/workflow.ts";
import {
  answerIn,
  ask,
  auth,
  call,
  endpoint,
  endSession,
  hasEndpoint,
  holdSession,
  isHeld,
  onPersonLeft,
  type Question,
  renew,
  signOut,
  statusOf,
} from "./auth.ts";
import { followStored, onAdopted, restartHere } from "./other-tabs.ts";
import { isStoredOtherwise, sessionApp, sessionEndHandler, sessionName } from "./session.ts";

// A session that ends in the middle of work: the page stays, its user signs in again, and the work continues.

/** How often the user changed: a request of one user is never sent again as another. */
let leavings = 0;
onPersonLeft(() => {
  leavings += 1;
});

/**
 * Send a request as the signed-in user. If it is refused because the session has expired, it is sent again once the
 * session was renewed or the same user has signed in again. Failed connections do not end a session.
 */
export async function sendAsUser(
  send: () => Promise<Response>,
  isSuspect: (answer: Response) => boolean | Promise<boolean> = ({ status }) => status === 401,
): Promise<Response> {
  if (isHeld() && !(await checkSession())) return Response.json({ message: "the session has ended" }, { status: 401 });
  const [before, leavingsBefore] = [sessionName(), leavings];
  const answer = await send();
  if (before === null || !(await isSuspect(answer))) return answer;
  const goesOn = sessionName() !== before || (await checkSession());
  return goesOn && leavings === leavingsBefore && sessionName() !== null ? send() : answer;
}

/** The same for `call`. */
export const callAsUser = async (url: string, question: Question): Promise<unknown> =>
  answerIn(await sendAsUser(() => ask(url, question)));

let checking: Promise<boolean> | undefined;

/**
 * Find out whether the session has ended, after a request was refused, and renew it if so. Resolves with whether the same
 * user has a new session. A valid session stays as it is, and so does one that cannot be checked.
 */
export function checkSession(): Promise<boolean> {
  checking ??= check()
    .catch((error: unknown) => {
      if (statusOf(error) !== 0) logError("session", error);
      return false;
    })
    .finally(() => {
      checking = undefined;
    });
  return checking;
}

async function check(): Promise<boolean> {
  if (isStoredOtherwise()) return followStored();
  if (isHeld()) return askAgain();
  const refusal = await refusalOfPerson();
  if (refusal === undefined) return false;
  if (refusal === 403) {
    leave(signOut);
    return false;
  }
  if (await renew()) return true;
  if (isStoredOtherwise()) return followStored();
  holdSession();
  return askAgain();
}

/** How the backend refuses the signed-in user; `undefined` if it accepts them. Rejects with any other failure. */
async function refusalOfPerson(): Promise<401 | 403 | undefined> {
  if (!hasEndpoint("me")) return 401;
  try {
    await call(endpoint("me"), { method: "GET" });
    return undefined;
  } catch (error) {
    const status = statusOf(error);
    if (status === 401 || status === 403) return status;
    throw error;
  }
}

/** Ask the user to sign in again. Resolves with whether they did; if not, the login page is shown. */
async function askAgain(): Promise<boolean> {
  const leavingsBefore = leavings;
  const runtime = sessionApp();
  const { signal } = currentLifetime(runtime);
  const popupsBefore = openPopups(runtime).peek();
  const stopListening = onAdopted(() => closePopupsBut(runtime, popupsBefore));
  const over = untilNotHeld();
  // The workflow may continue after the sign-in.
  const asking = startHandler(sessionEndHandler(), undefined, "app.sessionEnd", { runtime }).finally(stopListening);
  await Promise.race([asking, over.promise]);
  over.stop();
  if (!isHeld()) {
    if (leavings === leavingsBefore) return true;
    // The page shows data of the previous user.
    if (auth.isAuthenticated.peek()) restartHere();
    return false;
  }
  // A user who went to another page is asked there.
  if (signal.aborted) return false;
  const question = questionBeforeLeaving(runtime);
  if (question === undefined || (await question())) leave(endSession);
  return false;
}

/** Resolves once somebody has signed in, or the session is given up. */
function untilNotHeld(): { readonly promise: Promise<void>; readonly stop: () => void } {
  let stop = (): void => {};
  const promise = new Promise<void>((resolve) => {
    stop = effect(() => {
      if (!auth.hasExpired.value || auth.user.value === null) resolve();
    });
  });
  return { promise, stop };
}

/** Sign out, and show the login page, which leads back here. */
function leave(forget: () => void): void {
  const runtime = sessionApp();
  const address = appNavigation(runtime)?.strangersAddress();
  forget();
  if (address !== undefined) appNavigation(runtime)?.redirect(address);
}
