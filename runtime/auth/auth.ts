import { environment } from "../app/env.ts";
import { readFromBrowser } from "../app/first-render.ts";
import type { Runtime } from "../app/runtime.ts";
import { clearCollections } from "../data/collections.ts";
import { readPath } from "../data/value-path.ts";
import { resetForLogout } from "../data/variables.ts";
import { beginLeaving, questionBeforeLeaving } from "../page/unsaved.ts";
import { batch, computed, type ReadonlySignal, signal } from "../react/signals.ts";
import { ownName } from "../routing/base-path.ts";
import { type RoleSource, rolesOf } from "../routing/guard.ts";
import { stayed } from "../workflow/cancelled.ts";
import { type Run, WorkflowFailure } from "../workflow/workflow.ts";
import {
  configureKeeping,
  configureSessionApp,
  forgetStored,
  isKeptByServer,
  isKeptLong,
  isStoredOtherwise,
  keptName,
  markExpired,
  notifyOtherTabs,
  readStored,
  refreshToken,
  type Stored,
  sessionApp,
  sessionName,
  store,
  type Tokens,
  takeStored,
  token,
} from "./session.ts";
import { sessionHeader, sessionPath } from "./session-names.ts";

/** How users sign in: endpoints behind the backend, and the path of a user's roles. */
export interface AuthOptions {
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

const user = signal<unknown>(null);
const link = signal<EmailLink | null>(null);
const hasExpired = signal(false);
let options: AuthOptions | undefined;

/** Whether there is a session and its user is loaded. */
const isAuthenticated: ReadonlySignal<boolean> = computed(
  () => (token.value !== null || keptName.value !== null) && user.value !== null,
);

/** The session, with a user that nobody described. */
export const auth: Auth<unknown> = { user, isAuthenticated, accessToken: token, refreshToken, hasExpired, link };

/** Returns the session, with the user type of the design. There is one session, shared by all callers. */
export const authOf = <User>(): Auth<User> => auth as Auth<User>;

/** Configure how users sign in to the app. */
export function configureAuth(runtime: Runtime, made: AuthOptions | undefined): void {
  options = made;
  configureSessionApp(runtime);
  configureKeeping(canKeep);
}

/** Whether the server can keep sessions: it serves the backend too, all endpoints are there, and no script needs the tokens. */
function canKeep(): boolean {
  const { keepsSession, backendUrl } = environment();
  const { login, signup, me, oauth, readsToken, tokenHeader } = options ?? {};
  const isOwn = [login, signup, me, oauth].every(
    (path) => path === undefined || !/^https?:/.test(path) || path.startsWith(`${backendUrl}/`),
  );
  return keepsSession && isOwn && readsToken !== true && tokenHeader === undefined;
}

/** Returns the roles of the user. */
export const userRoles = (): readonly string[] => rolesOf(user.value, options?.roles);

/** Whether the app has users at all. */
export const hasAuth = (): boolean => options !== undefined;

let session: Promise<void> = Promise.resolve();
let brought: (() => Promise<boolean>) | undefined;

/** Set the function that resumes a session from the app's address, tried before the session stored in this browser. */
export function bringSession(take: (() => Promise<boolean>) | undefined): void {
  brought = take;
}

/** Set the result of an e-mail link; null once it was handled. */
export function noteLink(found: EmailLink | null): void {
  link.value = found;
}

/** Resolves once the session is known: signed in or not. */
export const knownSession = (): Promise<void> => session;

/**
 * Resume the session stored in this browser; never throws. Only a refused token signs out. A token that could not be
 * checked, as without a connection, may work at the next start.
 */
export function resumeSession(): Promise<void> {
  watchUnload();
  session = new Promise((resolve) => readFromBrowser(() => resolve(resume())));
  return session;
}

async function resume(): Promise<void> {
  const take = brought;
  brought = undefined;
  if (await take?.()) return;
  const stored = readStored();
  if (stored === undefined || options?.me === undefined) return;
  try {
    takeStored(stored);
    // Scripts have the tokens of older sessions and of `storeToken`.
    if (!("kept" in stored) && isKeptByServer()) await keep(stored, isKeptLong()).catch(() => {});
    await loadOrRenew();
  } catch (error) {
    const status = statusOf(error);
    if (status === 401) endSession();
    else if (status === 403) signOut();
  }
}

/** Load the user; renew the session first if its token is refused. */
async function loadOrRenew(): Promise<void> {
  try {
    await loadPerson();
  } catch (error) {
    if (statusOf(error) !== 401 || !(await renew())) throw error;
    await loadPerson();
  }
}

/** The statuses that an endpoint answers to an invalid token. */
const refusals: readonly unknown[] = [401, 403];
/** The auth service answers a used refresh token with 400. */
const endings: readonly unknown[] = [400, ...refusals];

/** The HTTP status of a failure; 0 if there was no answer. */
export const statusOf = (error: unknown): unknown =>
  error instanceof WorkflowFailure ? readPath(error.data, "status") : undefined;

/** Run work that needs a session; a failure with one of these statuses signs out. */
async function orOnlyThen<T>(statuses: readonly unknown[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (statuses.includes(statusOf(error))) signOut();
    throw error;
  }
}

/** The document is unloading: cancelled requests do not mean that the session is bad. */
let isUnloading = false;

/** How long an unload may take; if the visitor chose to stay, failures count again after it. */
const unloadingMs = 3000;

const watchUnload = (): void => window.addEventListener("beforeunload", noteUnload);

function noteUnload(): void {
  isUnloading = true;
  setTimeout(() => {
    isUnloading = false;
  }, unloadingMs);
}

/**
 * Sign in and load the user. `keep` keeps the session for a year; otherwise it ends with the browser. Any failure signs
 * out.
 */
export async function login(
  _run: Run,
  given: {
    readonly email?: string | null | undefined;
    readonly phone?: string | null | undefined;
    readonly password: string | null | undefined;
    readonly keep?: boolean | null | undefined;
  },
): Promise<void> {
  const { email, phone, password } = given;
  await orSignOut(async () => {
    const answer = await call(endpoint("login"), { method: "POST", body: { email, phone, password } });
    await enter(answer, given.keep ?? (isHeld() && isKeptLong()));
  });
}

/** Create a user and sign in, unless Supabase asks to confirm the e-mail first. Any failure signs out. */
export async function signup(_run: Run, data: unknown): Promise<void> {
  await orSignOut(async () => {
    const answer = await call(endpoint("signup"), { method: "POST", body: data });
    if (typeof readPath(answer, "confirmation_sent_at") !== "string") await enter(answer, false);
  });
}

/** Store a token from another service. `loadUser` finds out whose it is, and so whether anyone is signed in. */
export function storeToken(
  _run: Run,
  given: {
    readonly accessToken: string | null | undefined;
    readonly refreshToken?: string | null | undefined;
    readonly keep?: boolean | null | undefined;
  },
): void {
  if (!given.accessToken) throw new WorkflowFailure("the token is missing");
  begin({ access: given.accessToken, refresh: given.refreshToken ?? null }, given.keep !== false);
}

/** Load the user again, with a renewed token if the old one has expired. Any failure signs out. */
export const loadUser = (_run: Run): Promise<void> => orSignOut(loadOrRenew);

/**
 * Sign out: clear the token, the user, all collections and the variables that belong to the user.
 *
 * A visitor with unsaved input is asked first, as it cannot be saved afterwards.
 */
export async function logout({ task: { runtime } }: Run): Promise<void> {
  const question = questionBeforeLeaving(runtime);
  if (question !== undefined && !(await question())) throw stayed;
  beginLeaving(runtime);
  markExpired(false);
  signOut();
}

/** Sign out, in this tab and in the others. */
export function signOut(): void {
  forgetSession();
  notifyOtherTabs();
}

function forgetSession(): void {
  const kept = keptName.peek();
  if (kept !== null) endKept(kept);
  batch(() => {
    forgetStored();
    link.value = null;
    hasExpired.value = false;
    forgetPerson();
  });
}

/** Sign out in this tab only; the browser keeps what other tabs stored. */
export function forgetHere(): void {
  batch(() => {
    token.value = null;
    keptName.value = null;
    forgetPerson();
  });
}

/** Settles when the server has ended the last session, so that the next one can begin. */
let ended: Promise<unknown> = Promise.resolve();

/** Only the server can delete its cookie. Without a connection, it does so at the next request, which lacks the name. */
function endKept(name: string): void {
  const init = { method: "DELETE", headers: { [sessionHeader]: name }, keepalive: true };
  ended = fetch(sessionUrl(), init).catch(() => {});
}

const atPersonLeft = new Set<() => void>();

/** Call back when the user signs out or another user signs in. */
export function onPersonLeft(work: () => void): void {
  atPersonLeft.add(work);
}

function forgetPerson(): void {
  batch(() => {
    user.value = null;
    clearCollections(sessionApp());
    resetForLogout(sessionApp());
  });
  for (const work of atPersonLeft) work();
}

/** Use the token of an answer and load its user. */
export async function enter(answer: unknown, keep: boolean): Promise<void> {
  const path = options?.tokenPath ?? "authToken";
  const given = readPath(answer, path);
  if (typeof given !== "string" || given === "") throw new WorkflowFailure(`the answer has no ${path}`, { status: 0 });
  await takeUp({ access: given, refresh: refreshIn(answer) }, keep);
}

/** Begin a session with a user's tokens, and load the user. */
export async function takeUp(tokens: Tokens, isLong: boolean): Promise<void> {
  // A user without an id cannot be recognised.
  if (user.peek() !== null && idOf(user.peek()) === undefined) forgetPerson();
  if (isKeptByServer()) await keep(tokens, isLong);
  else begin(tokens, isLong);
  await loadPerson();
  hasExpired.value = false;
  notifyOtherTabs();
}

/** Like `takeUp`, for tokens from an address: only a refused user is signed out. */
export const takeUpBrought = (tokens: Tokens): Promise<void> => orOnlyThen(refusals, () => takeUp(tokens, false));

/** Renew the tokens of the session; it stays kept as long as before. Signs out if the session has ended. */
export const renewSession = (): Promise<void> => orOnlyThen(endings, renewed);

/** Renew the tokens of the session. Resolves with `false` if it has ended; rejects without a connection. */
export async function renew(): Promise<boolean> {
  try {
    await renewed();
    return true;
  } catch (error) {
    if (error instanceof NothingToRenew || endings.includes(statusOf(error))) return false;
    throw error;
  }
}

/** One tab at a time: a refresh token works once, so the next tab takes over the first tab's new tokens. */
const renewed = (): Promise<void> =>
  alone(async () => {
    if (!isStoredOtherwise()) await askForTokens();
    else if (!(await adoptStored())) throw new NothingToRenew("somebody else has signed in");
  });

function alone(work: () => Promise<void>): Promise<void> {
  // Browsers have locks in secure contexts only.
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks === undefined ? work() : locks.request(ownName("trama-session"), work);
}

async function askForTokens(): Promise<void> {
  const isLong = isKeptLong();
  const kept = keptName.peek();
  if (kept !== null) {
    const answer = await call(sessionUrl(), { method: "POST", body: { keep: isLong } }).catch((error: unknown) => {
      const isWithout = error instanceof WorkflowFailure && readPath(error.data, "code") === "no_refresh_token";
      throw isWithout ? new NothingToRenew(error.message) : error;
    });
    begin({ kept: nameIn(answer) }, isLong);
    return;
  }
  const refresh_token = refreshToken.peek();
  if (refresh_token === null) throw new NothingToRenew("there is no session to refresh");
  const url = accountUrl("token?grant_type=refresh_token");
  begin(tokensOf(await call(url, { method: "POST", body: { refresh_token } })), isLong);
}

class NothingToRenew extends WorkflowFailure {}

/** Continue with the session that the browser stores now. Resolves with `false` if it belongs to another user; rejects without a connection. */
export async function adoptStored(): Promise<boolean> {
  const stored = readStored();
  if (stored === undefined) return false;
  if (user.peek() !== null) {
    try {
      const person = await call(endpoint("me"), { method: "GET", headers: headersOf(stored) });
      if (idOf(person) === undefined || idOf(person) !== idOf(user.peek())) return false;
      user.value = person;
    } catch (error) {
      if (refusals.includes(statusOf(error))) return false;
      throw error;
    }
  }
  takeStored(stored);
  hasExpired.value = false;
  return true;
}

function begin(stored: Stored, isLong: boolean): void {
  dead = null;
  batch(() => {
    link.value = null;
    store(stored, isLong);
  });
}

/** Hand the tokens over to the server. */
async function keep({ access, refresh }: Tokens, isLong: boolean): Promise<void> {
  await ended;
  const body = { access_token: access, refresh_token: refresh, keep: isLong };
  begin(
    { kept: nameIn(await call(sessionUrl(), { method: "PUT", body, headers: { [sessionHeader]: "new" } })) },
    isLong,
  );
}

const sessionUrl = (): string => `${environment().backendUrl}/${sessionPath}`;

function nameIn(answer: unknown): string {
  const name = readPath(answer, "name");
  if (typeof name !== "string") throw new WorkflowFailure("the answer has no name of a session", { status: 0 });
  return name;
}

/** Whether the session has expired while its user may still sign in again over the page. */
export const isHeld = (): boolean => hasExpired.peek() && user.peek() !== null;

/** The name of an expired session: requests go without it. */
let dead: string | null = null;

/** Mark the session as expired. Its user stays, and with it the page, until they sign in again. */
export function holdSession(): void {
  dead = sessionName();
  hasExpired.value = true;
}

/** End an expired session in this tab; other tabs keep their pages and ask for the password. */
export function endSession(): void {
  markExpired(true);
  forgetSession();
  hasExpired.value = true;
  notifyOtherTabs();
}

/**
 * Load the user of the token; a failure leaves the session as it is. An answer that arrives after the token changed is
 * ignored.
 */
export async function loadPerson(): Promise<void> {
  const asked = sessionName();
  const answer = await call(endpoint("me"), { method: "GET" }).catch((error: unknown) => {
    if (sessionName() === asked) throw error;
  });
  if (sessionName() !== asked) return;
  // The endpoint is trusted to answer with what the design says a user is.
  const found = answer ?? null;
  const before = user.peek();
  batch(() => {
    if (before !== null && idOf(before) !== idOf(found)) forgetPerson();
    user.value = found;
  });
}

const idOf = (person: unknown): unknown => readPath(person, "id");

/** Run work that creates or needs a session; a failure signs out. */
export async function orSignOut<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUnloading && !isHeld()) signOut();
    throw error;
  }
}

type Endpoint = "login" | "signup" | "me" | "oauth";

/** Whether the design defines an endpoint. */
export const hasEndpoint = (name: Endpoint): boolean => options?.[name] !== undefined;

/** Returns the address of an endpoint that the design defines. */
export function endpoint(name: Endpoint): string {
  const path = options?.[name];
  if (path === undefined) throw new WorkflowFailure(`no ${name} endpoint is configured`);
  return /^https?:/.test(path) ? path : `${environment().backendUrl}/functions/v1/${path.replace(/^\/+/, "")}`;
}

/** Returns the address of a path of the backend's auth service. */
export const accountUrl = (path: string): string => `${environment().backendUrl}/auth/v1/${path}`;

/** Returns the tokens in an answer of the auth service, if it has any. */
export function tokensIn(answer: unknown): Tokens | undefined {
  const access = readPath(answer, "access_token");
  return typeof access !== "string" || access === "" ? undefined : { access, refresh: refreshIn(answer) };
}

/** The refresh token of an answer, as the auth service or an endpoint of a design names it. */
function refreshIn(answer: unknown): string | null {
  const found = ["refresh_token", "refreshToken"].map((name) => readPath(answer, name));
  return found.find((one): one is string => typeof one === "string" && one !== "") ?? null;
}

/** Returns the tokens in an answer; throws without any. */
export function tokensOf(answer: unknown): Tokens {
  const tokens = tokensIn(answer);
  if (tokens === undefined) throw new WorkflowFailure("the answer has no access_token", { status: 0 });
  return tokens;
}

/** Call an endpoint as the signed-in user. Rejects with the answer unless it is a success. */
export async function call(url: string, { method, body, headers: given = callHeaders() }: Question): Promise<unknown> {
  return answerIn(await ask(url, { method, body, headers: given }));
}

const callHeaders = () => (keptName.peek() === null ? tokenHeaders() : sessionHeaders());

/** A request to an endpoint. `headers` defaults to the headers of the session. */
export interface Question {
  readonly method: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The same, with the raw answer; rejects only without an answer. */
export function ask(url: string, { method, body, headers: given = callHeaders() }: Question): Promise<Response> {
  const { backendUrl, backendKey, backendHeaders } = environment();
  const headers: Record<string, string> = { ...backendHeaders, accept: "application/json" };
  if (backendKey !== "" && url.startsWith(`${backendUrl}/`)) headers.apikey = backendKey;
  Object.assign(headers, given);
  if (body !== undefined) headers["content-type"] = "application/json";
  const init: RequestInit = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  return fetch(url, init).catch((error: unknown) => {
    // As in the backend client, status 0 means no answer.
    throw new WorkflowFailure(error instanceof Error ? error.message : String(error), { status: 0 });
  });
}

/** The content of an answer; throws unless it is a success. */
export async function answerIn(response: Response): Promise<unknown> {
  const text = await response.text();
  const answer = parse(text);
  if (response.ok) return answer;
  const fields = typeof answer === "object" && answer !== null ? { ...answer } : {};
  // Endpoints use `message`, the auth service `msg`.
  const message = [readPath(fields, "message"), readPath(fields, "msg")].find((one) => typeof one === "string");
  throw new WorkflowFailure(message ?? response.statusText, { ...fields, status: response.status });
}

/** Returns the header that authenticates requests to the session's services; empty while signed out. */
export function tokenHeaders(): Readonly<Record<string, string>> {
  const access = token.peek();
  return access === null || access === dead ? {} : headersOf({ access, refresh: null });
}

/** Returns the header that identifies the user to the services of the backend; empty while signed out. */
export function sessionHeaders(): Readonly<Record<string, string>> {
  const [kept, access] = [keptName.peek(), token.peek()];
  if ((kept ?? access) === dead) return {};
  if (kept !== null) return headersOf({ kept });
  return access === null ? {} : { authorization: `Bearer ${access}` };
}

const headersOf = (stored: Stored): Readonly<Record<string, string>> => {
  if ("kept" in stored) return { [sessionHeader]: stored.kept };
  const name = options?.tokenHeader;
  return name === undefined ? { authorization: `Bearer ${stored.access}` } : { [name.toLowerCase()]: stored.access };
};

function parse(text: string): unknown {
  try {
    return text === "" ? null : (JSON.parse(text) as unknown);
  } catch {
    return text;
  }
}
