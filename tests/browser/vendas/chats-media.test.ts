import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { expectAttached, expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { createGate } from "../../gate.ts";
import {
  bubbles,
  type ChatBackend,
  chatBackend,
  composer,
  isOfNetwork,
  lookAt,
  openChat,
  openChats,
  rowOf,
  saying,
} from "./chats.ts";
import { contactRows, people, serveVendas } from "./site.ts";

const site = serveVendas();
let backend: ChatBackend;
beforeAll(async () => {
  backend = await chatBackend(site);
});

/** An image of one pixel. */
const onePixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** A hundredth of a second of silence. */
const silence = Buffer.concat([
  Buffer.from(
    "RIFF\x74\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data\x50\0\0\0",
    "latin1",
  ),
  Buffer.alloc(80, 128),
]).toString("base64");

/** A quarter of a second of a film (WebM with VP8), 32 pixels wide. */
const film =
  "GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwEAAAAAAAH2EU2bdLlNu4tTq4QVSalmU6yBbk27i1OrhBZUrmtTrIGTTbuLU6uEH0O2dVOsgdRNu4xTq4QcU7trU6yCAeTsrgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmoCrXsYMPQkBEiYRDZ82RTYCGQ2hyb21lV0GGQ2hyb21lFlSua7yuuteBAXPFhxmdG7NNHJuDgQFV7oEBhoVWX1ZQOOCdsIEguoESU8CBAVWwkFWxgQFVuYECVbqBDVW7gQEfQ7Z1AQAAAAAAAQTngQCg6KG9gQAAALACAJ0BKiAAEgACRwiFhYiZhIgMggHYB/AEFsbiAsD+8QqP//7Sz9Sz9Sz/Hl//+Uq8Fjc6iBy+oHWhpqak7oEBpZ8wAgCdASogABIABwcIhYWImYSIJgIAB5DzycD+8F0AoMihqIEAcgDxAQAJEIAAGAnTyyDblHATSkCb9d42zDbdt/+sr+ZX8yv93YB1oZimlu6BAaWRsQEAHBE8ABgAGFgv9AAIcAD7gQCgy6GrgQDnANEBAAkQVAAYAB5X9AwAQQ4A/vDXA/GmPPwPQDvf/ewX3YL7sF/rYHWhmKaW7oEBpZGxAQAcESwAGAAYWC/0AAhwAPuBchxTu2uNu4uzgQC3hveBAfGB1A==";

test("pictures, sounds and films are shown where they are", async () => {
  const chat = await backend.chat(`${openChats}&contato_nome=like.Otávio*`);
  const page = await openChat(site, chat);
  const colleague = await openChat(site, chat, { as: "support" });
  const attach = async (name: string, mimeType: string, base64: string): Promise<void> => {
    await page.locator("input[type=file]").setInputFiles({ name, mimeType, buffer: Buffer.from(base64, "base64") });
    await page.getByRole("button", { name: "Enviar" }).click();
  };
  await attach("recibo.png", "image/png", onePixel);
  const picture = colleague.getByRole("img", { name: "recibo.png" });
  await expectVisible(picture);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  const address = new URL((await picture.getAttribute("src")) ?? "", site.url);
  expect(address.pathname).toMatch(/\/storage\/v1\/object\/sign\/chat\//);
  const isReadable = async (path: string) => (await fetch(address.origin + path)).ok;
  expect(await isReadable(address.pathname + address.search)).toBe(true);
  expect(await isReadable(address.pathname.replace("/object/sign/", "/object/public/"))).toBe(false);
  expect(await isReadable(address.pathname)).toBe(false);
  await attach("recado.wav", "audio/wav", silence);
  const sound = colleague.getByLabel("Áudio: recado.wav");
  await expectVisible(sound);
  await sound.evaluate((player: HTMLVideoElement) => player.play());
  await expect.poll(() => sound.evaluate((player: HTMLVideoElement) => player.ended)).toBe(true);
  await attach("desembalando.webm", "video/webm", film);
  const moving = colleague.getByLabel("desembalando.webm", { exact: true });
  await expectVisible(moving);
  expect(await moving.evaluate((player: HTMLVideoElement) => [player.localName, player.controls])).toEqual([
    "video",
    true,
  ]);
  await moving.evaluate((player: HTMLVideoElement) => player.play());
  await expect.poll(() => moving.evaluate((player: HTMLVideoElement) => player.ended)).toBe(true);
  expect(await moving.evaluate((player: HTMLVideoElement) => player.videoWidth)).toBe(32);
  const kinds = await backend.rows<{ readonly tipo: string }>(
    `mensagens?select=tipo&chat_id=eq.${chat.id}&arquivo_id=not.is.null&order=criado_em.desc&limit=3`,
  );
  expect(kinds.map(({ tipo }) => tipo)).toEqual(["video", "audio", "imagem"]);
});

const tray = (page: Page) => page.getByRole("list", { name: "Arquivos para enviar" });
const chooseFiles = (page: Page, ...files: readonly { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator("input[type=file]").setInputFiles([...files]);
const picture = { name: "recibo.png", mimeType: "image/png", buffer: Buffer.from(onePixel, "base64") };
const contract = { name: "contrato.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(2048) };

test("chosen files wait above the text, and go with it once they are sent", async () => {
  const chat = await backend.chat(`${openChats}&contato_nome=like.Otávio*`);
  const page = await openChat(site, chat);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/user-files|rpc_chat_enviar/.test(request.url())) asked.push(request.url());
  });
  const count = await bubbles(page).count();
  await expect.poll(() => page.getByRole("button", { name: "Enviar" }).isDisabled()).toBe(true);
  await chooseFiles(page, picture, contract);
  await chooseFiles(page, { ...contract, name: "grande.zip", buffer: Buffer.alloc(16 * 1024 * 1024 + 1) });
  await expectVisible(page.getByText("Não anexado por passar de 16 MB: grande.zip"));
  expect(await page.getByText(/16 MB/).count(), "said once").toBe(1);
  const tops = await page
    .locator(".conversa-compositor-ferramentas :is(.conversa-compositor-anexo, .trama-button)")
    .evaluateAll((all) => all.map((node) => Math.round(node.getBoundingClientRect().bottom)));
  expect(new Set(tops).size, "one row of tools").toBe(1);
  await expectAttached(page.getByRole("status").getByText("2 arquivos para enviar."));
  await expect
    .poll(() => tray(page).getByRole("listitem").allInnerTexts())
    .toEqual([expect.stringMatching(/^recibo\.png\s+70 B$/), expect.stringMatching(/^contrato\.pdf\s+2 kB$/)]);
  const preview = tray(page).locator("img");
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);

  // They stay with their conversation.
  const other = await backend.chat(`${openChats}&contato_nome=not.like.Otávio*`);
  await rowOf(page, other).click();
  await expectDetached(tray(page));
  await rowOf(page, chat).click();
  await expectVisible(tray(page));

  await page.getByRole("button", { name: "Remover contrato.pdf" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => tray(page).getByRole("listitem").count()).toBe(1);
  await expect.poll(() => composer(page).evaluate((node) => node === document.activeElement)).toBe(true);
  expect(asked).toEqual([]);
  await expect.poll(() => bubbles(page).count()).toBe(count);

  await page.keyboard.type("Segue o recibo");
  await page.keyboard.press("Enter");
  const sent = saying(page, "Segue o recibo");
  await expectVisible(sent.getByRole("img", { name: "Segue o recibo" }));
  await expectDetached(tray(page));
  await expect.poll(() => composer(page).inputValue()).toBe("");
  const rows = await backend.rows(`mensagens?select=tipo,conteudo&chat_id=eq.${chat.id}&order=criado_em.desc&limit=1`);
  expect(rows).toEqual([{ tipo: "imagem", conteudo: "Segue o recibo" }]);
});

test("a file that cannot be sent stays, as what it was meant to be, and can be sent again", async () => {
  const chat = await backend.chat(`${openChats}&contato_nome=like.Otávio*`);
  const page = await openChat(site, chat);
  const failing = "**/user-files";
  await page.route(failing, (route) => route.abort());
  await chooseFiles(page, picture, contract);
  await page.getByRole("checkbox", { name: "Nota interna" }).click();
  await composer(page).fill("Só para a equipe");
  await page.getByRole("button", { name: "Anotar" }).click();
  await expect
    .poll(() => tray(page).getByRole("alert").allInnerTexts())
    .toEqual([
      expect.stringMatching(/^recibo\.png:\s+Não enviado\. Sem conexão\. Verifique a internet e tente de novo\.$/),
      expect.stringMatching(/^contrato\.pdf:\s+Não enviado\. Sem conexão\. Verifique a internet e tente de novo\.$/),
    ]);
  await expectVisible(tray(page).getByText("Nota interna: Só para a equipe"));
  expect(await saying(page, "Só para a equipe").count()).toBe(0);

  const question = page.getByRole("dialog", { name: "Descartar alterações?" });
  await page.getByRole("link", { name: "Contatos", exact: true }).click();
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await expectDetached(question);
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();

  // It is sent although another conversation is open by then.
  await page.unroute(failing);
  const gate = createGate();
  await page.route(failing, async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.getByRole("button", { name: "Tentar de novo: recibo.png" }).click();
  await expectVisible(tray(page).getByRole("progressbar", { name: "Enviando recibo.png" }));
  const other = await backend.chat(`${openChats}&contato_nome=not.like.Otávio*`);
  await rowOf(page, other).click();
  await expectDetached(tray(page));
  gate.open();
  await rowOf(page, chat).click();
  const note = saying(page, "Só para a equipe");
  await expectVisible(note.getByText("Nota interna"));
  await expect.poll(() => tray(page).getByRole("listitem").count()).toBe(1);
  await composer(page).fill("E isto é para o cliente");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expectDetached(tray(page));
  await expectVisible(saying(page, "E isto é para o cliente"));
  const rows = await backend.rows<{ readonly direcao: string }>(
    `mensagens?select=direcao,tipo,conteudo&chat_id=eq.${chat.id}&order=criado_em.desc&limit=3`,
  );
  expect(rows.map((row) => Object.values(row).join()).toSorted()).toEqual([
    "nota,documento,",
    "nota,imagem,Só para a equipe",
    "saida,texto,E isto é para o cliente",
  ]);
  await page.getByRole("link", { name: "Contatos", exact: true }).click();
  await contactRows(page);
  expect(site.takeProblems().filter((problem) => !isOfNetwork(problem))).toEqual([]);
});

test("a message sounds for who looks elsewhere and wants to hear it, and for nobody else", async () => {
  const chat = await backend.chat(`${openChats}&contato_nome=like.Otávio*`);
  const [support] = await backend.rows<{ readonly id: string }>(`usuarios?select=id&email=eq.${people.support}`);
  await backend.change(support?.id ?? "", { som_notificacao: false });
  const before = (): void => {
    document.hasFocus = () => false;
    HTMLMediaElement.prototype.play = async () => {
      document.body.dataset.played = `${Number(document.body.dataset.played ?? 0) + 1}`;
    };
  };
  const [owner, silent] = await Promise.all([
    openChat(site, chat, { before }),
    openChat(site, chat, { as: "support", before }),
  ]);
  const played = (page: Page) => page.evaluate(() => document.body.dataset.played);
  await backend.receive(chat, "Tem alguém aí?");
  await expect.poll(() => played(owner)).toBe("1");
  await lookAt(owner);
  await backend.receive(chat, "Ninguém?");
  for (const page of [owner, silent]) {
    await expect.poll(() => page.getByRole("status").allInnerTexts()).toContain(`${chat.contato_nome}: Ninguém?`);
  }
  expect(await played(owner)).toBe("1");
  expect(await played(silent)).toBeUndefined();
});
