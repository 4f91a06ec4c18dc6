import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { violations } from "./axe.ts";
import { type Person, people, serveVendas } from "./site.ts";

/** The menu shows the pages of `vw_permissoes`: those that one may see, in their order. */

const site = serveVendas();

interface Permission {
  readonly titulo: string;
  readonly noMenu: boolean;
  readonly podeVer: boolean;
}

const menu = (page: Page) => page.getByRole("navigation", { name: "Páginas", exact: true });

/** Returns the titles in the menu, without counts and one's own profile. */
const titles = async (page: Page): Promise<readonly string[]> =>
  (await menu(page).getByRole("link").allInnerTexts())
    .map((text) => text.split("\n")[0] ?? "")
    .filter((title) => title !== "Meu perfil");

async function permitted(person: Person): Promise<readonly string[]> {
  const answer = await fetch(`${site.url}/rest/v1/vw_permissoes?order=ordem`, { headers: await site.headers(person) });
  const rows: readonly Permission[] = await answer.json();
  return rows.filter((row) => row.noMenu && row.podeVer).map(({ titulo }) => titulo);
}

test.each(["owner", "sales", "support", "logistics", "finance"] as const)("of %s", async (person) => {
  const expected = await permitted(person);
  expect(expected.length).toBeGreaterThan(0);
  const page = await site.open("/", { as: person });
  await expectVisible(menu(page).getByRole("link", { name: "Meu perfil" }));
  await expect.poll(() => titles(page)).toEqual(expected);
});

test.each([
  ["/financeiro/importar-transacoes/", "Importar transações"],
  ["/trafego/metricas-facebook/", "Métricas do Facebook"],
  ["/transformador-link-dmg/", "Transformador de link"],
])("every name is whole at %s, where one is bold", async (path, title) => {
  const page = await site.open(path, { as: "owner", width: 1366, height: 768 });
  const current = menu(page).getByRole("link", { name: title });
  await expect.poll(() => current.getAttribute("aria-current")).toBe("page");
  const cut = await menu(page)
    .locator(".trama-button-text")
    .evaluateAll((names) =>
      names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
    );
  expect(cut).toEqual([]);
});

test("pages and team are fetched with the columns that are used, and the counts say of what they are", async () => {
  const asked = new Set<string>();
  const page = await site.open("/", {
    as: "owner",
    prepare: async (opening) => {
      opening.on("request", (request) => {
        const { pathname, searchParams } = new URL(request.url());
        const view = /\/rest\/v1\/(vw_permissoes|vw_equipe)$/.exec(pathname)?.[1];
        if (view !== undefined) asked.add(`${view} ${searchParams.get("select")}`);
      });
    },
  });
  await expectVisible(menu(page).getByRole("link", { name: /^Atendimentos.* com SLA estourado$/ }));
  await expect
    .poll(() => [...asked].toSorted())
    .toEqual([
      "vw_equipe id,nome,cor,presenca,vistoEm",
      "vw_permissoes paginaId,titulo,rota,grupo,icone,noMenu,podeVer,podeEditar,podeGerir,escopo",
    ]);
});

test("what waits is counted once, when changes are already heard", async () => {
  let counted = 0;
  let joined: Promise<unknown> | undefined;
  const page = await site.open("/", {
    as: "owner",
    prepare: async (opening) => {
      await opening.clock.install();
      opening.on("request", (request) => {
        if (request.url().endsWith("/rpc/rpc_contadores_menu")) counted += 1;
      });
      joined = opening.waitForEvent("websocket").then((socket) =>
        socket.waitForEvent("framereceived", {
          predicate: ({ payload }) => /rows:atendimentos.*Subscribed to PostgreSQL/.test(String(payload)),
        }),
      );
    },
  });
  await joined;
  await expectVisible(menu(page).getByRole("link", { name: /^Atendimentos.* com SLA estourado$/ }));
  await page.clock.runFor(5_000);
  expect(counted).toBe(1);
});

test("a page that is taken away leaves the menu at once, with its group, and comes back", async () => {
  const headers = { ...(await site.headers("owner")), "content-type": "application/json" };
  const at = `${site.url}/rest/v1/usuarios?email=eq.${people.logistics}`;
  const [{ permissoes }]: [{ readonly permissoes: readonly { readonly pagina: string }[] }] = await (
    await fetch(`${at}&select=permissoes`, { headers })
  ).json();
  const give = (list: readonly object[]) =>
    fetch(at, { method: "PATCH", headers, body: JSON.stringify({ permissoes: list }) });
  let heard: Promise<unknown> | undefined;
  const page = await site.open("/", {
    as: "logistics",
    prepare: (opening) => {
      heard = opening.waitForResponse((response) => /\/usuarios\?.*limit=200/.test(response.url()));
    },
  });
  await expect.poll(() => titles(page)).toContain("Atendimentos");
  await heard;
  await expectVisible(menu(page).getByText("Atendimento", { exact: true }));
  await give(permissoes.filter(({ pagina }) => pagina !== "pg-atendimentos"));
  await expect.poll(() => titles(page)).toEqual(["Envios", "Rastreios de envios"]);
  await expect.poll(() => menu(page).getByText("Atendimento", { exact: true }).count()).toBe(0);
  await give(permissoes);
  await expect.poll(() => titles(page)).toEqual(["Atendimentos", "Envios", "Rastreios de envios"]);
});

test("the collapsed menu opens a group beside it, by pointer and by keyboard", async () => {
  const page = await site.open("/vendas/transacoes/", { as: "owner" });
  await menu(page).getByRole("button", { name: "Recolher o menu" }).click();
  const group = menu(page).getByRole("button", { name: /^Vendas/ });
  expect(await group.getAttribute("aria-current")).not.toBe(null);
  await group.hover();
  const panel = page.getByRole("navigation", { name: "Vendas" });
  await expectVisible(panel.getByRole("link", { name: "Pipelines" }));
  const [opener, beside] = [await group.boundingBox(), await panel.boundingBox()];
  expect(beside?.x).toBeGreaterThanOrEqual((opener?.x ?? 0) + (opener?.width ?? 0));
  await panel.getByRole("link", { name: "Pipelines" }).click();
  await expectVisible(page.getByRole("heading", { name: "Pipelines", level: 1 }));
  await menu(page)
    .getByRole("button", { name: /^Vendas/ })
    .focus();
  await page.keyboard.press("Tab");
  await expectVisible(page.getByRole("navigation", { name: "Logística" }).getByRole("link", { name: /Envios/ }));
  expect(await violations(page, "group")).toEqual([]);
});
