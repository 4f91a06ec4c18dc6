import { beforeAll, expect, test } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { violations } from "./axe.ts";
import { type ChatBackend, chatBackend, openChat, openChats } from "./chats.ts";
import { openProfile, serveVendas } from "./site.ts";

/** Simulators of a channel and a platform, switched on under Perfil › Conta. */

const site = serveVendas();
let backend: ChatBackend;

beforeAll(async () => {
  backend = await chatBackend(site);
});

test("with the simulators on, a message is delivered and read while one watches", async () => {
  const profile = await openProfile(site, "owner");
  await profile.emulateMedia({ reducedMotion: "reduce" });
  await profile.getByRole("tab", { name: "Conta" }).click();
  const simulate = profile.getByRole("checkbox", { name: "Simular canais e plataformas" });
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
