import { createServer } from "node:http";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, type BuildResult, build, type Plugin } from "esbuild";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from "playwright-core";
import { cleanUp, cleanUpWithFile } from "../clean-up.ts";
import { bundleSharedCode, type SharedCode } from "./shared-code.ts";

/** The root of the repository, from which in-memory files import. */
const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

export interface OpenOptions {
  /** Files of the app as text by path; `main.tsx` is the entry. They import each other and `trama/runtime`. */
  readonly files?: Readonly<Record<string, string>>;
  /** A file on disk to start with, instead of `files`. */
  readonly entry?: string;
  /** The address to open; `/` when absent. */
  readonly path?: string;
  /** Further elements for the head of the document. */
  readonly head?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: "light" | "dark";
  /** Whether the device is touched: its pointer is coarse. */
  readonly hasTouch?: boolean;
  /** The time zone of the browser; default: the tests' own. */
  readonly timezoneId?: string;
  /**
   * Answers requests that are not for a file, such as requests to a backend. Return undefined to answer with the
   * document.
   */
  readonly respond?: (request: Request) => Answer | undefined | Promise<Answer | undefined>;
}

export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface OpenedApp {
  readonly page: Page;
  readonly url: string;
  /** Console errors and uncaught errors of the page. */
  readonly errors: string[];
  readonly close: () => Promise<void>;
}

/** Playwright's own list, which a second `--disable-features` replaces. */
const disabledByPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];
/** Pages of the address bar, which tests never see: two further renderers for each page cost a third of its time. */
const popups = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** How long a locator or a response is waited for: slow machines take half of it for a page with many requests. */
const patienceMs = 30_000;

let browser: Promise<Browser> | undefined;

/** Open one Chromium for all tests of a worker; it ends with the worker. */
export function openBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium-headless-shell",
    args: [
      ...["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
      `--disable-features=${[...disabledByPlaywright, ...popups].join()}`,
    ],
  });
  return browser;
}

/** Open a fresh browser profile, which ends with the test. */
export async function openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await (await openBrowser()).newContext(options);
  context.setDefaultTimeout(patienceMs);
  cleanUp(() => closeContext(context));
  return context;
}

/** Profiles that no test uses at present, by their options and the fixed time of their clocks. */
const idle = new Map<string, BrowserContext[]>();
/** Profiles whose clock a test has set: for good, and with timers and measurements of its own. */
const changedClocks = new WeakSet<BrowserContext>();
/** An empty page of a profile: its process also runs the pages of tests, and keeps what it has compiled. */
const keepers = new WeakMap<BrowserContext, Page>();

export interface Profile {
  /** The fixed time of its pages, in ISO 8601. */
  readonly now?: string | undefined;
  /** Keep a process for the pages of this origin between tests. Without it each page has a process of its own. */
  readonly origin?: string;
  /** Whether it is borrowed until the file ends, rather than the test. */
  readonly isForFile?: boolean;
}

/**
 * Borrow a browser profile without cookies, permissions and pages until the test ends, or the file.
 *
 * It keeps what the browser has cached and compiled of scripts, so that pages open in half the processor time. What a
 * site has stored is cleared by `forgetSite`.
 */
export async function borrowContext(options: BrowserContextOptions, profile: Profile = {}): Promise<BrowserContext> {
  const key = JSON.stringify([options, profile.now, profile.origin !== undefined]);
  const context = idle.get(key)?.pop() ?? (await newProfile(options, profile));
  const end = profile.isForFile ? cleanUpWithFile : cleanUp;
  end(() => returnContext(context, key));
  return context;
}

async function newProfile(options: BrowserContextOptions, { now, origin }: Profile): Promise<BrowserContext> {
  const context = await (await openBrowser()).newContext(options);
  context.setDefaultTimeout(patienceMs);
  if (now !== undefined) await context.clock.setFixedTime(new Date(now));
  watchClock(context);
  if (origin !== undefined) {
    const keeper = await context.newPage();
    keepers.set(context, keeper);
    await keeper.route("**/*", (route) => route.fulfill({ contentType: "text/html", body: "" }));
    await keeper.goto(origin);
    await keeper.unrouteAll();
  }
  return context;
}

/** Open a page of a borrowed profile, in the process that the profile keeps. */
export async function openPage(context: BrowserContext): Promise<Page> {
  const keeper = keepers.get(context);
  if (!keeper) return context.newPage();
  const [page] = await Promise.all([keeper.waitForEvent("popup"), keeper.evaluate(() => void window.open())]);
  return page;
}

/** Pages that their profiles keep between tests, and the address at which they wait. */
const kept = new WeakMap<BrowserContext, { readonly page: Page; readonly address: string }>();

/**
 * Borrow the page that a borrowed profile keeps. It waits at the address, a file of its site without scripts.
 *
 * It opens an app in half the processor time of a new page: its process has run the scripts already.
 */
export async function borrowPage(context: BrowserContext, address: string): Promise<Page> {
  const known = kept.get(context);
  if (known?.address === address) return known.page;
  const page = await context.newPage();
  await forgetSite(page, new URL(address).origin);
  kept.set(context, { page, address });
  return page;
}

/** Run a script in a page before the scripts of its site, until the test ends. */
export async function runBefore(page: Page, script: (() => void) | { readonly content: string }): Promise<void> {
  const added = await page.addInitScript(script);
  endsWithTest(page, () => added.dispose());
}

/** End something of a page that is kept, when the test ends and before the page is emptied. */
export function endsWithTest(page: Page, end: () => Promise<unknown>): void {
  endings.set(page, [...(endings.get(page) ?? []), end]);
}

const endings = new WeakMap<Page, readonly (() => Promise<unknown>)[]>();

async function returnContext(context: BrowserContext, key: string): Promise<void> {
  if (changedClocks.has(context)) return closeContext(context);
  await Promise.all([closePages(context), context.setOffline(false)]);
  const { page, address = "" } = kept.get(context) ?? {};
  if (page?.isClosed()) kept.delete(context);
  else if (page) await emptyPage(page, address);
  // A page that is still open would notice that its session is gone.
  await Promise.all([context.clearCookies(), context.clearPermissions()]);
  idle.set(key, [...(idle.get(key) ?? []), context]);
}

const events = ["console", "dialog", "download", "pageerror", "popup", "request", "response", "websocket"];

/** Make a page as good as new: without listeners, history and what its site has stored. */
async function emptyPage(page: Page, address: string): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  for (const event of events) page.removeAllListeners(event);
  await Promise.all((endings.get(page) ?? []).map((end) => end()));
  endings.delete(page);
  // A page with unsaved input asks before it goes.
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto(address);
  page.removeAllListeners("dialog");
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = "";
  });
  // Nothing is under the pointer of a new page.
  await page.mouse.move(-1, -1);
  await page.emulateMedia({ media: null, reducedMotion: null });
  await Promise.all([page.clearConsoleMessages(), page.clearPageErrors()]);
  await forgetSite(page, new URL(address).origin);
}

/** Close the pages of a test. A request of a page that is still open ends with it without an error. */
async function closePages(context: BrowserContext): Promise<void> {
  const used = context.pages().filter((page) => page !== keepers.get(context) && page !== kept.get(context)?.page);
  await Promise.all(used.map((page) => page.unrouteAll({ behavior: "ignoreErrors" })));
  await Promise.all(used.map((page) => page.close()));
}

/** Clear what a site has stored in the profile of a page, service workers included, and the history of the page. */
export async function forgetSite(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const storageTypes = "local_storage,indexeddb,cache_storage,service_workers";
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes });
  await session.send("Page.resetNavigationHistory");
  await session.detach();
}

/** Note when a test changes the clock of a profile, which is then closed with the test. */
function watchClock(context: BrowserContext): void {
  for (const name of ["install", "pauseAt", "setFixedTime", "setSystemTime"] as const) {
    const change: (...args: never) => Promise<void> = context.clock[name];
    Reflect.set(context.clock, name, (...args: never) => {
      changedClocks.add(context);
      return change.apply(context.clock, args);
    });
  }
}

/** Whether the clock of a page is changed for good. */
export const hasChangedClock = (page: Page): boolean => changedClocks.has(page.context());

/** Close a browser profile. A request of the page that is still open ends with it without an error. */
async function closeContext(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: "ignoreErrors" })));
  await context.close();
}

/** Stop the clock of a page; `page.clock.runFor` advances it, `page.clock.resume` restarts it. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
}

/** Collects the console errors and uncaught errors of a page from now on. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return errors;
}

/** Bundle an app, serve it, and open it in a browser profile without data of other tests. */
export async function openApp(options: OpenOptions): Promise<OpenedApp> {
  const { url } = await borrowServer(await bundle(options), options.head ?? "");
  const { viewport = { width: 1366, height: 768 }, colorScheme = "light", hasTouch, timezoneId } = options;
  const context = await borrowContext(
    {
      viewport,
      colorScheme,
      ...(hasTouch ? { hasTouch, isMobile: true } : {}),
      ...(timezoneId === undefined ? {} : { timezoneId }),
    },
    { origin: url },
  );
  const page = await openPage(context);
  await forgetSite(page, url);
  const errors = errorsOf(page);
  const { respond } = options;
  if (respond) {
    await page.route("**/*", async (route) => {
      const answer = await respond(route.request());
      if (answer === undefined) return route.fallback();
      await route.fulfill({
        status: answer.status ?? 200,
        headers: { "content-type": "application/json", ...answer.headers },
        body: typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body),
      });
    });
  }
  await page.goto(url + (options.path ?? "/"));
  return { page, url, errors, close: () => closePages(context) };
}

/** Bundle to memory; an app of `files` without the code that all of them share. */
async function bundle({ files = {}, entry }: OpenOptions): Promise<ReadonlyMap<string, Uint8Array>> {
  if (entry !== undefined) return filesOf(await build({ ...bundling, entryPoints: { main: resolve(root, entry) } }));
  sharing ??= bundleSharedCode(bundling);
  shared = await sharing;
  const own = await build({
    ...bundling,
    entryPoints: { main: "virtual:main.tsx" },
    loader: { ".woff2": "dataurl" },
    plugins: [shared.plugin, virtualFiles(files), fontsOfDesign],
  });
  return new Map([...shared.files, ...filesOf(own)]);
}

const filesOf = ({ outputFiles }: BuildResult<{ write: false }>): Map<string, Uint8Array> =>
  new Map(outputFiles.map((file) => [file.path.slice(bundling.outdir.length), file.contents]));

/** Bundles to memory, with the development build of React, so that its warnings become errors of the page. */
export const bundling = {
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  conditions: ["source", "browser", "module"],
  define: { "process.env.NODE_ENV": '"development"' },
  absWorkingDir: root,
  outdir: join(root, ".trama/harness"),
  publicPath: "/assets/",
  write: false,
  logLevel: "silent",
} as const satisfies BuildOptions;

let sharing: Promise<SharedCode> | undefined;
let shared: SharedCode | undefined;

/** Makes the bundler read files that are on no disk. */
function virtualFiles(files: Readonly<Record<string, string>>): Plugin {
  const find = (path: string): string | undefined =>
    ["", ".tsx", ".ts", ".css"].map((ending) => path + ending).find((name) => files[name] !== undefined);
  return {
    name: "virtual-files",
    setup(to) {
      to.onResolve({ filter: /^virtual:/ }, ({ path }) => ({
        path: path.slice("virtual:".length),
        namespace: "virtual",
      }));
      to.onResolve({ filter: /^\.\.?\//, namespace: "virtual" }, ({ path, importer }) => {
        const name = find(join(dirname(importer), path));
        return name === undefined ? undefined : { path: name, namespace: "virtual" };
      });
      to.onLoad({ filter: /.*/, namespace: "virtual" }, ({ path }) => ({
        contents: files[path] ?? "",
        loader: path.endsWith(".css") ? "css" : "tsx",
        resolveDir: root,
      }));
    },
  };
}

/** Finds the fonts that the style sheets of an output name, in the design of the output. */
const fontsOfDesign: Plugin = {
  name: "fonts-of-design",
  setup(to) {
    to.onResolve({ filter: /^\/assets\/.*\.woff2$/ }, ({ path, importer }) => ({
      path: join(root, "designs", basename(dirname(importer)), path),
    }));
  },
};

/** A server of one app at a time, on a port that it keeps for the browser to recognise scripts. */
interface AppServer {
  readonly url: string;
  show(outputs: ReadonlyMap<string, Uint8Array>, head: string): void;
}

/** Servers that no test uses at present. */
const idleServers: AppServer[] = [];

async function borrowServer(outputs: ReadonlyMap<string, Uint8Array>, head: string): Promise<AppServer> {
  const server = idleServers.pop() ?? (await startServer());
  server.show(outputs, head);
  cleanUp(() => void idleServers.push(server));
  return server;
}

async function startServer(): Promise<AppServer> {
  let files: ReadonlyMap<string, Uint8Array> = new Map();
  let document = "";
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const file = path.startsWith("/assets/") ? files.get(path.slice("/assets".length)) : undefined;
    if (path.startsWith("/assets/") && file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const type = path.endsWith(".js") ? "text/javascript" : path.endsWith(".css") ? "text/css" : "text/html";
    // Browsers keep the shared code and what they compile of it, but not what a test may miss on purpose.
    const isShared = shared?.files.get(path.slice("/assets".length)) === file && file !== undefined;
    const caching = isShared ? "max-age=86400, immutable" : "no-store";
    response.writeHead(200, { "content-type": `${type}; charset=utf-8`, "cache-control": caching });
    response.end(file ?? document);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    url: `http://localhost:${address.port}`,
    show(outputs, head) {
      files = outputs;
      const styles = outputs.has("/main.css") ? '<link rel="stylesheet" href="/assets/main.css">' : "";
      document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>test</title><link rel="icon" href="data:,">${styles}${head}</head><body><div id="root"></div><script type="module" src="/assets/main.js"></script></body></html>`;
    },
  };
}
