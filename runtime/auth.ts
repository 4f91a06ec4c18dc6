import { clearCollections } from "./collections.ts";
import { environment } from "./env.ts";
import { readFromBrowser } from "./first-render.ts";
import { type RoleSource, rolesOf } from "./guard.ts";
import { batch, computed, type ReadonlySignal, signal } from "./signals.ts";
import { resetForLogout } from "./variables.ts";
import { type Run, WorkflowFailure } from "./workflow.ts";

/** How people sign in: endpoints behind the backend, and where a user's roles are. */
export interface AuthOptions {
  readonly login?: string;
  readonly signup?: string;
  readonly me?: string;
  readonly roles?: RoleSource;
}

/** Who is signed in: formulas read it. `user` and `accessToken` are nothing while nobody is. */
export interface Auth<User> {
  readonly user: ReadonlySignal<User | null>;
  readonly isAuthenticated: ReadonlySignal<boolean>;
  readonly accessToken: ReadonlySignal<string | null>;
}

const cookieName = "trama-token";
const yearSeconds = 365 * 24 * 60 * 60;

const token = signal<string | null>(null);
const user = signal<unknown>(null);
let options: AuthOptions | undefined;

/** Whether a token is stored and its user is loaded. */
const isAuthenticated: ReadonlySignal<boolean> = computed(() => token.value !== null && user.value !== null);

/** The session, with a user that nobody described. */
export const auth: Auth<unknown> = { user, isAuthenticated, accessToken: token };

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

/** Settles when it is known who is signed in. */
export const knownSession = (): Promise<void> => session;

/** Take up the session that this browser remembers. A token that is refused signs out; nothing is thrown. */
export function resumeSession(): Promise<void> {
  watchUnload();
  session = new Promise((resolve) => readFromBrowser(() => resolve(resume())));
  return session;
}

async function resume(): Promise<void> {
  const stored = readToken();
  if (stored === undefined || options?.me === undefined) return;
  token.value = stored;
  try {
    await fetchUser();
  } catch {
    if (!isUnloading) signOut();
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
    readonly email: string | null | undefined;
    readonly password: string | null | undefined;
    readonly keep?: boolean | null | undefined;
  },
): Promise<void> {
  const { email, password } = given;
  await orSignOut(async () => {
    const answer = await call(endpoint("login"), { method: "POST", body: { email, password } });
    await enter(answer, given.keep === true);
  });
}

/** Create a user and sign in. Any failure signs out. */
export async function signup(_run: Run, data: unknown): Promise<void> {
  await orSignOut(async () => {
    await enter(await call(endpoint("signup"), { method: "POST", body: data }), false);
  });
}

/** Load the user again. Any failure signs out. */
export const loadUser = (_run: Run): Promise<void> => orSignOut(fetchUser);

/** Sign out: the token, the user, all collections and the variables that belong to the user are gone. */
export function logout(_run: Run): void {
  signOut();
}

function signOut(): void {
  storeToken(null, false);
  batch(() => {
    token.value = null;
    user.value = null;
    clearCollections();
    resetForLogout();
  });
}

async function enter(answer: unknown, keep: boolean): Promise<void> {
  const given: unknown = typeof answer === "object" && answer !== null ? Reflect.get(answer, "authToken") : undefined;
  if (typeof given !== "string" || given === "")
    throw new WorkflowFailure("the answer has no authToken", { status: 0 });
  token.value = given;
  storeToken(given, keep);
  await fetchUser();
}

async function fetchUser(): Promise<void> {
  // The endpoint is trusted to answer with what the design says a user is.
  user.value = (await call(endpoint("me"), { method: "GET" })) ?? null;
}

async function orSignOut(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isUnloading) signOut();
    throw error;
  }
}

function endpoint(name: "login" | "signup" | "me"): string {
  const path = options?.[name];
  if (path === undefined) throw new WorkflowFailure(`no ${name} endpoint is configured`);
  return /^https?:/.test(path) ? path : `${environment().backendUrl}/functions/v1/${path.replace(/^\/+/, "")}`;
}

async function call(
  url: string,
  { method, body }: { readonly method: string; readonly body?: unknown },
): Promise<unknown> {
  const { backendKey, backendHeaders } = environment();
  const headers: Record<string, string> = { ...backendHeaders, accept: "application/json" };
  if (backendKey !== "") headers.apikey = backendKey;
  if (token.peek() !== null) headers.authorization = `Bearer ${token.peek()}`;
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
  const message = "message" in fields && typeof fields.message === "string" ? fields.message : response.statusText;
  throw new WorkflowFailure(message, { ...fields, status: response.status });
}

function parse(text: string): unknown {
  try {
    return text === "" ? null : (JSON.parse(text) as unknown);
  } catch {
    return text;
  }
}

function readToken(): string | undefined {
  if (typeof document === "undefined") return undefined;
  for (const part of document.cookie.split("; ")) {
    const [name, value = ""] = part.split("=", 2);
    if (name === cookieName && value !== "") return decodeURIComponent(value);
  }
  return undefined;
}

/** Keep the token in a cookie, a secure one wherever the browser takes it; `null` removes it. */
function storeToken(value: string | null, keep: boolean): void {
  if (typeof document === "undefined") return;
  const age = value === null ? "; max-age=0" : keep ? `; max-age=${yearSeconds}` : "";
  const cookie = `${cookieName}=${encodeURIComponent(value ?? "")}; path=/; samesite=lax${age}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser.
  document.cookie = `${cookie}; secure`;
  // Some browsers take no secure cookie from an own machine without TLS; there the connection leaves it no way out.
  if (value !== null && readToken() !== value && isLoopback(globalThis.location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = cookie;
  }
  if (value === null && readToken() !== undefined) {
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = cookie;
  }
}

const isLoopback = (host: string): boolean => host === "localhost" || host === "[::1]" || host.startsWith("127.");
