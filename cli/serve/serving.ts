import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { type Backend, BackendProblem, keepSessions, loadBackend } from "../backend/index.ts";
import { CallError, type Io, ReadError, withProgress } from "../io.ts";
import { refuseLinks, refuseLinksBelow } from "../project/folders.ts";
import { designName, type Project } from "../project/project.ts";
import type { Environment } from "../site/shell.ts";
import { basePath, readEnvironment, readSettings } from "../site/site.ts";
import { backendListener } from "./backend-listener.ts";
import { demoLogins } from "./demo-logins.ts";
import { isLoopback } from "./visitors.ts";

/** Options of the commands that serve. */
export interface ServingOptions {
  readonly port?: number | undefined;
  readonly host?: string | undefined;
  readonly allowHost?: readonly string[] | undefined;
  readonly env?: string | undefined;
  readonly backend?: boolean | undefined;
  readonly data?: string | undefined;
  readonly memory?: boolean | undefined;
  /** Delete the data before starting. */
  readonly reset?: boolean | undefined;
  /** A PostgreSQL server instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** Demo rows up to today: `true` for the design's usual size. */
  readonly demo?: string | true | undefined;
}

export const defaultHost = "127.0.0.1";
export const defaultPort = 4173;

/** A running backend to mount in a server, or undefined. */
export interface MountedBackend {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** The sockets of the backend's realtime service. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  readonly anonKey: string;
  /** The path of the app. The backend answers below it too. */
  readonly base: string;
  /** The address of the page that shows the e-mails which the backend sends. */
  readonly mailboxUrl: string;
  /** Follow edits of `supabase/`. Rejects with a `ReadError` for what the user can fix; the rest of it is followed. */
  update(): Promise<void>;
  /** The e-mail addresses of the people who can sign in. */
  emails(): Promise<ReadonlySet<string>>;
  /** Call this before the server closes: it would wait for those sockets. */
  hangUp(): void;
  close(): Promise<void>;
}

/** Whether the design has a database for the embedded backend. */
export const hasBackend = (project: Project): boolean => existsSync(join(project.design, "supabase"));

/** Start the embedded backend of a design, for this machine only. Demo rows end `now`. */
export async function mountBackend(
  io: Io,
  project: Project,
  host: string,
  options: ServingOptions & { readonly now?: Date },
): Promise<MountedBackend> {
  const { openMailbox, startBackend } = await loadBackend();
  if (!isLoopback(host))
    throw new CallError(
      `the embedded backend is for this machine only, not for ${host}`,
      "leave out --host, or --backend",
    );
  if (options.reset && options.databaseUrl !== undefined)
    throw new CallError("--reset works with the embedded database only", "leave out --reset, or --database-url");
  const ownData = join(project.state, "data", designName(project.design));
  if (options.data === undefined && !options.memory) {
    refuseLinks(project.root, ownData);
    refuseLinksBelow(ownData);
  }
  const dataDir = options.data ?? ownData;
  const place = options.memory ? { memory: true } : { dataDir, reset: options.reset === true };
  const server = options.databaseUrl === undefined ? undefined : { databaseUrl: options.databaseUrl };
  const demo = options.demo && {
    demo: {
      anchor: (options.now ?? new Date()).toISOString(),
      ...(options.demo === true ? undefined : { size: options.demo }),
    },
  };
  let backend: Backend;
  try {
    backend = await withProgress(io, "starting the backend", () =>
      startBackend({ designDir: project.design, ...place, ...server, ...demo }),
    );
  } catch (error) {
    throw readErrorOf(error);
  }
  const { anonKey, hangUp } = backend;
  const base = basePath(readSettings(project.design));
  const sessions = keepSessions(backend.fetch, {
    anonKey,
    base,
    hosts: (options.allowHost ?? []).map((name) => name.toLowerCase()),
  });
  const handle = await backendListener((request, address) => sessions.answer(request, address));
  const upgrade: MountedBackend["upgrade"] = (request, socket, head) =>
    backend.upgrade(request, socket, head, sessions.tokenOf(request));
  const mailbox = await openMailbox(backend.mailbox);
  const update = (): Promise<void> =>
    backend.update().catch((error: unknown) => {
      throw readErrorOf(error);
    });
  const emails = async (): Promise<ReadonlySet<string>> => {
    const users = await backend.query<{ email: string }>("select email from auth.users where email is not null");
    return new Set(users.map(({ email }) => email.toLowerCase()));
  };
  const close = async (): Promise<void> => {
    await mailbox.close();
    await backend.close();
  };
  return { handle, upgrade, anonKey, base, mailboxUrl: mailbox.url, update, emails, hangUp, close };
}

/** What the user can fix as an error of reading; any other error as it is. */
const readErrorOf = (error: unknown): unknown =>
  error instanceof BackendProblem ? new ReadError(error.message) : error;

/**
 * Reads the public values of `env/<name>.json`. Call it before a backend starts, so that a wrong name leaves none
 * running.
 *
 * `defaultName` is used when the command line names no environment; then its file may be absent.
 */
export const servedEnvironment = (project: Project, { env }: ServingOptions, defaultName: string): Environment =>
  readEnvironment(project.design, env ?? defaultName, env !== undefined);

/** Returns the public values, with the backend replaced by the one on the same origin. */
export const withBackend = (values: Environment, backend: MountedBackend | undefined): Environment =>
  // A path, because visitors may use any name of the host.
  backend ? { ...values, backendUrl: backend.base, backendKey: backend.anonKey, session: "cookie" } : values;

/** Notes after a backend starts: who can log in, and where to read e-mails. */
export const backendNotes = async (project: Project, backend: MountedBackend): Promise<string> =>
  `${demoLogins(project, await backend.emails())}\nE-mails that the app sends: ${backend.mailboxUrl}\n`;

/** Resolves when the process is asked to end. */
export function untilStopped(): Promise<void> {
  return new Promise((done) => {
    process.once("SIGINT", () => done());
    process.once("SIGTERM", () => done());
  });
}
