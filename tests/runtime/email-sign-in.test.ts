import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import type { Mail, MailboxPage } from "../../cli/backend/auth/mailbox.ts";
import { type Backend, openMailbox } from "../../cli/backend/backend.ts";
import { clientOf } from "../backend/client.ts";
import { designWith } from "../backend/design.ts";
import { startBackend } from "../backend/start.ts";
import type { OpenedApp } from "../browser/harness.ts";
import { button, formula, openDesign, page } from "../browser/open-design.ts";
import { cleanUp } from "../clean-up.ts";

/** Signing in by e-mail in a browser, with the embedded backend and its mailbox. */

const password = "Primeira-1";
let backend: Backend;
let mailbox: MailboxPage;

beforeAll(async () => {
  backend = await startBackend({ designDir: await designWith({}), memory: true, port: 0 });
  mailbox = await openMailbox(backend.mailbox);
  cleanUp(() => mailbox.close());
});

const input = (id: string, type = "text") => ({ id, type: "form-input", props: { label: id, type } });
const text = (id: string, words: string) => ({ id, type: "text", props: { text: formula(words) } });
const value = (id: string) => formula(`elements.${id}.value`);

/** Record the outcome of a step, with a number to distinguish it from an equal earlier one. */
const note = (outcome: string) => ({
  action: "setVariable",
  variable: "resultados",
  operation: "push",
  value: formula(outcome),
});

/** A button that runs a step, and shows its outcome. */
const does = (id: string, step: object) =>
  button(id, [step, note("'feito'")], { onError: [note("toText(error.data.error_code ?? error.message)")] });

const result = text(
  "resultado",
  "concatenate('resultado ', variables.resultados.length, ': ', variables.resultados[variables.resultados.length - 1] ?? '')",
);
const link = text(
  "link",
  "'link: ' + (auth.link?.type ?? '') + ' ' + (auth.link?.code ?? '') + ' ' + (auth.link?.message ?? '')",
);

async function openApp(path = "/", keep = false): Promise<OpenedApp> {
  const { url, anonKey } = backend;
  const head = JSON.stringify({ backendUrl: url, backendKey: anonKey });
  const app = await openDesign(
    {
      "design.json": {
        pages: { home: "inicio", login: "inicio" },
        auth: {
          login: `${url}/auth/v1/token?grant_type=password`,
          me: `${url}/auth/v1/user`,
          tokenPath: "access_token",
          user: { type: "object", required: ["email"], properties: { email: { type: "string" } } },
        },
        backend: { kind: "supabase" },
        groups: { pessoas: { roles: [] } },
      },
      "variables.json": {
        variables: { resultados: { type: "array", schema: { type: "array", items: { type: "string" } }, default: [] } },
      },
      "pages/inicio.json": page([
        input("email"),
        input("senha", "password"),
        input("codigo"),
        does("esqueci", { action: "auth.resetPassword", email: value("email"), page: "senha" }),
        does("entrar", { action: "auth.login", email: value("email"), password: value("senha") }),
        does("mandar", { action: "auth.sendCode", email: value("email"), signup: false, page: "senha" }),
        does("conferir", { action: "auth.verifyCode", email: value("email"), code: value("codigo"), keep }),
        does("renovar", { action: "auth.refresh" }),
        text("quem", "'quem: ' + (auth.user?.email ?? 'ninguém')"),
        link,
        result,
      ]),
      "pages/senha.json": {
        ...page([
          text("quem", "'quem: ' + (auth.user?.email ?? 'ninguém')"),
          input("nova", "password"),
          does("salvar", { action: "auth.confirmPassword", newPassword: value("nova") }),
          button("sair", [{ action: "auth.logout" }, { action: "navigate", page: "inicio" }]),
          link,
          result,
        ]),
        id: "senha",
        path: "senha",
        groups: ["pessoas"],
      },
    },
    { path, head: `<script type="application/json" id="trama-env">${head}</script>` },
  );
  return app;
}

let count = 0;

async function newcomer(): Promise<string> {
  count += 1;
  const email = `pessoa${count}@correio.example`;
  await clientOf(backend).auth.signUp({ email, password });
  return email;
}

const mailTo = (email: string): Mail => {
  const found = backend.mailbox.mails().find(({ to }) => to === email);
  if (found === undefined) throw new Error(`nothing was sent to ${email}`);
  return found;
};

const fill = (on: Page, label: string, words: string) => on.getByLabel(label).fill(words);
const shows = (on: Page, words: string) => expect.poll(() => on.getByText(words, { exact: true }).count()).toBe(1);

/** Press a button, and wait for its outcome. */
async function press(on: Page, name: string, outcome = "feito"): Promise<void> {
  const told = await on.getByText(/^resultado \d+:/).innerText();
  const before = Number(/\d+/.exec(told)?.[0]);
  await on.getByRole("button", { name, exact: true }).click();
  await shows(on, `resultado ${before + 1}: ${outcome}`);
}

const cookie = async (on: Page, name: string) =>
  (await on.context().cookies()).find((one) => one.name === name && one.value !== "");

test("a forgotten password is reset by the link of the e-mail, and the new one signs in", async () => {
  const email = await newcomer();
  const { page: asking } = await openApp();
  await fill(asking, "email", email);
  await press(asking, "esqueci");

  const reading = await asking.context().newPage();
  await reading.goto(mailbox.url);
  const mail = reading.getByRole("article").filter({ hasText: email });
  const [visit] = await Promise.all([
    reading.context().waitForEvent("page"),
    mail.getByRole("link", { name: "Follow the link" }).click(),
  ]);
  // The page requires sign-in: the session exists before the guard decides.
  await shows(visit, `quem: ${email}`);
  await shows(visit, "link: recovery");
  const address = new URL(visit.url());
  expect([address.pathname, address.search, address.hash]).toEqual(["/senha/", "", ""]);

  await fill(visit, "nova", "curta");
  await press(visit, "salvar", "weak_password");
  await fill(visit, "nova", "Segunda-1");
  await press(visit, "salvar");
  await shows(visit, "link:");
  await visit.getByRole("button", { name: "sair" }).click();
  await fill(visit, "email", email);
  await fill(visit, "senha", password);
  await press(visit, "entrar", "invalid_credentials");
  await fill(visit, "senha", "Segunda-1");
  await press(visit, "entrar");
  await shows(visit, `quem: ${email}`);

  // The link works once. A second visit is not signed in, and sees the reason.
  const { page: late } = await openApp();
  await late.goto(mailTo(email).link ?? "");
  await shows(late, "link: otp_expired Email link is invalid or has expired");
  const refused = new URL(late.url());
  expect([refused.pathname, refused.hash]).toEqual(["/", ""]);
});

test("an expired link keeps the session, and reports it", async () => {
  const [email, other] = [await newcomer(), await newcomer()];
  const { page: on } = await openApp();
  await fill(on, "email", email);
  await press(on, "mandar");
  await backend.query(
    "update auth.users set recovery_sent_at = recovery_sent_at - interval '61 minutes' where email = $1",
    [email],
  );
  await fill(on, "email", other);
  await fill(on, "senha", password);
  await press(on, "entrar");
  await on.goto(mailTo(email).link ?? "");
  await shows(on, "link: otp_expired Email link is invalid or has expired");
  await shows(on, `quem: ${other}`);
});

test("a code signs in, for a year on request; wrong ones are reported, and after ten the right one waits", async () => {
  const [email, other] = [await newcomer(), await newcomer()];
  const { page: on } = await openApp("/", true);
  for (const one of [email, other]) {
    await fill(on, "email", one);
    await press(on, "mandar");
  }
  const { code = "" } = mailTo(other);
  await fill(on, "codigo", code === "000000" ? "000001" : "000000");
  for (let attempt = 0; attempt < 10; attempt++) await press(on, "conferir", "otp_expired");
  await fill(on, "codigo", code);
  await press(on, "conferir", "over_request_rate_limit");

  await fill(on, "email", email);
  await fill(on, "codigo", ` ${mailTo(email).code} `);
  await press(on, "conferir");
  await shows(on, `quem: ${email}`);
  const yearFrom = Date.now() / 1000 + 300 * 24 * 3600;
  expect((await cookie(on, "trama-token"))?.expires).toBeGreaterThan(yearFrom);

  const before = await cookie(on, "trama-refresh-token");
  await press(on, "renovar");
  const after = await cookie(on, "trama-refresh-token");
  expect(after?.value).not.toBe(before?.value);
  expect(after?.expires).toBeGreaterThan(yearFrom);
  await shows(on, `quem: ${email}`);
  await backend.query("delete from auth.sessions where user_id = (select id from auth.users where email = $1)", [
    email,
  ]);
  await press(on, "renovar", "refresh_token_not_found");
  await shows(on, "quem: ninguém");
});

test("an unknown person gets the same answer as everybody, and no e-mail", async () => {
  const { page: on } = await openApp();
  const email = "desconhecida@correio.example";
  await fill(on, "email", email);
  await press(on, "mandar");
  await press(on, "esqueci");
  expect(backend.mailbox.mails().some(({ to }) => to === email)).toBe(false);
});

test("a link of the project's own text brings a token of one use in the query, and the rest of the query stays", async () => {
  const email = await newcomer();
  const { page: on, url } = await openApp();
  await fill(on, "email", email);
  await press(on, "mandar");
  const token = new URL(mailTo(email).link ?? "").searchParams.get("token") ?? "";
  const own = `${url}/senha/?${new URLSearchParams({ token_hash: token, type: "email", aba: "x" })}`;
  await on.goto(own);
  await shows(on, `quem: ${email}`);
  await shows(on, "link: email");
  expect(new URL(on.url()).search).toBe("?aba=x");
  await on.getByRole("button", { name: "sair" }).click();
  await shows(on, "quem: ninguém");
  await on.goto(own);
  await shows(on, "link: email otp_expired Email link is invalid or has expired");
});
