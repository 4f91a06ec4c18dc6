import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { sizes, sizesTried, violations } from "./axe.ts";
import { type Chat, type ChatBackend, chatBackend, composer, openChat, rowOf, saying } from "./chats.ts";
import { expectStill, overflow, watchShifts } from "./measure.ts";
import { demoEnd, keepNotices, serveVendas } from "./site.ts";

const site = serveVendas();
let backend: ChatBackend;
let chat: Chat;
beforeAll(async () => {
  backend = await chatBackend(site);
  chat = await backend.chat("canal=neq.whatsapp&status=eq.aberto&contato_nome=like.Otávio*");
});

test.each(Object.entries(sizes))("a row of the list is 52 px high, with its words, on %s", async (_, size) => {
  const page = await site.open("/chats/?aba=todas", { as: "owner", now: demoEnd, ...size });
  await expectVisible(rowOf(page, chat));
  const heights = await page
    .locator(".conversa-item-abrir")
    .evaluateAll((rows) => [...new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height)))]);
  expect(heights).toEqual([52]);
});

test.each(sizesTried)("axe finds nothing in Chats, on %s", async (name, size) => {
  const page = await site.open("/chats/?aba=todas", { as: "owner", now: demoEnd, ...size });
  const found: string[] = [];
  const look = async (state: string) => found.push(...(await violations(page, state)));
  await expectVisible(rowOf(page, chat));
  await look("list");
  await page.getByRole("button", { name: "Filtros" }).click();
  await expectVisible(page.getByRole("combobox", { name: "Canal" }));
  await look("filters");
  await page.keyboard.press("Escape");
  await rowOf(page, chat).click();
  await expectVisible(page.locator(".conversa-mensagem-bolha").first());
  if (name === "mobile") await page.getByRole("button", { name: "Contexto da conversa" }).click();
  await expectVisible(page.getByRole("heading", { name: "Últimas compras" }));
  await look("conversation");
  if (name === "mobile") await page.getByRole("button", { name: "Fechar o contexto" }).click();
  await page.route("**/rest/v1/rpc/rpc_chat_enviar", (route) => route.abort());
  await composer(page).fill("Não vai");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expectVisible(page.getByText("Não enviada."));
  const files = ["um.png", "dois.pdf"].map((file) => ({ name: file, mimeType: "", buffer: Buffer.from(file) }));
  await page.locator("input[type=file]").setInputFiles(files);
  await expectVisible(page.getByRole("list", { name: "Arquivos para enviar" }));
  await look("files to be sent");
  await page.route("**/user-files", (route) => route.abort());
  await page.getByRole("button", { name: "Enviar" }).click();
  await expectVisible(page.getByRole("button", { name: "Tentar de novo: dois.pdf" }));
  await look("files that were not sent");
  for (const file of files) await page.getByRole("button", { name: `Remover ${file.name}` }).click();
  await page.getByRole("checkbox", { name: "Nota interna" }).click();
  await composer(page).fill("a".repeat(3900));
  await expectVisible(page.getByText("3.900 de 4.096"));
  await look("failed message, note");
  await composer(page).fill("/");
  const replies = page.getByRole("group", { name: "Respostas rápidas" }).getByRole("button");
  await expectVisible(replies.first());
  await look("quick replies");
  await page.keyboard.press("Escape");
  await expectDetached(replies.first());
  expect(site.takeProblems().filter((problem) => !problem.includes("net::ERR_"))).toEqual([]);
  expect(found).toEqual([]);
});

// 683 px is a screen of 1366 px at a zoom of 200 %.
test("Chats is no wider than the screen, and on a phone one thing at a time", async () => {
  const page = await openChat(site, chat);
  for (const width of [1366, 900, 683, 390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(() => overflow(page), { message: `${width} px` }).toBe(0);
    await expect.poll(() => composer(page).isVisible()).toBe(true);
  }
  const isShown = (name: string) => page.getByRole("region", { name, exact: true }).isVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => isShown("Lista de conversas")).toBe(false);
  const low = await page
    .locator("main :is(.trama-button, .trama-control)")
    .evaluateAll((all) =>
      all
        .filter((node) => node.checkVisibility() && node.getBoundingClientRect().height < 44)
        .map((node) => `${node.className} ${Math.round(node.getBoundingClientRect().height)}`),
    );
  expect(low).toEqual([]);
  await page.getByRole("button", { name: "Contexto da conversa" }).click();
  await expectVisible(page.getByRole("heading", { name: "Contexto" }));
  await expect.poll(() => overflow(page)).toBe(0);
  await page.getByRole("button", { name: "Fechar o contexto" }).click();
  await page.getByRole("button", { name: "Voltar às conversas" }).click();
  await expectVisible(rowOf(page, chat));
  await expect.poll(() => page.url()).not.toContain(chat.id);
});

/** Shows forty rows in the list of conversations: the rows of the demo again, under other ids. */
async function withForty(page: Page): Promise<void> {
  await page.route(/\/rest\/v1\/chats\?.*limit=30/, async (route) => {
    const answer = await route.fetch();
    const rows: readonly Chat[] = await answer.json();
    const forty = Array.from({ length: 40 }, (_, index) => {
      const row = rows[index % rows.length];
      return index < rows.length ? row : { ...row, id: `${String(index).padStart(8, "0")}${row?.id.slice(8)}` };
    });
    await route.fulfill({ response: answer, json: forty });
  });
}

/** How far the page itself is scrolled, and how much longer than the window it is. */
const pageScroll = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => [window.scrollY, document.documentElement.scrollHeight - window.innerHeight]);

/** Turn the wheel over the middle of a part of the page, until the page has painted twice. */
async function wheelOver(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`no ${selector}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, 9000);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  });
}

test.each(Object.entries(sizes))(
  "only lists and messages scroll in Chats with forty rows, on %s",
  async (name, size) => {
    const page = await site.open("/chats/?aba=todas", { as: "owner", now: demoEnd, ...size, prepare: withForty });
    await expect.poll(() => page.locator(".conversa-item-abrir").count()).toBe(40);
    const list = page.getByRole("region", { name: "Conversas", exact: true });
    for (const part of [".conversa-lista-topo", ...(name === "mobile" ? [] : [".pg-chats-nenhuma"])]) {
      await wheelOver(page, part);
      expect(await pageScroll(page), part).toEqual([0, 0]);
    }
    await wheelOver(page, ".conversa-item-abrir");
    await expect.poll(() => list.evaluate((area) => area.scrollTop > 500)).toBe(true);
    await wheelOver(page, ".conversa-item-abrir >> visible=true >> nth=-1");
    expect(await pageScroll(page), "past the end of the list").toEqual([0, 0]);
    await list.focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expectVisible(page.locator(".conversa-mensagem-bolha").first());
    expect(await pageScroll(page), "by keyboard").toEqual([0, 0]);
    for (const part of [".conversa-cabecalho-barra", ".conversa-palco"]) {
      await wheelOver(page, part);
      expect(await pageScroll(page), part).toEqual([0, 0]);
    }
  },
);

test("a row says in words how long somebody waits, and the time is in the last line of a message", async () => {
  const [waits] = await backend.rows<Chat & { readonly ultima_mensagem_em: string }>(
    "vw_chats?select=id,contato_nome,nao_lidas,ultima_mensagem_em&sem_resposta=is.true&order=ultima_mensagem_em.desc&limit=1",
  );
  if (!waits) throw new Error("no conversation waits");
  const after = (minutes: number) => new Date(Date.parse(waits.ultima_mensagem_em) + minutes * 60_000).toISOString();
  const said: string[] = [];
  for (const minutes of [20, 9 * 60 + 5, 26 * 60]) {
    const page = await site.open("/chats/?aba=todas", { as: "owner", now: after(minutes) });
    said.push(await rowOf(page, waits).locator(".conversa-item-sla").innerText());
  }
  expect(said).toEqual(["20 min", "há 9 h", "há 1 dia"]);
  await backend.receive(chat, "Oi");
  const page = await openChat(site, chat);
  const [text, time] = await saying(page, "Oi")
    .last()
    .evaluate((bubble) =>
      [".conversa-mensagem-texto", ".conversa-mensagem-meta"].map((part) => {
        const { top = 0, bottom = 0 } = bubble.querySelector(part)?.getBoundingClientRect() ?? {};
        return { top, bottom };
      }),
    );
  expect(time?.top).toBeLessThan(text?.bottom ?? 0);
});

// 400 % of 1280 × 1024 and of 1366 × 768.
test.each([
  [320, 256],
  [341, 192],
])("a window of %i × %i px scrolls as a document, and all of Chats can be reached", async (width, height) => {
  const page = await openChat(site, chat, { width, height });
  const messages = page.locator(".conversa-area");
  expect((await messages.boundingBox())?.height).toBeGreaterThanOrEqual(120);
  expect(await overflow(page)).toBe(0);
  const isCut = () =>
    page.locator("main :is(a, button, input, textarea, [tabindex='0'])").evaluateAll((all) =>
      all
        .filter((node) => node.checkVisibility() && !node.closest("[role=log]"))
        .filter((node) => {
          node.scrollIntoView({ block: "nearest" });
          const { left, top, width, height } = node.getBoundingClientRect();
          const found = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2);
          return !found || !(node.contains(found) || found.contains(node));
        })
        .map((node) => node.outerHTML.slice(0, 90)),
    );
  expect(await isCut()).toEqual([]);
  await composer(page).fill(`Chegou em ${width}`);
  await page.getByRole("button", { name: "Enviar" }).click();
  await expectVisible(saying(page, `Chegou em ${width}`));
  await page.getByRole("button", { name: "Voltar às conversas" }).click();
  await rowOf(page, chat).click();
  await expectVisible(messages);
});

test("nothing moves while a conversation loads", async () => {
  const page = await openChat(site, chat, { before: watchShifts });
  await expectVisible(page.getByRole("heading", { name: "Últimas compras" }));
  await expectStill(page, 0.05);
});

test("the test pages show a conversation by its address and by a variable, and count what arrives", async () => {
  const page = await site.open(`/teste-chat/${chat.id}/`, { as: "owner", now: demoEnd });
  const fact = (name: string) => page.locator(".fato-linha").filter({ hasText: name }).locator("dd").innerText();
  await expect.poll(() => fact("Estado")).toBe("ao vivo");
  await page.getByRole("button", { name: "Receber mensagem de teste" }).click();
  await expectVisible(saying(page, "Mensagem de teste 1"));
  await expect.poll(() => fact("Recebidas")).toBe("1");
  const other = await backend.chat(`canal=neq.whatsapp&id=neq.${chat.id}`);
  await backend.receive(other, "De outra conversa");
  await expect.poll(() => fact("Ignoradas")).toBe("1");
  expect(await fact("Duplicadas")).toBe("0");
  expect(await violations(page, "by address")).toEqual([]);

  await page.goto(`${site.url}/teste-chat/nada/`);
  await expectVisible(page.getByText("Conversa não encontrada."));
  await page.goto(`${site.url}/teste-chat/demo/`);
  await expectVisible(page.locator(".conversa-mensagem-bolha").first());

  await page.getByRole("link", { name: "Teste de chat por variável" }).click();
  await page.getByRole("combobox", { name: "Conversa" }).click();
  await page.getByRole("option", { name: chat.contato_nome }).click();
  await page.getByRole("button", { name: "Definir" }).click();
  await expectVisible(saying(page, "Mensagem de teste 1"));
  await composer(page).fill("Só um rascunho");
  await expect.poll(() => fact("rascunhos")).toContain("Só um rascunho");
  await page.getByRole("button", { name: "Persistir na navegação" }).click();
  expect(await violations(page, "by variable")).toEqual([]);
  await page.getByRole("link", { name: "Contatos" }).click();
  await page.getByRole("link", { name: "Teste de chat por variável" }).click();
  await expect.poll(() => fact("chatTesteId")).toBe(chat.id);
  await page.getByRole("button", { name: "Limpar", exact: true }).click();
  await expect.poll(() => fact("chatTesteId")).toBe("vazio");
  expect(site.takeProblems()).toEqual([]);
});

test.each(Object.entries(sizes))("a notice covers nothing of the conversation, on %s", async (_, size) => {
  const page = await openChat(site, chat, { ...size, before: keepNotices });
  await page
    .getByRole("button", { name: /^(Resolver|Reabrir)/ })
    .first()
    .click();
  const notice = page.locator(".aviso-cartao");
  await expectVisible(notice);
  const covered = await notice.evaluate((node) => {
    const over = node.getBoundingClientRect();
    return [...document.querySelectorAll("main :is(h1, h2, button, a, input, textarea, [role=article])")]
      .filter((part) => part.checkVisibility())
      .filter((part) => {
        const { top, bottom, left, right, width } = part.getBoundingClientRect();
        return width > 0 && top < over.bottom && bottom > over.top && left < over.right && right > over.left;
      })
      .map((part) => part.outerHTML.slice(0, 120));
  });
  expect(covered).toEqual([]);
});
