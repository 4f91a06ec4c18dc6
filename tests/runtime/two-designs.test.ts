import type { Request } from "playwright-core";
import { expect, test } from "vitest";
import { type Answer, type OpenedApp, openApp } from "../browser/harness.ts";
import { button, formula, note, notesOf, outputOf, page } from "../browser/open-design.ts";

/** Two designs mounted in one page: each has its own state, though their things have the same names. */

const collections = {
  collections: {
    linhas: { source: "custom", function: "ler", autoFetch: false, schema: { type: "object", properties: {} } },
  },
};

const pergunta = {
  id: "pergunta",
  kind: "popup",
  children: [
    {
      id: "janela",
      type: "modal",
      props: { zIndex: 80 },
      children: [button("fecha", [{ action: "closePopup" }])],
    },
  ],
};

/** Notes begin with the name of the design. */
const design = (name: string) => ({
  "design.json": {
    name,
    pages: { home: "inicio" },
    on: { collectionFetchError: { steps: [note(`${name} erro`)] } },
  },
  "variables.json": {
    variables: {
      vezes: { type: "number", default: 0, persist: true },
      aba: { type: "query", default: "dados" },
    },
  },
  "workflows.json": {
    workflows: {
      onde: { steps: [note(formula(`concatenate('${name} ', page.id, ' ', variables.vezes, ' ', variables.aba)`))] },
    },
  },
  "collections.json": collections,
  "components/pergunta.json": pergunta,
  "pages/inicio.json": page([
    { id: "texto", type: "text", props: { text: formula("concatenate(variables.vezes, ' ', variables.aba)") } },
    button("soma", [{ action: "setVariable", variable: "vezes", value: formula("variables.vezes + 1") }]),
    button("tags", [{ action: "setVariable", variable: "aba", value: "tags" }]),
    button("onde", [{ action: "runWorkflow", workflow: "onde" }]),
    button("abre", [{ action: "openPopup", popup: "pergunta" }]),
    button("busca", [{ action: "fetchCollection", collection: "linhas" }]),
    button("ir", [{ action: "navigate", page: "ficha", params: { id: "7" } }]),
    { id: "elo", type: "button", props: { text: "elo" }, link: { page: "ficha", params: { id: "8" } } },
  ]),
  "pages/ficha.json": {
    id: "ficha",
    path: "ficha/:id",
    title: "Ficha",
    unsaved: formula("elements.campo.value != ''"),
    sections: [
      {
        id: "principal",
        children: [
          { id: "qual", type: "text", props: { text: formula("concatenate(page.params.id, ' ', variables.vezes)") } },
          { id: "campo", type: "form-input", props: { label: "campo", required: false } },
          button("volta", [{ action: "navigate", page: "inicio" }]),
        ],
      },
    ],
  },
});

const custom = 'export const ler = async (): Promise<readonly object[]> => { throw new Error("fora do ar"); };\n';

const main = `
  import { mount } from "trama/runtime";
  import { memoryAddressBar } from "trama/runtime/memory";
  import { app as um } from "./um/app";
  import { app as dois } from "./dois/app";
  const boxOf = (id) => {
    const box = document.createElement("section");
    box.id = id;
    document.body.append(box);
    return box;
  };
  const bar = memoryAddressBar(["/"]);
  const unmount = mount(um, boxOf("um"));
  mount(dois, boxOf("dois"), { addressBar: bar });
  const again = () => {
    try {
      return mount(um, boxOf("tres"));
    } catch (error) {
      return error.message;
    }
  };
  Object.assign(window, { bar, again, unmount });
`;

async function openBoth(): Promise<OpenedApp> {
  const files: Record<string, string> = { "main.tsx": main };
  for (const name of ["um", "dois"]) {
    for (const [path, text] of Object.entries(outputOf(design(name), custom))) files[`${name}/${path}`] = text;
  }
  const opened = await openApp({ files });
  await expect.poll(() => opened.page.locator(".inicio-texto").count()).toBe(2);
  return opened;
}

type Name = "um" | "dois";

const inApp = ({ page: shown }: OpenedApp, name: Name, part: string) => shown.locator(`#${name} .${part}`);
const click = (opened: OpenedApp, name: Name, part: string) => inApp(opened, name, part).dispatchEvent("click");
const text = (opened: OpenedApp, name: Name, part: string) => inApp(opened, name, part).textContent();
const addresses = ({ page: shown }: OpenedApp) =>
  shown.evaluate("[location, bar.address].map(({ pathname, search }) => pathname + search)");

test("two designs in one page have their own variables, addresses and pages", async () => {
  const opened = await openBoth();
  await click(opened, "um", "inicio-soma");
  await click(opened, "um", "inicio-tags");
  await expect.poll(() => text(opened, "um", "inicio-texto")).toBe("1 tags");
  expect(await text(opened, "dois", "inicio-texto")).toBe("0 dados");
  await expect.poll(() => addresses(opened)).toEqual(["/?aba=tags", "/"]);
  await click(opened, "dois", "inicio-ir");
  await expect.poll(() => text(opened, "dois", "ficha-qual")).toBe("7 0");
  expect(await text(opened, "um", "inicio-texto")).toBe("1 tags");
  expect(await addresses(opened)).toEqual(["/?aba=tags", "/ficha/7/"]);
  await click(opened, "um", "inicio-onde");
  await expect.poll(() => notesOf(opened)).toEqual(["um inicio 1 tags"]);
  await click(opened, "um", "inicio-elo");
  await expect.poll(() => text(opened, "um", "ficha-qual")).toBe("8 1");
  expect(await addresses(opened)).toEqual(["/ficha/8/", "/ficha/7/"]);
  await click(opened, "dois", "ficha-volta");
  await click(opened, "dois", "inicio-onde");
  await expect.poll(() => notesOf(opened)).toEqual(["um inicio 1 tags", "dois inicio 0 dados"]);
  expect(opened.errors).toEqual([]);
});

test("leaving a page of one design closes only its popups, and asks only about its own input", async () => {
  const opened = await openBoth();
  const asked: string[] = [];
  opened.page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  const windows = () => opened.page.locator(".pergunta-fecha").count();
  await click(opened, "um", "inicio-ir");
  await inApp(opened, "um", "ficha-campo input").fill("novo");
  await click(opened, "dois", "inicio-abre");
  await expect.poll(windows).toBe(1);
  await click(opened, "um", "ficha-volta");
  await expect.poll(() => asked).toEqual(["confirm"]);
  expect(await windows()).toBe(1);
  await click(opened, "dois", "inicio-ir");
  await expect.poll(() => text(opened, "dois", "ficha-qual")).toBe("7 0");
  expect([asked, await windows()]).toEqual([["confirm"], 0]);
  expect(await text(opened, "um", "ficha-qual")).toBe("7 0");
});

test("a collection that fails runs the workflow of its own design", async () => {
  const opened = await openBoth();
  await click(opened, "dois", "inicio-busca");
  await expect.poll(() => notesOf(opened)).toEqual(["dois erro"]);
});

/** A design with users, under a base path of its own. */
const withUsers = (name: string) => ({
  "design.json": {
    name,
    pages: { home: "inicio", login: "inicio" },
    auth: {
      login: "auth/login",
      me: "auth/me",
      user: { type: "object", properties: { id: { type: "string" }, nome: { type: "string" } } },
    },
    backend: { kind: "supabase" },
  },
  "tables.json": { tables: { notas: { columns: { id: { type: "text" } }, primaryKey: ["id"] } } },
  "variables.json": { variables: { rascunho: { type: "string", default: "", persist: true } } },
  "collections.json": { collections: { notas: { source: "supabase", table: "notas", autoFetch: false } } },
  "pages/inicio.json": page([
    {
      id: "quem",
      type: "text",
      props: {
        text: formula(
          "concatenate(auth.user.nome ?? 'ninguém', ' ', collections.notas[0].id ?? '-', ' ', variables.rascunho)",
        ),
      },
    },
    button("entra", [
      { action: "auth.login", email: name, password: "x", keep: true },
      { action: "setVariable", variable: "rascunho", value: `de ${name}` },
      { action: "fetchCollection", collection: "notas" },
    ]),
    button("sai", [{ action: "auth.logout" }]),
    button("cliente", [{ action: "callFunction", function: "ler", args: [] }]),
    button("sozinho", [{ action: "callFunction", function: "lerSozinho", args: [] }], {
      onError: [note(formula("error.message"))],
    }),
  ]),
});

const clientCode = `
import { supabase } from "trama/runtime/supabase";
import { runtime } from "../runtime";
const first = async (client: ReturnType<typeof supabase>): Promise<void> => {
  const { data } = await client.from("notas").select("id");
  note(data?.[0]?.id ?? "nada");
};
export const ler = (): Promise<void> => first(supabase(runtime));
export const lerSozinho = async (): Promise<void> => first(supabase());
`;

const usersMain = main
  .replace(
    'mount(um, boxOf("um"))',
    'mount(um, boxOf("um"), { basePath: "/um", addressBar: memoryAddressBar(["/um/"]) })',
  )
  .replace("{ addressBar: bar }", '{ basePath: "/dois", addressBar: memoryAddressBar(["/dois/"]) }');

/** A backend whose tokens are names. */
function respond(request: Request): Answer | undefined {
  const { pathname } = new URL(request.url());
  const token = (request.headers().authorization ?? "").replace("Bearer ", "");
  if (pathname.endsWith("/auth/login")) return { body: { authToken: `t-${request.postDataJSON().email}` } };
  if (pathname.endsWith("/auth/me")) {
    const name = token.replace("t-", "");
    return token.startsWith("t-") ? { body: { id: name, nome: name } } : { status: 401, body: { message: "não" } };
  }
  if (pathname.endsWith("/notas")) return { body: [{ id: `nota de ${token.replace("t-", "")}` }] };
  return undefined;
}

async function openUsers(): Promise<OpenedApp> {
  const files: Record<string, string> = { "main.tsx": usersMain };
  for (const name of ["um", "dois"]) {
    for (const [path, text] of Object.entries(outputOf(withUsers(name), clientCode))) files[`${name}/${path}`] = text;
  }
  const head = '<script type="application/json" id="trama-env">{"backendKey":"chave"}</script>';
  const opened = await openApp({ files, respond, head });
  await expect.poll(() => opened.page.locator(".inicio-quem").count()).toBe(2);
  return opened;
}

test("two designs in one page are signed in as two people, and one signs out alone", async () => {
  const opened = await openUsers();
  const people = () => Promise.all([text(opened, "um", "inicio-quem"), text(opened, "dois", "inicio-quem")]);
  await click(opened, "um", "inicio-entra");
  await expect.poll(people).toEqual(["um nota de um de um", "ninguém - "]);
  await click(opened, "dois", "inicio-entra");
  await expect.poll(people).toEqual(["um nota de um de um", "dois nota de dois de dois"]);
  await click(opened, "um", "inicio-cliente");
  await expect.poll(() => notesOf(opened)).toEqual(["nota de um"]);
  await click(opened, "dois", "inicio-cliente");
  await expect.poll(() => notesOf(opened)).toEqual(["nota de um", "nota de dois"]);
  await click(opened, "dois", "inicio-sozinho");
  await expect
    .poll(async () => (await notesOf(opened)).at(-1))
    .toBe("several apps run on this page: pass the runtime of the app to supabase()");
  await opened.page.reload();
  await expect.poll(people).toEqual(["um - ", "dois - "]);
  await click(opened, "um", "inicio-sai");
  await expect.poll(people).toEqual(["ninguém - ", "dois - "]);
  await opened.page.reload();
  await expect.poll(people).toEqual(["ninguém - ", "dois - "]);
});

const hour = "formatDate('2026-01-01T12:00:00Z', 'MMMM HH:mm')";

/** A design with texts in two languages, in a time zone of its own. */
const inPlace = (name: string, languages: readonly string[], timeZone: string, theme: string) => ({
  "design.json": { name, languages, timeZone, themes: { default: theme }, pages: { home: "inicio" } },
  "formulas.json": { formulas: { hora: { params: [], result: { type: "text" }, formula: hour } } },
  "pages/inicio.json": page([
    { id: "oi", type: "text", props: { text: { pt: "Olá", en: "Hello" } } },
    {
      id: "onde",
      type: "text",
      props: { text: formula(`concatenate(language, ' ', theme, ' ', formulas.hora(), ' ', ${hour})`) },
    },
    button("depois", [{ action: "wait", ms: 20 }, note(formula(`concatenate('${name} ', ${hour})`))]),
    button("fala", [{ action: "setLanguage", language: name === "um" ? "en" : "pt" }]),
    button("clareia", [{ action: "setTheme", theme: "light" }]),
  ]),
});

test("two designs in one page have their own language, time zone and theme", async () => {
  const files: Record<string, string> = { "main.tsx": usersMain };
  const designs = {
    um: inPlace("um", ["pt", "en"], "America/Sao_Paulo", "light"),
    dois: inPlace("dois", ["en", "pt"], "Asia/Tokyo", "dark"),
  };
  for (const [name, one] of Object.entries(designs)) {
    for (const [path, content] of Object.entries(outputOf(one))) files[`${name}/${path}`] = content;
  }
  const opened = await openApp({ files, timezoneId: "Europe/Lisbon" });
  const texts = () => opened.page.locator(".inicio-oi, .inicio-onde").allTextContents();
  const [um, dois] = ["janeiro 09:00 janeiro 09:00", "January 21:00 January 21:00"];
  await expect.poll(texts).toEqual(["Olá", `pt light ${um}`, "Hello", `en dark ${dois}`]);
  // After a wait, a step still runs in its own design.
  await click(opened, "um", "inicio-depois");
  await expect.poll(() => notesOf(opened)).toEqual(["um janeiro 09:00"]);
  await click(opened, "dois", "inicio-depois");
  await expect.poll(() => notesOf(opened)).toEqual(["um janeiro 09:00", "dois January 21:00"]);
  await click(opened, "dois", "inicio-clareia");
  await click(opened, "um", "inicio-fala");
  await expect.poll(texts).toEqual(["Hello", "en light January 09:00 January 09:00", "Hello", `en light ${dois}`]);
  expect(opened.errors).toEqual([]);
});

test("a design that runs cannot be started again before it is unmounted", async () => {
  const opened = await openBoth();
  expect(await opened.page.evaluate("again()")).toBe("the app um is already running on this page; unmount it first");
  expect(await text(opened, "um", "inicio-texto")).toBe("0 dados");
  await opened.page.evaluate("unmount()");
  await opened.page.evaluate("void again()");
  await expect
    .poll(() => opened.page.locator("#um, #tres").allTextContents())
    .toEqual(["", "", expect.stringContaining("0 dados")]);
});
