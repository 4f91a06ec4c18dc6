import { expect, test } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { sizes, violations } from "./axe.ts";
import { profilePath, serveVendas } from "./site.ts";

const site = serveVendas();

test.each(Object.entries(sizes))("axe finds nothing before login, on %s", async (_, size) => {
  const page = await site.open("/", size);
  const found: string[] = [];
  const look = async (state: string) => found.push(...(await violations(page, state)));
  const enter = page.getByRole("button", { name: "Entrar", exact: true });
  await expectVisible(enter);
  await look("login");
  await enter.click();
  await expectVisible(page.getByText("Informe o e-mail."));
  await look("login with errors");
  await page.getByRole("button", { name: "Esqueci minha senha" }).click();
  await expectVisible(page.getByRole("dialog", { name: "Esqueci minha senha" }));
  await look("alert");
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Criar conta" }).click();
  await expectVisible(page.getByRole("textbox", { name: "Seu nome" }));
  await look("new account");
  await page.goto(`${site.url}/404`);
  await expectVisible(page.getByRole("heading", { name: "Página não encontrada" }));
  await look("404");
  site.takeProblems();
  expect(found).toEqual([]);
});

test.each(Object.entries(sizes))(
  "axe finds nothing in the profile and where nothing may be seen, on %s",
  async (_, size) => {
    const page = await site.open(await profilePath(site, "logistics"), { as: "logistics", ...size });
    const found: string[] = [];
    const look = async (state: string) => found.push(...(await violations(page, state)));
    await expectVisible(page.getByRole("textbox", { name: "Nome" }));
    await look("profile");
    await page.getByRole("button", { name: "Salvar" }).click();
    await expectVisible(page.getByText("Dados salvos."));
    await look("notice");
    await page.getByRole("tab", { name: "Preferências" }).click();
    await expectVisible(page.getByRole("combobox", { name: "Tema" }));
    await look("preferences");
    await page.goto(`${site.url}/contatos/`);
    await expectVisible(page.getByRole("heading", { name: "Você não tem acesso a esta página" }));
    await look("no permission");
    expect(found).toEqual([]);
  },
);
