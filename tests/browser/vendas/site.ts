import { type ChildProcess, spawn } from "node:child_process";
import { join, resolve } from "node:path";
import type { BrowserContext, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { closeBrowser, openBrowser } from "../harness.ts";

const root = resolve(import.meta.dirname, "../../..");

export const password = "Teste1234";

/** Demo users by what they do. */
export const people = {
  owner: "ana.lima@aurora.example",
  sales: "bruno.tavares@aurora.example",
  support: "carla.nunes@aurora.example",
  logistics: "diego.prado@aurora.example",
  finance: "elisa.moura@aurora.example",
  traffic: "felipe.rocha@aurora.example",
  disabled: "gustavo.pires@aurora.example",
  withoutPages: "helena.dias@aurora.example",
} as const;

export type Person = keyof typeof people;

export interface OpenSite {
  /** Who is signed in already; nobody when absent. */
  readonly as?: Person;
  readonly width?: number;
  readonly height?: number;
  readonly theme?: "light" | "dark";
  readonly reducedMotion?: boolean;
  /** Runs in the page before anything of it. */
  readonly before?: () => void;
}

export interface Site {
  readonly url: string;
  /** Open a local address in a browser profile of its own, which ends with the test. */
  open(path: string, options?: OpenSite): Promise<Page>;
  /** Another tab in the profile of a page. */
  openBeside(page: Page, path: string): Promise<Page>;
  /** Errors and warnings of the console so far, forgotten after. What a test leaves here fails it. */
  takeProblems(): string[];
}

/** The built seller app with an embedded backend in memory, for all tests of a file. */
export function serveVendas(): Site {
  let server: ChildProcess | undefined;
  let url = "";
  let problems: string[] = [];
  const contexts: BrowserContext[] = [];
  const tokens = new Map<Person, string>();

  beforeAll(async () => {
    const command = ["serve", "designs/vendas", "--backend", "--memory", "--port", "0"];
    server = spawn(process.execPath, [join(root, "dist/cli/main.js"), ...command], {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
    });
    [url] = await Promise.all([addressOf(server), openBrowser()]);
  });
  afterAll(async () => {
    await closeBrowser();
    server?.kill();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(problems.splice(0)).toEqual([]);
  });

  const newPage = async (context: BrowserContext, path: string): Promise<Page> => {
    const page = await context.newPage();
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
    });
    page.on("pageerror", (error) => problems.push(String(error)));
    page.setDefaultTimeout(15_000);
    await page.goto(url + path);
    return page;
  };
  const tokenOf = async (person: Person): Promise<string> => {
    const known = tokens.get(person);
    if (known !== undefined) return known;
    const response = await fetch(`${url}/functions/v1/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: people[person], password }),
    });
    const { authToken }: { authToken: string } = await response.json();
    tokens.set(person, authToken);
    return authToken;
  };

  return {
    get url() {
      return url;
    },
    async open(path, { as, width = 1366, height = 768, theme, reducedMotion = false, before } = {}) {
      const context = await (await openBrowser()).newContext({
        viewport: { width, height },
        locale: "pt-BR",
        timezoneId: "America/Sao_Paulo",
        reducedMotion: reducedMotion ? "reduce" : "no-preference",
      });
      contexts.push(context);
      if (as !== undefined) {
        await context.addCookies([{ name: "trama-token", value: await tokenOf(as), url }]);
      }
      if (theme !== undefined) {
        await context.addInitScript((name) => localStorage.setItem("theme", name), theme);
      }
      if (before !== undefined) await context.addInitScript(before);
      return newPage(context, path);
    },
    openBeside: (page, path) => newPage(page.context(), path),
    takeProblems() {
      const taken = problems;
      problems = [];
      return taken;
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
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

/** Fill the form of the login page and send it. */
export async function signIn(page: Page, email: string, secret: string = password): Promise<void> {
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("textbox", { name: "Senha" }).fill(secret);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

const idleGrid = ".contatos-grade-grade:not([aria-busy])";

/** The rows of the list of contacts, once they are there and no newer ones are on their way. */
export async function contactRows(page: Page): Promise<Locator> {
  await page.locator(idleGrid).waitFor();
  await page.locator(`${idleGrid} [data-row]`).first().waitFor();
  return page.locator(`${idleGrid} [data-row]`);
}

/** The names of the contacts in the list, from above. */
export async function contactNames(page: Page): Promise<string[]> {
  await contactRows(page);
  return page.locator(".contatos-grade-nome").allInnerTexts();
}

/** Do something that asks for contacts, and wait for the answer to be on the screen. Gives the request's address. */
export async function afterContacts(page: Page, act: () => Promise<unknown>): Promise<URL> {
  const [response] = await Promise.all([
    page.waitForResponse(
      (answer) => answer.url().includes("/rest/v1/vw_contatos") && answer.request().method() !== "OPTIONS",
    ),
    act(),
  ]);
  await response.finished();
  await page.locator(idleGrid).waitFor();
  return new URL(response.url());
}
