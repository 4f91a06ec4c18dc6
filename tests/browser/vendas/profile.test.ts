import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { contactRows, openProfile, serveVendas } from "./site.ts";

const site = serveVendas();

/** An image of 2 by 2 pixels. */
const photo = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGOQjb4GRAwQCgAhsgU5HbzEUwAAAABJRU5ErkJggg==",
  "base64",
);

test("a saved profile is there after a reload, also in the menu", async () => {
  const page = await site.open("/", { as: "sales" });
  await page.getByRole("link", { name: "Meu perfil" }).click();
  await expectVisible(page.getByRole("heading", { name: "Bruno Tavares" }));
  await expect.poll(() => page.title()).toBe("Bruno Tavares · Balcão");
  const name = page.getByRole("textbox", { name: "Nome" });
  await expect.poll(() => page.getByRole("textbox", { name: "E-mail" }).isEditable()).toBe(false);
  await name.fill("");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expectVisible(page.getByText("Preencha este campo."));
  await name.fill("Bruno T. Ávila");
  await page.getByRole("textbox", { name: "Telefone" }).fill("11 90123 4567");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expectVisible(page.getByText("Dados salvos."));
  await expectVisible(page.getByRole("heading", { name: "Bruno T. Ávila" }));
  await page.reload();
  await expectVisible(page.getByRole("heading", { name: "Bruno T. Ávila" }));
  await expect.poll(() => name.inputValue()).toBe("Bruno T. Ávila");
  await expect.poll(() => page.getByRole("textbox", { name: "Telefone" }).inputValue()).toBe("(11) 90123-4567");
  await expect.poll(() => page.getByRole("navigation", { name: "Páginas" }).innerText()).toContain("Bruno T. Ávila");
});

test("a photo is shown at once, uploaded, and shown everywhere; a refused one keeps the previous photo", async () => {
  const page = await openProfile(site, "finance");
  const picker = page.getByLabel(/^(Escolher|Trocar) foto$/);
  const pictures = page.locator("img");
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: "image/png", buffer });
  await picker.setInputFiles(file("planilha.csv", photo));
  await expectVisible(page.getByText("Formato não aceito. Envie png, jpg, webp."));
  await picker.setInputFiles(file("grande.png", Buffer.alloc(2 * 1024 * 1024 + 1)));
  await expectVisible(page.getByText("Arquivo maior que 2 MB."));
  await expect.poll(() => pictures.count()).toBe(0);

  await page.route("**/object/upload/sign/**", async (route) => {
    await expectVisible(page.locator("img[src^='data:image/png']"));
    await route.abort();
  });
  await picker.setInputFiles(file("Minha foto.png", photo));
  const alert = page.getByRole("dialog", { name: "Não deu certo" });
  await expectVisible(alert.getByText("Sem conexão"));
  await page.keyboard.press("Escape");
  await expectDetached(alert);
  await expect.poll(() => pictures.count()).toBe(0);
  expect(site.takeProblems().every((problem) => problem.includes("Failed to load resource"))).toBe(true);

  await page.unroute("**/object/upload/sign/**");
  await picker.setInputFiles(file("Minha foto.png", photo));
  await expectVisible(page.getByText("Foto salva."));
  // In the menu and beside the button.
  const sources = () =>
    pictures.evaluateAll((all) =>
      all.map((each) => (each instanceof HTMLImageElement ? each.naturalWidth + each.src : "")),
    );
  const stored = expect.stringMatching(/^2http.+\/storage\/v1\/object\/public\/avatares\/.+\/Minha_foto\.png$/);
  await expect.poll(sources).toEqual([stored, stored]);
  await page.reload();
  await expect.poll(sources).toEqual([stored, stored]);

  await page.getByRole("button", { name: "Tirar foto" }).click();
  await expectVisible(page.getByText("Foto removida."));
  await expect.poll(() => pictures.count()).toBe(0);
});

test("leaving the profile with changes asks first, also when signing out; saved changes do not ask", async () => {
  const page = await openProfile(site, "sales");
  const name = page.getByRole("textbox", { name: "Nome" });
  await expect.poll(() => name.inputValue()).not.toBe("");
  const before = await name.inputValue();
  await name.fill("Meio escrito");
  const question = page.getByRole("dialog", { name: "Descartar alterações?" });
  const menu = page.getByRole("navigation", { name: "Páginas" });
  for (const way of [menu.getByRole("link", { name: "Contatos" }), menu.getByRole("button", { name: "Sair" })]) {
    await way.click();
    await question.getByRole("button", { name: "Continuar editando" }).click();
    await expectDetached(question);
    await expect.poll(() => name.inputValue()).toBe("Meio escrito");
  }
  await name.fill(`${before} Neto`);
  await page.getByRole("button", { name: "Salvar" }).click();
  await expectVisible(page.getByText("Dados salvos."));
  await expectVisible(page.getByRole("heading", { name: `${before} Neto` }));
  await name.fill("Outra vez");
  await name.fill(`${before} Neto`);
  await menu.getByRole("button", { name: "Sair" }).click();
  await expectVisible(page.getByRole("button", { name: "Entrar", exact: true }));
  await expect.poll(() => question.count()).toBe(0);
});

test("theme and density hold over reloads, pages and sessions", async () => {
  const page = await openProfile(site, "owner");
  await page.getByRole("tab", { name: "Preferências" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?aba=preferencias");
  await page.getByRole("combobox", { name: "Tema" }).click();
  await page.getByRole("option", { name: "Escuro" }).click();
  await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("dark");
  await page.getByRole("combobox", { name: "Densidade" }).click();
  await page.getByRole("option", { name: "Compacta" }).click();
  await page.reload();
  await expectVisible(page.getByRole("combobox", { name: "Tema" }).getByText("Escuro"));
  await expectVisible(page.getByRole("combobox", { name: "Densidade" }).getByText("Compacta"));
  await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("dark");
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.querySelector("main > *") ?? document.body).color))
    .toBe("rgb(236, 238, 243)");
  await page.getByRole("link", { name: "Contatos" }).click();
  const rows = await contactRows(page);
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(new Set(heights.map(Math.round))).toEqual(new Set([42]));
});

test("rows are as high as the density says", async () => {
  const page = await site.open("/contatos/", { as: "owner" });
  const rows = await contactRows(page);
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(new Set(heights.map(Math.round))).toEqual(new Set([52]));
});

test("the sound of messages is tried, and switched on or off for good", async () => {
  const page = await openProfile(site, "support");
  await page.getByRole("tab", { name: "Preferências" }).click();
  await page.evaluate(() => {
    HTMLMediaElement.prototype.play = async () => {
      document.body.dataset.played = "yes";
    };
  });
  await page.getByRole("button", { name: "Testar som" }).click();
  await expect.poll(() => page.evaluate(() => document.body.dataset.played)).toBe("yes");
  // The page shows the browser's install prompt.
  const install = page.getByRole("button", { name: "Instalar neste aparelho" });
  expect(await install.count()).toBe(0);
  await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    const prompt = async () => {
      document.body.dataset.offered = "yes";
    };
    dispatchEvent(Object.assign(offer, { prompt, userChoice: Promise.resolve({ outcome: "accepted" }) }));
  });
  await install.click();
  await expect.poll(() => page.evaluate(() => document.body.dataset.offered)).toBe("yes");
  await expectDetached(install);
  const sound = page.getByRole("switch", { name: "Som de notificação" });
  const before = await sound.isChecked();
  const answer = page.waitForResponse((response) => response.request().method() === "PATCH");
  await sound.press("Space");
  expect((await answer).ok()).toBe(true);
  await page.reload();
  await expect.poll(() => sound.isChecked()).toBe(!before);
});

test("the theme is chosen in the menu too, and the profile shows the choice", async () => {
  const page = await openProfile(site, "support");
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  await page.getByRole("button", { name: "Tema: Do sistema" }).click();
  await page.getByRole("menuitem", { name: "Escuro" }).click();
  await expect.poll(theme).toBe("dark");
  await page.getByRole("tab", { name: "Preferências" }).click();
  await expectVisible(page.getByRole("combobox", { name: "Tema" }).getByText("Escuro"));
  await page.reload();
  await expectVisible(page.getByRole("button", { name: "Tema: Escuro" }));
  await expect.poll(theme).toBe("dark");
});
