import { createHash } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { contactRows, nextAnswer, people, serveVendas, signIn } from "./site.ts";

const site = serveVendas();

/** The cookie of who is signed in. */
const session = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => /^trama-(?:session|token)$/.test(name));

test("a person signs in with the keyboard alone and comes to the start page", async () => {
  const page = await site.open("/");
  await expect.poll(() => page.title()).toBe("Entrar · Balcão");
  await page.getByRole("tab", { name: "Entrar" }).focus();
  const order = [
    page.getByRole("textbox", { name: "E-mail" }),
    page.getByRole("textbox", { name: "Senha" }),
    page.getByRole("button", { name: "Mostrar senha" }),
    page.getByRole("checkbox", { name: "Manter conectado" }),
    page.getByRole("button", { name: "Entrar", exact: true }),
    google(page),
    page.getByRole("button", { name: "Esqueci minha senha" }),
  ];
  await page.keyboard.press("Tab");
  // The open panel may be a separate tab stop.
  if ((await page.locator(":focus").getAttribute("role")) === "tabpanel") await page.keyboard.press("Tab");
  for (const stop of order) {
    await expect.poll(() => stop.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.press("Tab");
  }
  await order[0]?.focus();
  await page.keyboard.type(people.owner);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Teste1234");
  await page.keyboard.press("Enter");
  await expectVisible(page.getByRole("heading", { name: "Dashboard" }));
  await expect.poll(() => new URL(page.url()).pathname).toBe("/dashboard/");
  expect((await session(page))?.expires).toBeGreaterThan(Date.now() / 1000 + 300 * 24 * 3600);
});

test("the login page loads no windows; the app's windows load after a sign-in", async () => {
  const asked: string[] = [];
  const page = await site.open("/", {
    loadsAhead: true,
    prepare: (opening) => opening.on("request", (request) => asked.push(new URL(request.url()).pathname)),
  });
  const windows = () => asked.filter((path) => /\/(alerta|confirmacao|modal\.view)-\w+\.js$/.test(path));
  await expect.poll(() => asked.some((path) => path.startsWith("/static/later-"))).toBe(true);
  // Longer than the pause before code is loaded ahead.
  await page.waitForTimeout(2_000);
  expect(windows()).toEqual([]);
  await signIn(page, people.owner);
  await page.waitForURL("**/dashboard/");
  await expect.poll(() => windows().length).toBe(3);
});

test("the page is covered from the sign-in until the first page is there", async () => {
  const page = await site.open("/");
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/rest/v1/vw_permissoes*", async (route) => {
    await held;
    await route.continue();
  });
  const cover = page.getByLabel("Aguarde");
  expect(await cover.count()).toBe(0);
  await signIn(page, people.finance);
  await expectVisible(cover);
  release();
  await page.waitForURL("**/vendas/transacoes/");
  await expect.poll(() => cover.count()).toBe(0);
});

test("a token that is refused shows the login page", async () => {
  const page = await site.open("/");
  await page.context().addCookies([{ name: "trama-token", value: "velho", url: site.url }]);
  await page.reload();
  await expectVisible(page.getByRole("button", { name: "Entrar", exact: true }));
  await expect.poll(() => session(page)).toBeUndefined();
  // The browser reports the refusal itself.
  expect(site.takeProblems().every((problem) => /40[13]|session/.test(problem))).toBe(true);
});

test("a session that is not to be kept ends with the browser", async () => {
  const page = await site.open("/");
  await page.getByRole("checkbox", { name: "Manter conectado" }).uncheck();
  await signIn(page, people.sales);
  await page.waitForURL("**/vendas/recuperacao/");
  expect((await session(page))?.expires).toBe(-1);
});

test("scenario 2: a wrong password is reported, keeps the e-mail, clears the password and stores nothing", async () => {
  const page = await site.open("/");
  await signIn(page, people.support, "Errada999");
  await expectVisible(page.getByText("E-mail ou senha incorretos."));
  await expect.poll(() => page.getByRole("textbox", { name: "E-mail" }).inputValue()).toBe(people.support);
  const secret = page.getByRole("textbox", { name: "Senha" });
  await expect.poll(() => secret.inputValue()).toBe("");
  await expect.poll(() => secret.evaluate((node) => node === document.activeElement)).toBe(true);
  await expect.poll(() => session(page)).toBeUndefined();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  await secret.fill("Teste1234");
  await page.keyboard.press("Enter");
  await expectVisible(page.getByRole("navigation", { name: "Páginas", exact: true }));
  expect(site.takeProblems()).toEqual([expect.stringContaining("401")]);
});

test("missing and invalid values are reported beside their field", async () => {
  const page = await site.open("/");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expectVisible(page.getByText("Informe o e-mail."));
  await expectVisible(page.getByText("Informe a senha."));
  const email = page.getByRole("textbox", { name: "E-mail" });
  await expect.poll(() => email.evaluate((node) => node === document.activeElement)).toBe(true);
  await expect.poll(() => email.getAttribute("aria-invalid")).toBe("true");
  await email.fill("ana.lima");
  await expectVisible(page.getByText("E-mail inválido."));
});

test("a disabled user and a user without pages see the reason", async () => {
  const page = await site.open("/");
  await signIn(page, people.disabled);
  await expectVisible(page.getByText("Seu acesso está desativado. Fale com a pessoa responsável pela conta."));
  await expect.poll(() => session(page)).toBeUndefined();
  expect(site.takeProblems()).toEqual([expect.stringContaining("403")]);
  await signIn(page, people.withoutPages);
  await expectVisible(page.getByText("Seu usuário ainda não tem páginas liberadas."));
  await page.getByRole("button", { name: "Sair" }).click();
  await expectVisible(page.getByRole("button", { name: "Entrar", exact: true }));
  await expect.poll(() => session(page)).toBeUndefined();
});

/** Simulates a backend with an identity provider: `sent` is the query with which it redirects the visitor back. */
function withProvider(sent: string, exchanges: URLSearchParams[] = []) {
  return async (page: Page): Promise<void> => {
    const token = await tokenOf(people.owner);
    const challenges: (string | null)[] = [];
    await page.route("**/functions/v1/oauth/google/init?*", (route) => {
      const query = new URL(route.request().url()).searchParams;
      challenges.push(query.get("code_challenge"));
      const back = encodeURIComponent(`${query.get("redirect_uri")}?${sent}`);
      return route.fulfill({ json: { authUrl: `https://idp.example/?back=${back}` } });
    });
    await page.route("https://idp.example/*", (route) => {
      const location = new URL(route.request().url()).searchParams.get("back") ?? "";
      return route.fulfill({ status: 302, headers: { location } });
    });
    await page.route("**/functions/v1/oauth/google/continue?*", (route) => {
      const query = new URL(route.request().url()).searchParams;
      const verifier = query.get("code_verifier") ?? "";
      const isOurs = challenges.at(-1) === createHash("sha256").update(verifier).digest("base64url");
      exchanges.push(query);
      return route.fulfill(
        isOurs ? { json: { authToken: token } } : { status: 401, json: { code: "provedor_recusou" } },
      );
    });
  };
}

const login = (email: string, password: string): Promise<Response> =>
  fetch(`${site.url}/functions/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });

async function tokenOf(email: string): Promise<string> {
  const { authToken }: { authToken: string } = await (await login(email, "Teste1234")).json();
  return authToken;
}

const statusOf = async (email: string, password: string): Promise<number> => (await login(email, password)).status;

const google = (page: Page) => page.getByRole("button", { name: "Entrar com Google" });

test("returning from the identity provider signs in, at the requested page", async () => {
  const exchanges: URLSearchParams[] = [];
  const prepare = withProvider("code=segredo&state=x", exchanges);
  const page = await site.open("/contatos/?q=emily", { prepare });
  await google(page).click();
  await expectVisible(page.getByRole("heading", { name: "Contatos" }));
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe("/contatos/?q=emily");
  expect(exchanges.map((query) => [query.get("code"), query.get("redirect_uri")])).toEqual([
    ["segredo", `${site.url}/`],
  ]);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name).toSorted()).toEqual(["trama-keep", "trama-session", "trama-signed-in"]);
  for (const { expires } of cookies) expect(expires).toBeGreaterThan(Date.now() / 1000 + 300 * 24 * 3600);
});

test("returning without a code shows an error and signs in no user", async () => {
  const page = await site.open("/", { prepare: withProvider("error=access_denied&error_description=no") });
  await google(page).click();
  await expectVisible(page.getByRole("dialog").getByText("A entrada não foi concluída. Tente de novo."));
  await expect.poll(() => new URL(page.url()).search).toBe("");
  expect(await page.context().cookies()).toEqual([]);
  await page.keyboard.press("Escape");
  await expectVisible(google(page));
  expect(site.takeProblems().every((problem) => problem.includes("No code provided"))).toBe(true);
});

test("an unsupported provider is reported beside the form", async () => {
  const page = await site.open("/");
  await google(page).click();
  await expectVisible(page.getByText("A entrada com Google não está disponível aqui. Use e-mail e senha."));
  expect(site.takeProblems()).toEqual([expect.stringContaining("422")]);
});

test("many wrong passwords close the door for a minute", async () => {
  const page = await site.open("/");
  const answer = nextAnswer(page, "**/auth/login");
  await signIn(page, people.finance, "Errada999");
  expect((await answer).status()).toBe(401);
  await expectVisible(page.getByText("E-mail ou senha incorretos."));
  await expect.poll(() => page.getByRole("textbox", { name: "Senha" }).inputValue()).toBe("");
  // The rest at once, so that the minute does not end before the last one on a slow machine.
  const statuses = await Promise.all(Array.from({ length: 5 }, () => statusOf(people.finance, "Errada999")));
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(4);
  await signIn(page, people.finance);
  await expectVisible(page.getByText("Muitas tentativas. Tente de novo em 1 minuto."));
  expect(site.takeProblems()).toEqual([expect.stringContaining("401"), expect.stringContaining("429")]);
});

test("a visitor without network sees a message", async () => {
  const page = await site.open("/");
  await page.route("**/auth/login", (route) => route.abort());
  await signIn(page, people.owner);
  await expectVisible(page.getByText("Sem conexão. Verifique a internet e tente de novo."));
  expect(site.takeProblems()).toEqual([expect.stringContaining("ERR_FAILED")]);
});

test("the backend sends no contacts to a person without access", async () => {
  const page = await site.open("/contatos/", { as: "traffic" });
  await expectVisible(page.getByRole("heading", { name: "Você não tem acesso a esta página" }));
  const rows = await page.evaluate(async () => {
    const session = /trama-signed-in=([^;]+)/.exec(document.cookie)?.[1] ?? "";
    const { backendKey } = JSON.parse(document.querySelector("#trama-env")?.textContent ?? "{}");
    const headers = { apikey: backendKey, "x-trama-session": session };
    return (await fetch("/rest/v1/vw_contatos?select=id", { headers })).json();
  });
  expect(rows).toEqual([]);
});

test("signing out forgets the session and guards the pages again", async () => {
  const page = await site.open("/contatos/", { as: "owner" });
  await contactRows(page);
  await page.getByRole("button", { name: "Sair" }).click();
  await expectVisible(page.getByRole("button", { name: "Entrar", exact: true }));
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  await expect.poll(() => session(page)).toBeUndefined();
  await page.goBack();
  await page.waitForURL(/_source=%2Fcontatos%2F/);
  await expectVisible(page.getByRole("button", { name: "Entrar", exact: true }));
  await expect.poll(() => page.getByRole("row").count()).toBe(0);
});

test("a new account is made and entered", async () => {
  const page = await site.open("/");
  await page.getByRole("tab", { name: "Criar conta" }).click();
  await page.getByRole("textbox", { name: "Seu nome" }).fill("Zé Novo");
  await page.getByRole("textbox", { name: "Nome da conta" }).fill("Loja do Zé");
  await page.getByRole("textbox", { name: "E-mail" }).fill("ze.novo@loja.example");
  await page.getByRole("textbox", { name: "Senha" }).fill("curta");
  await page.getByRole("button", { name: "Criar conta" }).click();
  await expectVisible(page.getByText("A senha precisa de 8 caracteres ou mais, com letra e número."));
  await page.getByRole("textbox", { name: "Senha" }).fill("Segredo123");
  await page.getByRole("checkbox", { name: "Li e aceito os termos" }).check();
  await page.getByRole("button", { name: "Criar conta" }).click();
  await expectVisible(page.getByRole("navigation", { name: "Páginas", exact: true }).getByText("Zé Novo"));
  await page.getByRole("link", { name: "Contatos" }).click();
  await expectVisible(page.getByText("Nenhum contato ainda."));
  const body = JSON.stringify({ email: "ze.novo@loja.example", password: "Segredo123" });
  const login = await site.ask("/functions/v1/auth/login", { method: "POST", body });
  const { authToken }: { readonly authToken: string } = await login.json();
  const accounts = await site.ask("/rest/v1/contas?select=nome", { token: authToken });
  expect(await accounts.json()).toEqual([{ nome: "Loja do Zé" }]);
});
