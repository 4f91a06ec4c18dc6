import { expect, test, vi } from "vitest";
import { plainRuntime } from "../../runtime/app/runtime.ts";
import {
  clearCollections,
  fetchCollection,
  fetchForPage,
  withLastParams,
  withParams,
} from "../../runtime/data/collections.ts";
import { eq } from "../../runtime/data/filter.ts";
import { customCollection } from "../../runtime/plugins/custom.ts";
import { createRun } from "../../runtime/workflow/workflow.ts";
import { button, formula, note, notesOf, openDesign, page } from "../browser/open-design.ts";

/** Collections with parameters, in a design that is compiled and opened, and on their own. */

const text = { type: "text" };
const collections = {
  contato: {
    source: "supabase",
    table: "contatos",
    single: true,
    params: { id: { type: "string" } },
    filter: { and: [{ field: "id", operator: "eq", value: formula("params.id") }] },
  },
  vizinhos: {
    source: "supabase",
    table: "contatos",
    autoFetch: false,
    params: { conta: { type: "string" } },
    filter: { and: [{ field: "conta", operator: "eq", value: formula("params.conta") }] },
    sort: [{ by: "id" }],
    limit: 2,
    offset: formula("variables.pagina * 2"),
    count: "exact",
  },
};

const shown = (id: string, value: string) => ({ id, type: "text", props: { text: formula(value) } });
const link = (id: string) => ({
  id: `ir${id}`,
  type: "text",
  props: { text: id },
  link: { page: "contato", params: { contatoId: id } },
});

/** Opens the page of a contact over a server. The test answers its requests, by their query. */
async function open(steps: Readonly<Record<string, readonly object[]>> = {}) {
  const requests: string[] = [];
  const answers = new Map<string, (body: unknown) => void>();
  const app = await openDesign(
    {
      "design.json": { backend: { kind: "supabase" } },
      "tables.json": { tables: { contatos: { columns: { id: text, nome: text, conta: text }, primaryKey: ["id"] } } },
      "collections.json": { collections },
      "variables.json": { variables: { pagina: { type: "number", default: 0 } } },
      "pages/inicio.json": page([link("a")]),
      "pages/contato.json": {
        id: "contato",
        path: "contatos/:contatoId",
        title: "Contato",
        collections: [{ collection: "contato", with: { id: formula("page.params.contatoId") } }],
        sections: [
          {
            id: "principal",
            children: [
              link("a"),
              link("b"),
              shown("nome", "collections.contato.data?.nome ?? '-'"),
              shown("ids", "join(rollup(collections.vizinhos.data, 'id'), ',')"),
              ...Object.entries(steps).map(([id, list]) => button(id, list)),
            ],
          },
        ],
      },
    },
    {
      path: "/contatos/a",
      head: '<script type="application/json" id="trama-env">{"backendUrl":"","backendKey":"k"}</script>',
      respond: async (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (!pathname.startsWith("/rest/v1/")) return undefined;
        if (request.method() !== "GET") return { status: 201, body: JSON.parse(request.postData() ?? "null") };
        const asked = Array.from(searchParams)
          .filter(([name, value]) => name !== "select" && name !== "order" && `${name}=${value}` !== "offset=0")
          .map(([name, value]) => `${name}=${value}`)
          .join(" ");
        requests.push(asked);
        const body = await new Promise((done) => answers.set(asked, done));
        return { status: 200, headers: { "content-range": "0-1/9" }, body };
      },
    },
  );
  const answer = (asked: string, body: unknown) => answers.get(asked)?.(body);
  const nome = app.page.locator(".contato-nome");
  /** Waits until exactly these requests were sent since the last call. */
  const expectRequests = async (...expected: readonly string[]): Promise<void> => {
    await expect.poll(() => requests.toSorted()).toEqual(expected);
    requests.length = 0;
  };
  return { app, requests, expectRequests, answer, nome, ids: app.page.locator(".contato-ids") };
}

const row = (id: string, nome: string, conta = "c1") => ({ id, nome, conta });

test("another row of a page is another request; the old one is cancelled, and its late answer dropped", async () => {
  const { app, requests, answer, nome } = await open();
  const failed: string[] = [];
  app.page.on("requestfailed", (request) => failed.push(new URL(request.url()).search));
  await expect.poll(() => requests).toEqual(["id=eq.a limit=1"]);
  await app.page.locator(".contato-irb").click();
  await expect.poll(() => requests).toEqual(["id=eq.a limit=1", "id=eq.b limit=1"]);
  await expect.poll(() => failed).toEqual([expect.stringContaining("id=eq.a")]);
  answer("id=eq.b limit=1", [row("b", "Bia")]);
  await expect.poll(() => nome.textContent()).toBe("Bia");
  answer("id=eq.a limit=1", [row("a", "Ana")]);
  await app.page.locator(".contato-ira").click();
  // The other row is not shown while this one is fetched.
  await expect.poll(() => requests).toHaveLength(3);
  await expect.poll(() => nome.textContent()).toBe("-");
  answer("id=eq.a limit=1", [row("a", "Ana")]);
  await expect.poll(() => nome.textContent()).toBe("Ana");
  expect(app.errors).toEqual([]);
});

test("fetching again, paging, reading other rows and applying writes use the last parameters", async () => {
  const again = { action: "fetchCollections", collections: ["contato", "vizinhos"], again: true };
  const insert = (id: string, conta: string) => ({
    action: "supabase.insert",
    table: "contatos",
    data: { id, nome: id, conta },
    autoSync: true,
  });
  const { app, expectRequests, answer, nome, ids } = await open({
    denovo: [again],
    vizinhos: [{ action: "fetchCollection", collection: "vizinhos", with: { conta: "c1" } }],
    proxima: [{ action: "setVariable", variable: "pagina", value: 1 }, again],
    todos: [{ id: "todos", action: "readCollection", collection: "vizinhos" }, note(formula("length(steps.todos)"))],
    grava: [insert("d", "c2"), insert("e", "c1"), note("gravou")],
  });
  const click = (id: string) => app.page.locator(`.contato-${id}`).click();
  await expectRequests("id=eq.a limit=1");
  answer("id=eq.a limit=1", [row("a", "Ana")]);
  await expect.poll(() => nome.textContent()).toBe("Ana");

  // The other collection was not fetched before.
  await click("denovo");
  await expectRequests("id=eq.a limit=1");
  answer("id=eq.a limit=1", [row("a", "Ana Lima")]);
  await expect.poll(() => nome.textContent()).toBe("Ana Lima");

  await click("vizinhos");
  await expectRequests("conta=eq.c1 limit=2");
  answer("conta=eq.c1 limit=2", [row("b", "Bia"), row("c", "Caio")]);
  await expect.poll(() => ids.textContent()).toBe("b,c");

  await click("proxima");
  await expectRequests("conta=eq.c1 offset=2 limit=2", "id=eq.a limit=1");
  answer("id=eq.a limit=1", [row("a", "Ana")]);
  answer("conta=eq.c1 offset=2 limit=2", [row("f", "Fábio")]);
  await expect.poll(() => ids.textContent()).toBe("f");

  await click("todos");
  await expectRequests("conta=eq.c1");
  answer("conta=eq.c1", [row("b", "Bia"), row("c", "Caio"), row("f", "Fábio")]);
  await expect.poll(() => notesOf(app)).toEqual([3]);

  // Of a page in the middle, only the source knows what a new row moves.
  await click("grava");
  await expectRequests("conta=eq.c1 offset=2 limit=2");
  answer("conta=eq.c1 offset=2 limit=2", [row("e", "Eva"), row("f", "Fábio")]);
  await expect.poll(() => ids.textContent()).toBe("e,f");
  await expect.poll(() => notesOf(app)).toEqual([3, "gravou"]);
  expect(app.errors).toEqual([]);
});

interface Vez {
  readonly dia: string;
}

const made = () => {
  const asked: string[] = [];
  const vezes = customCollection<Vez, { readonly dia: string }>({
    id: "vezes",
    hasParams: true,
    request: (call, params) =>
      call(async (dia: string) => {
        asked.push(dia);
        return [{ dia }, { dia: "ontem" }];
      }, params.dia),
    filter: (params) => eq("dia", params.dia),
  });
  return { vezes, asked };
};
const run = createRun("teste");

test("without parameters nothing is requested: before the first fetch, and after the user signed out", async () => {
  const { vezes, asked } = made();
  const last = withLastParams(vezes);
  await fetchCollection(run, last);
  expect(asked).toEqual([]);
  await expect(vezes.read(run, {})).rejects.toThrow("the collection vezes has no parameters before a fetch");
  await fetchCollection(
    run,
    withParams(vezes, () => ({ dia: "hoje" })),
  );
  await fetchCollection(run, last);
  expect([asked, vezes.data.value]).toEqual([["hoje", "hoje"], [{ dia: "hoje" }]]);
  clearCollections(plainRuntime);
  await fetchCollection(run, last);
  expect([asked.length, vezes.data.value]).toEqual([2, []]);
});

test("a parameter whose formula fails fails the fetch, and the page fetches the others", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const { vezes } = made();
  const outras = made();
  const failing = withParams(vezes, () => {
    throw new Error("sem dia");
  });
  await fetchCollection(
    run,
    withParams(vezes, () => ({ dia: "hoje" })),
  );
  await fetchForPage(run, [failing, withParams(outras.vezes, () => ({ dia: "hoje" }))]);
  expect([vezes.error.value?.message, vezes.data.value, vezes.isFetching.value]).toEqual(["sem dia", [], false]);
  expect(outras.asked).toEqual(["hoje"]);
  await expect(fetchCollection(run, failing)).rejects.toThrow("sem dia");
  logged.mockRestore();
});
