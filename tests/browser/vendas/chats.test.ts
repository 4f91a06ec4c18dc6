import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { createGate } from "../../gate.ts";
import { bubbles, type ChatBackend, chatBackend, composer, openChat, openChats, saying } from "./chats.ts";
import { contactRows, openProfile, people, serveVendas } from "./site.ts";

const site = serveVendas();
let backend: ChatBackend;
beforeAll(async () => {
  backend = await chatBackend(site);
});

/** Resolves once the page has joined the channel for typing: earlier events are not sent again. */
async function hearsTyping(page: Page): Promise<void> {
  const socket = await page.waitForEvent("websocket");
  const isLetIn = ({ payload }: { readonly payload: string | Buffer }): boolean =>
    ["realtime:digitando:", "phx_reply", '"status":"ok"'].every((part) => payload.includes(part));
  await socket.waitForEvent("framereceived", isLetIn);
}

test("a colleague sees who is typing", async () => {
  const chat = await backend.chat(`${openChats}&contato_nome=like.Otávio*`);
  // Typing is sent and received on a separate channel.
  const hearing: Promise<unknown>[] = [];
  const prepare = async (opened: Page): Promise<void> => {
    hearing.push(hearsTyping(opened));
  };
  const page = await openChat(site, chat, { prepare });
  const colleague = await openChat(site, chat, { as: "support", prepare });
  await Promise.all(hearing);
  await composer(page).fill("Estou escrevendo");
  await expectVisible(colleague.getByText("Ana Lima está digitando…"));
  expect(await page.getByText("está digitando…").count(), "one's own typing").toBe(0);
  // The clock of the pages is stopped: only the message ends this.
  await composer(page).press("Enter");
  await expectVisible(colleague.locator(".conversa-mensagem-bolha").getByText("Estou escrevendo"));
  await expectDetached(colleague.getByText("está digitando…"));
});

test("scenario 20: after a day without an answer WhatsApp takes only models", async () => {
  const chat = await backend.chat("canal=eq.whatsapp&status=eq.aberto");
  const page = await openChat(site, chat, { now: "2025-08-01T12:00:00Z" });
  await expectVisible(page.getByText("A janela de 24 horas do WhatsApp fechou. Envie um modelo aprovado."));
  await expect.poll(() => composer(page).count()).toBe(0);
  const before = await bubbles(page).count();
  await page.getByRole("button", { name: "Escolher modelo" }).click();
  await page.getByRole("menuitem").first().click();
  await expect.poll(() => bubbles(page).count()).toBe(before + 1);
  await expect.poll(() => backend.rows(`mensagens?select=id&chat_id=eq.${chat.id}&tipo=eq.modelo`)).toHaveLength(1);
  await page.getByRole("checkbox", { name: "Nota interna" }).click();
  await composer(page).fill("Pediu para ligar depois");
  await page.getByRole("button", { name: "Anotar" }).click();
  await expectVisible(saying(page, "Pediu para ligar depois").getByText("Nota interna"));
});

test("scenario 21: of two people who take a conversation, the second sees who was first", async () => {
  const chat = await backend.chat("responsavel_id=is.null&status=eq.aberto");
  const [owner, support] = await Promise.all([openChat(site, chat), openChat(site, chat, { as: "support" })]);
  const gate = createGate();
  await support.route("**/rest/v1/rpc/rpc_chat_assumir", async (route) => {
    await gate.opened;
    await route.continue();
  });
  await support.getByRole("button", { name: "Assumir" }).click();
  await owner.getByRole("button", { name: "Assumir" }).click();
  await expectVisible(owner.getByText("Com você"));
  gate.open();
  await expectVisible(support.getByText("Ana Lima já assumiu este item."));
  await expectVisible(support.getByText("Com Ana Lima"));
  expect(site.takeProblems()).toEqual([expect.stringContaining("409")]);
});

/** Wait until a page receives changes of the signed-in person. */
function heardOfThemselves() {
  let heard: Promise<unknown> | undefined;
  const prepare = (page: Page): void => {
    heard = page.waitForResponse((response) => /\/usuarios\?.*limit=200/.test(response.url()));
  };
  return { prepare, hearing: async () => heard };
}

test("scenario 5: losing the permission for a page applies at once, and regaining it restores access", async () => {
  const [support] = await backend.rows<{ readonly id: string }>(`usuarios?select=id&email=eq.${people.support}`);
  const owner = await site.open(`/perfil/${support?.id}/?aba=permissoes`, { as: "owner" });
  const give = async (level: string) => {
    await owner.getByRole("combobox", { name: "Acesso a Chats" }).click();
    await owner.getByRole("option", { name: level }).click();
    const saved = owner.waitForResponse("**/rpc/rpc_usuario_permissoes");
    await owner.getByRole("button", { name: "Salvar permissões" }).click();
    await saved;
  };
  await expectVisible(owner.getByRole("combobox", { name: "Acesso a Chats" }));
  const { prepare, hearing } = heardOfThemselves();
  const page = await openChat(site, await backend.chat(openChats), { as: "support", prepare });
  await hearing();
  await give("Sem acesso");
  await expectVisible(page.getByRole("heading", { name: "Você não tem acesso a esta página" }));
  await expectVisible(owner.getByText("Permissões salvas."));
  await expect.poll(() => bubbles(page).count()).toBe(0);
  await give("Editar");
  await expectVisible(bubbles(page).first());
});

test("a person who loses access is signed out at once, with the reason", async () => {
  const [support] = await backend.rows<{ readonly id: string }>(`usuarios?select=id&email=eq.${people.support}`);
  const { prepare, hearing } = heardOfThemselves();
  const page = await site.open("/contatos/", { as: "support", prepare });
  await Promise.all([hearing(), contactRows(page)]);
  await backend.change(support?.id ?? "", { ativo: false });
  await expectVisible(page.getByRole("dialog").getByText("Seu acesso está desativado."));
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  await expect.poll(() => page.context().cookies()).toEqual([]);
  await backend.change(support?.id ?? "", { ativo: true });
});

test("keys walk through conversations, and drafts wait in theirs", async () => {
  const chat = await backend.chat(`${openChats}&contato_nome=like.Otávio*`);
  const page = await openChat(site, chat);
  await composer(page).fill("Rascunho um");
  await composer(page).press("Shift+Enter");
  await composer(page).pressSequentially("em duas linhas");
  await page.locator(".conversa-lista-titulo").click();
  await page.keyboard.press("j");
  await expect.poll(() => page.url()).not.toContain(chat.id);
  await expect.poll(() => composer(page).inputValue()).toBe("");
  await page.keyboard.press("k");
  await expect.poll(() => page.url()).toContain(chat.id);
  await expect.poll(() => composer(page).inputValue()).toBe("Rascunho um\nem duas linhas");
  await page.keyboard.press("r");
  await expect.poll(() => composer(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await composer(page).fill("/");
  await expectVisible(page.getByRole("group", { name: "Respostas rápidas" }).getByRole("button").first());
  await page.keyboard.press("Enter");
  await expect.poll(() => composer(page).inputValue()).toMatch(/.{10}/);
  await composer(page).fill("");
});

const isWriting = (page: Page): Promise<boolean> =>
  composer(page).evaluate((field) => field === document.activeElement);

/** The conversation that the address names. */
const opened = (page: Page): string => new URL(page.url()).searchParams.get("chat") ?? "";

test("ten conversations are answered from the keyboard, with at most four keys each beside the text", async () => {
  const chats = await backend.rows<{ readonly id: string; readonly contato_nome: string; readonly nao_lidas: number }>(
    "vw_chats?select=id,contato_nome,nao_lidas&status=eq.aberto&order=ultima_mensagem_em.desc,id.desc&limit=11",
  );
  for (const chat of chats) await backend.receive(chat, "Alguém aí?");
  const page = await site.open("/chats/?aba=todas", { as: "owner" });
  await expectVisible(page.locator(".conversa-item-abrir").first());
  let keys = 0;
  const press = async (key: string): Promise<void> => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const answered: string[] = [];
  await press("j");
  await expect.poll(() => opened(page)).not.toBe("");
  await press("r");
  for (let count = 0; count < 10; count += 1) {
    const chat = opened(page);
    answered.push(chat);
    await expect.poll(() => isWriting(page)).toBe(true);
    await page.keyboard.type(`Resposta ${count}`);
    await press("Enter");
    await expectVisible(saying(page, `Resposta ${count}`));
    await press("Alt+Enter");
    if (count < 9) await expect.poll(() => opened(page)).not.toBe(chat);
  }
  expect(keys).toBeLessThanOrEqual(4 * 10);
  expect(new Set(answered).size).toBe(10);
  const ids = `(${answered.join()})`;
  await expect.poll(() => backend.rows(`chats?select=id&id=in.${ids}&status=eq.resolvido`)).toHaveLength(10);
  expect(await backend.rows(`mensagens?select=id&chat_id=in.${ids}&conteudo=like.Resposta*`)).toHaveLength(10);
  for (const { id } of chats) await backend.reopen(id);
});

test("keys change the conversation, take it, put it off and show themselves, from the text too", async () => {
  const page = await openChat(site, await backend.chat("responsavel_id=is.null&status=eq.aberto&canal=neq.whatsapp"));
  const first = opened(page);
  await composer(page).focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(() => opened(page)).not.toBe(first);
  await expect.poll(() => isWriting(page)).toBe(true);
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => opened(page)).toBe(first);
  await page.keyboard.press("Escape");
  await expectVisible(page.locator("[role=log]:focus"));
  await page.keyboard.press("z");
  await expectVisible(page.getByRole("menuitem", { name: "Por 1 hora" }));
  await page.keyboard.press("j");
  await page.keyboard.press("Escape");
  await expectDetached(page.getByRole("menuitem", { name: "Por 1 hora" }));
  expect(opened(page), "with an open menu").toBe(first);
  await page.keyboard.press("a");
  await expectVisible(page.getByText("Com você"));
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Atalhos do teclado" });
  await expectVisible(dialog.getByText("Resolver e ir para a próxima sem resposta"));
  // The focus is on the page behind the dialog.
  await page.evaluate(() => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "j", bubbles: true })));
  await dialog.getByRole("button", { name: "Fechar" }).click();
  await expectDetached(dialog);
  await page.keyboard.press("Control+j");
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "j", isComposing: true, bubbles: true })),
  );
  expect(opened(page), "behind a dialog, with Control, and in an input method").toBe(first);
  await page.keyboard.press("Control+k");
  await page.getByRole("button", { name: "Próxima conversa", exact: true }).click();
  await expect.poll(() => opened(page)).not.toBe(first);
});

test("the preferences turn single keys off, and the search key with them", async () => {
  const profile = await openProfile(site, "owner");
  await profile.getByRole("tab", { name: "Preferências" }).click();
  await profile.getByRole("switch", { name: "Atalhos de uma tecla" }).click();
  await expect.poll(() => profile.evaluate(() => localStorage.getItem("variable-atalhosDeTecla"))).toBe("false");
  const page = await site.openBeside(profile, "/chats/?aba=todas");
  await expectVisible(page.locator(".conversa-item-abrir").first());
  await page.keyboard.press("j");
  await page.keyboard.press("/");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  expect(opened(page)).toBe("");
  await page.locator(".conversa-item-abrir").first().click();
  await expect.poll(() => isWriting(page)).toBe(true);
  const before = opened(page);
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(() => opened(page)).not.toBe(before);
});

test("older messages come as one scrolls up, without a jump", async () => {
  const messages = await backend.rows<{ readonly chat_id: string }>("mensagens?select=chat_id&limit=1000");
  const counts = new Map<string, number>();
  for (const { chat_id: id } of messages) counts.set(id, (counts.get(id) ?? 0) + 1);
  const [[id, most] = ["", 0]] = [...counts].sort(([, one], [, other]) => other - one);
  expect(most).toBeGreaterThan(60);
  const page = await openChat(site, { id });
  await expectVisible(page.locator(".conversa-area[data-at-end]"));
  await expect.poll(() => bubbles(page).count()).toBeGreaterThan(20);
  const rows = page.locator(".conversa-mensagem-linha");
  const count = await rows.count();
  const oldest = await rows.first().elementHandle();
  const place = () => oldest?.evaluate((row) => Math.round(row.getBoundingClientRect().bottom));
  // In one task, before older rows can arrive.
  const before = await page.locator(".conversa-area").evaluate((area, row) => {
    area.scrollTop = 50;
    return row && Math.round(row.getBoundingClientRect().bottom);
  }, oldest);
  await expect.poll(() => rows.count()).toBe(count + 30);
  await expect.poll(place).toBe(before);
});

test("a quick reply inserts the reader's name, product and payment link", async () => {
  interface Sale {
    readonly contato_id: string;
    readonly produto_nome: string;
    readonly checkout_url: string | null;
  }
  const waiting = await backend.rows<Sale>("vw_transacoes?select=contato_id&checkout_url=not.is.null");
  const buyers = waiting.map((sale) => sale.contato_id).join();
  const sales = await backend.rows<Sale>(
    `vw_transacoes?select=contato_id,produto_nome,checkout_url&contato_id=in.(${buyers})&order=pedida_em.desc,id.desc`,
  );
  // The reply speaks of the newest of the three purchases beside the conversation that waits to be paid.
  const spokenOf = new Map<string, Sale>();
  for (const { contato_id } of waiting) {
    const shown = sales.filter((sale) => sale.contato_id === contato_id).slice(0, 3);
    const unpaid = shown.find((sale) => sale.checkout_url !== null);
    if (unpaid !== undefined) spokenOf.set(contato_id, unpaid);
  }
  const chat = await backend.chat(`status=eq.aberto&canal=neq.whatsapp&contato_id=in.(${[...spokenOf.keys()].join()})`);
  const [contact] = await backend.rows<{ readonly contato_id: string }>(`chats?select=contato_id&id=eq.${chat.id}`);
  const sale = spokenOf.get(contact?.contato_id ?? "");
  const page = await openChat(site, chat);
  await expectVisible(page.getByText("Últimas compras"));
  const replies = page.getByRole("group", { name: "Respostas rápidas" });
  await composer(page).focus();
  await page.keyboard.type("/pi");
  await expectVisible(replies.getByRole("button", { name: "/pix" }));
  expect(await composer(page).inputValue()).toBe("/pi");
  expect(await replies.getByRole("button").count()).toBe(1);
  await page.keyboard.press("Escape");
  await expectDetached(replies);
  expect(await composer(page).inputValue()).toBe("/pi");
  await composer(page).fill("");
  await page.getByRole("button", { name: "Respostas rápidas" }).click();
  await expectVisible(replies.getByRole("button").nth(5));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await expectVisible(page.getByText(/^\/aguarde, 2 de \d\. Enter usa\.$/));
  await page.keyboard.type("pix");
  await page.keyboard.press("Enter");
  await expect
    .poll(() => composer(page).inputValue())
    .toBe(`Aqui está um novo pix para o ${sale?.produto_nome}: ${sale?.checkout_url}. Ele vale por 1 hora.`);
  await composer(page).fill("");
});

test("what a quick reply could not fill in is filled in before it is sent", async () => {
  const page = await openChat(site, await backend.chat(openChats));
  const send = page.getByRole("button", { name: "Enviar", exact: true });
  await composer(page).fill("Para pagar: {link}");
  await expectVisible(page.getByText("Preencha {link} para enviar."));
  expect(await send.isDisabled()).toBe(true);
  await composer(page).press("Enter");
  expect(await composer(page).inputValue()).toBe("Para pagar: {link}");
  await page.getByRole("checkbox", { name: "Nota interna" }).click();
  await expectDetached(page.getByText("Preencha {link} para enviar."));
  expect(await page.getByRole("button", { name: "Anotar" }).isEnabled()).toBe(true);
  await page.getByRole("checkbox", { name: "Nota interna" }).click();
  await composer(page).fill("Para pagar: https://pagar.example/1");
  await expect.poll(() => send.isEnabled()).toBe(true);
  await composer(page).fill("");
});

test("presence is shown before a conversation is handed over", async () => {
  const chat = await backend.chat(openChats);
  const page = await openChat(site, chat);
  const more = page.getByRole("button", { name: "Mais ações da conversa" });
  await more.click();
  await expectVisible(page.getByRole("menuitem", { name: "Diego Prado, Offline" }));
  await page.keyboard.press("Escape");
  const diego = await site.open("/", { as: "logistics" });
  await diego.getByRole("button", { name: "Presença: Online" }).click();
  await diego.getByRole("menuitem", { name: "Ausente" }).click();
  await expectVisible(diego.getByRole("button", { name: "Presença: Ausente" }));
  await more.click();
  await page.getByRole("menuitem", { name: "Diego Prado, Ausente" }).click();
  await expectVisible(page.getByText("Conversa com Diego Prado."));
  const header = page.locator(".conversa-cabecalho-detalhe");
  await expectVisible(header.getByText("Com Diego Prado"));
  await expectVisible(header.getByText("Ausente"));
  expect(await backend.rows(`vw_chats?select=responsavel_nome&id=eq.${chat.id}`)).toEqual([
    { responsavel_nome: "Diego Prado" },
  ]);
  await diego.getByRole("button", { name: "Presença: Ausente" }).click();
  await diego.getByRole("menuitem", { name: "Online" }).click();
  await expectVisible(header.getByText("Online"));
});
