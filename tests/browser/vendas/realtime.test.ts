import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { violations } from "./axe.ts";
import { type Person, people, serveVendas } from "./site.ts";

/** The test page of the realtime channels, in two browsers. */

const site = serveVendas();

/** The owner may see the page; the owner permits it to support too. */
beforeAll(async () => {
  const headers = { ...(await site.headers("owner")), "content-type": "application/json" };
  const query = `usuarios?email=eq.${people.support}&select=id,permissoes`;
  const found = await fetch(`${site.url}/rest/v1/${query}`, { headers });
  const [user]: { readonly id: string; readonly permissoes: readonly object[] }[] = await found.json();
  const answer = await fetch(`${site.url}/rest/v1/rpc/rpc_usuario_permissoes`, {
    method: "POST",
    headers,
    body: JSON.stringify({
      p_id: user?.id,
      p_permissoes: [...(user?.permissoes ?? []), { pagina: "pg-teste-realtime", nivel: "editar", escopo: "todos" }],
    }),
  });
  expect(answer.ok).toBe(true);
});

async function open(person: Person): Promise<Page> {
  const page = await site.open("/teste-realtime-mensagens/", { as: person });
  await expect.poll(() => text(page, "conexao")).toBe("Conexão: online");
  return page;
}

const text = (page: Page, id: string): Promise<string | null> => page.locator(`.teste-tempo-real-${id}`).textContent();
const channel = (page: Page, table: string) => page.getByRole("listitem").filter({ hasText: table });
const press = (page: Page, name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();
const row = (page: Page, ...texts: readonly string[]) =>
  texts.reduce((found, each) => found.filter({ hasText: each }), page.locator(".teste-tempo-real-grade [data-row]"));

test("channels deliver rows, broadcasts and presence, refuse other tables, and end with the session", async () => {
  const ana = await open("owner");
  const carla = await open("support");
  await expect.poll(() => text(ana, "presentes")).toMatch(/^Presentes: .+, .+/);

  for (const table of ["chats", "usuarios", "mensagens", "atendimentos"]) {
    await channel(ana, table).getByRole("button", { name: "Assinar" }).click();
    await expectVisible(channel(ana, table).getByText("ao vivo"));
  }
  await press(carla, "Inserir mensagem de teste");
  await expectVisible(row(ana, "mensagens", "inserida").first());
  await press(carla, "Atualizar");
  await expectVisible(row(ana, "chats", "alterada").first());
  await press(carla, "Transmitir a todos");
  await expectVisible(row(ana, "teste:sala", "oi").first());
  await expect.poll(() => text(ana, "p95Valor")).toMatch(/^[\d.]+ ?ms$/);

  await channel(ana, "mensagens").getByRole("button", { name: "Cancelar" }).click();
  await expect.poll(() => channel(ana, "mensagens").getByText("ao vivo").count()).toBe(0);
  await channel(ana, "mensagens").getByRole("button", { name: "Cancelar" }).click();
  await expectVisible(ana.getByText("Channel not found, please subscribe to the channel before unsubscribing."));
  await channel(ana, "contatos").getByRole("button", { name: "Assinar" }).click();
  await expectVisible(ana.getByText("Tabela fora do tempo real."));
  expect(await violations(ana, "channels")).toEqual([]);
  await press(ana, "Limpar");
  await expectVisible(ana.getByText("Nada recebido ainda."));

  // Signing out leaves every channel, and the others see it.
  await carla.getByRole("button", { name: "Sair", exact: true }).click();
  await expect.poll(() => text(ana, "presentes")).not.toContain(",");
});
