import type { Runtime } from "../app/runtime.ts";
import { beginLeaving } from "../page/unsaved.ts";
import { withBase, withoutBase } from "../routing/base-path.ts";
import { appNavigation, appRoutes } from "../routing/navigation.ts";
import { pageOf, queryValues, sourceName } from "../routing/routes.ts";
import { adoptStored, forgetHere, hasEndpoint, knownSession, resumeSession } from "./auth.ts";
import { isNote, isStoredOtherwise, readStored, sessionApp, sessionName } from "./session.ts";

// All tabs of an app have one session: signing out or in applies to all of them.

let isRestarting = false;
const atAdopted = new Set<() => void>();

/** Run something when the user of this tab signs in again in another tab. Returns how to stop. */
export function onAdopted(work: () => void): () => void {
  atAdopted.add(work);
  return () => atAdopted.delete(work);
}

/** Follow sign-ins and sign-outs of other tabs: on their notification, else when this tab gets the focus. Returns how to stop. */
export function followOtherTabs(runtime: Runtime, login: string): () => void {
  const look = (): void => void comeBack(runtime, login);
  const hear = (event: StorageEvent): void => {
    if (isNote(event)) look();
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

async function comeBack(runtime: Runtime, login: string): Promise<void> {
  await knownSession();
  if (!isOutOfStep()) return;
  const shown = appNavigation(runtime)?.current();
  const isAtLogin = shown !== undefined && pageOf(shown.route) === login;
  const { pathname, search } = window.location;
  // Another tab signed in while this one shows the login page.
  if (sessionName() === null && isAtLogin)
    restart(queryValues(appRoutes(runtime), search)[sourceName] ?? withoutBase(pathname) + search);
  else await catchUp();
}

const isOutOfStep = (): boolean => !isRestarting && hasEndpoint("me") && isStoredOtherwise();

/** Take over what another tab did to the session. Resolves with whether this document stays. */
export async function catchUp(): Promise<boolean> {
  if (isOutOfStep()) await (sessionName() === null ? resumeSession() : followStored());
  return !isRestarting;
}

/**
 * Continue with the session that the browser stores now. Resolves with `false` if it belongs to another user.
 *
 * Then the document is loaded again, unsaved input or not, so that nothing of this user stays on the screen; at the login
 * page if it is signed out. Without a connection, everything stays.
 */
export async function followStored(): Promise<boolean> {
  if (readStored() === undefined) {
    restart(appNavigation(sessionApp())?.strangersAddress() ?? "/");
    return false;
  }
  const isOwn = await adoptStored().catch(() => undefined);
  if (isOwn === true) for (const work of atAdopted) work();
  if (isOwn === false) restartHere();
  return isOwn === true;
}

/** Load this page again as the user who is signed in now. */
export function restartHere(): void {
  const { pathname, search } = window.location;
  restart(withoutBase(pathname) + search);
}

function restart(href: string): void {
  if (isRestarting) return;
  isRestarting = true;
  beginLeaving(sessionApp());
  // The next document may take a while to load.
  document.body.style.display = "none";
  forgetHere();
  const { pathname, search } = window.location;
  if (withBase(href) === pathname + search) window.location.reload();
  else window.location.replace(withBase(href));
}
