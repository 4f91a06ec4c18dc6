import { beforeAll, expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { violations } from "./axe.ts";
import { type ChatBackend, chatBackend, composer, openChat, openChats } from "./chats.ts";
import { demoEnd, openSettings, serveVendas } from "./site.ts";
import { openRow } from "./transactions.ts";

/** Simulators, switched on under Configurações › Canais. */

const site = serveVendas();
let backend: ChatBackend;

beforeAll(async () => {
  backend = await chatBackend(site);
});

test("with the simulators off, what waits for a service says so, and where to switch them on", async () => {
  const off = /A simulação desta conta está desligada\.$/;
  const minutesBefore = (minutes: number) => new Date(Date.parse(demoEnd) - minutes * 60_000).toISOString();
  await site.setClock(minutesBefore(3));
  const page = await openChat(site, await backend.chat(openChats));
  await composer(page).fill("Alguém me ouve?");
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
  await expectVisible(page.getByText(/^A mensagem chega ao cliente quando um canal conectado a entrega\./));
  await expectVisible(page.getByText(off));
  expect(await violations(page, "a message that waits")).toEqual([]);
  expect(await page.getByRole("region", { name: "Lista de conversas" }).getByText(off).count(), "in the list").toBe(1);
  expect(await page.getByText(off).count(), "once").toBe(1);
  await page.getByRole("button", { name: "Fechar o aviso" }).click();
  await expectDetached(page.getByText(off));
  await page.reload();
  await expectVisible(page.locator(".conversa-mensagem-bolha").first());
  expect(await page.getByText(off).count(), "closed for good").toBe(0);
  await page.evaluate(() => localStorage.removeItem("variable-canalAvisoFechado"));
  await page.reload();
  await page.getByText("Ligar em Configurações › Canais").click();
  await expectVisible(page.getByRole("checkbox", { name: "Simular canais, plataformas, entregas e anúncios" }));

  await site.setClock(demoEnd);
  const ads = await site.open("/trafego/metricas-facebook/", { as: "traffic", now: demoEnd });
  await ads.getByRole("button", { name: "Sincronizar" }).click();
  await expectVisible(ads.getByText(off));
  await expectVisible(ads.getByText("Quem cuida da conta a liga em Configurações › Canais."));

  const labels = await site.open("/envios-logistica/?aba=lote", { as: "logistics", now: demoEnd });
  await labels.getByRole("button", { name: "Emitir etiquetas" }).click();
  await labels.getByRole("button", { name: "Emitir", exact: true }).click();
  await expectVisible(labels.getByRole("dialog", { name: "Etiquetas" }).getByText(off));

  const parcels = await site.open("/vendas/rastreios-envios/", { as: "logistics", now: demoEnd });
  await parcels.locator(".rastreios-grade-grade:not([aria-busy]) [data-row]").first().click();
  const parcel = parcels.getByRole("region", { name: "Rastreio" });
  await parcel.getByRole("button", { name: "Atualizar agora" }).click();
  await expectVisible(parcel.getByText(off));
});

test("with the simulators on, a message is delivered and read while one watches", async () => {
  const profile = await openSettings(site, "Canais");
  const simulate = profile.getByRole("checkbox", { name: "Simular canais, plataformas, entregas e anúncios" });
  await simulate.check();
  await expectVisible(profile.getByText("Simulação ligada."));
  expect(await violations(profile, "the simulators")).toEqual([]);

  const page = await openChat(site, await backend.chat(openChats));
  const text = "Seu acesso já está liberado.";
  await page
    .getByRole("textbox", { name: /Mensagem|Escreva/ })
    .first()
    .fill(text);
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
  const bubble = page.locator(".conversa-mensagem-linha").filter({ hasText: text });
  await expectVisible(bubble.getByText("Enviada", { exact: true }));
  await site.runJob("simular");
  // Three of a hundred messages fail, by their ids.
  const state = async () => (await bubble.innerText()).match(/Entregue|Não enviada/)?.[0];
  await expect.poll(state).toBeDefined();
  if ((await state()) === "Entregue") {
    await site.runJob("simular");
    await expectVisible(bubble.getByText("Lida", { exact: true }));
  }

  await simulate.uncheck();
  await expectVisible(profile.getByText("Simulação desligada."));
});

test("with the simulators on, a label is emitted and its parcel moves while one watches", async () => {
  const headers = { ...(await site.headers("owner")), "content-type": "application/json" };
  const call = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${site.url}/rest/v1/${path}`, {
      method: "POST",
      headers: { ...headers, prefer: "return=minimal" },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    expect([path, answer.ok, text]).toEqual([path, true, text]);
    return text === "" ? null : JSON.parse(text);
  };
  await call("rpc/rpc_simulacao_ligar", { p_ligada: true });
  const [product] = await backend.rows<{ readonly id: string }>("produtos?select=id&fisico=is.true&limit=1");
  await call("transacoes", {
    ...{ transacao_codigo: "COM-ENVIO", produto_id: product?.id, produto_nome: "Kit de Cordas", status: "aprovada" },
    ...{ comprador_nome: "Uma Pessoa", comprador_email: "envio@correio.example", forma_pagamento: "pix" },
    ...{ valor_cobrado_centavos: 19700, valor_produto_centavos: 19700 },
  });
  const [shipment] = await backend.rows<{ readonly id: string; readonly versao: number }>(
    "envios?select=id,versao,transacoes!inner(transacao_codigo)&transacoes.transacao_codigo=eq.COM-ENVIO",
  );
  const ids = { p_ids: [shipment?.id] };

  const page = await site.open("/vendas/transacoes/?q=COM-ENVIO", { as: "support" });
  const sale = await openRow(page, 0);
  const shipping = sale.getByRole("status", { name: "Envio" });
  await expectVisible(shipping.getByText("Endereço incompleto"));
  const address = { cep: "01310100", logradouro: "Avenida Paulista", numero: "1000", bairro: "Bela Vista" };
  await call("rpc/rpc_envio_salvar", {
    ...{ p_id: shipment?.id, p_dados: { ...address, cidade: "São Paulo", uf: "SP" }, p_versao: shipment?.versao },
  });
  await call("rpc/rpc_envio_status", { ...ids, p_status: "em_separacao" });
  await expectVisible(shipping.getByText("Em separação"));

  // Three of a hundred labels fail, by the minute in which they are wanted.
  let now = Date.now();
  const minutesLater = async (minutes: number) => {
    now += minutes * 60_000;
    await site.setClock(new Date(now).toISOString());
    await site.runJob("simular");
  };
  const emitted = shipping.getByText("Etiqueta emitida");
  const refused = shipping.getByText("Saldo insuficiente para a etiqueta.");
  await call("rpc/rpc_etiquetas_emitir", ids);
  await minutesLater(1);
  await expectVisible(emitted.or(refused));
  if (await refused.isVisible()) {
    await call("rpc/rpc_etiquetas_emitir", ids);
    await minutesLater(1);
  }
  await expectVisible(shipping.getByText(/^ZZ\d{9}BR$/));
  await minutesLater(3);
  await expectVisible(shipping.getByText("Postado", { exact: true }));
  expect(await violations(page, "a parcel on its way")).toEqual([]);
  for (let step = 0; step < 20; step++) await minutesLater(1);
  await expectVisible(shipping.getByText(/^(Entregue|Devolvido)$/));
  await call("rpc/rpc_simulacao_ligar", { p_ligada: false });
});
