import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Request } from "playwright-core";
import { expect, test } from "vitest";
import { designWith } from "../backend/design.ts";
import { startBackend } from "../backend/start.ts";
import { type Answer, type OpenedApp, openApp } from "../browser/harness.ts";
import { button, formula, note, notesOf, outputOf, page } from "../browser/open-design.ts";
import { cleanUp } from "../clean-up.ts";
import { openWire } from "./wire.ts";

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

/** The same, where the second design has a backend of its own. */
const backendsMain = usersMain.replace(
  '{ basePath: "/dois"',
  '{ environment: { backendUrl: "/de-dois", backendKey: "outra" }, basePath: "/dois"',
);

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

async function openUsers(main: string, asked: Set<string>): Promise<OpenedApp> {
  const files: Record<string, string> = { "main.tsx": main };
  for (const name of ["um", "dois"]) {
    for (const [path, text] of Object.entries(outputOf(withUsers(name), clientCode))) files[`${name}/${path}`] = text;
  }
  const head = '<script type="application/json" id="trama-env">{"backendKey":"chave"}</script>';
  const opened = await openApp({
    files,
    head,
    respond: (request) => {
      const answer = respond(request);
      const { pathname } = new URL(request.url());
      if (answer) asked.add(`${pathname.split("/")[1]} ${request.headers().apikey}`);
      return answer;
    },
  });
  await expect.poll(() => opened.page.locator(".inicio-quem").count()).toBe(2);
  return opened;
}

test("a mounted design may have a backend of its own, which all its requests go to", async () => {
  const asked = new Set<string>();
  const opened = await openUsers(backendsMain, asked);
  const people = () => Promise.all([text(opened, "um", "inicio-quem"), text(opened, "dois", "inicio-quem")]);
  await click(opened, "dois", "inicio-entra");
  await expect.poll(people).toEqual(["ninguém - ", "dois nota de dois de dois"]);
  await click(opened, "dois", "inicio-cliente");
  await expect.poll(() => notesOf(opened)).toEqual(["nota de dois"]);
  expect([...asked]).toEqual(["de-dois outra"]);
  await click(opened, "um", "inicio-entra");
  await expect.poll(people).toEqual(["um nota de um de um", "dois nota de dois de dois"]);
  expect([...asked].toSorted()).toEqual(["de-dois outra", "functions chave", "rest chave"]);
});

test("two designs in one page are signed in as two people, and one signs out alone", async () => {
  const opened = await openUsers(usersMain, new Set());
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

/** A design whose colours differ by theme, with the elements that write by the language of their app. */
const inLook = (name: string, languages: readonly string[], theme: string) => ({
  "design.json": { name, languages, themes: { default: theme }, pages: { home: "inicio" } },
  "theme.json": { colors: { light: { fundo: "#ffffff" }, dark: { fundo: "#101010" } } },
  "components/aviso.json": {
    id: "aviso",
    kind: "popup",
    children: [
      {
        id: "janela",
        type: "modal",
        props: { animation: "none" },
        children: [{ id: "cor", type: "text", props: { text: "cor" }, style: { backgroundColor: "$fundo" } }],
      },
    ],
  },
  "pages/inicio.json": page([
    { id: "cor", type: "text", props: { text: "cor" }, style: { backgroundColor: "$fundo" } },
    { id: "dia", type: "date", props: { date: "2026-01-01T12:00:00Z", format: "custom", customFormat: "MMMM" } },
    { id: "conta", type: "number-display", props: { value: 1234.5, numberStyle: "decimal" } },
    { id: "feito", type: "progress-bar", props: { value: 50 } },
    { id: "faixa", type: "range-slider", props: { label: "faixa", value: 2.5, step: 0.5 } },
    { id: "peso", type: "form-input", props: { type: "decimal", label: "peso", value: 1.5, required: false } },
    {
      id: "grafico",
      type: "bar-chart",
      props: { labels: ["um"], datasets: [{ label: "total", data: [1234.5] }], fractionDigits: 1 },
    },
    button("abre", [{ action: "openPopup", popup: "aviso" }]),
    button("avisa", [{ action: "showToast", text: "pronto" }]),
    button("fala", [{ action: "setLanguage", language: languages[1] ?? "" }]),
    button("clareia", [{ action: "setTheme", theme: "light" }]),
  ]),
});

test("two designs in one page show their own theme and write in their own language", async () => {
  const sheets = ["um/theme.css", "um/components/aviso.css", "um/pages/inicio.css"];
  const files: Record<string, string> = {
    "runtime.css": readFileSync(join(import.meta.dirname, "../../runtime/styles.css"), "utf8"),
    "main.tsx": `${["runtime.css", ...sheets].map((sheet) => `import "./${sheet}";\n`).join("")}${usersMain}`,
  };
  const designs = { um: inLook("um", ["pt", "en"], "light"), dois: inLook("dois", ["en", "pt"], "dark") };
  for (const [name, one] of Object.entries(designs)) {
    for (const [path, content] of Object.entries(outputOf(one))) files[`${name}/${path}`] = content;
  }
  const opened = await openApp({ files });
  const { page: shown } = opened;
  const written = async (name: Name) => {
    const texts = [
      "inicio-dia",
      "inicio-conta",
      "inicio-feito .trama-progress-text",
      "inicio-faixa .trama-slider-value",
    ];
    const found = await Promise.all(texts.map((part) => text(opened, name, part)));
    const cell = shown.locator(`#${name} .inicio-grafico td`).last();
    return [...found, await inApp(opened, name, "inicio-peso input").inputValue(), await cell.textContent()];
  };
  const [portuguese, english] = [
    ["janeiro", "1.234,50", "50%", "2,5", "1,5", "1.234,5"],
    ["January", "1,234.50", "50%", "2.5", "1.5", "1,234.5"],
  ];
  await expect.poll(() => written("um")).toEqual(portuguese);
  await expect.poll(() => written("dois")).toEqual(english);
  const colorOf = (part: string) => shown.locator(part).evaluate((node) => getComputedStyle(node).backgroundColor);
  const [white, black] = ["rgb(255, 255, 255)", "rgb(16, 16, 16)"];
  const colors = () => Promise.all(["#um .inicio-cor", "#dois .inicio-cor"].map(colorOf));
  expect(await colors()).toEqual([white, black]);
  const looks = () =>
    shown.evaluate(() =>
      [document.documentElement, document.querySelector("#um"), document.querySelector("#dois")].map((node) =>
        [node?.getAttribute("data-theme"), node?.getAttribute("lang")].join(" "),
      ),
    );
  expect(await looks()).toEqual([" en", "light pt", "dark en"]);
  // Popups and messages open outside the element of their app.
  await click(opened, "dois", "inicio-abre");
  await expect.poll(() => colorOf(".aviso-cor")).toBe(black);
  await shown.keyboard.press("Escape");
  await expect.poll(() => shown.locator(".aviso-cor").count()).toBe(0);
  await click(opened, "dois", "inicio-avisa");
  await expect.poll(() => shown.locator(".trama-toast").getAttribute("data-theme")).toBe("dark");
  await click(opened, "um", "inicio-fala");
  await expect.poll(() => written("um")).toEqual(english);
  await click(opened, "dois", "inicio-fala");
  await expect.poll(() => written("dois")).toEqual(portuguese);
  await click(opened, "dois", "inicio-clareia");
  await expect.poll(colors).toEqual([white, white]);
  expect(await looks()).toEqual([" en", "light en", "light pt"]);
  await opened.page.evaluate("unmount()");
  expect(await looks()).toEqual([" en", " ", "light pt"]);
  expect(opened.errors).toEqual([]);
});

/** A design that follows the messages of one chat. */
const following = (name: string, chat: number) => ({
  "design.json": { name, pages: { home: "inicio" }, backend: { kind: "supabase" } },
  "tables.json": {
    tables: {
      mensagens: {
        columns: { id: { type: "number" }, chat: { type: "number" }, texto: { type: "text" } },
        primaryKey: ["id"],
        realtime: true,
      },
    },
  },
  "collections.json": {
    collections: {
      mensagens: {
        source: "supabase",
        table: "mensagens",
        filter: { and: [{ field: "chat", operator: "eq", value: chat }] },
        sort: [{ by: "id" }],
        realtime: true,
      },
    },
  },
  "pages/inicio.json": page([
    { id: "conexao", type: "text", props: { text: formula("connection.status") } },
    {
      id: "mensagem",
      type: "text",
      repeat: { items: formula("collections.mensagens.data"), key: "id" },
      props: { text: formula("item.texto") },
    },
  ]),
});

test("two designs in one page follow their own rows, each over its own connection", async () => {
  const migration = `create table public.mensagens (id int primary key, chat int not null, texto text not null);
drop publication if exists supabase_realtime;
create publication supabase_realtime for table public.mensagens;
`;
  const designDir = await designWith({ "supabase/migrations/1_conversas.sql": migration });
  const backend = await startBackend({ designDir, port: 0, memory: true });
  const wire = await openWire({ port: Number(new URL(backend.url).port), random: () => 1, twice: 0, late: 0 });
  cleanUp(() => wire.close());
  const files: Record<string, string> = { "main.tsx": usersMain };
  for (const [name, chat] of [["um", 1] as const, ["dois", 2] as const]) {
    for (const [path, content] of Object.entries(outputOf(following(name, chat)))) files[`${name}/${path}`] = content;
  }
  const env = JSON.stringify({ backendUrl: wire.url, backendKey: backend.anonKey });
  const opened = await openApp({ files, head: `<script type="application/json" id="trama-env">${env}</script>` });
  const states = () => opened.page.locator(".inicio-conexao").allTextContents();
  await expect.poll(states).toEqual(["online", "online"]);
  expect(wire.listenerCount()).toBe(2);
  const insert = (id: number, chat: number) =>
    backend.query("insert into public.mensagens values ($1, $2, $3)", [id, chat, `${id} em ${chat}`]);
  const rows = () =>
    Promise.all(["um", "dois"].map((name) => opened.page.locator(`#${name} .inicio-mensagem`).allTextContents()));
  await insert(1, 1);
  await insert(2, 2);
  await expect.poll(rows).toEqual([["1 em 1"], ["2 em 2"]]);
  await backend.query("update public.mensagens set chat = 2 where id = 1");
  await expect.poll(rows).toEqual([[], ["1 em 1", "2 em 2"]]);
  await opened.page.evaluate("unmount()");
  await insert(3, 2);
  await expect.poll(rows).toEqual([[], ["1 em 1", "2 em 2", "3 em 2"]]);
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
