import { beginLeaving } from "../page/unsaved.ts";
import { withBase, withoutBase } from "../routing/base-path.ts";
import { appNavigation, appRoutes } from "../routing/navigation.ts";
import { pageOf, queryValues, sourceName } from "../routing/routes.ts";
import { adoptStored, forgetHere, hasEndpoint, resumeSession } from "./auth.ts";
import { isNote, isStoredOtherwise, readStored, type Session, sessionName } from "./session.ts";

// All tabs of an app have one session: signing out or in applies to all of them.

let isRestarting = false;

/** Follow sign-ins and sign-outs of other tabs: on their notification, else when this tab gets the focus. Returns how to stop. */
export function followOtherTabs(session: Session, login: string): () => void {
  const look = (): void => void comeBack(session, login);
  const hear = (event: StorageEvent): void => {
    if (isNote(session, event)) look();
  };
  const see = (): void => {
    if (document.visibilityState === "visible") look();
  };
  window.addEventListener("storage", hear);
  window.addEventListener("focus", look);
  window.addEventListener("pageshow", look);
  document.addEventListener("visibilitychange", see);
  return () => {
    window.removeEventListener("storage", hear);
    window.removeEventListener("focus", look);
    window.removeEventListener("pageshow", look);
    document.removeEventListener("visibilitychange", see);
  };
}

async function comeBack(session: Session, login: string): Promise<void> {
  const { runtime } = session;
  await session.known;
  if (!isOutOfStep(session)) return;
  const shown = appNavigation(runtime)?.current();
  const isAtLogin = shown !== undefined && pageOf(shown.route) === login;
  const { pathname, search } = window.location;
  // Another tab signed in while this one shows the login page.
  if (sessionName(session) === null && isAtLogin)
    restart(session, queryValues(appRoutes(runtime), search)[sourceName] ?? withoutBase(runtime, pathname) + search);
  else await catchUp(session);
}

const isOutOfStep = (session: Session): boolean =>
  !isRestarting && hasEndpoint(session, "me") && isStoredOtherwise(session);

/** Take over what another tab did to the session. Resolves with whether this document stays. */
export async function catchUp(session: Session): Promise<boolean> {
  if (isOutOfStep(session)) await (sessionName(session) === null ? resumeSession(session) : followStored(session));
  return !isRestarting;
}

/**
 * Continue with the session that the browser stores now. Resolves with `false` if it belongs to another user.
 *
 * Then the document is loaded again, unsaved input or not, so that nothing of this user stays on the screen; at the login
 * page if it is signed out. Without a connection, everything stays.
 */
export async function followStored(session: Session): Promise<boolean> {
  if (readStored(session) === undefined) {
    restart(session, appNavigation(session.runtime)?.strangersAddress() ?? "/");
    return false;
  }
  const isOwn = await adoptStored(session).catch(() => undefined);
  if (isOwn === true) for (const work of session.atAdopted) work();
  if (isOwn === false) restartHere(session);
  return isOwn === true;
}

/** Load this page again as the user who is signed in now. */
export function restartHere(session: Session): void {
  const { pathname, search } = window.location;
  restart(session, withoutBase(session.runtime, pathname) + search);
}

function restart(session: Session, href: string): void {
  if (isRestarting) return;
  isRestarting = true;
  const { runtime } = session;
  beginLeaving(runtime);
  // The next document may take a while to load.
  document.body.style.display = "none";
  forgetHere(session);
  const { pathname, search } = window.location;
  const address = withBase(runtime, href);
  if (address === pathname + search) window.location.reload();
  else window.location.replace(address);
}
