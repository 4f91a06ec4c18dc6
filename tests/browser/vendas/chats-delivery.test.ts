import { beforeAll, expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import {
  type ChatBackend,
  chatBackend,
  composer,
  isOfNetwork,
  lookAt,
  lookAway,
  openChat,
  openChats,
  rowOf,
  saying,
} from "./chats.ts";
import { serveVendas } from "./site.ts";

const site = serveVendas();
let backend: ChatBackend;
beforeAll(async () => {
  backend = await chatBackend(site);
});

/** Calls of the function that sends messages. */
const sending = "**/rest/v1/rpc/rpc_chat_enviar";

test("scenario 16: a customer's message appears in every window, unread in the background and read in the foreground", async () => {
  const chat = await backend.chat(`${openChats}&nao_lidas=eq.0`);
  const [owner, support] = await Promise.all([
    openChat(site, chat, { before: lookAway }),
    openChat(site, chat, { as: "support", before: lookAway }),
  ]);
  await backend.receive(chat, "Vocês emitem nota?");
  await Promise.all([owner, support].map((page) => expectVisible(saying(page, "Vocês emitem nota?"))));
  for (const page of [owner, support]) {
    await expectVisible(rowOf(page, chat).getByText("1", { exact: true }));
    await expect.poll(() => page.locator(".conversa-item-abrir").first().innerText()).toContain(chat.contato_nome);
    await expect
      .poll(() => page.getByRole("status").allInnerTexts())
      .toContain(`${chat.contato_nome}: Vocês emitem nota?`);
  }
  const unread = await backend.rows("vw_chats?select=id&nao_lidas=gt.0");
  await expect.poll(() => owner.title()).toBe(`(${unread.length}) Chats · Balcão`);
  await lookAt(support);
  await expectDetached(rowOf(owner, chat).getByText("não lidas"));
  await expect.poll(async () => (await backend.chat(`id=eq.${chat.id}`)).nao_lidas).toBe(0);
});

test("a message that is not sent keeps its text, can be edited, and leaving asks first", async () => {
  const chat = await backend.chat(`${openChats}&contato_nome=like.Otávio*`);
  const page = await openChat(site, chat);
  await page.route(sending, (route) => route.abort());
  await composer(page).fill("Não se perde");
  await composer(page).press("Enter");
  await expectVisible(saying(page, "Não se perde"));
  await expect.poll(() => composer(page).inputValue()).toBe("");
  await expectVisible(page.getByText("Não enviada. Sem conexão."));

  // Closing the window would lose it, so the browser asks.
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();

  await page.getByRole("button", { name: "Editar" }).click();
  await expect.poll(() => composer(page).inputValue()).toBe("Não se perde");
  await expect.poll(() => saying(page, "Não se perde").count()).toBe(0);
  expect(await backend.rows(`mensagens?select=id&chat_id=eq.${chat.id}&conteudo=eq.Não se perde`)).toEqual([]);
  expect(site.takeProblems().filter((problem) => !isOfNetwork(problem))).toEqual([]);
});

test("scenario 17: a message written without network waits, and is sent once when the network is back", async () => {
  const chat = await backend.chat(`${openChats}&contato_nome=like.Otávio*`);
  const page = await openChat(site, chat, { loadsAhead: true });
  await page.context().setOffline(true);
  await expectVisible(page.getByText("Reconectando…"));
  await composer(page).fill("Ainda vou conferir");
  await composer(page).press("Enter");
  await expectVisible(saying(page, "Ainda vou conferir"));
  await expectVisible(page.getByText(/^Não enviada\./));
  await page.context().setOffline(false);
  await expectDetached(page.getByText("Reconectando…"));
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expectDetached(page.getByText(/^Não enviada\./));
  const sent = () => backend.rows(`mensagens?select=id&chat_id=eq.${chat.id}&conteudo=eq.Ainda vou conferir`);
  await expect.poll(sent).toHaveLength(1);
  await expect.poll(() => saying(page, "Ainda vou conferir").count()).toBe(1);
  expect(site.takeProblems().filter((problem) => !isOfNetwork(problem))).toEqual([]);
});

test("scenario 18: a message whose answer is lost is sent once, however often it is tried", async () => {
  const chat = await backend.chat(`${openChats}&contato_nome=like.Otávio*`);
  const page = await openChat(site, chat, { loadsAhead: true });
  const colleague = await openChat(site, chat, { as: "support" });
  await page.route(sending, (route) => route.abort());
  await composer(page).fill("Vou verificar");
  await composer(page).press("Enter");
  await expectVisible(page.getByText("Não enviada. Sem conexão."));
  await page.unroute(sending);

  // The server accepts it, but its answer is lost, and so is the connection that would report it.
  await page.route(sending, async (route) => {
    await page.context().setOffline(true);
    await expectVisible(page.getByText("Reconectando…"));
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expectVisible(saying(colleague, "Vou verificar"));
  await expectVisible(page.getByText("Não enviada. Sem conexão."));
  await page.unroute(sending);
  await page.context().setOffline(false);
  await expectDetached(page.getByText("Reconectando…"));
  await expectDetached(page.getByText("Não enviada."));
  await expect.poll(() => saying(page, "Vou verificar").count()).toBe(1);
  expect(await backend.rows(`mensagens?select=id&chat_id=eq.${chat.id}&conteudo=eq.Vou verificar`)).toHaveLength(1);
  expect(site.takeProblems().filter((problem) => !isOfNetwork(problem))).toEqual([]);
});

test("five messages written one after the other, faster than they are sent, are five", async () => {
  const chat = await backend.chat(`${openChats}&contato_nome=like.Otávio*`);
  const page = await openChat(site, chat);
  await page.route(sending, async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  const texts = ["Um", "Dois", "Três", "Quatro", "Cinco"].map((word) => `${word} de cinco`);
  for (const text of texts) {
    await composer(page).fill(text);
    await composer(page).press("Enter");
  }
  const sent = () => backend.rows(`mensagens?select=conteudo&chat_id=eq.${chat.id}&conteudo=like.*de cinco`);
  await expect.poll(async () => (await sent()).length).toBe(texts.length);
  await page.unroute(sending);
  for (const text of texts) await expect.poll(() => saying(page, text).count()).toBe(1);
  expect(await composer(page).inputValue()).toBe("");
  expect(await sent()).toHaveLength(texts.length);
});

test("the button sends a text and a file, and a colleague has both", async () => {
  const chat = await backend.chat(`${openChats}&contato_nome=like.Otávio*`);
  const page = await openChat(site, chat);
  const colleague = await openChat(site, chat, { as: "support" });
  await composer(page).fill("E já volto");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expectVisible(saying(colleague, "E já volto"));
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "nota fiscal.txt", mimeType: "text/plain", buffer: Buffer.from("Nota") });
  await page.getByRole("button", { name: "Enviar" }).click();
  await expectVisible(
    colleague
      .getByRole("link", { name: "nota_fiscal.txt" })
      .or(colleague.getByRole("link", { name: "nota fiscal.txt" })),
  );
  await expect.poll(() => saying(page, "E já volto").count()).toBe(1);
  expect(await backend.rows(`mensagens?select=id&chat_id=eq.${chat.id}&conteudo=eq.E já volto`)).toHaveLength(1);
});

test("scenario 19: messages missed offline arrive in order, and are counted for people who read further up", async () => {
  const chat = await backend.chat(`${openChats}&contato_nome=like.Otávio*`);
  const page = await openChat(site, chat, { height: 520, loadsAhead: true });
  await expectVisible(page.getByText("Contexto").first());
  await expectVisible(page.locator(".conversa-area[data-at-end]"));
  await page.locator(".conversa-area").evaluate((area) => {
    area.scrollTop = 0;
  });
  await expectVisible(page.getByRole("button", { name: "Ir para a última mensagem" }));
  await page.context().setOffline(true);
  await expectVisible(page.getByText("Reconectando…"));
  for (const text of ["Um", "Dois", "Três", "Quatro"]) await backend.receive(chat, `${text} de quatro`);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "4 novas" }).click();
  await expectVisible(page.locator(".conversa-area[data-at-end]"));
  const texts = await saying(page, "de quatro").locator(".conversa-mensagem-texto").allInnerTexts();
  expect(texts).toEqual(["Um de quatro", "Dois de quatro", "Três de quatro", "Quatro de quatro"]);
  expect(site.takeProblems().filter((problem) => !isOfNetwork(problem))).toEqual([]);
});
