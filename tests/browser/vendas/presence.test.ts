import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { contactRows, menuFocused, openProfile, people, serveVendas } from "./site.ts";

const site = serveVendas();

test("how one is seen is chosen in the menu or the profile, and others see it at once", async () => {
  const page = await openProfile(site, "support");
  const viewer = await site.open(new URL(page.url()).pathname, { as: "sales" });
  const seen = (presence: string) => expectVisible(viewer.locator(".perfil-resumo-cabecalho").getByText(presence));
  await seen("Online");
  await expect.poll(() => viewer.getByRole("tab").count()).toBe(0);
  await page.getByRole("button", { name: "Presença: Online" }).focus();
  await page.keyboard.press("Enter");
  await expectVisible(page.getByRole("menuitem", { name: "Online, escolhida" }));
  await menuFocused(page);
  await page.getByRole("menuitem", { name: "Ausente" }).focus();
  await page.keyboard.press("Enter");
  await expectVisible(page.getByRole("button", { name: "Presença: Ausente" }));
  await seen("Ausente");
  await page.getByRole("tab", { name: "Preferências" }).click();
  const presence = page.getByRole("combobox", { name: "Presença" });
  await expectVisible(presence.getByText("Ausente"));
  await presence.click();
  await page.getByRole("option", { name: "Offline" }).click();
  await expectVisible(page.getByRole("button", { name: "Presença: Offline" }));
  await seen("Offline");
  await page.reload();
  await expectVisible(page.getByRole("button", { name: "Presença: Offline" }));
});

test("the app reports presence each minute, and signs out people who lost access", async () => {
  const marked = (page: Page) => page.waitForResponse(/rpc_presenca_marcar/);
  let first: Promise<unknown> | undefined;
  const page = await site.open("/", {
    as: "traffic",
    prepare: async (opening) => {
      first = marked(opening);
      await opening.clock.install();
    },
  });
  await first;
  await expectVisible(page.getByRole("button", { name: "Presença: Online" }));
  const again = marked(page);
  await page.clock.fastForward("01:00");
  expect((await again).ok()).toBe(true);

  const answer = await fetch(`${site.url}/rest/v1/usuarios?email=eq.${people.traffic}`, {
    method: "PATCH",
    headers: { ...(await site.headers("owner")), "content-type": "application/json" },
    body: JSON.stringify({ ativo: false }),
  });
  expect(answer.ok).toBe(true);
  await page.clock.fastForward("01:00");
  await expectVisible(page.getByRole("dialog").getByText("Seu acesso está desativado."));
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  await expect.poll(() => page.context().cookies()).toEqual([]);
  // When a minute passes at once, a request under way looks unanswered, and the next may be sent and refused by then.
  const expected =
    /the backend does not answer|did not load within|closed before the connection is established|status of 401/;
  expect(site.takeProblems().filter((problem) => !expected.test(problem))).toEqual([]);
});

test("an address of no page leads to the page that says so, and from there to the start", async () => {
  const page = await site.open("/nada/aqui/");
  await expectVisible(page.getByRole("heading", { name: "Página não encontrada" }));
  await expect.poll(() => page.title()).toContain("Balcão");
  await page.getByRole("link", { name: "Ir para o início" }).click();
  await expectVisible(page.getByRole("button", { name: "Entrar", exact: true }));
  expect(site.takeProblems().every((problem) => /404|Page not found/.test(problem))).toBe(true);
});

test("a profile that does not exist says so, whatever its address is", async () => {
  for (const id of ["x", "00000000-0000-4000-8000-000000000000"]) {
    const page = await site.open(`/perfil/${id}/`, { as: "owner" });
    await expectVisible(page.getByRole("heading", { name: "Pessoa não encontrada." }));
  }
});

test("private pages ask search engines to stay away, the login page does not", async () => {
  const page = await site.open("/contatos/", { as: "owner" });
  await contactRows(page);
  const metas = page.locator('meta[name="robots"]');
  await expect
    .poll(() => metas.evaluateAll((all) => all.map((meta) => meta.getAttribute("content"))))
    .toEqual(["noindex, nofollow"]);
  const served = async (path: string) => (await fetch(site.url + path)).text();
  expect(await served("/contatos/")).toContain('name="robots" content="noindex, nofollow"');
  expect(await served("/")).not.toContain('name="robots"');
});
