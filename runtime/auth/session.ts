import { environment } from "../app/env.ts";
import { manifest } from "../app/manifest.ts";
import type { Runtime } from "../app/runtime.ts";
import { batch, computed, type ReadonlySignal, signal } from "../react/signals.ts";
import { basePath, ownName } from "../routing/base-path.ts";
import type { RoleSource } from "../routing/guard.ts";
import type { Handler } from "../workflow/workflow.ts";
import { readCookie, writeCookie } from "./cookie.ts";
import { keptNameCookie, tokenCookie, yearSeconds } from "./session-names.ts";

// The session of this tab, and what the browser stores of it for the next start and for other tabs.

/** How users sign in: endpoints behind the backend, and the path of a user's roles. */
export interface AuthOptions {
  /** The service of the backend that has the endpoints; its functions when absent. */
  readonly service?: string;
  readonly login?: string;
  readonly signup?: string;
  readonly me?: string;
  readonly oauth?: string;
  /** The path of the token in the endpoints' answers; `authToken` when absent. */
  readonly tokenPath?: string;
  /** The header that carries the bare token; `Authorization: Bearer` when absent. */
  readonly tokenHeader?: string;
  /** Formulas of the design read the tokens, so scripts need them. */
  readonly readsToken?: boolean;
  readonly roles?: RoleSource;
  /** Returns the user from the answer of `me`; the answer itself when absent. */
  readonly userOf?: (session: Session, answer: unknown, question: Question) => Promise<unknown>;
}

/** A request to an endpoint. `headers` defaults to the headers of the session. */
export interface Question {
  readonly method: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The session, as formulas read it. `user` and `accessToken` are null while signed out. */
export interface Auth<User> {
  readonly user: ReadonlySignal<User | null>;
  readonly isAuthenticated: ReadonlySignal<boolean>;
  readonly accessToken: ReadonlySignal<string | null>;
  /** The token that renews the session, if the service returned one. */
  readonly refreshToken: ReadonlySignal<string | null>;
  /** True from the expiry of the session until the next sign-in or sign-out. */
  readonly hasExpired: ReadonlySignal<boolean>;
  /** The result of the e-mail link that opened the app; null without one, or once it was handled. */
  readonly link: ReadonlySignal<EmailLink | null>;
}

/** The result of an e-mail link. */
export interface EmailLink {
  /** The purpose of the link, in the auth service's terms: `recovery`, `magiclink`. Null after a failure. */
  readonly type: string | null;
  /** The service's error code: `otp_expired`. */
  readonly code: string | null;
  /** The service's message for people. */
  readonly message: string | null;
}

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

/** The session of an app in this tab. */
export class Session implements Auth<unknown> {
  readonly user = signal<unknown>(null);
  readonly accessToken = signal<string | null>(null);
  readonly refreshToken = signal<string | null>(null);
  /** The name of the session, if the server keeps its tokens. */
  readonly keptName = signal<string | null>(null);
  readonly link = signal<EmailLink | null>(null);
  readonly hasExpired = signal(false);
  /** Whether there is a session and its user is loaded. */
  readonly isAuthenticated = computed(
    () => (this.accessToken.value !== null || this.keptName.value !== null) && this.user.value !== null,
  );
  /** Called when the user signs out or another user signs in. */
  readonly atPersonLeft = new Set<() => void>();
  /** Called when the user of this tab signs in again in another tab. */
  readonly atAdopted = new Set<() => void>();
  /** How often the user changed: a request of one user is never sent again as another. */
  leavings = 0;
  /** How users sign in; undefined if the app has no users. */
  options: AuthOptions | undefined;
  /** The workflow that asks a user whose session has ended to sign in again; without it, the login page is shown. */
  endHandler: Handler | undefined;
  /** Resumes a session from the app's address, tried before the session stored in this browser. */
  brought: (() => Promise<boolean>) | undefined;
  /** Resolves once the session is known, signed in or not, or its service did not answer. */
  known: Promise<void> = Promise.resolve();
  /** While the session is not known: resolves when its service has answered whose it is. */
  resuming: Promise<void> | undefined;
  /** Settles when the server has ended the last session, so that the next one can begin. */
  ended: Promise<unknown> = Promise.resolve();
  /** The running check whether the session has ended. */
  checking: Promise<boolean> | undefined;
  /** The name of an expired session: requests go without it. */
  dead: string | null = null;
  /** Whether the browser stored the session. If it did not, missing cookies do not mean a sign-out. */
  isInBrowser = false;
  readonly runtime: Runtime;

  constructor(runtime: Runtime) {
    this.runtime = runtime;
  }
}

/** Returns the session of an app. */
export const sessionOf = (runtime: Runtime): Session => runtime.part(Session);

/** Whether the server keeps the tokens of new sessions: it serves the backend too, all endpoints are there, and no script needs the tokens. */
export function isKeptByServer({ options, runtime }: Session): boolean {
  const { keepsSession, backendUrl } = environment(runtime);
  const { login, signup, me, oauth, readsToken, tokenHeader } = options ?? {};
  const isOwn = [login, signup, me, oauth].every(
    (path) => path === undefined || !/^https?:/.test(path) || path.startsWith(`${backendUrl}/`),
  );
  // The server names its cookies after the base path of the page.
  const isAtBase = basePath(runtime) === manifest().base;
  return keepsSession && isOwn && isAtBase && readsToken !== true && tokenHeader === undefined;
}

/** Identifies the session of this tab; `null` while signed out. */
export const sessionName = ({ keptName, accessToken }: Session): string | null => keptName.peek() ?? accessToken.peek();

/** What the browser stores now; another tab may have written it. */
export function readStored(session: Session): Stored | undefined {
  const { runtime } = session;
  const kept = isKeptByServer(session) ? readCookie(runtime, keptNameCookie) : undefined;
  if (isSendable(kept)) return { kept };
  const access = readCookie(runtime, tokenCookie);
  return isSendable(access) ? { access, refresh: readCookie(runtime, refreshCookie) ?? null } : undefined;
}

/** Whether a header can carry the value. A polluted cookie may hold anything. */
const isSendable = (value: string | undefined): value is string => value !== undefined && /^[!-~]+$/.test(value);

const nameOf = (stored: Stored): string => ("kept" in stored ? stored.kept : stored.access);

/** Whether another tab signed in or out: the browser stores another session than this tab has, or none. */
export function isStoredOtherwise(session: Session): boolean {
  const stored = readStored(session);
  if (stored !== undefined) return nameOf(stored) !== sessionName(session);
  return (
    sessionName(session) !== null && session.isInBrowser && readCookie(session.runtime, expiredCookie) === undefined
  );
}

/** Whether the session outlives the browser. */
export const isKeptLong = ({ runtime }: Session): boolean => readCookie(runtime, keepCookie) !== undefined;

/** Continue with a session that the browser stores. */
export function takeStored(session: Session, stored: Stored): void {
  session.isInBrowser = true;
  take(session, stored);
}

/** Begin a session, and store it in the browser: for a year, or until the browser closes. */
export function store(session: Session, stored: Stored, keep: boolean): void {
  const { runtime } = session;
  const age = keep ? yearSeconds : undefined;
  const { access, refresh } = "kept" in stored ? { access: null, refresh: null } : stored;
  take(session, stored);
  // The server sets the cookie with the name itself.
  if (!("kept" in stored)) writeCookie(runtime, keptNameCookie, null);
  writeCookie(runtime, tokenCookie, access, age);
  writeCookie(runtime, refreshCookie, refresh, age);
  writeCookie(runtime, keepCookie, keep ? "1" : null, age);
  markExpired(session, false);
  const kept = readStored(session);
  session.isInBrowser = kept !== undefined && nameOf(kept) === nameOf(stored);
}

/** End the session, in this tab and in the browser. */
export function forgetStored(session: Session): void {
  const { runtime, accessToken, refreshToken, keptName } = session;
  for (const name of [keptNameCookie, keepCookie, tokenCookie, refreshCookie]) writeCookie(runtime, name, null);
  session.isInBrowser = false;
  batch(() => {
    accessToken.value = null;
    refreshToken.value = null;
    keptName.value = null;
  });
}

/** Set whether the last session expired, until the browser closes. */
export const markExpired = ({ runtime }: Session, isExpired: boolean): void =>
  writeCookie(runtime, expiredCookie, isExpired ? "1" : null);

function take({ accessToken, refreshToken, keptName }: Session, stored: Stored): void {
  const isKept = "kept" in stored;
  batch(() => {
    keptName.value = isKept ? stored.kept : null;
    accessToken.value = isKept ? null : stored.access;
    refreshToken.value = isKept ? null : stored.refresh;
  });
}

const noteKey = "trama-session";

/** Notify other tabs that somebody signed in or out, by an entry of the storage that is removed at once. */
export function notifyOtherTabs({ runtime }: Session): void {
  try {
    globalThis.localStorage?.setItem(ownName(runtime, noteKey), String(Date.now()));
    globalThis.localStorage?.removeItem(ownName(runtime, noteKey));
  } catch {
    // Without storage, other tabs notice when they get the focus.
  }
}

/** Whether a storage event is such a notification. */
export const isNote = ({ runtime }: Session, { key, newValue }: StorageEvent): boolean =>
  key === ownName(runtime, noteKey) && newValue !== null;
