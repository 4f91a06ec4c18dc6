import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { card, panel, pipelinesOf } from "./pipelines.ts";
import { demoEnd, keepNotices, serveVendas } from "./site.ts";

const site = serveVendas();
const { open, rest, rpc, create, read } = pipelinesOf(site);
test("scenario 26: a loss needs its reason, leaves the board, and can be undone", async () => {
  // The list of closed ones has a period, which ends today.
  await site.setClock(demoEnd);
  const id = await create("Perdida e achada");
  const page = await open("", { before: keepNotices });
  await card(page, "Perdida e achada").getByRole("button", { name: "Perdida e achada", exact: true }).click();
  await expectVisible(panel(page).getByRole("textbox", { name: "Título" }));
  await expect.poll(() => new URL(page.url()).searchParams.get("oportunidade")).toBe(id);
  await panel(page).getByRole("button", { name: "Perder" }).click();
  const dialog = page.getByRole("dialog", { name: "Encerrar oportunidade" });
  await dialog.getByRole("button", { name: "Encerrar", exact: true }).click();
  await expectVisible(dialog.getByText("Escolha o motivo da perda."));
  await dialog.getByRole("combobox", { name: "Motivo" }).click();
  await page.getByRole("option", { name: "Preço" }).click();
  await dialog.getByRole("button", { name: "Encerrar", exact: true }).click();
  await expectDetached(dialog);
  await expectVisible(page.getByText("Oportunidade perdida."));
  await expectDetached(card(page, "Perdida e achada"));
  expect(await read(id)).toMatchObject({ status: "perdida" });
  await page.getByRole("tab", { name: "Fechadas" }).click();
  const closed = page.getByRole("row", { name: /Perdida e achada/ });
  await expectVisible(closed.getByText("Perdida", { exact: true }));
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect.poll(async () => (await read(id))?.status).toBe("aberta");
  await expectDetached(closed);
  await page.getByRole("tab", { name: "Quadro" }).click();
  await expectVisible(card(page, "Perdida e achada"));
});

test("the panel saves each field, moves stages, and shows what somebody else changed", async () => {
  const id = await create("Campo a campo");
  const page = await open(`?oportunidade=${id}`);
  const title = panel(page).getByRole("textbox", { name: "Título" });
  await title.fill("Campo a campo, mudada");
  await title.press("Enter");
  await expect.poll(async () => (await read(id))?.versao).toBe(2);
  await panel(page).getByRole("button", { name: "Mover para Conversa" }).click();
  await expect.poll(async () => (await read(id))?.etapa_nome).toBe("Conversa");
  await panel(page).getByRole("tab", { name: "Histórico" }).click();
  await expectVisible(panel(page).getByText("Novo lead → Conversa"));
  await panel(page).getByRole("tab", { name: "Resumo" }).click();
  // What it hears of the other's change does not arrive, so it writes with the version of before.
  await page.route(/vw_oportunidades|rpc_pipeline_cartoes/, (route) => route.abort());
  const unheard = page.waitForEvent("requestfailed");
  await rpc("rpc_oportunidade_salvar", { p_id: id, p_dados: { valor_centavos: 12345 }, p_versao: 3 });
  await unheard;
  await page.unrouteAll();
  await title.fill("Campo a campo, de novo");
  await title.press("Enter");
  await expectVisible(page.getByText(/Este registro foi alterado por outra pessoa/));
  await expectVisible(panel(page).getByText("Mudado por outra pessoa agora."));
  expect(await panel(page).getByRole("textbox", { name: "Valor (R$)" }).inputValue()).toMatch(/123[.,]45/);
  site.takeProblems();
});

test("a contact's opportunities open beside the contact", async () => {
  const id = await create("Do contato");
  const [deal] = await rest<{ contato_id: string }[]>(`vw_oportunidades?select=contato_id&id=eq.${id}`);
  const page = await site.open(`/contato/${deal?.contato_id}/`, { as: "support", now: demoEnd });
  await page.getByRole("tab", { name: /Oportunidades/ }).click();
  await page.locator("[data-row]", { hasText: "Do contato" }).click();
  await expectVisible(panel(page).getByRole("textbox", { name: "Título" }));
  expect(await panel(page).getByRole("button", { name: "Ganhar" }).count()).toBe(0);
  await page.goBack();
  await expectDetached(panel(page));
});
