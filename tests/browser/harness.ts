import { createServer, type Server } from "node:http";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import { type Browser, chromium, type Page, type Request } from "playwright-core";

/** The top of the repository, from which files given as text import. */
const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

export interface OpenOptions {
  /** Files of the app as text by path; `main.tsx` is where it starts. They import each other and `trama/runtime`. */
  readonly files?: Readonly<Record<string, string>>;
  /** A file on disk to start with, instead of `files`. */
  readonly entry?: string;
  /** The address to open; `/` when absent. */
  readonly path?: string;
  /** Further elements for the head of the document. */
  readonly head?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: "light" | "dark";
  /** Where the browser is; where the tests run when absent. */
  readonly timezoneId?: string;
  /** Answers requests that are for no file, such as those to a backend. Gives nothing to let the document answer. */
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
  /** What the page wrote to the console as errors, and errors that nobody caught. */
  readonly errors: string[];
  readonly close: () => Promise<void>;
}

let browser: Promise<Browser> | undefined;

/** One Chromium for all tests of a file; `closeBrowser` ends it. */
export function openBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
  });
  return browser;
}

export async function closeBrowser(): Promise<void> {
  const open = await browser;
  browser = undefined;
  await open?.close();
}

/** Stop the time of a page; `page.clock.runFor` lets some of it go by, `page.clock.resume` all. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
}

/** Bundle an app, serve it on a port of its own, and open it in a fresh browser profile. */
export async function openApp(options: OpenOptions): Promise<OpenedApp> {
  const outputs = await bundle(options);
  const server = await serve(outputs, options.head ?? "");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  const url = `http://localhost:${address.port}`;
  const context = await (await openBrowser()).newContext({
    viewport: options.viewport ?? { width: 1366, height: 768 },
    colorScheme: options.colorScheme ?? "light",
    ...(options.timezoneId === undefined ? {} : { timezoneId: options.timezoneId }),
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
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
  const close = async () => {
    // A request that the page still sends ends with it, which is no error.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
    await new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    });
  };
  return { page, url, errors, close };
}

/** Bundle to memory, in the development build of React, so that its warnings become errors of the page. */
async function bundle({ files, entry }: OpenOptions): Promise<ReadonlyMap<string, Uint8Array>> {
  const start = entry === undefined ? "virtual:main.tsx" : resolve(root, entry);
  const result = await build({
    entryPoints: { main: start },
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
    plugins: files === undefined ? [] : [virtualFiles(files)],
  });
  return new Map(
    result.outputFiles.map((file) => [file.path.slice(join(root, ".trama/harness").length), file.contents]),
  );
}

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

async function serve(outputs: ReadonlyMap<string, Uint8Array>, head: string): Promise<Server> {
  const styles = outputs.has("/main.css") ? '<link rel="stylesheet" href="/assets/main.css">' : "";
  const document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>test</title><link rel="icon" href="data:,">${styles}${head}</head><body><div id="root"></div><script type="module" src="/assets/main.js"></script></body></html>`;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const file = path.startsWith("/assets/") ? outputs.get(path.slice("/assets".length)) : undefined;
    if (path.startsWith("/assets/") && file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const type = path.endsWith(".js") ? "text/javascript" : path.endsWith(".css") ? "text/css" : "text/html";
    response.writeHead(200, { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" });
    response.end(file ?? document);
  });
  await listen(server);
  return server;
}

/** Ports 4100 to 4999, so that tests and a running app do not meet. */
async function listen(server: Server): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await new Promise<void>((done, fail) => {
        server.once("error", fail);
        server.listen(4100 + Math.floor(Math.random() * 900), "127.0.0.1", () => {
          server.off("error", fail);
          done();
        });
      });
      return;
    } catch (error) {
      if (attempt === 20) throw error;
    }
  }
}
