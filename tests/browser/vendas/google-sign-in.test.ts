import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { contactRows, people, serveVendas } from "./site.ts";

/** Sign-in with Google against the real backend; a local server plays Google. */

let provider: Server;
let local = "";
/** The codes that the provider has issued and that are not exchanged yet. */
const codes = new Set<string>();
/** The person that the provider reports. */
let person = { id: "", email: "", verified_email: true, name: "" };

const networkFetch = globalThis.fetch;

// Before the backend starts: it reads the keys of the provider then.
beforeAll(async () => {
  provider = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", local);
    if (pathname === "/o/oauth2/v2/auth") {
      const back = new URL(searchParams.get("redirect_uri") ?? "");
      const code = randomUUID();
      codes.add(code);
      back.search = new URLSearchParams({ state: searchParams.get("state") ?? "", code }).toString();
      response.writeHead(302, { location: back.href }).end();
      return;
    }
    let body = "";
    for await (const chunk of request) body += chunk;
    const isRefused = pathname === "/token" && !codes.delete(new URLSearchParams(body).get("code") ?? "");
    const answer = pathname === "/token" ? { access_token: "at", token_type: "bearer" } : person;
    response
      .writeHead(isRefused ? 400 : 200, { "content-type": "application/json" })
      .end(JSON.stringify(isRefused ? { error: "invalid_grant" } : answer));
  });
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  local = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  vi.stubEnv("GOOGLE_CLIENT_ID", "client");
  vi.stubEnv("GOOGLE_CLIENT_SECRET", "canary-secret");
  vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) => {
    const { host, pathname } = new URL(input instanceof Request ? input.url : input);
    return host.endsWith("googleapis.com") ? networkFetch(local + pathname, init) : networkFetch(input, init);
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  provider.close();
});

const site = serveVendas();

/** Sends the browser to the provider on this machine where the backend sends it to Google. */
async function toLocalProvider(page: Page): Promise<void> {
  await page.route("**/auth/v1/authorize?*", async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const away = new URL(response.headers().location ?? "");
    expect(away.origin).toBe("https://accounts.google.com");
    await route.fulfill({ status: 302, headers: { location: local + away.pathname + away.search } });
  });
}

const openLogin = (path: string) => site.open(path, { prepare: toLocalProvider });
const google = (page: Page) => page.getByRole("button", { name: "Entrar com Google" });
const menu = (page: Page) => page.getByRole("navigation", { name: "Páginas", exact: true });

test("a user of the account signs in with Google, as themselves, on the page they wanted", async () => {
  person = { id: "1", email: people.owner, verified_email: true, name: "Ana Lima" };
  const page = await openLogin("/contatos/?q=emily");
  await google(page).click();
  await contactRows(page);
  await expectVisible(menu(page).getByText("Ana Lima"));
  expect(page.url()).toBe(`${site.url}/contatos/?q=emily`);
  await page.reload();
  await contactRows(page);
});

test("a new person gets an account of their own from Google", async () => {
  person = { id: "2", email: "nova@correio.example", verified_email: true, name: "Nova Pessoa" };
  const page = await openLogin("/contatos/");
  await google(page).click();
  await expectVisible(menu(page).getByText("Nova Pessoa"));
  await expectVisible(page.getByText("Nenhum contato ainda."));
  expect(page.url()).toBe(`${site.url}/contatos/`);
  // The team of Ana does not include them.
  const team = await fetch(
    `${site.url}/rest/v1/usuarios?select=email&email=in.(${people.owner},nova@correio.example)`,
    {
      headers: await site.headers("owner"),
    },
  );
  expect(await team.json()).toEqual([{ email: people.owner }]);
});

test("a disabled user stays outside, though Google knows them", async () => {
  person = { id: "3", email: people.disabled, verified_email: true, name: "Gustavo Pires" };
  const page = await openLogin("/");
  await google(page).click();
  await expectVisible(page.getByText("Seu acesso está desativado. Fale com a pessoa responsável pela conta."));
  await page.keyboard.press("Escape");
  await expectVisible(google(page));
  expect((await page.context().cookies()).filter(({ name }) => name === "trama-session")).toEqual([]);
  expect(site.takeProblems()).toEqual([expect.stringContaining("403")]);
});
