import { expect, test } from "vitest";
import { contactRows, serveVendas } from "./site.ts";

const site = serveVendas();

test("what is saved in the profile is there after a reload, also in the menu", async () => {
  const page = await site.open("/", { as: "sales" });
  await page.getByRole("heading", { name: "Bruno Tavares" }).waitFor();
  expect(await page.title()).toBe("Perfil · Balcão");
  const name = page.getByRole("textbox", { name: "Nome" });
  expect(await page.getByRole("textbox", { name: "E-mail" }).isEditable()).toBe(false);
  await name.fill("");
  await page.getByRole("button", { name: "Salvar" }).click();
  await page.getByText("Preencha este campo.").waitFor();
  await name.fill("Bruno T. Ávila");
  await page.getByRole("textbox", { name: "Telefone" }).fill("11 90123 4567");
  await page.getByRole("button", { name: "Salvar" }).click();
  await page.getByText("Dados salvos.").waitFor();
  await page.getByRole("heading", { name: "Bruno T. Ávila" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Bruno T. Ávila" }).waitFor();
  expect(await name.inputValue()).toBe("Bruno T. Ávila");
  expect(await page.getByRole("textbox", { name: "Telefone" }).inputValue()).toBe("(11) 90123-4567");
  expect(await page.getByRole("navigation", { name: "Páginas" }).innerText()).toContain("Bruno T. Ávila");
});

test("theme and density hold over reloads, pages and sessions", async () => {
  const page = await site.open("/", { as: "owner" });
  await page.getByRole("tab", { name: "Preferências" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?aba=preferencias");
  await page.getByRole("combobox", { name: "Tema" }).click();
  await page.getByRole("option", { name: "Escuro" }).click();
  await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("dark");
  await page.getByRole("combobox", { name: "Densidade" }).click();
  await page.getByRole("option", { name: "Compacta" }).click();
  await page.reload();
  await page.getByRole("combobox", { name: "Tema" }).getByText("Escuro").waitFor();
  await page.getByRole("combobox", { name: "Densidade" }).getByText("Compacta").waitFor();
  expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
  expect(await page.evaluate(() => getComputedStyle(document.querySelector("main > *") ?? document.body).color)).toBe(
    "rgb(241, 243, 247)",
  );
  await page.getByRole("link", { name: "Contatos" }).click();
  const rows = await contactRows(page);
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(new Set(heights.map(Math.round))).toEqual(new Set([34]));
});

test("rows are as high as the density says", async () => {
  const page = await site.open("/contatos/", { as: "owner" });
  const rows = await contactRows(page);
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(new Set(heights.map(Math.round))).toEqual(new Set([44]));
});

test("the switch and the selects of the preferences are saved", async () => {
  const page = await site.open("/", { as: "support" });
  await page.getByRole("tab", { name: "Preferências" }).click();
  await page.getByRole("combobox", { name: "Presença" }).click();
  await page.getByRole("option", { name: "Ausente" }).click();
  await page.getByText("Preferências salvas.").first().waitFor();
  const sound = page.getByRole("switch", { name: "Som de notificação" });
  const before = await sound.isChecked();
  const answer = page.waitForResponse((response) => response.request().method() === "PATCH");
  await sound.press("Space");
  expect((await answer).ok()).toBe(true);
  await page.reload();
  await page.getByRole("combobox", { name: "Presença" }).getByText("Ausente").waitFor();
  expect(await sound.isChecked()).toBe(!before);
});

test("the profile of another person is read-only, or not there at all", async () => {
  const page = await site.open("/perfil/00000000-0000-0000-0000-000000000000/", { as: "support" });
  await page.getByText("Pessoa não encontrada.").waitFor();
  await page.getByRole("button", { name: "Ir para o início" }).click();
  await page.getByRole("heading", { name: "Carla Nunes" }).waitFor();
});

test("an address of no page leads to the page that says so, and from there to the start", async () => {
  const page = await site.open("/nada/aqui/");
  await page.getByRole("heading", { name: "Página não encontrada" }).waitFor();
  expect(await page.title()).toContain("Balcão");
  await page.getByRole("link", { name: "Ir para o início" }).click();
  await page.getByRole("button", { name: "Entrar", exact: true }).waitFor();
  expect(site.takeProblems().every((problem) => /404|Page not found/.test(problem))).toBe(true);
});

test("private pages ask search engines to stay away, the login page does not", async () => {
  const page = await site.open("/contatos/", { as: "owner" });
  await contactRows(page);
  const metas = page.locator('meta[name="robots"]');
  expect(await metas.evaluateAll((all) => all.map((meta) => meta.getAttribute("content")))).toEqual([
    "noindex, nofollow",
  ]);
  const served = async (path: string) => (await fetch(site.url + path)).text();
  expect(await served("/contatos/")).toContain('name="robots" content="noindex, nofollow"');
  expect(await served("/")).not.toContain('name="robots"');
});
