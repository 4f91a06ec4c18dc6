import { expect, test } from "vitest";
import { button, clearNotes, later, note, notesOf, openDesign, page } from "../browser/open-design.ts";
import { expectDetached, expectVisible } from "../elements/expect-locator.ts";

/** The effect of leaving a page on its workflows, in a design that is compiled and opened. */

const tables = {
  tables: { contatos: { columns: { id: { type: "text" }, nome: { type: "text" } }, primaryKey: ["id"] } },
};
const outra = {
  id: "outra",
  path: "outra",
  title: "Outra",
  sections: [{ id: "resto", children: [button("nada", [note("outra")])] }],
};

/** Steps that wait for the server, and record how they end. */
const guarded = (id: string, step: object) =>
  button(
    id,
    [
      { action: "tryCatch", try: [step, note("answered")], catch: [note("catch")], finally: [note("finally")] },
      note("after"),
    ],
    { onError: [note("onError")] },
  );

const inserting = { action: "supabase.insert", table: "contatos", data: { id: "a", nome: "Ana" } };

/** Opens the design over a server whose answers the test controls. */
async function open(children: readonly object[]) {
  const requests: string[] = [];
  const answers: (() => void)[] = [];
  const app = await openDesign(
    {
      "design.json": { backend: { kind: "supabase" } },
      "tables.json": tables,
      "collections.json": {
        collections: { contatos: { source: "supabase", table: "contatos", columns: ["id"], autoFetch: false } },
      },
      "components/aviso.json": aviso,
      "pages/inicio.json": page([...children, button("ir", [{ action: "navigate", page: "outra" }])]),
      "pages/outra.json": outra,
    },
    {
      head: '<script type="application/json" id="trama-env">{"backendUrl":"","backendKey":"k"}</script>',
      respond: async (request) => {
        if (!request.url().includes("/rest/v1/")) return undefined;
        requests.push(`${request.method()} ${request.postData() ?? ""}`);
        await new Promise<void>((done) => answers.push(done));
        return { status: 200, body: [{ id: "a" }] };
      },
    },
  );
  return { opened: app, requests, answer: () => answers.splice(0).forEach((one) => void one()) };
}

test("a fetch that waits ends with the page: no catch, no onError, no log line; finally still runs", async () => {
  const { opened, requests, answer } = await open([
    guarded("busca", { action: "fetchCollection", collection: "contatos" }),
  ]);
  await opened.page.locator(".inicio-busca").click();
  await expect.poll(() => requests).toHaveLength(1);
  await opened.page.locator(".inicio-ir").click();
  await expect.poll(() => notesOf(opened)).toEqual(["finally"]);
  answer();
  await opened.page.locator(".outra-nada").click();
  await expect.poll(() => notesOf(opened)).toEqual(["finally", "outra"]);
  expect(opened.errors).toEqual([]);
});

test("a sent write is not reverted; the steps after it do not run", async () => {
  const { opened, requests, answer } = await open([guarded("grava", inserting)]);
  const failed: string[] = [];
  opened.page.on("requestfailed", (request) => failed.push(request.url()));
  await opened.page.locator(".inicio-grava").click();
  await expect.poll(() => requests).toEqual(['POST {"id":"a","nome":"Ana"}']);
  await opened.page.locator(".inicio-ir").click();
  await expect.poll(() => notesOf(opened)).toEqual(["finally"]);
  answer();
  await opened.page.locator(".outra-nada").click();
  await expect.poll(() => notesOf(opened)).toEqual(["finally", "outra"]);
  expect(failed).toEqual([]);
  expect(opened.errors).toEqual([]);
});

test("on a page that stays, the same steps go on", async () => {
  const { opened, requests, answer } = await open([guarded("grava", inserting)]);
  await opened.page.locator(".inicio-grava").click();
  await expect.poll(() => requests).toHaveLength(1);
  answer();
  await expect.poll(() => notesOf(opened)).toEqual(["answered", "finally", "after"]);
});

test("steps after a change of page belong to the page that was gone to", async () => {
  const { opened, requests, answer } = await open([
    button("vai", [{ action: "navigate", page: "outra" }, inserting, note("answered")]),
  ]);
  await opened.page.locator(".inicio-vai").click();
  await expect.poll(() => requests).toHaveLength(1);
  await expectVisible(opened.page.locator(".outra-nada"));
  answer();
  await expect.poll(() => notesOf(opened)).toEqual(["answered"]);
  await clearNotes(opened);
});

const aviso = {
  id: "aviso",
  kind: "popup",
  children: [
    { id: "texto", type: "text", props: { text: "aviso" } },
    { id: "fora", type: "button", props: { text: "fora" }, link: { page: "outra" } },
  ],
};

test("who waits for a popup ends with the page; who does not has gone on before", async () => {
  const app = await openDesign({
    "components/aviso.json": aviso,
    "pages/inicio.json": page([
      guarded("abre", { action: "openPopup", popup: "aviso", wait: true }),
      guarded("mostra", { action: "openPopup", popup: "aviso" }),
    ]),
    "pages/outra.json": {
      ...outra,
      sections: [
        {
          id: "resto",
          children: [{ id: "volta", type: "button", props: { text: "volta" }, link: { page: "inicio" } }],
        },
      ],
    },
  });
  const notes = () => notesOf(app);
  await app.page.locator(".inicio-abre").click();
  await app.page.locator(".aviso-fora").click();
  await expect.poll(notes).toEqual(["finally"]);
  await app.page.locator(".outra-volta").click();
  await app.page.locator(".inicio-mostra").click();
  await app.page.locator(".aviso-fora").click();
  await expectVisible(app.page.locator(".outra-volta"));
  await expectDetached(app.page.locator(".aviso-texto"));
  await expect.poll(() => notes()).toEqual(["finally", "answered", "finally", "after"]);
  expect(app.errors).toEqual([]);
});

test("later requests, writes and popups of a left page do not run", async () => {
  const { opened, requests } = await open([
    button("depois", [later("waited", 600_000), inserting, note("never")], { onError: [note("onError")] }),
    button("busca", [later("waited", 600_000), { action: "fetchCollection", collection: "contatos" }, note("never")]),
    button("abre", [later("waited", 600_000), { action: "openPopup", popup: "aviso" }, note("never")]),
    button("torna", [later("waited", 600_000), { action: "navigate", page: "inicio" }, note("never")]),
    button("volta", [later("waited", 600_000), { action: "previousPage", page: "inicio" }, note("never")]),
    button("fala", [later("waited", 600_000), { action: "setLanguage", language: "pt" }, note("never")]),
  ]);
  const names = ["depois", "busca", "abre", "torna", "volta", "fala"];
  const waited = names.map(() => "waited");
  await opened.page.clock.install();
  for (const name of names) await opened.page.locator(`.inicio-${name}`).click();
  await opened.page.locator(".inicio-ir").click();
  await expectVisible(opened.page.locator(".outra-nada"));
  await opened.page.clock.fastForward(600_000);
  await expect.poll(() => notesOf(opened)).toEqual(waited);
  await opened.page.locator(".outra-nada").click();
  await expect.poll(() => notesOf(opened)).toEqual([...waited, "outra"]);
  expect(await opened.page.locator(".aviso-texto").count()).toBe(0);
  expect(requests).toEqual([]);
  expect(opened.errors).toEqual([]);
});
