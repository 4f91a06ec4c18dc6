import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectTrue, expectVisible } from "../../elements/expect-locator.ts";
import { bubbles, chatBackend } from "./chats.ts";
import { numbersThere } from "./dashboard.ts";
import { contactRows, demoEnd, people, saleRows, serveVendas, signIn } from "./site.ts";

/** Sessions that the server keeps: no script reads the tokens. */

const site = serveVendas();

const entrance = (page: Page) => page.getByRole("button", { name: "Entrar", exact: true });
const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((one) => one.name === name)?.value;

/** The tokens of the session of a browser. */
async function tokensIn(page: Page): Promise<readonly string[]> {
  const [, access = "", refresh = ""] = ((await cookie(page, "trama-session")) ?? "")
    .split("|")
    .map(decodeURIComponent);
  return [access, refresh];
}

/** Everything that a script of the page can read in the browser's stores. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]));

test("no script reads the tokens; reloads, realtime and signing out work", async () => {
  const code = "AT-2506-00005";
  const page = await site.open(`/atendimentos/${code}/`);
  await signIn(page, people.support);
  const priority = page.getByRole("combobox", { name: "Prioridade" });
  await expectVisible(priority.filter({ hasText: "Alta" }));
  const [access = "", refresh = ""] = await tokensIn(page);
  expect(access.split(".")).toHaveLength(3);
  expect(refresh).not.toBe("");
  const shown = await readable(page);
  expect(shown).toContain("trama-signed-in=");
  for (const secret of [access, refresh, access.split(".")[2] ?? ""]) expect(shown).not.toContain(secret);
  expect(shown).not.toMatch(/eyJ[\w-]+\.|trama-token|trama-session/);

  await page.reload();
  await expectVisible(priority.filter({ hasText: "Alta" }));
  const other = await site.open(`/atendimentos/${code}/`, { as: "owner" });
  await other.getByRole("combobox", { name: "Prioridade" }).click();
  await other.getByRole("option", { name: "Baixa", exact: true }).click();
  await expectVisible(priority.filter({ hasText: "Baixa" }));

  await page.getByRole("button", { name: "Sair", exact: true }).click();
  await expectVisible(entrance(page));
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  const body = JSON.stringify({ refresh_token: refresh });
  const renewal = await site.ask("/auth/v1/token?grant_type=refresh_token", { method: "POST", body });
  expect(renewal.status).toBe(400);
  await page.goto(`${site.url}/atendimentos/${code}/`);
  await expectVisible(entrance(page));
});

/** Serves an empty page of an attacker, on another port than the app. */
const attacker = createServer(
  (_, response) => void response.setHeader("content-type", "text/html").end("<!doctype html>"),
);
let attackerPort = 0;
beforeAll(async () => {
  await new Promise<void>((listening) => attacker.listen(0, () => listening()));
  ({ port: attackerPort } = attacker.address() as AddressInfo);
});
afterAll(() => void attacker.close());

interface Target {
  readonly url: string;
  readonly key: string;
  readonly name: string;
}

/** Send requests and open a socket as a script of the page. Lists what each of them returns. */
const tryAll = (page: Page, target: Target): Promise<readonly string[]> =>
  page.evaluate(async ({ url, key, name }) => {
    const send = (path: string, init: RequestInit): Promise<string> =>
      fetch(url + path, { credentials: "include", ...init }).then(
        ({ status }) => String(status),
        () => "no answer",
      );
    const headers = { apikey: key, "x-trama-session": name };
    const join = new Promise<string>((resolve) => {
      const address = `${url.replace("http", "ws")}/realtime/v1/websocket?apikey=${key}&vsn=1.0.0&session=${name}`;
      const opened = new WebSocket(address);
      const changes = [{ event: "*", schema: "public", table: "contatos" }];
      opened.onopen = () =>
        opened.send(
          JSON.stringify({
            topic: "realtime:attack",
            event: "phx_join",
            payload: { config: { postgres_changes: changes } },
            ref: "1",
            join_ref: "1",
          }),
        );
      opened.onmessage = ({ data }) => {
        const { event, payload } = JSON.parse(data);
        if (event === "phx_reply") resolve(payload.status);
      };
      opened.onclose = () => resolve("no answer");
    });
    return [
      await send("/functions/v1/auth/me", { headers }),
      await join,
      await send("/auth/v1/session", { method: "POST", headers, body: "{}" }),
    ];
  }, target);

test.each(["another port of the host", "another site"])("a page of %s cannot use the session", async (from) => {
  const page = await site.open("/contatos/");
  await signIn(page, people.owner);
  await contactRows(page);
  const { apikey: key = "" } = await site.headers("owner");
  const { hostname } = new URL(site.url);
  const host = from === "another site" ? (hostname === "localhost" ? "127.0.0.1" : "localhost") : hostname;
  const foreign = await page.context().newPage();
  await foreign.goto(`http://${host}:${attackerPort}/`);
  // A page on another port can read the name, so it is assumed to be known.
  const before = await tokensIn(page);
  const name = (await cookie(page, "trama-signed-in")) ?? "";
  const target = { url: site.url, key, name };
  expect(await tryAll(foreign, target)).toEqual(["no answer", "error", "no answer"]);

  await foreign.setContent(`<form method="post" action="${site.url}/auth/v1/session"><button>send</button></form>`);
  // Answers to the requests above may be reported only now.
  const [answer] = await Promise.all([
    foreign.waitForResponse((response) => response.request().isNavigationRequest()),
    foreign.getByRole("button", { name: "send" }).click(),
  ]);
  expect(answer.status()).toBe(403);
  expect(await tokensIn(page)).toEqual(before);

  // The same script works in a page of the app, and ends its session.
  site.expectRefusals();
  expect(await tryAll(page, target)).toEqual(["200", "ok", "200"]);
});

test("the tokens of an older session move out of the reach of scripts", async () => {
  const page = await site.open("/contatos/", { as: "owner" });
  await contactRows(page);
  expect(await cookie(page, "trama-token")).toBeUndefined();
  expect((await tokensIn(page))[0]?.split(".")).toHaveLength(3);
});

test("pages of a signed-in user open through the service worker", async () => {
  const { id } = await (await chatBackend(site)).chat("status=eq.aberto");
  const page = await site.open("/contatos/", { as: "owner", now: demoEnd, serviceWorker: true });
  await contactRows(page);
  await expectTrue(page, "navigator.serviceWorker.controller !== null");
  let served: { readonly path: string; readonly byWorker: boolean }[] = [];
  page.on("response", (response) => {
    const path = new URL(response.url()).pathname;
    const isOfWorker = path.startsWith("/static/") || response.request().isNavigationRequest();
    if (isOfWorker) served.push({ path, byWorker: response.fromServiceWorker() });
  });
  for (const [path, shown] of [
    ["/contatos/", () => contactRows(page)],
    ["/vendas/transacoes/", () => saleRows(page)],
    ["/atendimentos/", () => expectVisible(page.locator("[data-row]").first())],
    [`/chats/?aba=todas&chat=${id}`, () => expectVisible(bubbles(page).first())],
    ["/dashboard/", () => numbersThere(page)],
  ] as const) {
    await page.goto(site.url + path);
    await shown();
    expect(served.map((one) => one.path)).toContain(new URL(path, site.url).pathname);
    expect(served.filter((one) => !one.byWorker)).toEqual([]);
    served = [];
  }
});
