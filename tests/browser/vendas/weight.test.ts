import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { demoEnd, serveVendas } from "./site.ts";

/** What pages of the seller app fetch. */

const site = serveVendas();

interface Answer {
  readonly path: string;
  readonly encoding: string | undefined;
  readonly text: string;
}

test("answers are compressed, and no text of a chat is fetched before it is opened", async () => {
  const answers: Promise<Answer>[] = [];
  const page = await site.open("/chats/?aba=todas", {
    as: "owner",
    now: demoEnd,
    prepare: (page) =>
      page.on("response", (response) => {
        if (!/\/(?:rest|functions)\/v1\//.test(response.url())) return;
        const path = decodeURIComponent(response.url()).replace(/^.*\/v1\//, "");
        const encoding = response.headers()["content-encoding"];
        answers.push(response.text().then((text) => ({ path, encoding, text })));
      }),
  });
  await expectVisible(page.locator(".conversa-item-linha").first());
  const ofMessages = async () => (await Promise.all(answers)).filter(({ path }) => path.startsWith("mensagens?"));
  // The page listens to the messages of the account: it learns which there are, and nothing more.
  await expect.poll(async () => (await ofMessages()).length).toBe(1);
  const [known] = await ofMessages();
  expect(known?.path).toMatch(/^mensagens\?select=id,criado_em&/);
  const all = await Promise.all(answers);
  expect(all.filter(({ text }) => text.length > 600).map(({ encoding }) => encoding)).not.toContain(undefined);
});

test("while a page starts slowly it shows the name of the app, and then the page", async () => {
  let release = (): void => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const page = await site.open("/contatos/", {
    as: "owner",
    now: demoEnd,
    prepare: (page) =>
      page.route("**/rest/v1/vw_permissoes*", async (route) => {
        await held;
        await route.continue();
      }),
  });
  const starting = page.locator(".trama-starting").and(page.getByText("Balcão", { exact: true }));
  await expectVisible(starting);
  release();
  await expectVisible(page.getByRole("heading", { name: "Contatos" }));
  await expectDetached(starting);
});
