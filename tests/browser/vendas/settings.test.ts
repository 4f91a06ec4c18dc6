import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { sizesTried, violations } from "./axe.ts";
import { expectFits } from "./measure.ts";
import { openSettings, profilePath, serveVendas } from "./site.ts";

/** The settings of the account: who gets there, from where, and their parts. */

const site = serveVendas();

const parts = ["Conta", "Produtos", "Pipelines", "Respostas rápidas", "Canais", "Integrações", "Equipe"];

test("the menu and the search lead to the settings, which have one address for each part", async () => {
  const page = await site.open("/", { as: "owner" });
  const menu = page.getByRole("navigation", { name: "Páginas", exact: true });
  await expect
    .poll(async () => (await menu.getByRole("link").allInnerTexts()).slice(-2))
    .toEqual(["Configurações", "Meu perfil"]);
  await menu.getByRole("link", { name: "Configurações" }).click();
  const list = page.getByRole("navigation", { name: "Partes das configurações" });
  await expect.poll(() => list.getByRole("link").allInnerTexts()).toEqual(parts);
  const current = (name: string) => list.getByRole("link", { name }).getAttribute("aria-current");
  await expect.poll(() => current("Conta")).toBe("page");
  for (const name of parts) {
    await list.getByRole("link", { name }).click();
    await expectVisible(page.getByRole("heading", { name, exact: true, level: 2 }));
    await expect.poll(() => current(name)).toBe("page");
  }
  await expect.poll(() => new URL(page.url()).search).toBe("?aba=equipe");
  await page.goBack();
  await expectVisible(page.getByRole("heading", { name: "Integrações", level: 2 }));
  await page.keyboard.press("Control+k");
  await page.getByRole("searchbox").last().fill("configu");
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /Configurações/ })
    .first()
    .click();
  await expectVisible(page.getByRole("form", { name: "Conta" }));
});

test("changes of the account that were not saved are asked about before another part opens", async () => {
  const page = await openSettings(site, "Conta");
  const tax = page.getByLabel("Imposto sobre as vendas, em %", { exact: true });
  await tax.fill("9,50");
  const question = page.getByRole("dialog", { name: "Descartar alterações?" });
  await page
    .getByRole("navigation", { name: "Partes das configurações" })
    .getByRole("link", { name: "Produtos" })
    .click();
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await expect.poll(() => tax.inputValue()).toBe("9,50");
  await page.setViewportSize({ width: 390, height: 844 });
  const choice = page.getByRole("combobox", { name: "Partes das configurações" });
  await choice.click();
  await page.getByRole("option", { name: "Produtos" }).click();
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await expectVisible(choice.getByText("Conta"));
  await choice.click();
  await page.getByRole("option", { name: "Produtos" }).click();
  await question.getByRole("button", { name: "Descartar" }).click();
  await expectVisible(page.getByRole("heading", { name: "Produtos", level: 2 }));
  await expectVisible(choice.getByText("Produtos"));
});

test("the tabs that the profile had lead to the settings, and it keeps the person's own", async () => {
  const path = await profilePath(site, "owner");
  const page = await site.open(`${path}?aba=equipe`, { as: "owner" });
  await page.waitForURL("**/configuracoes/?aba=equipe");
  await expectVisible(page.getByRole("list", { name: "Equipe" }));
  await page.goto(`${site.url}${path}?aba=conta`);
  await page.waitForURL("**/configuracoes/");
  await expectVisible(page.getByRole("form", { name: "Conta" }));
  await page.getByRole("link", { name: "Meu perfil" }).click();
  await expect.poll(() => page.getByRole("tab").allInnerTexts()).toEqual(["Meus dados", "Preferências", "Permissões"]);
});

test("who does not care for the account neither sees nor opens the settings", async () => {
  const page = await site.open("/configuracoes/?aba=equipe", { as: "finance" });
  await expectVisible(page.getByRole("heading", { name: "Você não tem acesso a esta página" }));
  const menu = page.getByRole("navigation", { name: "Páginas", exact: true });
  await expectVisible(menu.getByRole("link", { name: "Meu perfil" }));
  await expectDetached(menu.getByRole("link", { name: "Configurações" }));
  await page.goto(`${site.url}${await profilePath(site, "finance")}?aba=conta`);
  await expectVisible(page.getByRole("textbox", { name: "Telefone" }));
});

test("channels and ad accounts say what came last and what failed last", async () => {
  await site.query(
    `update public.mensagens set status = 'falhou', erro_texto = 'O número não existe.'
    where id = (select m.id from public.mensagens m join public.chats c on c.id = m.chat_id
      where c.canal = 'whatsapp' and m.direcao = 'saida' and c.conta_id = (
        select id from public.contas where slug = 'escola-aurora')
      order by m.criado_em desc limit 1)`,
  );
  await site.query(
    "update public.contas_anuncio set erro_sincronizacao = 'A chave venceu.', sincronizacao_pedida_em = null, sincronizada_em = now() - interval '9 years'",
  );
  const page = await openSettings(site, "Canais");
  const channel = page.getByRole("list", { name: "Canais" }).getByRole("listitem").filter({ hasText: "WhatsApp" });
  await expectVisible(channel.getByText(/^Última mensagem em \d\d\/\d\d\/\d\d \d\d:\d\d$/));
  await expectVisible(channel.getByText(/^Última falha em .*: O número não existe\.$/));
  await page
    .getByRole("navigation", { name: "Partes das configurações" })
    .getByRole("link", { name: "Integrações" })
    .click();
  const ads = page.getByRole("list", { name: "Contas de anúncio" }).getByRole("listitem");
  await expectVisible(ads.first().getByText(/^Sincronizada em /));
  expect(await violations(page, "integrations with errors")).toEqual([]);
  await page.getByRole("button", { name: "Sincronizar agora" }).click();
  await expectVisible(ads.first().getByText(/ · Sincronização pedida agora$/));
});

test.each(sizesTried)("axe finds nothing in the parts, and they fit, on %s", async (_, size) => {
  const page = await site.open("/configuracoes/", { as: "owner", ...size });
  const found: string[] = [];
  const choice = page.getByRole("combobox", { name: "Partes das configurações" });
  for (const name of parts) {
    const link = page.getByRole("navigation", { name: "Partes das configurações" }).getByRole("link", { name });
    await expectVisible(page.getByRole("heading", { name: "Configurações" }));
    if (await choice.isVisible()) {
      await choice.click();
      await page.getByRole("option", { name, exact: true }).click();
    } else await link.click();
    await expectVisible(page.getByRole("heading", { name, exact: true, level: 2 }));
    found.push(...(await violations(page, name)));
    await expectFits(page);
  }
  expect(found).toEqual([]);
});
