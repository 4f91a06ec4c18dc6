import { join } from "node:path";
import { expect, test } from "vitest";
import { type OpenedApp, type OpenOptions, openApp } from "../browser/harness.ts";

async function open(options: OpenOptions): Promise<OpenedApp> {
  return openApp(options);
}

/** The entries that the pages added to `window.steps`, in order. */
const steps = (opened: OpenedApp) => opened.page.evaluate<string[]>("window.steps");

/** A small app: a home page, a private page with a parameter, one for two groups, and one that is not found. */
const files = {
  "state.ts": `
    import { collection, variable } from "trama/runtime";
    window.steps ??= [];
    export const note = (step) => { window.steps.push(step); };
    export const q = variable({ id: "q", type: "query", default: "" });
    export const pagina = variable({ id: "pagina", type: "number", default: 1, query: true });
    export const passageira = variable({ id: "passageira", type: "number", default: 0 });
    export const fixa = variable({ id: "fixa", type: "number", default: 0, persist: true });
    const source = (id, ms, groups) => collection({ id, empty: [], request: () => ({ key: id, limit: 0, offset: 0, load: async (signal) => {
      note(id + " asked");
      signal.addEventListener("abort", () => note(id + " aborted"));
      await new Promise((done) => { if (ms === undefined) window.answer = done; else setTimeout(done, ms); });
      note(id + " answered");
      return { data: [id], total: 1 };
    } }) });
    export const lenta = source("lenta", 60);
    export const rapida = source("rapida", 5);
    export const depende = source("depende", 5);
    export const eterna = source("eterna");
  `,
  "home.tsx": `
    import { Page, Section, navigate, usePage } from "trama/runtime";
    import { Button } from "trama/runtime/elements/button";
    import { TextBlock } from "trama/runtime/elements/text";
    import { depende, eterna, fixa, lenta, note, pagina, passageira, q, rapida } from "./state";
    export default function Home() {
      const page = usePage();
      return (
        <Page id="home" page={page} title={"Início"} description={"Sobre"} collections={[[lenta, rapida], [depende]]}
          onBeforeFetch={async () => { note("page beforeFetch " + passageira.value); }}
          onLoad={() => { note("page load"); }}
          onUnload={() => { note("page unload"); }}>
          <Section id="principal" tag={"main"}>
            <TextBlock id="estado" text={() => [q.value, pagina.value, passageira.value, fixa.value, page.query._source ?? "-"].join("|")} />
            <Button id="ir" text={"Ir"} onClick={async (run) => { await navigate(run, { page: "contato", params: { id: "a b" }, query: { q: "de lá" } }); note("went"); }} />
            <Button id="escrever" text={"Escrever"} onClick={() => { q.set("olá"); pagina.set(2); passageira.set(5); fixa.set(5); }} />
            <Button id="buscar" text={"Buscar"} onClick={{ steps: async (run) => { try { await eterna.fetch(run); note("not reached"); } finally { note("finally"); } }, onError: () => { note("onError"); } }} />
            <Button id="caminho" text={"Caminho"} onClick={{ steps: (run) => navigate(run, { path: "//evil.example/" }), onError: (run, error) => { note(error.message); } }} />
            <Button id="fora" text={"Fora"} link={{ page: "contato", params: { id: "7" } }} />
            <Button id="ancora" text={"Âncora"} link={{ section: "Perguntas frequentes" }} />
          </Section>
          <Section id="espaco"><div style={{ height: 3000 }} /></Section>
          <Section id="perguntas" title={"Perguntas frequentes"}><div style={{ height: 1500 }}>?</div></Section>
        </Page>
      );
    }
  `,
  "contato.tsx": `
    import { Page, Section, previousPage, usePage } from "trama/runtime";
    import { Button } from "trama/runtime/elements/button";
    import { TextBlock } from "trama/runtime/elements/text";
    import { note, passageira, fixa, q, rapida } from "./state";
    export default function Contato() {
      const page = usePage();
      note("contato runs " + page.params.id);
      return (
        <Page id="contato" page={page} title={() => "Contato " + page.params.id} collections={[rapida]} onLoad={() => { note("contato load"); }}>
          <Section id="principal">
            <TextBlock id="texto" text={() => [page.params.id, q.value, passageira.value, fixa.value].join("|")} />
            <Button id="outro" text={"Outro"} link={{ page: "contato", params: { id: "9" } }} />
            <Button id="voltar" text={"Voltar"} onClick={(run) => previousPage(run, { page: "home" })} />
          </Section>
        </Page>
      );
    }
  `,
  "secreta.tsx": `
    import { Page, Section, usePage } from "trama/runtime";
    import { TextBlock } from "trama/runtime/elements/text";
    export default function Secreta() {
      const page = usePage();
      return <Page id="secreta" page={page} title={"Secreta"}><Section id="principal"><TextBlock id="texto" text={"segredo"} /></Section></Page>;
    }
  `,
  "main.tsx": `
    import { auth, configureEnvironment, defineApp, login, logout, start } from "trama/runtime";
    import { note } from "./state";
    import { createRun } from ${JSON.stringify(join(import.meta.dirname, "../../runtime/workflow/workflow.ts"))};
    configureEnvironment({ backendUrl: "", backendKey: "" });
    Object.assign(window, { auth, login, logout, run: createRun("test") });
    const secreta = () => { note("secreta chunk"); return import("./secreta"); };
    start(defineApp({
      name: "teste", title: "Teste", languages: ["pt"], pages: { home: "home" }, titlePattern: "{title} · Loja",
      groups: { equipe: { roles: [] }, logistica: { roles: ["envios"] }, donos: { roles: ["conta"] } },
      auth: { login: "auth/login", me: "auth/me", roles: { key: "permissoes", field: "pagina" } },
      onBeforeFetch: () => { note("app beforeFetch"); },
      onLoad: () => { note("app load"); },
      routes: [
        { path: "/", handle: { page: "home" }, lazy: async () => ({ Component: (await import("./home")).default }) },
        { path: "/contato/:id/", handle: { page: "contato", noindex: true }, lazy: async () => ({ Component: (await import("./contato")).default }) },
        { path: "/secreta/", handle: { page: "secreta", groups: ["equipe"] }, lazy: async () => ({ Component: (await secreta()).default }) },
        { path: "/restrita/", handle: { page: "restrita", groups: ["logistica", "donos"] }, lazy: async () => ({ Component: (await secreta()).default }) },
      ],
    }));
  `,
};

/** A backend with one user; `permissoes` are their roles. */
const backend =
  (permissoes: readonly string[]): NonNullable<OpenOptions["respond"]> =>
  (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith("/auth/login")) {
      const isRight = request.postDataJSON().password === "certa";
      return isRight
        ? { body: { authToken: "token-1" } }
        : { status: 401, body: { code: "invalid_credentials", message: "Wrong" } };
    }
    if (pathname.endsWith("/auth/me")) {
      const isKnown = request.headers().authorization === "Bearer token-1";
      return isKnown
        ? { body: { id: "1", permissoes: permissoes.map((pagina) => ({ pagina })) } }
        : { status: 401, body: { code: "x", message: "no" } };
    }
    return undefined;
  };

const estado = (opened: OpenedApp) => opened.page.locator(".home-estado").textContent();

test("a page loads in order, and the app's steps run only with the first page", async () => {
  const opened = await open({ files });
  await expect.poll(async () => (await steps(opened)).at(-1)).toBe("page load");
  await expect
    .poll(() => steps(opened))
    .toEqual([
      "app beforeFetch",
      "page beforeFetch 0",
      "lenta asked",
      "rapida asked",
      "rapida answered",
      "lenta answered",
      "depende asked",
      "depende answered",
      "app load",
      "page load",
    ]);
  await opened.page.evaluate("window.steps.length = 0");
  await opened.page.locator(".home-ir").click();
  await expect.poll(async () => (await steps(opened)).at(-1)).toBe("contato load");
  await expect
    .poll(() => steps(opened))
    .toEqual(["page unload", "went", "contato runs a b", "rapida asked", "rapida answered", "contato load"]);
  expect(opened.errors).toEqual([]);
});

test("variables are reset by another page, except persistent ones and ones in the address", async () => {
  const opened = await open({ files, path: "/?Q=antes&pagina=x" });
  await expect.poll(() => estado(opened)).toBe("antes|1|0|0|-");
  expect(opened.errors.join()).toContain("Unable to set variable pagina value: value must be a number");
  await opened.page.locator(".home-escrever").click();
  await expect.poll(() => estado(opened)).toBe("olá|2|5|5|-");
  await expect.poll(() => opened.page.url()).toBe(`${opened.url}/?q=ol%C3%A1&pagina=2`);
  await opened.page.locator(".home-ir").click();
  await expect.poll(() => opened.page.locator(".contato-texto").textContent()).toBe("a b|de lá|0|5");
  await opened.page.goBack();
  await expect.poll(() => estado(opened)).toBe("olá|2|0|5|-");
  await opened.page.reload();
  await expect.poll(() => estado(opened)).toBe("olá|2|0|0|-");
});

test("writing the query is not a navigation", async () => {
  const opened = await open({ files });
  await expect.poll(async () => (await steps(opened)).at(-1)).toBe("page load");
  const length = await opened.page.evaluate<number>("history.length");
  await opened.page.evaluate("window.steps.length = 0");
  await opened.page.locator(".home-escrever").click();
  await expect.poll(() => opened.page.url()).toContain("pagina=2");
  await expect.poll(() => steps(opened)).toEqual([]);
  await expect.poll(() => opened.page.evaluate("history.length")).toBe(length);
});

test("another parameter is another load, and going back leads back", async () => {
  const opened = await open({ files });
  await opened.page.locator(".home-fora").click();
  await expect.poll(() => opened.page.title()).toBe("Contato 7 · Loja");
  await opened.page.locator(".contato-outro").click();
  await expect.poll(() => opened.page.title()).toBe("Contato 9 · Loja");
  await expect
    .poll(async () => (await steps(opened)).filter((step) => step.startsWith("contato runs")))
    .toEqual(["contato runs 7", "contato runs 9"]);
  await opened.page.locator(".contato-voltar").click();
  await expect.poll(() => opened.page.title()).toBe("Contato 7 · Loja");
  expect(opened.errors).toEqual([]);
});

test("a double click on a link keeps the page until the next one is there", async () => {
  const slow = files["main.tsx"].replace(
    '(await import("./contato"))',
    '(await window.gate, await import("./contato"))',
  );
  const opened = await open({ files: { ...files, "main.tsx": slow } });
  const warnings: string[] = [];
  opened.page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await opened.page.evaluate("void (window.gate = new Promise((done) => { window.openGate = done; }))");
  const link = opened.page.locator(".home-fora");
  await link.dblclick();
  await expect.poll(() => new URL(opened.page.url()).pathname).toBe("/contato/7/");
  await opened.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
  expect([await link.count(), warnings]).toEqual([1, []]);
  await opened.page.evaluate("openGate()");
  await expect.poll(() => opened.page.title()).toBe("Contato 7 · Loja");
  const runs = async () => (await steps(opened)).filter((step) => step.startsWith("contato "));
  await expect.poll(runs).toEqual(["contato runs 7", "contato load"]);
  expect(opened.errors).toEqual([]);
});

test("previousPage goes to its page when there is nothing to go back to", async () => {
  const opened = await open({ files, path: "/contato/1/" });
  await opened.page.locator(".contato-voltar").click();
  await expect.poll(() => opened.page.title()).toBe("Início · Loja");
});

test("leaving cancels the page's fetches", async () => {
  const opened = await open({ files });
  await expect.poll(async () => (await steps(opened)).at(-1)).toBe("page load");
  await opened.page.evaluate("window.steps.length = 0");
  await opened.page.locator(".home-buscar").click();
  await opened.page.locator(".home-fora").click();
  await expect.poll(async () => (await steps(opened)).at(-1)).toBe("contato load");
  await expect.poll(() => steps(opened)).toContain("eterna aborted");
  await expect.poll(() => steps(opened)).toContain("finally");
  await opened.page.evaluate("window.answer()");
  await expect.poll(() => steps(opened)).toContain("eterna answered");
  // Code after the answer has run when the page reaches its next task.
  await opened.page.evaluate(() => new Promise((done) => setTimeout(done)));
  const seen = await steps(opened);
  expect(seen).not.toContain("onError");
  expect(seen).not.toContain("not reached");
  expect(opened.errors).toEqual([]);
});

test("a private page sends to the login page with _source before its code loads, and opens after a sign-in", async () => {
  const opened = await open({ files, path: "/secreta/?a=1", respond: backend([]) });
  await expect.poll(() => estado(opened)).toBe("|1|0|0|/secreta/?a=1");
  await expect.poll(() => opened.page.url()).toBe(`${opened.url}/?_source=%2Fsecreta%2F%3Fa%3D1`);
  await expect.poll(() => steps(opened)).not.toContain("secreta chunk");
  await opened.page.evaluate("login(run, { email: 'a', password: 'certa', keep: true })");
  const [cookie] = await opened.page.context().cookies();
  expect(cookie).toMatchObject({ value: "token-1", secure: true, sameSite: "Lax" });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600);
  await opened.page.goto(`${opened.url}/secreta/`);
  await expect.poll(() => opened.page.locator(".secreta-texto").textContent()).toBe("segredo");
});

test("a failed sign-in signs out and says why", async () => {
  const opened = await open({ files, respond: backend([]) });
  const seen = await opened.page.evaluate(
    "login(run, { email: 'a', password: 'errada' }).catch((error) => [error.message, error.data])",
  );
  expect(seen).toEqual(["Wrong", { code: "invalid_credentials", message: "Wrong", status: 401 }]);
  await expect.poll(() => opened.page.evaluate("auth.isAuthenticated.value")).toBe(false);
  await expect.poll(() => opened.page.context().cookies()).toEqual([]);
});

test("a session without keep ends with the browser, and logout ends it at once", async () => {
  const opened = await open({ files, respond: backend([]) });
  await opened.page.evaluate("login(run, { email: 'a', password: 'certa' })");
  await expect.poll(async () => (await opened.page.context().cookies())[0]?.expires).toBe(-1);
  await expect.poll(() => opened.page.evaluate("auth.isAuthenticated.value")).toBe(true);
  await opened.page.evaluate("logout(run)");
  await expect.poll(() => opened.page.evaluate("[auth.isAuthenticated.value, auth.user.value]")).toEqual([false, null]);
  await expect.poll(() => opened.page.context().cookies()).toEqual([]);
});

test("more than one group needs the roles of one of them", async () => {
  const opened = await open({ files, respond: backend(["outra"]) });
  await opened.page.evaluate("login(run, { email: 'a', password: 'certa' })");
  await opened.page.goto(`${opened.url}/restrita/`);
  await expect.poll(() => estado(opened)).toBe("|1|0|0|/restrita/");
  await opened.close();
  const other = await open({ files, respond: backend(["envios"]) });
  await other.page.evaluate("login(run, { email: 'a', password: 'certa' })");
  await other.page.goto(`${other.url}/restrita/`);
  await expect.poll(() => other.page.locator(".secreta-texto").textContent()).toBe("segredo");
});

test("a _source that leads elsewhere is not in the query, and no path leads out of the app", async () => {
  const opened = await open({ files, path: "/?_source=%2F%2Fevil.example%2F" });
  await expect.poll(() => estado(opened)).toBe("|1|0|0|-");
  await expect.poll(async () => (await steps(opened)).at(-1)).toBe("page load");
  await opened.page.locator(".home-caminho").click();
  await expect.poll(async () => (await steps(opened)).at(-1)).toBe("Page not found.");
});

test("an unknown path leads to /404, which the app does not serve twice", async () => {
  const opened = await open({ files, path: "/nada/disso/" });
  await expect.poll(() => opened.page.url()).toBe(`${opened.url}/404`);
  await expect.poll(() => opened.page.locator("h1").textContent()).toBe("Página não encontrada");
  expect(opened.errors.filter((line) => line.includes("Page not found"))).toEqual(["/nada/disso/: Page not found."]);
});

test("the head describes the page", async () => {
  const opened = await open({ files });
  await expect.poll(() => opened.page.title()).toBe("Início · Loja");
  const meta = (name: string) =>
    opened.page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");
  await expect.poll(() => meta("description")).toBe("Sobre");
  await expect.poll(() => meta("og:title")).toBe("Início");
  await expect.poll(() => meta("robots")).toBe("noindex, nofollow");
  await expect.poll(() => opened.page.locator('link[rel="canonical"]').getAttribute("href")).toBe(`${opened.url}/`);
});

test("a link to a section scrolls to it, another page begins at its top, and going back comes back to the place", async () => {
  const opened = await open({ files });
  await expect.poll(async () => (await steps(opened)).at(-1)).toBe("page load");
  await opened.page.locator(".home-ancora").click();
  await expect.poll(() => opened.page.url()).toBe(`${opened.url}/#perguntas-frequentes`);
  await expect.poll(() => opened.page.evaluate<number>("scrollY")).toBeGreaterThan(2900);
  await expect.poll(async () => (await steps(opened)).filter((step) => step === "page load")).toHaveLength(1);
  await expect
    .poll(() => opened.page.evaluate("document.getElementById('perguntas-frequentes').getBoundingClientRect().top"))
    .toBe(0);
  await opened.page.evaluate("document.querySelector('.home-fora').click()");
  await expect.poll(() => opened.page.title()).toBe("Contato 7 · Loja");
  await expect.poll(() => opened.page.evaluate("scrollY")).toBe(0);
  await opened.page.goBack();
  await expect.poll(() => opened.page.title()).toBe("Início · Loja");
  await expect.poll(() => opened.page.evaluate<number>("scrollY")).toBeGreaterThan(2900);
});

test("code that cannot be loaded reloads the address once, then says so", async () => {
  let requests = 0;
  let documents = 0;
  const opened = await open({
    files,
    respond: (request) => {
      if (request.resourceType() === "document" && request.url().endsWith("/contato/7/")) documents += 1;
      if (!/\/assets\/contato-/.test(request.url())) return undefined;
      requests += 1;
      return { status: 500, body: "" };
    },
  });
  await opened.page.locator(".home-fora").click();
  await expect.poll(() => opened.page.locator("h1").textContent()).toBe("Não foi possível carregar esta página.");
  expect([documents, requests]).toEqual([1, 2]);
});
