import { expect, test } from "vitest";
import { button, formula, note, notesOf, openDesign, page } from "../browser/open-design.ts";

const names = ["Ana", "Bia", "Caio", "Davi", "Eva"].map((nome, index) => ({ id: String(index), nome }));

/** A page with a list of two contacts at a time, and a paginator that turns it. */
const files = {
  "collections.json": {
    collections: {
      contatos: {
        source: "cms",
        data: names,
        limit: 2,
        schema: { type: "object", properties: { id: { type: "string" }, nome: { type: "string" } } },
      },
    },
  },
  "pages/inicio.json": page([
    {
      id: "linha",
      type: "text",
      repeat: { items: formula("collections.contatos.data") },
      props: { text: formula("toText(item.nome)") },
    },
    {
      id: "paginas",
      type: "paginator",
      props: { collection: "contatos", ariaLabel: "Páginas" },
      on: { change: { steps: [note(formula("event.page")), note(formula("event.offset"))] } },
    },
    { id: "onde", type: "text", props: { text: formula("toText(elements.paginas.page)") } },
    button("atualizar", [{ action: "fetchCollection", collection: "contatos", again: true }]),
    button("recomecar", [{ action: "fetchCollection", collection: "contatos" }]),
  ]),
};

test("a paginator shows and turns the pages of its collection", async () => {
  const asked: string[] = [];
  const opened = await openDesign(files, {
    head: '<script type="application/json" id="trama-env">{"backendUrl":"","backendKey":"k"}</script>',
    respond: (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (!pathname.endsWith("/ww/cms_data_sets/contatos/fetch")) return undefined;
      const [limit, offset] = ["limit", "offset"].map((name) => Number(searchParams.get(name) ?? 0));
      asked.push(`${limit} ${offset}`);
      const data = names.slice(offset, (offset ?? 0) + (limit ?? 0));
      return { status: 200, body: { data, total: names.length } };
    },
  });
  const { page: shown } = opened;
  const rows = () => shown.locator(".inicio-linha").allTextContents();
  const pages = () => shown.locator(".trama-page").allTextContents();
  const press = (name: string) => shown.getByRole("button", { name, exact: true }).click();
  await expect.poll(rows).toEqual(["Ana", "Bia"]);
  await expect.poll(pages).toEqual(["", "1", "2", "3", ""]);
  await press("Página 3");
  await expect.poll(rows).toEqual(["Eva"]);
  await expect.poll(() => shown.locator("[aria-current=page]").textContent()).toBe("3");
  await expect.poll(() => shown.locator(".inicio-onde").textContent()).toBe("3");
  await press("Página anterior");
  await expect.poll(rows).toEqual(["Caio", "Davi"]);
  await press("atualizar");
  await expect.poll(() => asked.length).toBe(4);
  await expect.poll(rows).toEqual(["Caio", "Davi"]);
  await press("recomecar");
  await expect.poll(rows).toEqual(["Ana", "Bia"]);
  expect(asked).toEqual(["2 0", "2 4", "2 2", "2 2", "2 0"]);
  expect(await notesOf(opened)).toEqual([3, 4, 2, 2]);
  expect(opened.errors).toEqual([]);
});
