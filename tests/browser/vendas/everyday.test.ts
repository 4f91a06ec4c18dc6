import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { chatBackend, composer, openChats } from "./chats.ts";
import { demoEnd, serveVendas } from "./site.ts";

/** What a person who works in the seller app all day meets: figures, focus, titles, long texts, small and large screens. */

const site = serveVendas();
const owner = { as: "owner", now: demoEnd, moves: true } as const;

const period = "de=2025-05-16&ate=2025-06-15";
const strip = ".transacoes-resumo-faixa";

test("sales of the dashboard are the sales of the list by approval, and both say what they count", async () => {
  const page = await site.open("/dashboard/", owner);
  const card = (name: string) => page.getByRole("group", { name });
  await expectVisible(card("Vendas aprovadas"));
  const figure = async (name: string) => (await card(name).locator(".trama-number-display:visible").innerText()).trim();
  await expect.poll(() => figure("Vendas aprovadas")).toMatch(/^\d+$/);
  const [sales, net] = [await figure("Vendas aprovadas"), await figure("Receita líquida")];
  expect(await card("Receita aprovada").innerText()).toMatch(/antes R\$\s[\d.]+,\d\d/);
  await expectVisible(page.getByText(/^Pela data da aprovação, em BRL\. Receita aprovada: /));
  await page.goto(`${site.url}/vendas/transacoes/?dataDe=aprovacao&${period}`);
  await page.getByText("O que conta").hover();
  await expectVisible(page.getByText(/^Vendas pagas e não devolvidas, em BRL, pela data da aprovação/));
  const sums = async () => {
    const row = (await page.locator(strip).innerText()).split("\n");
    return [row[row.indexOf("Vendas") + 1], row[row.indexOf("Minha comissão") + 1]];
  };
  await expect.poll(sums).toEqual([sales, net]);
});

test("the address of a person's page has their name, in the window and on a phone's bar", async () => {
  const page = await site.open("/contatos/?q=bia+rocha", { ...owner, width: 390, height: 800 });
  await page.getByText("Bia Rocha", { exact: true }).first().click();
  await expectVisible(page.getByRole("heading", { name: "Bia Rocha" }));
  await expect.poll(() => page.title()).toBe("Bia Rocha · Balcão");
  await expectVisible(page.locator(".menu-lateral-tituloBarra").getByText("Bia Rocha"));
  await page.goto(`${site.url}/atendimentos/AT-2506-00005/`);
  await expect.poll(() => page.title()).toBe("AT-2506-00005 · Balcão");
});

test("a chat that is chosen is written in at once, and a text that is too long is kept whole", async () => {
  const page = await site.open("/chats/?aba=todas", owner);
  const { contato_nome } = await (await chatBackend(site)).chat(openChats);
  await page
    .getByRole("button", { name: new RegExp(contato_nome) })
    .first()
    .click();
  const focused = () => composer(page).evaluate((node) => node === document.activeElement);
  await expect.poll(focused).toBe(true);
  await page.keyboard.insertText("palavra ".repeat(625));
  await expectVisible(page.getByText("5.000 de 4.096. Tire 904 caracteres para enviar."));
  expect(await composer(page).inputValue()).toHaveLength(5000);
  expect(await page.getByRole("button", { name: "Enviar" }).isDisabled()).toBe(true);
  await composer(page).fill("palavra ".repeat(500).trim());
  await page.getByRole("button", { name: "Enviar" }).click();
  const bubble = page.locator(".conversa-mensagem-bolha").last();
  await expectVisible(bubble.getByRole("button", { name: "Mostrar tudo" }));
  const height = async () => (await bubble.boundingBox())?.height ?? 0;
  await expect.poll(height).toBeLessThan(500);
  const folded = await height();
  await bubble.getByRole("button", { name: "Mostrar tudo" }).click();
  await expectVisible(bubble.getByRole("button", { name: "Mostrar menos" }));
  await expect.poll(height).toBeGreaterThan(folded * 2);
});

test("a long note keeps the page in place", async () => {
  const page = await site.open("/contatos/?q=bia+rocha", owner);
  await page.getByText("Bia Rocha", { exact: true }).first().click();
  const note = page.getByRole("textbox", { name: "Nota rápida" });
  await note.fill("uma linha\n".repeat(500));
  expect((await note.boundingBox())?.height ?? 0).toBeLessThan(280);
  await note.fill("");
});

test("the first Tab skips the menu", async () => {
  const page = await site.open("/contatos/", owner);
  await expectVisible(page.getByRole("heading", { name: "Contatos" }));
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Ir para o conteúdo" });
  await expect.poll(() => skip.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("Ctrl+K starts with pages and actions, and remembers what was opened", async () => {
  const page = await site.open("/contatos/", owner);
  await expectVisible(page.getByRole("heading", { name: "Contatos" }));
  const dialog = page.getByRole("dialog", { name: "Busca global" });
  await page.keyboard.press("Control+k");
  await expectVisible(dialog.getByRole("link", { name: /^Transações Vendas/ }));
  await dialog.getByRole("searchbox").fill("bia rocha");
  await dialog.getByRole("region", { name: "Contatos" }).getByRole("link").first().click();
  await expectVisible(page.getByRole("heading", { name: "Bia Rocha" }));
  await expectDetached(dialog);
  await page.keyboard.press("Control+k");
  await expectVisible(dialog.getByRole("region", { name: "Recentes" }).getByRole("link", { name: /^Bia Rocha/ }));
  await dialog.getByRole("button", { name: "Novo contato" }).click();
  await expectVisible(page.getByRole("dialog", { name: "Novo contato" }));
  await expectDetached(dialog);
});

test("at 320 px nothing covers or leaves anything, and targets fit a finger", async () => {
  const page = await site.open("/contatos/?q=bia+rocha", { ...owner, width: 320, height: 640 });
  const card = page.getByRole("listitem").filter({ hasText: "Bia Rocha" }).first();
  await expectVisible(card);
  const boxOf = async (selector: string) =>
    (await card.locator(selector).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [phone, date] = [await boxOf(".contatos-grade-telefoneCartao"), await boxOf(".momento-quando")];
  expect(phone.width).toBeGreaterThan(0);
  expect(phone.x + phone.width).toBeLessThanOrEqual(date.x);
  const check = await boxOf(".trama-grid-box");
  expect(Math.min(check.width, check.height)).toBeGreaterThanOrEqual(44);
  await card.getByText("Bia Rocha").click();
  const more = page.getByRole("button", { name: "Mais ações" });
  await expectVisible(more);
  const button = await more.boundingBox();
  expect((button?.x ?? 400) + (button?.width ?? 0)).toBeLessThanOrEqual(320);
  expect((await page.getByRole("tab").first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.goto(`${site.url}/dashboard/`);
  const refresh = page.getByRole("button", { name: "Atualizar" });
  await expectVisible(refresh);
  const product = page.getByRole("combobox", { name: "Produto" });
  const apart = async () => ((await refresh.boundingBox())?.y ?? 0) - ((await product.boundingBox())?.y ?? 0);
  await expect.poll(async () => Math.abs(await apart())).toBeLessThan(4);
});

test("text follows the size that the browser is set to", async () => {
  const page = await site.open("/contatos/", owner);
  const name = page.getByText("Bia Rocha", { exact: true }).first();
  const size = () => name.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  const usual = await size();
  // The root takes the browser's size, as nothing sets its own.
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "24px"));
  expect((await size()) / usual).toBe(1.5);
});
