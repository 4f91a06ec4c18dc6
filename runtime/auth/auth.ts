import { environment } from "../app/env.ts";
import { readFromBrowser } from "../app/first-render.ts";
import { clearCollections } from "../data/collections.ts";
import { readPath } from "../data/value-path.ts";
import { resetForLogout } from "../data/variables.ts";
import { beginLeaving, questionBeforeLeaving } from "../page/unsaved.ts";
import { batch, computed, type ReadonlySignal, signal } from "../react/signals.ts";
import { type RoleSource, rolesOf } from "../routing/guard.ts";
import { stayed } from "../workflow/cancelled.ts";
import { type Run, WorkflowFailure } from "../workflow/workflow.ts";
import { readCookie, writeCookie } from "./cookie.ts";

/** How people sign in: endpoints behind the backend, and where a user's roles are. */
export interface AuthOptions {
  readonly login?: string;
  readonly signup?: string;
  readonly me?: string;
  readonly oauth?: string;
  /** The path of the token in what the endpoints answer; `authToken` when absent. */
  readonly tokenPath?: string;
  /** The header that carries the token as it is; `Authorization: Bearer` when absent. */
  readonly tokenHeader?: string;
  readonly roles?: RoleSource;
}

/** Who is signed in: formulas read it. `user` and `accessToken` are nothing while nobody is. */
export interface Auth<User> {
  readonly user: ReadonlySignal<User | null>;
  readonly isAuthenticated: ReadonlySignal<boolean>;
  readonly accessToken: ReadonlySignal<string | null>;
  /** What gets another token, where a service gave one. */
  readonly refreshToken: ReadonlySignal<string | null>;
  /** What came of the link of an e-mail that opened the app; nothing when none did, or when it is done with. */
  readonly link: ReadonlySignal<EmailLink | null>;
}

/** What came of the link of an e-mail. */
export interface EmailLink {
  /** What the link was for, as the auth service calls it: `recovery`, `magiclink`. It does not tell it of a failure. */
  readonly type: string | null;
  /** Why it let nobody in, as the service calls it: `otp_expired`. */
  readonly code: string | null;
  /** What the service says to it, for people. */
  readonly message: string | null;
}

/** What the auth service gives who signs in. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string | null;
}

const cookieName = "trama-token";
const refreshCookieName = "trama-refresh-token";
/** Says that the session is kept for a year, for when its tokens are renewed. */
const keepCookieName = "trama-keep";
const yearSeconds = 365 * 24 * 60 * 60;

const token = signal<string | null>(null);
const refreshToken = signal<string | null>(null);
const user = signal<unknown>(null);
const link = signal<EmailLink | null>(null);
let options: AuthOptions | undefined;

/** Whether a token is stored and its user is loaded. */
const isAuthenticated: ReadonlySignal<boolean> = computed(() => token.value !== null && user.value !== null);

/** The session, with a user that nobody described. */
export const auth: Auth<unknown> = { user, isAuthenticated, accessToken: token, refreshToken, link };

/** The session, with the user that the design describes. There is one, so all that ask get the same. */
export const authOf = <User>(): Auth<User> => auth as Auth<User>;

/** Say how people sign in to the app. */
export function configureAuth(made: AuthOptions | undefined): void {
  options = made;
}

/** The roles that the user holds. */
export const userRoles = (): readonly string[] => rolesOf(user.value, options?.roles);

/** Whether the app has users at all. */
export const hasAuth = (): boolean => options !== undefined;

let session: Promise<void> = Promise.resolve();
let brought: (() => Promise<boolean>) | undefined;

/** Say what takes up the session that the address of the app brings, before the one that this browser remembers. */
export function bringSession(take: (() => Promise<boolean>) | undefined): void {
  brought = take;
}

/** Say what came of the link of an e-mail, or that it is done with. */
export function noteLink(found: EmailLink | null): void {
  link.value = found;
}

/** Settles when it is known who is signed in. */
export const knownSession = (): Promise<void> => session;

/**
 * Take up the session that this browser remembers; nothing is thrown. Only a token that is refused signs out: one that
 * nobody answers for, as without a connection, may be good at the next start.
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
  const stored = readCookie(cookieName);
  if (stored === undefined || options?.me === undefined) return;
  token.value = stored;
  refreshToken.value = readCookie(refreshCookieName) ?? null;
  await orOnlyThen(refusals, loadPerson).catch(() => {});
}

/** How an endpoint answers to a token that is good for nothing. */
const refusals = [401, 403];
/** The auth service tells a refresh token that was used up as a wrong request. */
const endings = [400, ...refusals];

/** Do what needs a session; where it fails with one of these, nobody is signed in any more. */
async function orOnlyThen<T>(statuses: readonly number[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const status = error instanceof WorkflowFailure ? readPath(error.data, "status") : undefined;
    if (statuses.some((one) => one === status)) signOut();
    throw error;
  }
}

/** The document is about to go: what it was fetching is cut off, which says nothing about the session. */
let isUnloading = false;

/** How long a document that meant to go may take; when the visitor chose to stay, failures count again after it. */
const unloadingMs = 3000;

function watchUnload(): void {
  window.addEventListener("beforeunload", () => {
    isUnloading = true;
    setTimeout(() => {
      isUnloading = false;
    }, unloadingMs);
  });
}

/** Sign in and load the user. `keep` keeps the session for a year, else it ends with the browser. Any failure signs out. */
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
    await enter(answer, given.keep === true);
  });
}

/** Create a user and sign in, unless Supabase asks to confirm the e-mail first. Any failure signs out. */
export async function signup(_run: Run, data: unknown): Promise<void> {
  await orSignOut(async () => {
    const answer = await call(endpoint("signup"), { method: "POST", body: data });
    if (typeof readPath(answer, "confirmation_sent_at") !== "string") await enter(answer, false);
  });
}

/** Keep a token that another service gave. Whose it is, and so whether anybody is signed in, `loadUser` finds out. */
export function storeToken(
  _run: Run,
  given: {
    readonly accessToken: string | null | undefined;
    readonly refreshToken?: string | null | undefined;
    readonly keep?: boolean | null | undefined;
  },
): void {
  if (!given.accessToken) throw new WorkflowFailure("there is no token to store");
  keepTokens(given.accessToken, given.refreshToken ?? null, given.keep !== false);
}

/** Load the user again. Any failure signs out. */
export const loadUser = (_run: Run): Promise<void> => orSignOut(loadPerson);

/**
 * Sign out: the token, the user, all collections and the variables that belong to the user are gone.
 *
 * A visitor who has something unsaved is asked first, as nobody can save it afterwards.
 */
export async function logout(_run: Run): Promise<void> {
  const question = questionBeforeLeaving();
  if (question !== undefined && !(await question())) throw stayed;
  beginLeaving();
  signOut();
}

function signOut(): void {
  for (const name of [keepCookieName, cookieName, refreshCookieName]) writeCookie(name, null);
  batch(() => {
    token.value = null;
    refreshToken.value = null;
    link.value = null;
    forgetPerson();
  });
}

const atPersonLeft = new Set<() => void>();

/** Do something when who was signed in is not any more, or is another person. */
export function onPersonLeft(work: () => void): void {
  atPersonLeft.add(work);
}

function forgetPerson(): void {
  batch(() => {
    user.value = null;
    clearCollections();
    resetForLogout();
  });
  for (const work of atPersonLeft) work();
}

/** Take up the token of an answer and load its user. */
export async function enter(answer: unknown, keep: boolean): Promise<void> {
  const path = options?.tokenPath ?? "authToken";
  const given = readPath(answer, path);
  if (typeof given !== "string" || given === "") throw new WorkflowFailure(`the answer has no ${path}`, { status: 0 });
  // Supabase's own endpoints give another one with it.
  await takeUp({ access: given, refresh: tokensIn(answer)?.refresh ?? null }, keep);
}

/** Take up the tokens of a person, and load them. */
export async function takeUp({ access, refresh }: Tokens, keep: boolean): Promise<void> {
  // Who has no id cannot be known again.
  if (user.peek() !== null && idOf(user.peek()) === undefined) forgetPerson();
  keepTokens(access, refresh, keep);
  await loadPerson();
}

/** The same for tokens that an address brought: only where the user is refused, nobody is signed in after it. */
export const takeUpBrought = (tokens: Tokens): Promise<void> => orOnlyThen(refusals, () => takeUp(tokens, false));

/** Go on with new tokens, for as long as the session is kept. One that ended signs out. */
export async function renewTokens(renew: (refresh: string) => Promise<Tokens>): Promise<void> {
  // Another tab may have renewed them.
  const newest = readCookie(refreshCookieName) ?? refreshToken.peek();
  if (newest === null) throw new WorkflowFailure("there is no session to go on with");
  const { access, refresh } = await orOnlyThen(endings, () => renew(newest));
  keepTokens(access, refresh, readCookie(keepCookieName) !== undefined);
}

function keepTokens(access: string, refresh: string | null, keep: boolean): void {
  const age = keep ? yearSeconds : undefined;
  batch(() => {
    token.value = access;
    refreshToken.value = refresh;
    link.value = null;
  });
  writeCookie(cookieName, access, age);
  writeCookie(refreshCookieName, refresh, age);
  writeCookie(keepCookieName, keep ? "1" : null, age);
}

/**
 * Load the user of the token; a failure leaves the session as it is. An answer that comes when there is another token,
 * or none, is about nobody here.
 */
export async function loadPerson(): Promise<void> {
  const asked = token.peek();
  const answer = await call(endpoint("me"), { method: "GET" }).catch((error: unknown) => {
    if (token.peek() === asked) throw error;
  });
  if (token.peek() !== asked) return;
  // The endpoint is trusted to answer with what the design says a user is.
  const found = answer ?? null;
  const before = user.peek();
  batch(() => {
    if (before !== null && idOf(before) !== idOf(found)) forgetPerson();
    user.value = found;
  });
}

const idOf = (person: unknown): unknown => readPath(person, "id");

/** Do what makes or needs a session; where it fails, nobody is signed in any more. */
export async function orSignOut<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUnloading) signOut();
    throw error;
  }
}

type Endpoint = "login" | "signup" | "me" | "oauth";

/** Whether the design names an endpoint. */
export const hasEndpoint = (name: Endpoint): boolean => options?.[name] !== undefined;

/** The address of an endpoint that the design names. */
export function endpoint(name: Endpoint): string {
  const path = options?.[name];
  if (path === undefined) throw new WorkflowFailure(`no ${name} endpoint is configured`);
  return /^https?:/.test(path) ? path : `${environment().backendUrl}/functions/v1/${path.replace(/^\/+/, "")}`;
}

/** The address of a path of the backend's auth service. */
export const accountUrl = (path: string): string => `${environment().backendUrl}/auth/v1/${path}`;

/** The tokens in an answer of the auth service, if it has any. */
export function tokensIn(answer: unknown): Tokens | undefined {
  const [access, refresh] = ["access_token", "refresh_token"].map((name) => readPath(answer, name));
  if (typeof access !== "string" || access === "") return undefined;
  return { access, refresh: typeof refresh === "string" ? refresh : null };
}

/** The same of an answer that must have some. */
export function tokensOf(answer: unknown): Tokens {
  const tokens = tokensIn(answer);
  if (tokens === undefined) throw new WorkflowFailure("the answer has no access_token", { status: 0 });
  return tokens;
}

/** Ask an endpoint, as who is signed in; rejects with what it answered unless it agrees. */
export async function call(
  url: string,
  { method, body }: { readonly method: string; readonly body?: unknown },
): Promise<unknown> {
  const { backendUrl, backendKey, backendHeaders } = environment();
  const headers: Record<string, string> = { ...backendHeaders, accept: "application/json" };
  if (backendKey !== "" && url.startsWith(`${backendUrl}/`)) headers.apikey = backendKey;
  Object.assign(headers, tokenHeaders());
  if (body !== undefined) headers["content-type"] = "application/json";
  const init: RequestInit = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const response = await fetch(url, init).catch((error: unknown) => {
    // As the backend client tells it: no answer has the status 0.
    throw new WorkflowFailure(error instanceof Error ? error.message : String(error), { status: 0 });
  });
  const text = await response.text();
  const answer = parse(text);
  if (response.ok) return answer;
  const fields = typeof answer === "object" && answer !== null ? { ...answer } : {};
  // Endpoints tell it as `message`, the auth service as `msg`.
  const message = [readPath(fields, "message"), readPath(fields, "msg")].find((told) => typeof told === "string");
  throw new WorkflowFailure(message ?? response.statusText, { ...fields, status: response.status });
}

/** The header by which the services of the session know who asks; none while nobody does. */
export function tokenHeaders(): Readonly<Record<string, string>> {
  const access = token.peek();
  if (access === null) return {};
  const name = options?.tokenHeader;
  return name === undefined ? { authorization: `Bearer ${access}` } : { [name.toLowerCase()]: access };
}

function parse(text: string): unknown {
  try {
    return text === "" ? null : (JSON.parse(text) as unknown);
  } catch {
    return text;
  }
}
