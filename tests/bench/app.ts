import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer as createHttpServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { watchAnswers } from "../browser/answers.ts";
import { freePort } from "../free-port.ts";
import { addressOf } from "../served-address.ts";
import { median } from "./rows/measured-pages.ts";
import { besideTwin } from "./twin.ts";

// The built seller app in Chromium, used by the account owner.

const root = resolve(process.env.TRAMA_ROOT ?? ".");
const trama = join(root, "dist/cli/main.js");
const owner = { email: "ana.lima@aurora.example", password: "Teste1234" };
/** The last version that runs on Node 20. */
const lighthouse = "lighthouse@12.8.2";
const lighthouseRounds = 5;
const clickCount = 7;

/** Pages by the name in the report. The first needs no sign-in. */
const pages = {
  login: "/",
  dashboard: "/dashboard/",
  transações: "/vendas/transacoes/",
  contatos: "/contatos/",
} as const;

/** JavaScript that each page loads on a first visit, gzipped, until all requests have their answers. */
export async function pageScripts(): Promise<string> {
  return withApp([], async (app) => {
    const lines: string[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const context = await app.newContext(name !== "login");
      const page = await context.newPage();
      const scripts = new Set<string>();
      page.on("request", (request) => {
        if (request.url().endsWith(".js")) scripts.add(request.url());
      });
      const answered = watchAnswers(page);
      await page.goto(app.url + path);
      await answered();
      const sizes = await Promise.all(Array.from(scripts, gzipSize));
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      lines.push(`${name}: ${(bytes / 1000).toFixed(1)} kB in ${sizes.length} files`);
      await context.close();
    }
    return lines.join("\n  ");
  });
}

async function gzipSize(address: string): Promise<number> {
  const response = await fetch(address);
  return gzipSync(new Uint8Array(await response.arrayBuffer()), { level: 9 }).length;
}

/** From a click on the menu to painted rows, for the list of sales and of contacts, at two sizes of the demo. */
export async function menuClicks(): Promise<string> {
  const lines: string[] = [];
  for (const size of ["demo", "100k"]) {
    await withApp(["--demo", size], async (app) => {
      const page = await (await app.newContext(true)).newPage();
      const answered = watchAnswers(page);
      await page.goto(`${app.url}/dashboard/`);
      await answered();
      for (const name of ["Transações", "Contatos"]) lines.push(`${size}, ${name}: ${await clickTimes(page, name)}`);
    });
  }
  return lines.join("\n  ");
}

/** Main-thread time of three things that a seller does all day, beside React alone that shows the same. */
export async function mainThread(): Promise<string> {
  return withApp(["--demo"], async (app) => {
    const page = await (await app.newContext(true)).newPage();
    const answered = watchAnswers(page);
    await page.goto(`${app.url}/dashboard/`);
    await answered();
    const menu = (name: string) => page.getByRole("navigation").first().getByRole("link", { name, exact: true });
    const search = page.getByRole("main").getByRole("searchbox").first();
    const clicked = await besideTwin(page, [
      {
        title: "click on Contatos in the menu, to painted rows",
        act: () => menu("Contatos").evaluate((link: HTMLElement) => link.click()),
        back: () => menu("Dashboard").evaluate((link: HTMLElement) => link.click()),
      },
    ]);
    await page.goto(`${app.url}/vendas/transacoes/`);
    await answered();
    const listed = await besideTwin(page, [
      {
        title: "five letters in the search of Transações",
        act: () => search.pressSequentially("maria"),
        typed: "maria",
        back: () => search.fill(""),
      },
      {
        title: "a sale opened in its panel",
        act: () =>
          page
            .locator("main [role=grid] [data-row]")
            .first()
            .evaluate((row: HTMLElement) => row.click()),
        back: () => page.keyboard.press("Escape"),
      },
    ]);
    return [...clicked, ...listed].join("\n  ");
  });
}

async function clickTimes(page: Page, name: string): Promise<string> {
  const menu = page.getByRole("navigation").first();
  const times: number[] = [];
  for (let round = 0; round < clickCount; round++) {
    const link = menu.getByRole("link", { name, exact: true });
    times.push(
      await link.evaluate(
        (target: HTMLElement) =>
          new Promise<number>((done) => {
            const start = performance.now();
            const look = (): void => {
              const row = document.querySelector("main [role=grid]:not([aria-busy]) [data-row]");
              // It is painted one frame later.
              if (row) requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
              else requestAnimationFrame(look);
            };
            target.click();
            requestAnimationFrame(look);
          }),
      ),
    );
    await menu.getByRole("link", { name: "Dashboard", exact: true }).click();
    // Before it appears, the menu still belongs to the previous page.
    await page.locator("main").getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  }
  const [first = 0] = times;
  times.sort((a, b) => a - b);
  return `${times[clickCount >> 1]?.toFixed(0)} ms in the middle, ${times.at(-1)?.toFixed(0)} ms at most, ${first.toFixed(0)} ms the first time`;
}

/**
 * Scores of Lighthouse from 0 to 100 for its simulated phone, beside a page of React alone: the medians of rounds that
 * each load all pages, so that all meet the same load of the machine. npm fetches Lighthouse.
 *
 * Each report has a browser of its own: in one that has shown a page before, Lighthouse first walks the memory of that
 * page, 0.1 to 0.15 s that it adds to the next one. The profiles keep what was loaded in earlier rounds.
 */
export async function lighthouseScores(): Promise<string> {
  return withApp(["--demo"], async (app) => {
    const bare = await startBarePage();
    try {
      const port = await freePort();
      const targets = [
        { name: "React alone", address: bare.url, isSignedIn: false },
        { name: "login", address: app.url + pages.login, isSignedIn: false },
        { name: "dashboard", address: app.url + pages.dashboard, isSignedIn: true },
        { name: "transações", address: app.url + pages.transações, isSignedIn: true },
      ].map((target) => ({ ...target, reports: [] as LighthouseReport[] }));
      for (let round = 0; round < lighthouseRounds; round++)
        for (const { address, isSignedIn, reports } of targets) {
          const profile = join(app.folder, isSignedIn ? "owner" : "stranger");
          const context = await app.newContext(isSignedIn, { port, profile });
          reports.push(await lighthouseReport(app, address, port));
          await context.close();
        }
      return targets.map(({ name, reports }) => `${name}: ${summaryOf(reports)}`).join("\n  ");
    } finally {
      bare.server.close();
    }
  });
}

/** A page that shows one heading with React, compressed as the app is. */
async function startBarePage(): Promise<{ readonly url: string; readonly server: Server }> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createElement } from "react"; import { createRoot } from "react-dom/client";
createRoot(document.querySelector("#root")).render(createElement("h1", null, "React"));`,
      resolveDir: root,
    },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const script = brotliCompressSync(outputFiles[0]?.contents ?? "");
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>React</title><div id="root"></div><script type="module" src="/app.js"></script></html>`;
  const server = createHttpServer((request, response) => {
    if (request.url === "/app.js")
      response.writeHead(200, { "content-type": "text/javascript", "content-encoding": "br" }).end(script);
    else response.writeHead(200, { "content-type": "text/html" }).end(page);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`, server };
}

async function lighthouseReport(app: App, address: string, port: number): Promise<LighthouseReport> {
  const path = join(app.folder, "report.json");
  const args = [address, "--quiet", `--port=${port}`, "--disable-storage-reset", "--output=json"];
  const only = "--only-categories=performance,accessibility,best-practices";
  // Not `spawnSync`: this process also handles the browser, which would wait for it.
  const child = spawn("npx", ["--yes", lighthouse, ...args, only, `--output-path=${path}`], { stdio: "inherit" });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`no report of ${address}, npx ended with ${code}`);
  const report: LighthouseReport = JSON.parse(readFileSync(path, "utf8"));
  if (report.finalDisplayedUrl !== address) throw new Error(`${address} led to ${report.finalDisplayedUrl}`);
  return report;
}

/** The medians of each category and of the times. */
function summaryOf(reports: readonly LighthouseReport[]): string {
  const [first] = reports;
  if (!first) return "no report";
  const scores = Object.keys(first.categories).map((id) => {
    const all = reports.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100));
    return `${first.categories[id]?.title} ${median(all)} (${Math.min(...all)} to ${Math.max(...all)})`;
  });
  const times = Object.entries(metrics).map(([id, [name, unit]]) => {
    const value = median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    return `${name} ${unit === "ms" ? Math.round(value) : value.toFixed(3)}${unit && ` ${unit}`}`;
  });
  return [...scores, ...times].join(", ");
}

const metrics = {
  "first-contentful-paint": ["first paint", "ms"],
  "largest-contentful-paint": ["largest paint", "ms"],
  "speed-index": ["speed index", "ms"],
  "total-blocking-time": ["blocking", "ms"],
  "cumulative-layout-shift": ["layout shift", ""],
} as const;

interface LighthouseReport {
  readonly finalDisplayedUrl: string;
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

interface App {
  readonly url: string;
  readonly folder: string;
  /** A browser with a profile of its own, or the one in a folder; with a port, other tools can control it. */
  newContext(
    isSignedIn: boolean,
    options?: { readonly port?: number; readonly profile?: string },
  ): Promise<BrowserContext>;
}

const chromePath = process.env.CHROME_PATH ?? "";

async function withApp<T>(options: readonly string[], use: (app: App) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "trama-bench-app-"));
  const contexts: BrowserContext[] = [];
  let server: ChildProcess | undefined;
  try {
    spawnSync(process.execPath, [trama, "build", "designs/vendas"], { cwd: root });
    const serve = [trama, "serve", "designs/vendas", "--backend", "--data", join(folder, "data"), "--port", "0"];
    server = spawn(process.execPath, [...serve, ...options], { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
    const url = await addressOf(server);
    return await use({
      url,
      folder,
      newContext: async (isSignedIn, { port, profile = mkdtempSync(join(folder, "profile-")) } = {}) => {
        const context = await chromium.launchPersistentContext(profile, {
          executablePath: chromePath,
          args: ["--no-sandbox", ...(port === undefined ? [] : [`--remote-debugging-port=${port}`])],
          viewport: { width: 1366, height: 768 },
          locale: "pt-BR",
        });
        contexts.push(context);
        if (isSignedIn) await context.addCookies([{ name: "trama-token", value: await tokenOf(url), url }]);
        return context;
      },
    });
  } finally {
    await Promise.all(contexts.map((context) => context.close().catch(() => undefined)));
    server?.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function tokenOf(url: string): Promise<string> {
  const response = await fetch(`${url}/functions/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(owner),
  });
  const { authToken }: { authToken: string } = await response.json();
  return authToken;
}
