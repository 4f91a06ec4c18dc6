import { plainRuntime, type Runtime } from "../app/runtime.ts";
import { batch, signal } from "../react/signals.ts";
import { ownName } from "../routing/base-path.ts";
import type { Handler } from "../workflow/workflow.ts";
import { readCookie, writeCookie } from "./cookie.ts";
import { keptNameCookie, tokenCookie, yearSeconds } from "./session-names.ts";

// The session of this tab, and what the browser stores of it for the next start and for other tabs.

/** The tokens of a sign-in. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string | null;
}

/** A session as the browser stores it: its tokens, or its name if the server keeps the tokens. */
export type Stored = { readonly kept: string } | Tokens;

const refreshCookie = "trama-refresh-token";
/** Set if the session is kept for a year, so that renewed tokens are too. */
const keepCookie = "trama-keep";
/** Set if the last session expired, so that other tabs with unsaved input wait for their user instead of reloading. */
const expiredCookie = "trama-expired";

export const token = signal<string | null>(null);
export const refreshToken = signal<string | null>(null);
/** The name of the session of this tab, if the server keeps its tokens. */
export const keptName = signal<string | null>(null);

/** The app that the session belongs to. */
let app: Runtime = plainRuntime;

/** Set the app that the session belongs to. */
export function configureSessionApp(runtime: Runtime): void {
  app = runtime;
}

/** Returns the app that the session belongs to: its pages are left when the session ends. */
export const sessionApp = (): Runtime => app;

let keepsByName: () => boolean = () => false;

/** Set when the server keeps the tokens. If it does not, a stored name is ignored. */
export function configureKeeping(isKeptByServer: () => boolean): void {
  keepsByName = isKeptByServer;
}

/** Whether the server keeps the tokens of new sessions. */
export const isKeptByServer = (): boolean => keepsByName();

/** Whether the browser stored the session. If it did not, missing cookies do not mean a sign-out. */
let isInBrowser = false;

/** Identifies the session of this tab; `null` while signed out. */
export const sessionName = (): string | null => keptName.peek() ?? token.peek();

/** What the browser stores now; another tab may have written it. */
export function readStored(): Stored | undefined {
  const kept = isKeptByServer() ? readCookie(keptNameCookie) : undefined;
  if (kept !== undefined) return { kept };
  const access = readCookie(tokenCookie);
  return access === undefined ? undefined : { access, refresh: readCookie(refreshCookie) ?? null };
}

const nameOf = (stored: Stored): string => ("kept" in stored ? stored.kept : stored.access);

/** Whether another tab signed in or out: the browser stores another session than this tab has, or none. */
export function isStoredOtherwise(): boolean {
  const stored = readStored();
  if (stored === undefined) return sessionName() !== null && isInBrowser && readCookie(expiredCookie) === undefined;
  return nameOf(stored) !== sessionName();
}

/** Whether the session outlives the browser. */
export const isKeptLong = (): boolean => readCookie(keepCookie) !== undefined;

/** Continue with a session that the browser stores. */
export function takeStored(stored: Stored): void {
  isInBrowser = true;
  take(stored);
}

/** Begin a session, and store it in the browser: for a year, or until the browser closes. */
export function store(stored: Stored, keep: boolean): void {
  const age = keep ? yearSeconds : undefined;
  const { access, refresh } = "kept" in stored ? { access: null, refresh: null } : stored;
  take(stored);
  // The server sets the cookie with the name itself.
  if (!("kept" in stored)) writeCookie(keptNameCookie, null);
  writeCookie(tokenCookie, access, age);
  writeCookie(refreshCookie, refresh, age);
  writeCookie(keepCookie, keep ? "1" : null, age);
  markExpired(false);
  const kept = readStored();
  isInBrowser = kept !== undefined && nameOf(kept) === nameOf(stored);
}

/** End the session, in this tab and in the browser. */
export function forgetStored(): void {
  for (const name of [keptNameCookie, keepCookie, tokenCookie, refreshCookie]) writeCookie(name, null);
  isInBrowser = false;
  batch(() => {
    token.value = null;
    refreshToken.value = null;
    keptName.value = null;
  });
}

/** Set whether the last session expired, until the browser closes. */
export const markExpired = (isExpired: boolean): void => writeCookie(expiredCookie, isExpired ? "1" : null);

function take(stored: Stored): void {
  const isKept = "kept" in stored;
  batch(() => {
    keptName.value = isKept ? stored.kept : null;
    token.value = isKept ? null : stored.access;
    refreshToken.value = isKept ? null : stored.refresh;
  });
}

let endHandler: Handler | undefined;

/** Set the workflow that asks a user whose session has ended to sign in again, over the page. */
export function configureSessionEnd(made: Handler | undefined): void {
  endHandler = made;
}

/** That workflow; without it, the login page is shown. */
export const sessionEndHandler = (): Handler | undefined => endHandler;

const noteKey = "trama-session";

/** Notify other tabs that somebody signed in or out, by an entry of the storage that is removed at once. */
export function notifyOtherTabs(): void {
  try {
    globalThis.localStorage?.setItem(ownName(noteKey), String(Date.now()));
    globalThis.localStorage?.removeItem(ownName(noteKey));
  } catch {
    // Without storage, other tabs notice when they get the focus.
  }
}

/** Whether a storage event is such a notification. */
export const isNote = ({ key, newValue }: StorageEvent): boolean => key === ownName(noteKey) && newValue !== null;
