import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page, Request as PageRequest } from "playwright-core";
import { expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { startBackend } from "../backend/start.ts";
import { startOf } from "./generated-app.ts";
import { type Answer, openApp } from "./harness.ts";
import { demoEnd, password, people } from "./vendas/site.ts";

const root = resolve(import.meta.dirname, "../..");
/** All but `galeria`: tests/gallery opens its pages in StrictMode, and compares them with their pictures. */
const designs = readdirSync(join(root, "generated")).filter((name) => name !== "galeria");

/** The paths of a design's pages, with a value for each parameter; without those for people who are signed in. */
const pathsOf = (design: string, { params = { lugar: "lisboa" }, isSignedIn = false }: Options): string[] =>
  Array.from(
    readFileSync(join(root, `generated/${design}/routes.tsx`), "utf8").matchAll(/ path: "([^"]*)", handle: \{(.*?)\}/g),
    ([, path = "", handle = ""]) => ({ path, isPrivate: handle.includes("groups:") }),
  )
    .filter(({ isPrivate }) => isSignedIn || !isPrivate)
    .map(({ path }) => path.replace(/:(\w+)/g, (_, name) => params[name] ?? "1"));

interface Options {
  readonly head?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly isSignedIn?: boolean;
  readonly answer?: (request: PageRequest) => Answer | Promise<Answer>;
  /** Prepares a browser, once the app is open. */
  readonly prepare?: (page: Page, url: string) => Promise<unknown>;
}

interface Shown {
  readonly page: Page;
  readonly url: string;
  readonly errors: readonly string[];
  /** Whether a request waits for its answer. */
  readonly isWaiting: () => boolean;
}

async function openMode(
  design: string,
  isStrict: boolean,
  { head, answer = () => ({ body: [] }), prepare }: Options,
): Promise<Shown> {
  let waitingCount = 0;
  const counted = async (request: PageRequest): Promise<Answer> => {
    waitingCount += 1;
    try {
      return await answer(request);
    } finally {
      waitingCount -= 1;
    }
  };
  const opened = await openApp({
    files: { "main.tsx": startOf(design, isStrict) },
    ...(head === undefined ? {} : { head }),
    respond: (request) =>
      request.isNavigationRequest() || request.url().includes("/assets/") ? undefined : counted(request),
  });
  await opened.page.clock.setFixedTime(new Date(demoEnd));
  await prepare?.(opened.page, opened.url);
  return { ...opened, isWaiting: () => waitingCount > 0 };
}

/**
 * Compares what each page of a design shows, in StrictMode and without, once nothing changes any more. The first page is
 * opened by its address, and each other one as a link opens it: to start the app again would show nothing else.
 */
async function compareModes(design: string, options: Options = {}): Promise<readonly Shown[]> {
  const modes = [await openMode(design, true, options), await openMode(design, false, options)];
  let shown: readonly (string | undefined)[] = [];
  for (const [index, path] of pathsOf(design, options).entries()) {
    await Promise.all(
      modes.map(async ({ page, url }) =>
        index === 0 ? page.goto(url + path, { waitUntil: "load" }) : page.evaluate(followLink, path),
      ),
    );
    const left = shown[0];
    const isSame = async () => {
      const before = shown;
      shown = await Promise.all(modes.map(markupOf));
      const isShown = shown.every((markup) => markup !== undefined && markup !== left);
      return isShown && shown[0] === shown[1] && shown.every((markup, index) => markup === before[index]);
    };
    await waitFor(isSame);
    const [strict, plain] = shown;
    expect(strict, path).toBeDefined();
    expect(strict, path).toEqual(plain);
  }
  return modes;
}

/** Runs in the page: its router hears of a new address as of one that the browser goes back to. */
function followLink(path: string): void {
  history.pushState({}, "", path);
  dispatchEvent(new PopStateEvent("popstate", { state: {} }));
}

/** Waits until a condition holds, or for half a minute; it is asked twice a second. */
async function waitFor(holds: () => Promise<boolean>): Promise<void> {
  for (let count = 0; count < 60 && !(await holds()); count++) await new Promise((done) => setTimeout(done, 500));
}

/** Returns what a page shows, without the ids that React counts; undefined until it shows a section and its data. */
async function markupOf({ page, url, isWaiting }: Shown): Promise<string | undefined> {
  if (isWaiting() || (await page.locator("#root main").count()) === 0) return undefined;
  const markup = await page.locator("body").evaluate(sortedMarkup);
  return markup
    .replaceAll(url, "")
    .replace(/_r_\w+_|DndDescribedBy-\d+/g, "id")
    .replaceAll("><", ">\n<");
}

/** Runs in the page. Attributes come in the order in which they were set. */
function sortedMarkup(body: HTMLElement): string {
  const copy = body.cloneNode(true) as HTMLElement;
  for (const node of copy.querySelectorAll("*")) {
    const attributes = [...node.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name } of attributes) node.removeAttribute(name);
    for (const { name, value } of attributes) node.setAttribute(name, value);
  }
  return copy.innerHTML;
}

/** The different errors of a page: how often the browser reports a missing file depends on its cache. */
const errorsOf = ({ errors, url }: Shown): readonly string[] =>
  [...new Set(errors.map((error) => error.replaceAll(url, "")))].sort();

/** The seller app has twenty-three pages, each opened twice: 25 s on two quiet cores. */
const timeoutMs = 240_000;

test.each(designs)(
  "every page of %s is the same in React's StrictMode, and reports nothing",
  async (design) => {
    const [strict, plain] = (await compareModes(design)).map(errorsOf);
    expect(strict).toEqual(plain);
  },
  timeoutMs,
);

test(
  "every page of vendas is the same in React's StrictMode for a person who is signed in, and reports nothing",
  async () => {
    const backend = await startBackend({ designDir: join(root, "designs/vendas"), memory: true, port: 0 });
    const token = await signedIn(backend);
    const idOf = async (path: string): Promise<string> => {
      const headers = { apikey: backend.anonKey, authorization: `Bearer ${token}` };
      const answer = await backend.fetch(new Request(`${backend.url}/rest/v1/${path}`, { headers }));
      const [row]: readonly { readonly id: string }[] = await answer.json();
      if (row === undefined) throw new Error(`no row of ${path}`);
      return row.id;
    };
    const environment = JSON.stringify({ backendUrl: "", backendKey: backend.anonKey });
    const modes = await compareModes("vendas", {
      head: `<script type="application/json" id="trama-env">${environment}</script>`,
      isSignedIn: true,
      params: {
        atendimentoId: "AT-2501-00001",
        contatoId: await idOf("vw_contatos?select=id&order=id&limit=1"),
        usuarioId: await idOf(`usuarios?select=id&email=eq.${people.owner}`),
        chat: await idOf("vw_chats?select=id&order=id&limit=1"),
      },
      answer: (request) => answerOf(backend, request),
      prepare: async (page, url) => {
        await page.context().addCookies([{ name: "trama-token", value: token, url }]);
        await page.addInitScript(useRealtimeOf, new URL(backend.url).host);
      },
    });
    for (const { page } of modes) expect(await page.locator(".menu-lateral-barra").count()).toBe(1);
    // The test has no style sheets of pages.
    const problems = modes.map((mode) => errorsOf(mode).filter((error) => !error.includes("404")));
    expect(problems).toEqual([[], []]);
  },
  timeoutMs,
);

async function signedIn(backend: Backend): Promise<string> {
  const answer = await backend.fetch(
    new Request(`${backend.url}/functions/v1/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: people.owner, password }),
    }),
  );
  const { authToken }: { readonly authToken: string } = await answer.json();
  return authToken;
}

/** Runs in the page: its realtime connections lead to the backend at this host. */
function useRealtimeOf(host: string): void {
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(String(url).replace(location.host, host), protocols);
    }
  };
}

/** Returns the answer of the backend to a request of a page. */
async function answerOf(backend: Backend, request: PageRequest): Promise<Answer> {
  const { pathname, search } = new URL(request.url());
  const body = request.postData();
  const { "content-length": _, ...headers } = await request.allHeaders();
  const answer = await backend.fetch(
    new Request(backend.url + pathname + search, {
      method: request.method(),
      headers,
      ...(body === null ? {} : { body }),
    }),
  );
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
}
