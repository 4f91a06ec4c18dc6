import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { type BrowserContext, chromium, type Page } from "playwright-core";

// The built seller app in Chromium, used by the account owner.

const root = resolve(process.env.TRAMA_ROOT ?? ".");
const trama = join(root, "dist/cli/main.js");
const owner = { email: "ana.lima@aurora.example", password: "Teste1234" };
const lighthouse = "lighthouse@13.5.0";
const clickCount = 7;

/** Pages by the name in the report. The first needs no sign-in. */
const pages = {
  login: "/",
  dashboard: "/dashboard/",
  transações: "/vendas/transacoes/",
  contatos: "/contatos/",
} as const;

/** JavaScript that each page loads on a first visit, gzipped, until the network is quiet. */
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
      await page.goto(app.url + path, { waitUntil: "networkidle" });
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
      await page.goto(`${app.url}/dashboard/`, { waitUntil: "networkidle" });
      for (const name of ["Transações", "Contatos"]) lines.push(`${size}, ${name}: ${await clickTimes(page, name)}`);
    });
  }
  return lines.join("\n  ");
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

/** Scores of Lighthouse from 0 to 100, for its simulated desktop and phone; npm fetches it. */
export async function lighthouseScores(): Promise<string> {
  return withApp(["--demo"], async (app) => {
    const lines: string[] = [];
    for (const name of ["login", "dashboard", "transações"] as const) {
      const port = await freePort();
      await app.newContext(name !== "login", port);
      const address = app.url + pages[name];
      lines.push(`${name}, computer: ${await scores(app, address, port, ["--preset=desktop"])}`);
      lines.push(`${name}, phone: ${await scores(app, address, port, [])}`);
    }
    return lines.join("\n  ");
  });
}

async function scores(app: App, address: string, port: number, preset: readonly string[]): Promise<string> {
  const report = join(app.folder, "report.json");
  const args = [address, "--quiet", `--port=${port}`, "--disable-storage-reset", "--output=json"];
  const only = "--only-categories=performance,accessibility,best-practices";
  // Not `spawnSync`: this process also handles the browser, which would wait for it.
  const child = spawn("npx", ["--yes", lighthouse, ...args, ...preset, only, `--output-path=${report}`], {
    stdio: "inherit",
  });
  const [code] = await once(child, "exit");
  if (code !== 0) return `no report, npx ended with ${code}`;
  const { categories, audits }: LighthouseReport = JSON.parse(readFileSync(report, "utf8"));
  const told = Object.values(categories).map(({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`);
  const times = [
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
  ];
  return `${told.join(", ")}; ${times.map((id) => `${audits[id]?.title} ${audits[id]?.displayValue}`).join(", ")}`;
}

interface LighthouseReport {
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly title: string; readonly displayValue?: string }>>;
}

interface App {
  readonly url: string;
  readonly folder: string;
  /** A separate browser profile; with a port, one that other tools can control. */
  newContext(isSignedIn: boolean, port?: number): Promise<BrowserContext>;
}

const chromePath = process.env.CHROME_PATH ?? "/usr/bin/chromium";

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
      newContext: async (isSignedIn, port) => {
        const context = await chromium.launchPersistentContext(mkdtempSync(join(folder, "profile-")), {
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

/** The address that a server prints. */
export function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    let text = "";
    child.stdout?.on("data", (piece: Buffer) => {
      text += piece;
      const [found] = /http:\/\/\S+/.exec(text) ?? [];
      if (found) done(found);
    });
    child.on("exit", (code) => failed(new Error(`trama serve ended with ${code}: ${text}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.on("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}
