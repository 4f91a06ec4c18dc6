import { environment } from "../app/env.ts";
import { readFromBrowser } from "../app/first-render.ts";
import { defaultRuntime, type Runtime } from "../app/runtime.ts";
import { clearCollections } from "../data/collections.ts";
import { connectionBack } from "../data/connection.ts";
import { readPath } from "../data/value-path.ts";
import { resetForLogout } from "../data/variables.ts";
import { isUnloading } from "../page/unload.ts";
import { beginLeaving, questionBeforeLeaving } from "../page/unsaved.ts";
import { batch } from "../react/signals.ts";
import { ownName } from "../routing/base-path.ts";
import { rolesOf } from "../routing/guard.ts";
import { stayed } from "../workflow/cancelled.ts";
import { connectionFailure, isPage, noConnection } from "../workflow/connection-failure.ts";
import { type Run, WorkflowFailure } from "../workflow/workflow.ts";
import {
  type Auth,
  type AuthOptions,
  forgetStored,
  isKeptByServer,
  isKeptLong,
  isStoredOtherwise,
  markExpired,
  notifyOtherTabs,
  type Question,
  readStored,
  type Session,
  type Stored,
  sessionName,
  sessionOf,
  store,
  type Tokens,
  takeStored,
} from "./session.ts";
import { sessionHeader, sessionPath } from "./session-names.ts";

export type { Auth, AuthOptions, EmailLink } from "./session.ts";

/** The session of the page's only app, with a user of any shape. */
export const auth: Auth<unknown> = {
  get user() {
    return sessionOf(defaultRuntime()).user;
  },
  get isAuthenticated() {
    return sessionOf(defaultRuntime()).isAuthenticated;
  },
  get accessToken() {
    return sessionOf(defaultRuntime()).accessToken;
  },
  get refreshToken() {
    return sessionOf(defaultRuntime()).refreshToken;
  },
  get hasExpired() {
    return sessionOf(defaultRuntime()).hasExpired;
  },
  get link() {
    return sessionOf(defaultRuntime()).link;
  },
};

/** Returns the session of an app, with the user type of its design. There is one session, shared by all callers. */
export const authOf = <User>(runtime: Runtime): Auth<User> => sessionOf(runtime) as Auth<unknown> as Auth<User>;

/** Configure how users sign in to an app. */
export function configureAuth(runtime: Runtime, options: AuthOptions | undefined): void {
  sessionOf(runtime).options = options;
}

/** Returns the roles of the user. */
export const userRoles = ({ user, options }: Session): readonly string[] => rolesOf(user.value, options?.roles);

/**
 * Resume the session stored in this browser; never throws. Only a refused token signs out. Without an answer of the
 * service, this resolves while `session.resuming` goes on asking.
 */
export function resumeSession(session: Session): Promise<void> {
  session.known = new Promise((resolve) =>
    readFromBrowser(() => {
      session.resuming = resume(session, resolve).finally(() => {
        session.resuming = undefined;
        resolve();
      });
      setTimeout(resolve, patienceMs);
    }),
  );
  return session.known;
}

/** How long a page waits for the first answer of the service, and at most before the service is asked again. */
const patienceMs = 5000;

async function resume(session: Session, onUnanswered: () => void): Promise<void> {
  const take = session.brought;
  session.brought = undefined;
  if (await take?.()) return;
  const stored = readStored(session);
  if (stored === undefined || !hasEndpoint(session, "me")) return;
  takeStored(session, stored);
  // Scripts have the tokens of older sessions and of `storeToken`.
  if (!("kept" in stored) && isKeptByServer(session)) await keep(session, stored, isKeptLong(session)).catch(() => {});
  let pauseMs = 1000;
  do {
    try {
      return await loadOrRenew(session);
    } catch (error) {
      if (sessionName(session) === null) return;
      if (statusOf(error) === 401) endSession(session);
      else if (isRefusal(error)) signOut(session);
      if (!isUnavailable(error)) return;
    }
    onUnanswered();
    await connectionBack(pauseMs);
    pauseMs = Math.min(2 * pauseMs, patienceMs);
    // Somebody may sign in or out meanwhile.
  } while (sessionName(session) !== null && session.user.peek() === null);
}

/** A service that takes longer than this, or a connection that broke without notice, does not answer any more. */
const answerLimitMs = 30_000;

/** Load the user; renew the session first if its token is refused. */
async function loadOrRenew(session: Session): Promise<void> {
  try {
    await loadPerson(session);
  } catch (error) {
    if (statusOf(error) !== 401 || !(await renew(session))) throw error;
    await loadPerson(session);
  }
}

/** The HTTP status of a failure; 0 if there was no answer. */
export const statusOf = (error: unknown): unknown => dataOf(error, "status");

const dataOf = (error: unknown, name: string): unknown =>
  error instanceof WorkflowFailure ? readPath(error.data, name) : undefined;

/** Whether an endpoint refused the token. */
const isRefusal = (error: unknown): boolean => statusOf(error) === 401 || statusOf(error) === 403;

/** Whether the auth service refused the refresh token. It answers a used one with 400, and other faults too. */
function isEnding(error: unknown): boolean {
  const code = dataOf(error, "code");
  const isOfToken = typeof code !== "string" || /grant|jwt|session|token|user/.test(code);
  return isRefusal(error) || (statusOf(error) === 400 && isOfToken);
}

/** Whether a failure leaves open what became of the session: its service is down, busy or out of reach. */
export function isUnavailable(error: unknown): boolean {
  const status = Number(statusOf(error));
  return dataOf(error, "code") === noConnection || status === 408 || status === 429 || status >= 500;
}

/** Run work that needs a session; a failure of this kind signs out. */
async function orOnlyThen<T>(session: Session, isEnd: (error: unknown) => boolean, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isEnd(error)) signOut(session);
    throw error;
  }
}

/**
 * Sign in and load the user. `keep` keeps the session for a year; otherwise it ends with the browser. Any failure signs
 * out.
 */
export async function login(
  { task: { runtime } }: Run,
  given: {
    readonly email?: string | null | undefined;
    readonly phone?: string | null | undefined;
    readonly password: string | null | undefined;
    readonly keep?: boolean | null | undefined;
  },
): Promise<void> {
  const { email, phone, password } = given;
  const session = sessionOf(runtime);
  await orSignOut(session, async () => {
    const body = { email, phone, password };
    const answer = await call(session, endpoint(session, "login"), { method: "POST", body });
    await enter(session, answer, given.keep ?? (isHeld(session) && isKeptLong(session)));
  });
}

/** Create a user and sign in, unless Supabase asks to confirm the e-mail first. Any failure signs out. */
export async function signup({ task: { runtime } }: Run, data: unknown): Promise<void> {
  const session = sessionOf(runtime);
  await orSignOut(session, async () => {
    await enterNew(session, await call(session, endpoint(session, "signup"), { method: "POST", body: data }), false);
  });
}

/** Sign in with the answer of a sign-up, unless Supabase asks to confirm the e-mail first. */
export async function enterNew(session: Session, answer: unknown, keep: boolean): Promise<void> {
  if (typeof readPath(answer, "confirmation_sent_at") !== "string") await enter(session, answer, keep);
}

/** Store a token from another service. `loadUser` finds out whose it is, and so whether anyone is signed in. */
export function storeToken(
  { task: { runtime } }: Run,
  given: {
    readonly accessToken: string | null | undefined;
    readonly refreshToken?: string | null | undefined;
    readonly keep?: boolean | null | undefined;
  },
): void {
  if (!given.accessToken) throw new WorkflowFailure("the token is missing");
  const tokens = { access: given.accessToken, refresh: given.refreshToken ?? null };
  begin(sessionOf(runtime), tokens, given.keep !== false);
}

/** Load the user again, with a renewed token if the old one has expired. A failure signs out, but not a missing answer. */
export function loadUser({ task: { runtime } }: Run): Promise<void> {
  const session = sessionOf(runtime);
  const isEnd = (error: unknown): boolean => !isUnavailable(error) && isInUse(session);
  return orOnlyThen(session, isEnd, () => loadOrRenew(session));
}

/**
 * Sign out: clear the token, the user, all collections and the variables that belong to the user.
 *
 * A visitor with unsaved input is asked first, as it cannot be saved afterwards.
 */
export async function logout({ task: { runtime } }: Run): Promise<void> {
  const question = questionBeforeLeaving(runtime);
  if (question !== undefined && !(await question())) throw stayed;
  beginLeaving(runtime);
  const session = sessionOf(runtime);
  markExpired(session, false);
  signOut(session);
}

/** Sign out, in this tab and in the others. */
export function signOut(session: Session): void {
  forgetSession(session);
  notifyOtherTabs(session);
}

function forgetSession(session: Session): void {
  const kept = session.keptName.peek();
  if (kept !== null) endKept(session, kept);
  batch(() => {
    forgetStored(session);
    session.link.value = null;
    session.hasExpired.value = false;
    forgetPerson(session);
  });
}

/** Sign out in this tab only; the browser keeps what other tabs stored. */
export function forgetHere(session: Session): void {
  batch(() => {
    session.accessToken.value = null;
    session.keptName.value = null;
    forgetPerson(session);
  });
}

/** Only the server can delete its cookie. Without a connection, it does so at the next request, which lacks the name. */
function endKept(session: Session, name: string): void {
  const init = { method: "DELETE", headers: { [sessionHeader]: name }, keepalive: true };
  session.ended = fetch(sessionUrl(session), init).catch(() => {});
}

function forgetPerson(session: Session): void {
  const { runtime } = session;
  batch(() => {
    session.user.value = null;
    clearCollections(runtime);
    resetForLogout(runtime);
  });
  session.leavings += 1;
  for (const work of session.atPersonLeft) work();
}

/** Use the token of an answer and load its user. */
export async function enter(session: Session, answer: unknown, keep: boolean): Promise<void> {
  const path = session.options?.tokenPath ?? "authToken";
  const given = readPath(answer, path);
  if (typeof given !== "string" || given === "") throw new WorkflowFailure(`the answer has no ${path}`, { status: 0 });
  await takeUp(session, { access: given, refresh: refreshIn(answer) }, keep);
}

/** Begin a session with a user's tokens, and load the user. */
export async function takeUp(session: Session, tokens: Tokens, isLong: boolean): Promise<void> {
  const user = session.user.peek();
  // A user without an id cannot be recognised.
  if (user !== null && idOf(user) === undefined) forgetPerson(session);
  if (isKeptByServer(session)) await keep(session, tokens, isLong);
  else begin(session, tokens, isLong);
  await loadPerson(session);
  session.hasExpired.value = false;
  notifyOtherTabs(session);
}

/** Like `takeUp`, for tokens from an address: only a refused user is signed out. */
export const takeUpBrought = (session: Session, tokens: Tokens): Promise<void> =>
  orOnlyThen(session, isRefusal, () => takeUp(session, tokens, false));

/** Renew the tokens of the session; it stays kept as long as before. Signs out if the session has ended. */
export const renewSession = (session: Session): Promise<void> => orOnlyThen(session, isEnding, () => renewed(session));

/** Renew the tokens of the session. Resolves with `false` if it has ended; rejects without a connection. */
export async function renew(session: Session): Promise<boolean> {
  try {
    await renewed(session);
    return true;
  } catch (error) {
    if (error instanceof NothingToRenew || isEnding(error)) return false;
    throw error;
  }
}

/** One tab at a time: a refresh token works once, so the next tab takes over the first tab's new tokens. */
const renewed = (session: Session): Promise<void> =>
  alone(session, async () => {
    if (!isStoredOtherwise(session)) await askForTokens(session);
    else if (!(await adoptStored(session))) throw new NothingToRenew("somebody else has signed in");
  });

function alone({ runtime }: Session, work: () => Promise<void>): Promise<void> {
  // Browsers have locks in secure contexts only.
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks === undefined ? work() : locks.request(ownName(runtime, "trama-session"), work);
}

async function askForTokens(session: Session): Promise<void> {
  const isLong = isKeptLong(session);
  if (session.keptName.peek() !== null) {
    const answer = await call(session, sessionUrl(session), { method: "POST", body: { keep: isLong } }).catch(
      (error: unknown) => {
        if (dataOf(error, "code") === "no_refresh_token") throw new NothingToRenew(String(error));
        throw error;
      },
    );
    goOn(session, { kept: nameIn(answer) }, isLong);
    return;
  }
  const refresh_token = session.refreshToken.peek();
  if (refresh_token === null) throw new NothingToRenew("there is no session to refresh");
  const url = accountUrl(session, "token?grant_type=refresh_token");
  goOn(session, tokensOf(await call(session, url, { method: "POST", body: { refresh_token } })), isLong);
}

/** Continue with renewed tokens. If the user has signed out while they were on their way, they are given up too. */
function goOn(session: Session, stored: Stored, isLong: boolean): void {
  const isOut = sessionName(session) === null;
  begin(session, stored, isLong);
  if (!isOut) return;
  signOut(session);
  throw new WorkflowFailure("the user has signed out", { status: 0 });
}

class NothingToRenew extends WorkflowFailure {}

/** Continue with the session that the browser stores now. Resolves with `false` if it belongs to another user; rejects without a connection. */
export async function adoptStored(session: Session): Promise<boolean> {
  const { user } = session;
  const stored = readStored(session);
  if (stored === undefined) return false;
  if (user.peek() !== null) {
    try {
      const headers = headersOf(session, stored);
      const person = await askPerson(session, { method: "GET", headers });
      if (idOf(person) === undefined || idOf(person) !== idOf(user.peek())) return false;
      user.value = person;
    } catch (error) {
      if (isRefusal(error)) return false;
      throw error;
    }
  }
  takeStored(session, stored);
  session.hasExpired.value = false;
  return true;
}

function begin(session: Session, stored: Stored, isLong: boolean): void {
  session.dead = null;
  batch(() => {
    session.link.value = null;
    store(session, stored, isLong);
  });
}

/** Hand the tokens over to the server. */
async function keep(session: Session, { access, refresh }: Tokens, isLong: boolean): Promise<void> {
  await session.ended;
  const body = { access_token: access, refresh_token: refresh, keep: isLong };
  const headers = { [sessionHeader]: "new" };
  begin(session, { kept: nameIn(await call(session, sessionUrl(session), { method: "PUT", body, headers })) }, isLong);
}

const sessionUrl = ({ runtime }: Session): string => `${environment(runtime).backendUrl}/${sessionPath}`;

function nameIn(answer: unknown): string {
  const name = readPath(answer, "name");
  if (typeof name !== "string") throw new WorkflowFailure("the answer has no name of a session", { status: 0 });
  return name;
}

/** Whether the session has expired while its user may still sign in again over the page. */
export const isHeld = ({ hasExpired, user }: Session): boolean => hasExpired.peek() && user.peek() !== null;

/** End an expired session in this tab; other tabs keep their pages and ask for the password. */
export function endSession(session: Session): void {
  markExpired(session, true);
  forgetSession(session);
  session.hasExpired.value = true;
  notifyOtherTabs(session);
}

/**
 * Load the user of the token; a failure leaves the session as it is. An answer that arrives after the token changed is
 * ignored.
 */
export async function loadPerson(session: Session): Promise<void> {
  const { user } = session;
  const asked = sessionName(session);
  const answer = await askPerson(session, { method: "GET" }).catch((error: unknown) => {
    if (sessionName(session) === asked) throw error;
  });
  if (sessionName(session) !== asked) return;
  // The endpoint is trusted to answer with what the design says a user is.
  const found = answer ?? null;
  const before = user.peek();
  batch(() => {
    if (before !== null && idOf(before) !== idOf(found)) forgetPerson(session);
    user.value = found;
  });
}

async function askPerson(session: Session, question: Question): Promise<unknown> {
  const answer = await call(session, endpoint(session, "me"), question);
  return session.options?.userOf ? session.options.userOf(session, answer, question) : answer;
}

const idOf = (person: unknown): unknown => readPath(person, "id");

/** Run work that begins a session; a failure signs out, but not a missing answer before there is another session. */
export function orSignOut<T>(session: Session, work: () => Promise<T>): Promise<T> {
  const before = sessionName(session);
  const isEnd = (error: unknown): boolean => !isUnavailable(error) || sessionName(session) !== before;
  return orOnlyThen(session, (error) => isEnd(error) && isInUse(session), work);
}

/** Whether a failure may end the session: its page stays, and it does not already wait for its user to sign in again. */
const isInUse = (session: Session): boolean => !isUnloading() && !isHeld(session);

type Endpoint = "login" | "signup" | "me" | "oauth";

/** Whether the design defines an endpoint. */
export const hasEndpoint = ({ options }: Session, name: Endpoint): boolean => options?.[name] !== undefined;

/** Returns the address of an endpoint that the design defines. */
export function endpoint({ options, runtime }: Session, name: Endpoint): string {
  const path = options?.[name];
  if (path === undefined) throw new WorkflowFailure(`no ${name} endpoint is configured`);
  const service = options?.service ?? "functions/v1";
  return /^https?:/.test(path) ? path : `${environment(runtime).backendUrl}/${service}/${path.replace(/^\/+/, "")}`;
}

/** Returns the address of a path of the backend's auth service. */
export const accountUrl = ({ runtime }: Session, path: string): string =>
  `${environment(runtime).backendUrl}/auth/v1/${path}`;

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
export const call = async (session: Session, url: string, question: Question): Promise<unknown> =>
  answerIn(session, await ask(session, url, question));

const callHeaders = (session: Session) =>
  session.keptName.peek() === null ? tokenHeaders(session) : sessionHeaders(session);

/** The same, with the raw answer; rejects only without an answer. */
export function ask(session: Session, url: string, question: Question): Promise<Response> {
  const { method, body, headers: given = callHeaders(session) } = question;
  const { backendUrl, backendKey, backendHeaders } = environment(session.runtime);
  const headers: Record<string, string> = { ...backendHeaders, accept: "application/json" };
  if (backendKey !== "" && url.startsWith(`${backendUrl}/`)) headers.apikey = backendKey;
  Object.assign(headers, given);
  if (body !== undefined) headers["content-type"] = "application/json";
  // A token that no header can carry is not a missing connection.
  const init: RequestInit = {
    method,
    headers: new Headers(headers),
    signal: AbortSignal.timeout(answerLimitMs),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  return fetch(url, init).catch((error: unknown) => {
    throw connectionFailure(session.runtime, error);
  });
}

/** The content of an answer; throws unless it is a success. A page, or half an answer, is not of the service. */
export async function answerIn({ runtime }: Session, response: Response): Promise<unknown> {
  const { ok, status, statusText } = response;
  const answer = await response
    .text()
    .then(parse)
    .catch((error: unknown) => {
      if (ok) throw connectionFailure(runtime, error);
    });
  if (ok) return answer;
  if (isPage(response)) throw connectionFailure(runtime, status);
  const fields = typeof answer === "object" && answer !== null ? { ...answer } : {};
  // Endpoints use `message`, the auth service `msg`.
  const message = [readPath(fields, "message"), readPath(fields, "msg")].find((one) => typeof one === "string");
  // The auth service has the status in `code`, other services the code.
  const code = readPath(fields, "error_code") ?? readPath(fields, "code");
  throw new WorkflowFailure(message ?? statusText, { ...fields, code, status });
}

/** Returns the header that authenticates requests to the session's services; empty while signed out. */
export function tokenHeaders(session: Session): Readonly<Record<string, string>> {
  const access = session.accessToken.peek();
  return access === null || access === session.dead ? {} : headersOf(session, { access, refresh: null });
}

/** Returns the header that identifies the user to the services of the backend; empty while signed out. */
export function sessionHeaders(session: Session): Readonly<Record<string, string>> {
  const [kept, access] = [session.keptName.peek(), session.accessToken.peek()];
  if ((kept ?? access) === session.dead) return {};
  if (kept !== null) return headersOf(session, { kept });
  return access === null ? {} : { authorization: `Bearer ${access}` };
}

const headersOf = ({ options }: Session, stored: Stored): Readonly<Record<string, string>> => {
  if ("kept" in stored) return { [sessionHeader]: stored.kept };
  const name = options?.tokenHeader;
  return name === undefined ? { authorization: `Bearer ${stored.access}` } : { [name.toLowerCase()]: stored.access };
};

const parse = (text: string): unknown => (text === "" ? null : JSON.parse(text));
