import type { Response } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { createGate } from "../../gate.ts";
import { demoEnd, serveVendas } from "./site.ts";

/** What pages of the seller app fetch. */

const site = serveVendas();

/** Returns the path of a request to the backend, below its version. */
const pathOf = (response: Response): string => decodeURIComponent(response.url()).replace(/^.*\/v1\//, "");

test("answers are compressed, and no text of a chat is fetched before it is opened", async () => {
  const answers: Response[] = [];
  const page = await site.open("/chats/?aba=todas", {
    as: "owner",
    now: demoEnd,
    prepare: (page) =>
      page.on("response", (response) => {
        if (/\/(?:rest|functions)\/v1\//.test(response.url())) answers.push(response);
      }),
  });
  await expectVisible(page.locator(".conversa-item-linha").first());
  const ofMessages = () => answers.map(pathOf).filter((path) => path.startsWith("mensagens?"));
  // The page listens to the messages of the account: it learns which there are, and nothing more.
  await expect.poll(ofMessages).toHaveLength(1);
  expect(ofMessages()[0]).toMatch(/^mensagens\?select=id,criado_em&/);
  for (const answer of [...answers]) {
    if ((await answer.text()).length > 600) expect(answer.headers()["content-encoding"], pathOf(answer)).toBeDefined();
  }
});

test("while a page starts slowly it shows the name of the app, and then the page", async () => {
  const gate = createGate();
  const page = await site.open("/contatos/", {
    as: "owner",
    now: demoEnd,
    prepare: (page) =>
      page.route("**/rest/v1/vw_permissoes*", async (route) => {
        await gate.opened;
        await route.continue();
      }),
  });
  const starting = page.locator(".trama-starting").and(page.getByText("Balcão", { exact: true }));
  await expectVisible(starting);
  gate.open();
  await expectVisible(page.getByRole("heading", { name: "Contatos" }));
  await expectDetached(starting);
});
