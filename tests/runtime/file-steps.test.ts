import { readFileSync } from "node:fs";
import type { Download } from "playwright-core";
import { expect, test } from "vitest";
import type { OpenedApp } from "../browser/harness.ts";
import { button, clearNotes, formula, note, notesOf, openDesign, page } from "../browser/open-design.ts";

/** Steps about files, printing and locations, in a design that is compiled and opened. */

const failed = { onError: [note(formula("error.message"))] };
const noFile = "No file selected. Please create a true / false split to manage the case when there is no file.";

/** A page whose buttons run steps on the result of `custom.sample(name)`. */
async function open(
  buttons: Readonly<Record<string, readonly object[]>>,
  options: Parameters<typeof openDesign>[1] = {},
) {
  const withFile = (steps: readonly object[]) => [
    { id: "amostra", action: "callFunction", function: "sample", args: [formula("variables.qual")] },
    ...steps,
  ];
  const app = await openDesign(
    {
      "variables.json": { variables: { qual: { type: "string", default: "text", query: true } } },
      "pages/inicio.json": page(Object.entries(buttons).map(([id, steps]) => button(id, withFile(steps), failed))),
    },
    options,
    `export const sample = (name: string): unknown => {
      if (name === "text") return new File(["olá"], "nota:1.txt", { type: "text/plain" });
      if (name === "html") return new File(["<script>top.evil = true</script>"], "a.html", { type: "text/html" });
      if (name === "big") { const file = new File(["x"], "big"); Object.defineProperty(FileReader.prototype, "result", { get: () => null }); return file; }
      return name === "" ? null : name;
    };`,
  );
  return app;
}

const click = (opened: OpenedApp, id: string, qual = "text") =>
  opened.page
    .evaluate(
      `history.replaceState(history.state, "", "?qual=${encodeURIComponent(qual)}"); dispatchEvent(new PopStateEvent("popstate"))`,
    )
    .then(() => opened.page.locator(`.inicio-${id}`).click());

const file = formula("steps.amostra");

test("a file becomes base64, with or without its type in front", async () => {
  const opened = await open({
    url: [{ id: "texto", action: "fileToBase64", file }, note(formula("steps.texto"))],
    nu: [{ id: "texto", action: "fileToBase64", file, output: "base64" }, note(formula("steps.texto"))],
  });
  await click(opened, "url");
  await expect.poll(() => notesOf(opened)).toEqual(["data:text/plain;base64,b2zDoQ=="]);
  await click(opened, "nu");
  await expect.poll(async () => (await notesOf(opened)).at(-1)).toBe("b2zDoQ==");
  await clearNotes(opened);
  await click(opened, "url", "");
  await expect.poll(() => notesOf(opened)).toEqual([noFile]);
  await click(opened, "url", "um texto");
  await expect.poll(async () => (await notesOf(opened)).at(-1)).toBe("Not a file object.");
  await click(opened, "url", "big");
  await expect
    .poll(async () => (await notesOf(opened)).at(-1))
    .toBe("Cannot encode the file. Your file may be too big to be encoded to base64 in a browser");
  expect(opened.errors).toEqual([]);
});

test("an object URL shows the file until the page is left, and never as a page of this app", async () => {
  const opened = await open({ cria: [{ id: "url", action: "createObjectUrl", file }, note(formula("steps.url"))] });
  const read = async (url: unknown) =>
    opened.page.evaluate<string[]>(
      `fetch(${JSON.stringify(url)}).then(async (r) => [r.headers.get("content-type"), await r.text()])`,
    );
  await click(opened, "cria");
  await expect.poll(() => notesOf(opened)).toHaveLength(1);
  await expect.poll(async () => read((await notesOf(opened))[0])).toEqual(["text/plain", "olá"]);
  await click(opened, "cria", "data:text/plain;base64,b2zDoQ==");
  await expect.poll(() => notesOf(opened)).toHaveLength(2);
  await expect.poll(async () => read((await notesOf(opened))[1])).toEqual(["text/plain", "olá"]);
  await click(opened, "cria", "html");
  await expect.poll(() => notesOf(opened)).toHaveLength(3);
  await expect.poll(async () => (await read((await notesOf(opened))[2]))[0]).toBe("application/octet-stream");
});

async function saved(opened: OpenedApp, id: string, qual: string): Promise<[name: string, text: string]> {
  const [download] = await Promise.all([opened.page.waitForEvent("download"), click(opened, id, qual)] as [
    Promise<Download>,
    Promise<void>,
  ]);
  return [download.suggestedFilename(), readFileSync(await download.path(), "utf8")];
}

test("a file, an address or rows are saved; a failed fetch is reported", async () => {
  const opened = await open(
    {
      baixa: [{ action: "downloadFile", file }],
      nomeia: [{ action: "downloadFile", file, name: "relatório <1>.txt" }],
      planilha: [{ action: "downloadCsv", data: [{ nome: "Ana", idade: 3 }], name: "pessoas", delimiter: ";" }],
    },
    {
      respond: (request) => {
        const { pathname } = new URL(request.url());
        if (pathname === "/arquivos/a%20b.txt")
          return { body: "do servidor", headers: { "content-type": "text/plain" } };
        if (pathname === "/arquivos/nada.txt") return { status: 404, body: "" };
        return pathname === "/arquivos/quebrado.txt" ? { status: 500, body: "" } : undefined;
      },
    },
  );
  expect(await saved(opened, "baixa", "text")).toEqual(["nota_1.txt", "olá"]);
  expect(await saved(opened, "nomeia", "text")).toEqual(["relatório _1_.txt", "olá"]);
  expect(await saved(opened, "baixa", "/arquivos/a b.txt")).toEqual(["a b.txt", "do servidor"]);
  expect(await saved(opened, "baixa", "data:text/plain,oi%20tu")).toEqual(["download.txt", "oi tu"]);
  expect(await saved(opened, "planilha", "text")).toEqual(["pessoas.csv", "\ufeffnome;idade\r\nAna;3"]);
  for (const [qual, message] of [
    ["/arquivos/nada.txt", "File not found."],
    ["/arquivos/quebrado.txt", "File could not be fetch"],
    ["javascript:alert(1)", "File could not be fetch"],
    ["", noFile],
  ] as const) {
    await clearNotes(opened);
    await click(opened, "baixa", qual);
    await expect.poll(() => notesOf(opened)).toEqual([message]);
  }
});

test("printing opens the dialog, the loader takes a colour, and a language that is not there says so", async () => {
  const opened = await open({
    imprime: [{ action: "print" }],
    carrega: [
      { action: "pageLoader", show: true, color: "rgb(1, 2, 3)" },
      { action: "pageLoader", show: true, color: "rgb(4, 5, 6)" },
    ],
    fala: [{ action: "setLanguage", language: formula("variables.qual") }],
    copia: [{ action: "copyToClipboard", value: formula("variables.qual") }],
  });
  await opened.page.evaluate("window.print = () => { window.printed = true; }");
  await click(opened, "imprime");
  await expect.poll(() => opened.page.evaluate("window.printed")).toBe(true);
  await click(opened, "carrega");
  const bar = opened.page.locator(".trama-page-loader");
  await expect.poll(() => bar.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(4, 5, 6)");
  await click(opened, "fala", "xx");
  await expect.poll(() => notesOf(opened)).toEqual(["Lang not found"]);
  await click(opened, "fala", "");
  await expect.poll(async () => (await notesOf(opened)).at(-1)).toBe("No language selected.");
  await opened.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await click(opened, "copia", "um texto");
  await expect.poll(() => opened.page.evaluate("navigator.clipboard.readText()")).toBe("um texto");
});

test("the visitor's location is the step's result; without it there is an error with the browser's message", async () => {
  const opened = await open({
    onde: [
      { id: "lugar", action: "userLocation" },
      note(formula("[steps.lugar.latitude, steps.lugar.longitude, steps.lugar.accuracy]")),
    ],
  });
  const context = opened.page.context();
  await context.setGeolocation({ latitude: -8.05, longitude: -34.9, accuracy: 20 });
  await context.grantPermissions(["geolocation"]);
  await click(opened, "onde");
  await expect.poll(() => notesOf(opened)).toEqual([[-8.05, -34.9, 20]]);
  await context.clearPermissions();
  await clearNotes(opened);
  await opened.page.evaluate(
    "navigator.geolocation.getCurrentPosition = (_, refuse) => refuse({ code: 1, message: 'negado' })",
  );
  await click(opened, "onde");
  await expect.poll(() => notesOf(opened)).toEqual(["Error while geolocation."]);
  await opened.page.evaluate("Object.defineProperty(navigator, 'geolocation', { value: undefined })");
  await click(opened, "onde");
  await expect.poll(async () => (await notesOf(opened)).at(-1)).toBe("Geolocation is not available.");
});

test("a page that a language does not have says so, and stays as it is", async () => {
  const speak = (id: string, language: string) =>
    button(id, [{ action: "setLanguage", language }, note(formula("language"))], failed);
  const app = await openDesign({
    "design.json": { languages: ["pt", "en"], title: { pt: "Caso", en: "Case" } },
    "pages/inicio.json": page([
      speak("ingles", "en"),
      { id: "vai", type: "button", props: { text: "vai" }, link: { page: "sobre" } },
    ]),
    "pages/sobre.json": {
      id: "sobre",
      path: { pt: "sobre" },
      title: "Sobre",
      sections: [{ id: "resto", children: [speak("aqui", "en")] }],
    },
  });
  await app.page.locator(".inicio-vai").click();
  await app.page.locator(".sobre-aqui").click();
  await expect.poll(() => notesOf(app)).toEqual(["Page does not contain the lang en"]);
  await app.page.waitForURL("**/sobre/");
  await app.page.goBack();
  await app.page.locator(".inicio-ingles").click();
  await expect.poll(async () => (await notesOf(app)).at(-1)).toBe("en");
  await app.page.waitForURL("**/en/");
});
