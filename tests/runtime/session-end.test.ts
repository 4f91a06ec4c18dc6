import type { Page, Request } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Answer, OpenedApp } from "../browser/harness.ts";
import { button, formula, note, notesOf, openDesign, page } from "../browser/open-design.ts";
import { expectDetached, expectVisible } from "../elements/expect-locator.ts";

/** Sessions that scripts keep, as with a backend on another origin: renewal, expiry and other tabs. */

const opened: OpenedApp[] = [];
afterEach(() => Promise.all(opened.splice(0).map(({ close }) => close())));

/** Requests to the backend: path, token and body. */
let asked: [path: string, token: string, body: unknown][] = [];
/** The users of the valid tokens. */
let good: Record<string, string> = {};
/** Answers that replace the usual ones, by path. */
let answers: Record<string, Answer> = {};

beforeEach(() => {
  asked = [];
  good = { ana1: "ana", ana2: "ana", bia1: "bia" };
  answers = {};
});

function respond(request: Request): Answer | undefined {
  const path = new URL(request.url()).pathname.replace(/^\/(?:functions|rest|auth)\/v1\//, "");
  if (!/\/v1\//.test(request.url())) return undefined;
  const token = (request.headers().authorization ?? "").replace("Bearer ", "");
  asked.push([path, token, request.postDataJSON()]);
  const given = answers[path];
  if (given !== undefined) return given;
  if (path === "auth/login") return { body: { authToken: "ana1", refreshToken: "troca1" } };
  if (path === "token") {
    const isGood = request.postDataJSON().refresh_token === "troca1";
    return isGood
      ? { body: { access_token: "ana2", refresh_token: "troca2" } }
      : { status: 400, body: { error_code: "refresh_token_not_found", msg: "não" } };
  }
  const who = good[token];
  if (who === undefined) return { status: 401, body: { code: "PGRST301", message: "JWT expired" } };
  return { body: path === "auth/me" ? { id: who, nome: who } : [{ id: who }] };
}

const files = {
  "design.json": {
    pages: { home: "inicio", login: "inicio" },
    auth: {
      login: "auth/login",
      me: "auth/me",
      user: { type: "object", properties: { id: { type: "string" }, nome: { type: "string" } } },
    },
    backend: { kind: "supabase" },
    groups: { pessoas: { roles: [] } },
    // Makes the browser ask before the window closes.
    pending: formula("auth.isAuthenticated"),
  },
  "tables.json": {
    tables: { notas: { columns: { id: { type: "text" } }, primaryKey: ["id"] } },
  },
  "pages/inicio.json": page([
    button("entrar", [
      { action: "auth.login", email: "ana@correio.example", password: "x", keep: true },
      { action: "navigate", page: "dentro" },
    ]),
    { id: "fim", type: "text", props: { text: formula("if(auth.hasExpired, 'terminou', 'começo')") } },
  ]),
  "pages/dentro.json": {
    ...page([
      { id: "quem", type: "text", props: { text: formula("'quem: ' + (auth.user.nome ?? 'ninguém')") } },
      { id: "texto", type: "form-input", props: { label: "texto" } },
      button(
        "ler",
        [{ id: "lidas", action: "supabase.select", table: "notas" }, note(formula("length(steps.lidas)"))],
        {
          onError: [note(formula("toText(error.data.status)"))],
        },
      ),
      button("chamar", [{ action: "supabase.invoke", function: "cofre" }, note("chamado")], {
        onError: [note(formula("toText(error.data.status)"))],
      }),
      button("sair", [{ action: "auth.logout" }, { action: "navigate", page: "inicio" }]),
    ]),
    id: "dentro",
    path: "dentro",
    groups: ["pessoas"],
  },
};

const popup = {
  id: "senha",
  kind: "popup",
  children: [
    {
      id: "janela",
      type: "modal",
      props: { ariaLabel: "senha" },
      children: [
        button("deNovo", [
          { action: "auth.login", email: "ana@correio.example", password: "x" },
          { action: "closePopup" },
        ]),
      ],
    },
  ],
};
const asking = {
  ...files,
  "design.json": {
    ...files["design.json"],
    on: { sessionEnd: { steps: [{ action: "openPopup", popup: "senha", wait: true }] } },
  },
  "components/senha.json": popup,
};

const press = (on: Page, name: string) => on.getByRole("button", { name, exact: true }).click();
/** By the keyboard, because without styles the page covers the popup. */
const again = (on: Page) => on.getByRole("button", { name: "deNovo", exact: true }).press("Enter");
const shows = (on: Page, words: string) => expectVisible(on.getByText(words, { exact: true }));
const cookies = async (on: Page) =>
  Object.fromEntries((await on.context().cookies()).map(({ name, value }) => [name, value]));

async function open(design: typeof files = files): Promise<OpenedApp> {
  const head = '<script type="application/json" id="trama-env">{"backendKey":"k"}</script>';
  const app = await openDesign(design, { head, respond });
  opened.push(app);
  await press(app.page, "entrar");
  await shows(app.page, "quem: ana");
  asked = [];
  return app;
}

async function openBeside({ page: on, url }: OpenedApp): Promise<Page> {
  const beside = await on.context().newPage();
  await beside.route("**/v1/**", async (route) => {
    const { status = 200, body = null } = respond(route.request()) ?? {};
    await route.fulfill({ status, json: body });
  });
  await beside.goto(`${url}/dentro/`);
  await shows(beside, "quem: ana");
  asked = [];
  return beside;
}

test("an expired token is renewed with the refresh token of the login, and the request sent again", async () => {
  const app = await open();
  delete good.ana1;
  await press(app.page, "ler");
  await expect.poll(() => notesOf(app)).toEqual([1]);
  expect(asked).toEqual([
    ["notas", "ana1", null],
    ["auth/me", "ana1", null],
    ["token", "ana1", { refresh_token: "troca1" }],
    ["notas", "ana2", null],
  ]);
  expect(await cookies(app.page)).toEqual({
    "trama-token": "ana2",
    "trama-refresh-token": "troca2",
    "trama-keep": "1",
  });
});

test("a start with an expired token renews it before access to the page is decided", async () => {
  const app = await open();
  delete good.ana1;
  app.page.once("dialog", (dialog) => void dialog.accept());
  await app.page.reload();
  await shows(app.page, "quem: ana");
  expect((await cookies(app.page))["trama-token"]).toBe("ana2");
});

test.each([
  ["a row that policies protect", "ler", "notas", { status: 403, body: { code: "42501", message: "não" } }, 403],
  ["a function with a 401 of its own", "chamar", "cofre", { status: 401, body: { message: "senha do cofre" } }, 401],
  ["a failing server", "ler", "notas", { status: 500, body: {} }, 500],
])("%s does not end the session", async (_, act, path, answer, status) => {
  const app = await open();
  answers[path] = answer;
  await press(app.page, act);
  await expect.poll(() => notesOf(app)).toEqual([String(status)]);
  expect(asked.filter(([one]) => one === path)).toHaveLength(1);
  expect(asked.filter(([one]) => one === "token")).toEqual([]);
  await shows(app.page, "quem: ana");
});

test("without a workflow for it, the end of the session shows the login page, which leads back", async () => {
  const app = await open();
  good = {};
  answers.token = { status: 400, body: { msg: "não" } };
  await press(app.page, "ler");
  await shows(app.page, "terminou");
  expect(new URL(app.page.url()).search).toBe("?_source=%2Fdentro%2F");
  expect(await cookies(app.page)).toEqual({ "trama-expired": "1" });
  // Leaving the page cancelled its workflow.
  expect(await notesOf(app)).toEqual([]);
});

test("after signing in again over the page, what was typed is there and the refused request is done", async () => {
  const app = await open(asking);
  await app.page.getByLabel("texto").fill("rascunho");
  const kept = good;
  good = {};
  answers.token = { status: 400, body: { msg: "não" } };
  await press(app.page, "ler");
  await expectVisible(app.page.getByRole("dialog", { name: "senha" }));
  answers["auth/login"] = { status: 401, body: { message: "errada" } };
  await again(app.page);
  await expect.poll(() => asked.filter(([path]) => path === "auth/login").length).toBe(1);
  expect(await app.page.getByLabel("texto").inputValue()).toBe("rascunho");
  delete answers["auth/login"];
  good = kept;
  await again(app.page);
  await expect.poll(() => notesOf(app)).toEqual([1]);
  await expectDetached(app.page.getByRole("dialog", { name: "senha" }));
  expect(await app.page.getByLabel("texto").inputValue()).toBe("rascunho");
  // The session is kept for as long as before.
  expect((await cookies(app.page))["trama-keep"]).toBe("1");
});

test("a login over the page does not send the expired token", async () => {
  const app = await open(asking);
  const kept = good;
  good = {};
  answers.token = { status: 400, body: { msg: "não" } };
  await press(app.page, "ler");
  await expectVisible(app.page.getByRole("dialog", { name: "senha" }));
  good = kept;
  await again(app.page);
  await expect.poll(() => notesOf(app)).toEqual([1]);
  expect(asked.find(([path]) => path === "auth/login")?.[1]).toBe("");
});

test("signing out in one tab signs out another one, even with pending work", async () => {
  const app = await open();
  const beside = await openBeside(app);
  const dialogs: string[] = [];
  beside.on("dialog", (dialog) => {
    dialogs.push(dialog.type());
    void dialog.dismiss();
  });
  await beside.getByLabel("texto").fill("rascunho");
  await press(app.page, "sair");
  await shows(beside, "começo");
  expect(new URL(beside.url()).search).toBe("?_source=%2Fdentro%2F");
  expect(dialogs).toEqual([]);
});

test("new tokens of another tab are taken over; tokens of another user reload the page", async () => {
  const app = await open();
  const write = (value: string) =>
    app.page.context().addCookies([{ name: "trama-token", value, url: app.url, secure: true }]);
  await app.page.getByLabel("texto").fill("rascunho");
  await write("ana2");
  await app.page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect.poll(() => asked.map(([path, token]) => [path, token])).toEqual([["auth/me", "ana2"]]);
  await press(app.page, "ler");
  await expect.poll(() => asked.at(-1)).toEqual(["notas", "ana2", null]);
  expect(await app.page.getByLabel("texto").inputValue()).toBe("rascunho");
  await write("bia1");
  await app.page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await shows(app.page, "quem: bia");
  expect(await app.page.getByLabel("texto").inputValue()).toBe("");
});
