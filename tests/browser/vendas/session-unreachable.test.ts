import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { some } from "../../depth.ts";
import { expectHidden, expectVisible } from "../../elements/expect-locator.ts";
import { contactRows, people, serveVendas, signIn } from "./site.ts";

/** The backend is down and the page is not: that is not a sign-out. */

const site = serveVendas();

const backend = /\/(?:auth|functions|rest|storage)\/v1\//;

/** What requests get while the backend is down, or the network answers in its place; see also `session.test.ts`. */
const answers: Readonly<Record<string, (route: Route) => unknown>> = {
  "no connection": (route) => route.abort("connectionrefused"),
  "status 503": (route) => route.fulfill({ status: 503, contentType: "text/plain", body: "no healthy upstream" }),
  "a page with status 200": (route) => page(route, 200),
  "a page with status 401": (route) => page(route, 401),
  "no answer": () => {},
};

const page = (route: Route, status: number) =>
  route.fulfill({ status, contentType: "text/html", body: "<h1>Wi-Fi of the hotel" });

const notice = (on: Page) =>
  on.getByRole("alert").getByText("O servidor não responde. A página abre quando ele responder.");
const entrance = (on: Page) => on.getByRole("button", { name: "Entrar", exact: true });
const isSignedIn = async (on: Page): Promise<boolean> =>
  (await on.context().cookies()).some(({ name }) => /^trama-(?:signed-in|token)$/.test(name));

/** Keep the tokens in the browser, as with a backend of another origin. */
const keepTokens = (on: Page) =>
  on.route(/\/(?:contatos\/)?$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"session":"cookie"', '"session":"none"') });
  });

const starts = [
  { kind: "no answer", keeper: "the server" },
  { kind: "no connection", keeper: "the server" },
  { kind: "a page with status 200", keeper: "the server" },
  { kind: "status 503", keeper: "the browser" },
];

test.each(some(starts, 3))(
  "at a start, a page waits for the backend ($kind; $keeper keeps the session)",
  async ({ kind, keeper }) => {
    const prepare = keeper === "the browser" ? keepTokens : undefined;
    const on = await site.open("/contatos/", { as: "owner", ...(prepare && { prepare }) });
    await contactRows(on);
    await on.route(backend, (route) => answers[kind]?.(route));
    await on.reload();
    await expectVisible(notice(on));
    expect([new URL(on.url()).pathname, await isSignedIn(on)]).toEqual(["/contatos/", true]);
    await on.unroute(backend);
    await contactRows(on);
    await expectHidden(notice(on));
    const names = (await on.context().cookies()).map(({ name }) => name);
    expect(names).toContain(keeper === "the browser" ? "trama-token" : "trama-signed-in");
    site.takeProblems();
  },
);

test("the login page stays hidden while the service does not answer, and leads on by itself", async () => {
  const on = await site.open("/", {
    as: "owner",
    prepare: (opened) => opened.route(backend, (route) => route.abort()),
  });
  await expectVisible(notice(on));
  await on.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
  await expectHidden(entrance(on));
  await on.unroute(backend);
  await expect.poll(() => new URL(on.url()).pathname).toBe("/dashboard/");
  site.takeProblems();
});

test("an ended session leads to the login page once the backend is back", async () => {
  const on = await site.open("/contatos/", {
    token: "ended",
    prepare: (opened) => opened.route(backend, (route) => route.abort()),
  });
  await expectVisible(notice(on));
  await on.unroute(backend);
  await expectVisible(entrance(on));
  expect(new URL(on.url()).searchParams.get("_source")).toBe("/contatos/");
  site.takeProblems();
});

test("tabs that wait follow a sign-out and a sign-in of another tab", async () => {
  const on = await site.open("/contatos/", { as: "owner" });
  await contactRows(on);
  const waiting = await on.context().newPage();
  await waiting.route(backend, (route) => route.abort());
  await waiting.goto(`${site.url}/vendas/transacoes/`);
  await expectVisible(notice(waiting));
  await on.getByRole("button", { name: "Sair", exact: true }).click();
  await expectVisible(entrance(waiting));
  await waiting.unroute(backend);
  await signIn(on, people.owner);
  await expect.poll(() => new URL(waiting.url()).pathname).toBe("/vendas/transacoes/");
  site.takeProblems();
});

test("a person for whom the backend always fails can sign out", async () => {
  const on = await site.open("/contatos/", { as: "owner" });
  await contactRows(on);
  await on.route(/\/auth\/me$/, (route) => route.fulfill({ status: 500, json: { message: "no" } }));
  await on.reload();
  await on.getByRole("alert").getByRole("button", { name: "Sair" }).click();
  await expectVisible(entrance(on));
  expect([await isSignedIn(on), await notice(on).count()]).toEqual([false, 0]);
  await on.unroute(/\/auth\/me$/);
  await signIn(on, people.owner);
  await contactRows(on);
  site.takeProblems();
});

test.each(["status 503", "a page with status 401"])(
  "in the middle of work, pages without a backend say so, and work again (%s)",
  async (kind) => {
    const on = await site.open("/contatos/", { as: "owner" });
    await contactRows(on);
    await on.route(backend, (route) => answers[kind]?.(route));
    const menu = on.getByRole("navigation", { name: "Páginas", exact: true });
    await menu.getByRole("link", { name: /^Transações( \d|$)/ }).click();
    await expectVisible(on.getByRole("alert").getByText("Não foi possível carregar as somas."));
    expect([new URL(on.url()).pathname, await isSignedIn(on)]).toEqual(["/vendas/transacoes/", true]);
    await on.unroute(backend);
    await menu.getByRole("link", { name: /^Contatos( \d|$)/ }).click();
    await contactRows(on);
    site.takeProblems();
  },
);
