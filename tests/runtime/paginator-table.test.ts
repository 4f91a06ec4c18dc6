import { expect, test } from "vitest";
import { designWith } from "../backend/design.ts";
import { startBackend } from "../backend/start.ts";
import { type DesignFiles, formula, openDesign, page } from "../browser/open-design.ts";

/** The paginator of a list of a table, as the guide about lists writes it, against the embedded backend. */

const files = {
  "design.json": { backend: { kind: "supabase" } },
  "tables.json": {
    tables: {
      frutas: { realtime: true, columns: { id: { type: "number" }, nome: { type: "text" } }, primaryKey: ["id"] },
    },
  },
  "variables.json": { variables: { desde: { type: "number", default: 0, query: true } } },
  "collections.json": {
    collections: {
      frutas: {
        source: "supabase",
        table: "frutas",
        sort: [{ by: "id" }],
        limit: 4,
        offset: formula("variables.desde"),
        count: "exact",
        realtime: true,
      },
    },
  },
};

/** A list with a paginator that keeps its page in the address. */
const list = (paginator: object) => ({
  ...files,
  "pages/inicio.json": page(
    [
      {
        id: "fruta",
        type: "text",
        repeat: { items: formula("collections.frutas.data"), key: "id" },
        props: { text: formula("item.nome") },
      },
      { id: "paginas", type: "paginator", ...paginator },
    ],
    { collections: ["frutas"] },
  ),
});

const replacing = list({
  props: { collection: "frutas", ariaLabel: "Páginas" },
  on: { change: { steps: [{ action: "setVariable", variable: "desde", value: formula("event.offset") }] } },
});

/** Each page is an entry of the history. */
const adding = list({
  props: {
    total: formula("collections.frutas.total"),
    limit: formula("collections.frutas.limit"),
    offset: formula("collections.frutas.offset"),
    ariaLabel: "Páginas",
  },
  on: { change: { steps: [{ action: "navigate", page: "inicio", query: { desde: formula("event.offset") } }] } },
});

async function openList(design: DesignFiles, search = "") {
  const designDir = await designWith({
    "supabase/migrations/1_frutas.sql": `
      create table frutas (id int primary key, nome text not null);
      alter publication supabase_realtime add table frutas;
      insert into frutas select n, 'fruta ' || n from generate_series(1, 30) as n;`,
  });
  const backend = await startBackend({ designDir, memory: true, port: 0 });
  const environment = JSON.stringify({ backendUrl: backend.url, backendKey: backend.anonKey });
  const { page: shown, url } = await openDesign(design, {
    head: `<script type="application/json" id="trama-env">${environment}</script>`,
  });
  if (search !== "") await shown.goto(url + search);
  return {
    backend,
    shown,
    rows: () => shown.locator(".inicio-fruta").allTextContents(),
    pages: async () => (await shown.locator(".trama-page, .trama-page-gap").allTextContents()).join(" ").trim(),
    current: () => shown.locator("[aria-current=page]").allTextContents(),
    press: (name: string) => shown.getByRole("button", { name, exact: true }).click(),
  };
}

const fruits = (...ids: readonly number[]) => ids.map((id) => `fruta ${id}`);

test("each page knows how many there are", async () => {
  const { rows, pages, press } = await openList(replacing);
  await expect.poll(rows).toEqual(fruits(1, 2, 3, 4));
  await expect.poll(pages).toBe("1 2 … 8");
  await press("Página 2");
  await expect.poll(rows).toEqual(fruits(5, 6, 7, 8));
  await expect.poll(pages).toBe("1 2 3 … 8");
  await press("Próxima página");
  await expect.poll(rows).toEqual(fruits(9, 10, 11, 12));
  await press("Página 8");
  await expect.poll(rows).toEqual(fruits(29, 30));
  await expect.poll(pages).toBe("1 … 7 8");
});

test("an address past the end is the last page that there is", async () => {
  const { shown, rows, pages, current, press } = await openList(replacing, "/?desde=400");
  await expect.poll(rows).toEqual(fruits(29, 30));
  expect(await pages()).toBe("1 … 7 8");
  expect(await current()).toEqual(["8"]);
  await expect.poll(() => new URL(shown.url()).search).toBe("?desde=28");
  await press("Página anterior");
  await expect.poll(rows).toEqual(fruits(25, 26, 27, 28));
});

test("when the last row of the last page goes, the page before it is shown, and a list without rows stays empty", async () => {
  const { backend, shown, rows, pages, current } = await openList(replacing, "/?desde=28");
  await expect.poll(rows).toEqual(fruits(29, 30));
  await backend.query("delete from frutas where id > 28");
  await expect.poll(rows).toEqual(fruits(25, 26, 27, 28));
  expect(await pages()).toBe("1 … 6 7");
  expect(await current()).toEqual(["7"]);
  await expect.poll(() => new URL(shown.url()).search).toBe("?desde=24");
  await backend.query("delete from frutas");
  await expect.poll(rows).toEqual([]);
});

test("a fetch after the removal of the last row shows the page before it, also where a formula has the offset", async () => {
  const { frutas } = files["collections.json"].collections;
  const remove = (id: string, fetchAgain: object) => ({
    id,
    type: "button",
    props: { text: id },
    on: {
      click: {
        steps: [
          {
            action: "supabase.delete",
            table: "frutas",
            filter: { and: [{ field: "id", operator: "gt", value: formula("variables.desde - 4") }] },
          },
          fetchAgain,
        ],
      },
    },
  });
  const { sections } = replacing["pages/inicio.json"] as {
    readonly sections: readonly { readonly children: readonly object[] }[];
  };
  const again = { action: "fetchCollection", collection: "frutas", again: true };
  const { shown, rows, press } = await openList(
    {
      ...replacing,
      "collections.json": {
        collections: { frutas: { ...frutas, realtime: false, offset: formula("variables.desde + 0") } },
      },
      "pages/inicio.json": page([...(sections[0]?.children ?? []), remove("remover", again)], {
        collections: ["frutas"],
      }),
    },
    "/?desde=12",
  );
  await expect.poll(rows).toEqual(fruits(13, 14, 15, 16));
  await press("remover");
  await expect.poll(rows).toEqual(fruits(5, 6, 7, 8));
  expect(await shown.locator("[aria-current=page]").allTextContents()).toEqual(["2"]);
});

test("a negative number in the address is the first page", async () => {
  const { rows } = await openList(replacing, "/?desde=-3");
  await expect.poll(rows).toEqual(fruits(1, 2, 3, 4));
});

test("where each page is an entry of the history, Back and Forward turn the pages", async () => {
  const { shown, rows, current, press } = await openList(adding);
  await expect.poll(rows).toEqual(fruits(1, 2, 3, 4));
  await press("Página 2");
  await expect.poll(rows).toEqual(fruits(5, 6, 7, 8));
  await press("Próxima página");
  await expect.poll(rows).toEqual(fruits(9, 10, 11, 12));
  expect(await current()).toEqual(["3"]);
  await shown.goBack();
  await expect.poll(rows).toEqual(fruits(5, 6, 7, 8));
  await shown.goBack();
  await expect.poll(rows).toEqual(fruits(1, 2, 3, 4));
  await shown.goForward();
  await expect.poll(rows).toEqual(fruits(5, 6, 7, 8));
  await expect.poll(current).toEqual(["2"]);
});
