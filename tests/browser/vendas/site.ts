import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { BrowserContext, Locator, Page, Request, Response } from "playwright-core";
import { beforeAll, beforeEach, expect, onTestFinished } from "vitest";
import { type KeptSessions, keepSessions } from "../../../cli/backend/auth/kept-session.ts";
import type { Backend } from "../../../cli/backend/backend.ts";
import { readSite } from "../../../cli/commands/serve.ts";
import { backendListener } from "../../../cli/serve/backend-listener.ts";
import { createSiteServer, listen } from "../../../cli/serve/http.ts";
import { readEnvironment } from "../../../cli/site/site.ts";
import { startBackend } from "../../backend/start.ts";
import { cleanUp } from "../../clean-up.ts";
import { expectAttached, expectVisible } from "../../elements/expect-locator.ts";
import { borrowContext, borrowPage, endsWithTest, runBefore } from "../harness.ts";
import { watchProblems } from "../problems.ts";

const root = resolve(import.meta.dirname, "../../..");
const design = join(root, "designs/vendas");

export const password = "Teste1234";

/** Demo users by role. */
export const people = {
  owner: "ana.lima@aurora.example",
  sales: "bruno.tavares@aurora.example",
  support: "carla.nunes@aurora.example",
  logistics: "diego.prado@aurora.example",
  finance: "elisa.moura@aurora.example",
  traffic: "felipe.rocha@aurora.example",
  disabled: "gustavo.pires@aurora.example",
  withoutPages: "helena.dias@aurora.example",
  neighbour: "igor.batista@vizinha.example",
} as const;

export type Person = keyof typeof people;

/** The time at which the demo ends. */
export const demoEnd = "2025-06-15T15:00:00Z";

export interface OpenSite {
  /** The person who is already signed in; absent for anonymous. */
  readonly as?: Person;
  readonly width?: number;
  readonly height?: number;
  readonly theme?: "light" | "dark";
  /** Lets the page animate. Without it a page takes a twelfth less processor time. */
  readonly moves?: boolean;
  /** The fixed time of the browser's clock, in ISO 8601; the demo ends on 15 June 2025. */
  readonly now?: string;
  /** The token of the signed-in person, instead of `as`. */
  readonly token?: string;
  /** Installs the service worker. Without it pages take a tenth less processor time, and routes see all requests. */
  readonly serviceWorker?: boolean;
  /**
   * Leaves the page idle time, in which it loads the code of windows ahead. Without it a page takes a quarter less
   * processor time, and a window's code is loaded when it opens.
   */
  readonly loadsAhead?: boolean;
  /** Runs in the page before any of its scripts. */
  readonly before?: () => void;
  /** Prepares the page before it opens, for example with answers to its requests. */
  readonly prepare?: (page: Page) => unknown;
}

export interface Site {
  readonly url: string;
  /** Open a local address in a separate browser profile, which closes when the test ends. */
  open(path: string, options?: OpenSite): Promise<Page>;
  /** Send a request to the backend, with a token or anonymously. */
  ask(path: string, init?: RequestInit & { readonly token?: string }): ReturnType<typeof fetch>;
  /** What a request to the backend says of the person who sends it. */
  headers(person: Person): Promise<Record<string, string>>;
  /** Open another tab in the profile of a page. */
  openBeside(page: Page, path: string): Promise<Page>;
  /** Returns the link in the newest e-mail to an address. */
  mailedLink(email: string): string;
  /** Run SQL on the backend's database with all rights. */
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  /** Run the job with this name now, as pg_cron does at its time. */
  runJob(name: string): Promise<void>;
  /** Report a sale to the main account, as the function of its platform does. */
  reportSale(sale: object): Promise<void>;
  /** Set the clock of the backend's functions until the test ends. */
  setClock(moment: string): Promise<void>;
  /** In this test a session ends: whenever a page notices, its requests are refused, such as the one for the menu. */
  expectRefusals(): void;
  /** Returns and clears the console errors and warnings so far. A test fails if any are left. */
  takeProblems(): string[];
}

interface Running {
  readonly backend: Backend;
  readonly sessions: KeptSessions;
}

/** The backend behind the server of this worker, and the sessions that the server keeps. */
let running: Running | undefined;
let listening: Promise<string> | undefined;

function current(): Running {
  if (!running) throw new Error("no backend is running");
  return running;
}

/** One server for all files of a worker, as `trama serve` has it: each text is compressed once. */
async function startServer(): Promise<string> {
  const site = readSite(join(root, "dist/vendas"), "designs/vendas");
  const values = readEnvironment(design, "development", false);
  const server = createSiteServer({
    site: () => site,
    get environment() {
      return { ...values, backendUrl: "", backendKey: current().backend.anonKey, session: "cookie" };
    },
    backend: await backendListener((request, address) => current().sessions.answer(request, address)),
    upgrade: (request, socket, head) => {
      const { backend, sessions } = current();
      backend.upgrade(request, socket, head, sessions.tokenOf(request));
    },
    hosts: [],
  });
  return listen(server, 0, "127.0.0.1");
}

/** What the browser logs of a request that is refused. */
const refused = /40[01]|JWT|session/i;

/**
 * The built seller app with an embedded backend in memory, for all tests of a file. Access tokens last `tokenSeconds`, or
 * as long as the design says.
 */
export function serveVendas({ tokenSeconds }: { readonly tokenSeconds?: number } = {}): Site {
  let url = "";
  let problems: string[] = [];
  let isRefusalExpected = false;
  const tokens = new Map<Person, string>();

  beforeAll(async () => {
    const designDir = tokenSeconds === undefined ? design : copyWithTokens(tokenSeconds);
    const backend = await startBackend({ designDir, memory: true });
    running = { backend, sessions: keepSessions(backend.fetch, { anonKey: backend.anonKey, base: "", hosts: [] }) };
    listening ??= startServer();
    url = await listening;
  });
  beforeEach(() => {
    isRefusalExpected = false;
    // Registered first, so it runs last: the pages of the test are closed by then.
    onTestFinished(() =>
      expect(problems.splice(0).filter((problem) => !isRefusalExpected || !refused.test(problem))).toEqual([]),
    );
  });

  /** What a page needs before it opens, by its profile. */
  const prepared = new WeakMap<BrowserContext, (page: Page) => Promise<unknown>>();
  const readyPage = async (page: Page): Promise<Page> => {
    await prepared.get(page.context())?.(page);
    const watching = await watchProblems(page, (problem) => problems.push(problem));
    endsWithTest(page, () => watching.detach());
    return page;
  };
  const tokenOf = async (person: Person): Promise<string> => {
    const known = tokens.get(person);
    // A test that signs out ends the session at the auth service.
    if (known !== undefined && (await isGood(known))) return known;
    const response = await fetch(`${url}/functions/v1/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: people[person], password }),
    });
    const { authToken }: { authToken: string } = await response.json();
    tokens.set(person, authToken);
    return authToken;
  };

  // Without a connection, which would double the work of each request.
  const isGood = async (token: string): Promise<boolean> => {
    const headers = { apikey: key(), authorization: `Bearer ${token}` };
    return (await current().backend.fetch(new Request(`${url}/auth/v1/user`, { headers }))).ok;
  };
  const key = (): string => current().backend.anonKey;

  const query: Site["query"] = async (sql, values) => current().backend.query(sql, values);

  return {
    get url() {
      return url;
    },
    query,
    async open(
      path,
      {
        as,
        width = 1366,
        height = 768,
        theme,
        moves = false,
        now,
        token,
        serviceWorker = false,
        loadsAhead = false,
        before,
        prepare,
      } = {},
    ) {
      const context = await borrowContext({ locale: "pt-BR", timezoneId: "America/Sao_Paulo" }, { now });
      const session = as === undefined ? token : await tokenOf(as);
      if (session !== undefined) await context.addCookies([{ name: "trama-token", value: session, url }]);
      prepared.set(context, async (page) => {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ reducedMotion: moves ? "no-preference" : "reduce" });
        if (!serviceWorker) await runBefore(page, () => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
        if (!loadsAhead) await runBefore(page, () => Object.assign(window, { requestIdleCallback: () => 0 }));
        if (theme !== undefined)
          await runBefore(page, { content: `localStorage.setItem("theme", ${JSON.stringify(theme)})` });
        if (before !== undefined) await runBefore(page, before);
      });
      const page = await readyPage(await borrowPage(context, `${url}/robots.txt`));
      await prepare?.(page);
      await page.goto(url + path);
      return page;
    },
    async headers(person) {
      return { apikey: key(), authorization: `Bearer ${await tokenOf(person)}` };
    },
    async ask(path, { token, ...init } = {}) {
      const headers = { apikey: key(), ...(token !== undefined && { authorization: `Bearer ${token}` }) };
      return fetch(url + path, { ...init, headers: { "content-type": "application/json", ...headers } });
    },
    async openBeside(page, path) {
      const beside = await readyPage(await page.context().newPage());
      await beside.goto(url + path);
      return beside;
    },
    mailedLink(email) {
      const link = running?.backend.mailbox.mails().find(({ to }) => to === email)?.link;
      if (link === undefined) throw new Error(`no e-mail with a link went to ${email}`);
      return link;
    },
    async runJob(name) {
      const [job] = await query<{ command: string }>("select command from cron.job where jobname = $1", [name]);
      if (job === undefined) throw new Error(`unknown job ${name}`);
      await query(job.command);
    },
    async reportSale(sale) {
      await query("select public.rpc_venda_receber(c.id, $1) from public.contas c where c.slug = 'escola-aurora'", [
        JSON.stringify(sale),
      ]);
    },
    async setClock(moment) {
      const set = (text: string) => query("select set_config('app.agora', $1, false)", [text]);
      await set(moment);
      onTestFinished(async () => void (await set("")));
    },
    expectRefusals() {
      isRefusalExpected = true;
    },
    takeProblems() {
      const taken = problems;
      problems = [];
      return taken;
    },
  };
}

/** A copy of the design, with access tokens that last this long. */
function copyWithTokens(seconds: number): string {
  const folder = mkdtempSync(join(tmpdir(), "trama-vendas-"));
  cleanUp(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(design, folder, { recursive: true });
  const config = join(folder, "supabase/config.toml");
  writeFileSync(config, readFileSync(config, "utf8").replace(/^jwt_expiry = \d+$/m, `jwt_expiry = ${seconds}`));
  return folder;
}

/** Fill in and send the form of the login page. */
export async function signIn(page: Page, email: string, secret: string = password): Promise<void> {
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("textbox", { name: "Senha" }).fill(secret);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

/** Returns the address of the signed-in person's profile, from the menu. */
export async function profileAddress(page: Page): Promise<string> {
  const link = page.locator("a[href^='/perfil/']");
  await expectAttached(link);
  return new URL((await link.getAttribute("href")) ?? "", page.url()).href;
}

/** Returns the path of a person's profile, without opening the person's start page. */
export async function profilePath(site: Site, person: Person): Promise<string> {
  const [found] = await site.query<{ id: string }>("select id from public.usuarios where email = $1", [people[person]]);
  if (!found) throw new Error(`there is no ${person}`);
  return `/perfil/${found.id}/`;
}

/** Open a part of the settings of the account, as the owner. */
export async function openSettings(site: Site, part: string): Promise<Page> {
  const page = await site.open("/configuracoes/", { as: "owner" });
  await page.getByRole("navigation", { name: "Partes das configurações" }).getByRole("link", { name: part }).click();
  await expectVisible(page.getByRole("heading", { name: part, exact: true, level: 2 }));
  return page;
}

/** Open a person's own profile. */
export async function openProfile(site: Site, person: Person): Promise<Page> {
  const page = await site.open(await profilePath(site, person), { as: person });
  await expectVisible(page.getByRole("textbox", { name: "E-mail" }));
  return page;
}

/** Returns the answer to the next matching request that is not sent yet: a pending one reports an earlier state. */
export async function nextAnswer(page: Page, fits: string | ((request: Request) => boolean)): Promise<Response> {
  const request = await page.waitForRequest(fits);
  const response = await request.response();
  if (!response) throw new Error(`${request.url()} had no answer`);
  await response.finished();
  return response;
}

const idleGrid = ".contatos-grade-grade:not([aria-busy])";

/** Returns the rows of the list of contacts, once they are shown and no newer ones are pending. */
export async function contactRows(page: Page): Promise<Locator> {
  await expectVisible(page.locator(idleGrid));
  await expectVisible(page.locator(`${idleGrid} [data-row]`).first());
  return page.locator(`${idleGrid} [data-row]`);
}

/** Returns the names of the contacts in the list, top to bottom. */
export async function contactNames(page: Page): Promise<string[]> {
  await contactRows(page);
  return page.locator(".contatos-grade-nome").allInnerTexts();
}

/** Do something that fetches contacts, and wait until the answer is on the screen. Returns the request's address. */
export async function afterContacts(page: Page, act: () => Promise<unknown>): Promise<URL> {
  const [response] = await Promise.all([
    nextAnswer(page, (request) => request.url().includes("/rest/v1/vw_contatos") && request.method() !== "OPTIONS"),
    act(),
  ]);
  await expectVisible(page.locator(idleGrid));
  return new URL(response.url());
}

const idleSales = ".transacoes-grade-grade:not([aria-busy])";

/** Returns the rows of the list of sales, once they are shown and no newer ones are pending. */
export async function saleRows(page: Page): Promise<Locator> {
  await expectVisible(page.locator(`${idleSales} [data-row]`).first());
  return page.locator(`${idleSales} [data-row]`);
}

/** Returns the texts of a column of the list of sales, top to bottom. */
export async function saleColumn(page: Page, column: string): Promise<string[]> {
  await saleRows(page);
  return page.locator(`.transacoes-grade-${column}`).allInnerTexts();
}

/** Do something that fetches sales, and wait until the answer is on the screen. Returns the request's address. */
export async function afterSales(page: Page, act: () => Promise<unknown>): Promise<URL> {
  const [response] = await Promise.all([
    nextAnswer(
      page,
      (request) =>
        request.url().includes("/rest/v1/vw_transacoes") &&
        request.url().includes("limit=") &&
        request.method() === "GET",
    ),
    nextAnswer(page, "**/rpc/rpc_transacoes_resumo"),
    act(),
  ]);
  await expectVisible(page.locator(idleSales));
  return new URL(response.url());
}

/** Returns the path of the contact with the most purchases after skipping `skipped`, from the backend. */
export async function contactPath(site: Site, skipped: number): Promise<string> {
  const query = `select=id&order=qtd_compras.desc.nullslast,id.asc&limit=1&offset=${skipped}`;
  const response = await fetch(`${site.url}/rest/v1/vw_contatos?${query}`, { headers: await site.headers("owner") });
  const [contact]: { readonly id: string }[] = await response.json();
  if (!contact) throw new Error(`there are not more than ${skipped} contacts`);
  return `/contato/${contact.id}/`;
}

/** Open a contact, and wait for its name. */
export async function openContact(site: Site, path: string, options: OpenSite = { as: "owner" }): Promise<Page> {
  const page = await site.open(path, options);
  await expectVisible(page.locator(".contato-cabecalho-nome"));
  return page;
}

/** Wait until an item of the opening menu has the focus: it arrives a little later, and keys would be lost before. */
export const menuFocused = (page: Page): Promise<void> => expectVisible(page.locator("[role=menuitem]:focus"));

/**
 * For `before`: keeps notices open, so that a slow machine still finds the button of one that closes after five
 * seconds.
 */
export function keepNotices(): void {
  const real = window.setTimeout.bind(window);
  Reflect.set(window, "setTimeout", (act: () => void, ms?: number) => real(act, ms === 5000 ? 600_000 : ms));
}
