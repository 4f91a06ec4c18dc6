import { expect, test } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { serveVendas } from "./site.ts";

const site = serveVendas();

test("signed-in visitors are redirected without seeing the login page", async () => {
  const page = await site.open("/", {
    as: "owner",
    before: () => {
      const look = (): void => {
        const seen = [...document.querySelectorAll("#root button")].some(
          (node) => node.textContent === "Entrar" && node.checkVisibility({ visibilityProperty: true }),
        );
        if (seen) sessionStorage.setItem("seen", "yes");
        requestAnimationFrame(look);
      };
      look();
    },
  });
  await expectVisible(page.getByRole("heading", { name: "Dashboard" }));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("seen"))).toBe(null);
});

test.each([
  ["owner", "/dashboard/"],
  ["sales", "/vendas/recuperacao/"],
  ["support", "/chats/"],
  ["logistics", "/envios-logistica/"],
  ["finance", "/vendas/transacoes/"],
  ["traffic", "/trafego/metricas-facebook/"],
] as const)("%s, signed in, skips the login page and starts on %s", async (person, address) => {
  const page = await site.open("/", { as: person });
  await page.waitForURL(`**${address}`);
  await expectVisible(page.getByRole("heading", { level: 1 }));
  expect(await page.getByRole("textbox", { name: "Senha" }).count()).toBe(0);
});

test("a person without the permission sees a message, and receives no rows", async () => {
  const page = await site.open("/", { as: "logistics" });
  await page.waitForURL("**/envios-logistica/");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/rest\/v1\/(vw_)?contato/.test(request.url())) asked.push(request.url());
  });
  await page.goto(`${site.url}/contatos/`);
  await expectVisible(page.getByRole("heading", { name: "Você não tem acesso a esta página" }));
  await expectVisible(page.getByText("Peça acesso à pessoa responsável pela conta."));
  await expect.poll(() => page.getByRole("heading", { name: "Contatos" }).count()).toBe(0);
  await expect.poll(() => page.getByRole("link", { name: "Contatos" }).count()).toBe(0);
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Ir para o início" }).click();
  await expectVisible(page.getByRole("heading", { name: "Envios" }));
});
