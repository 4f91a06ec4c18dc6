import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { createGate } from "../../gate.ts";
import { changesClock } from "../harness.ts";
import { contactRows, menuFocused, openProfile, people, serveVendas } from "./site.ts";

const site = serveVendas();

/** An image of 2 by 2 pixels. */
const photo = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGOQjb4GRAwQCgAhsgU5HbzEUwAAAABJRU5ErkJggg==",
  "base64",
);

test("a saved profile is there after a reload, also in the menu", async () => {
  const page = await openProfile(site, "sales");
  await expectVisible(page.getByRole("heading", { name: "Bruno Tavares" }));
  await expect.poll(() => page.title()).toBe("Perfil · Balcão");
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
  // In the menu, beside the name and beside the button.
  const sources = () =>
    pictures.evaluateAll((all) =>
      all.map((each) => (each instanceof HTMLImageElement ? each.naturalWidth + each.src : "")),
    );
  const stored = expect.stringMatching(/^2http.+\/storage\/v1\/object\/public\/avatares\/.+\/Minha_foto\.png$/);
  await expect.poll(sources).toEqual([stored, stored, stored]);
  await page.reload();
  await expect.poll(sources).toEqual([stored, stored, stored]);

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
    .toBe("rgb(241, 243, 247)");
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

test("the theme is chosen in the menu too, and the profile shows the choice", async () => {
  const page = await openProfile(site, "support");
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  await page.getByRole("button", { name: "Tema: Claro" }).click();
  await page.getByRole("menuitem", { name: "Escuro" }).click();
  await expect.poll(theme).toBe("dark");
  await page.getByRole("tab", { name: "Preferências" }).click();
  await expectVisible(page.getByRole("combobox", { name: "Tema" }).getByText("Escuro"));
  await page.reload();
  await expectVisible(page.getByRole("button", { name: "Tema: Escuro" }));
  await expect.poll(theme).toBe("dark");
});

test("the app reports presence each minute, and signs out people who lost access", async () => {
  const marked = (page: Page) => page.waitForResponse(/rpc_presenca_marcar/);
  let first: Promise<unknown> | undefined;
  const page = await site.open("/", {
    as: "traffic",
    prepare: async (opening) => {
      first = marked(opening);
      changesClock(opening);
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

test("the profile of another person is read-only, or not there at all", async () => {
  const page = await site.open("/perfil/00000000-0000-0000-0000-000000000000/", { as: "support" });
  await expectVisible(page.getByText("Pessoa não encontrada."));
  await page.getByRole("button", { name: "Ir para o início" }).click();
  await page.waitForURL((address) => !address.pathname.startsWith("/perfil/"));
  await expect.poll(() => page.getByRole("heading", { name: "Você não tem acesso a esta página" }).count()).toBe(0);
});

test("permissions are filled in by a profile, changed one by one, and one's own care for the account stays", async () => {
  const page = await openProfile(site, "owner");
  await page.getByRole("tab", { name: "Permissões" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?aba=permissoes");
  const level = (name: string) => page.getByRole("combobox", { name: `Acesso a ${name}`, exact: true });
  const onlyOwn = (name: string) => page.getByRole("checkbox", { name: `Só os próprios: ${name}`, exact: true });
  const save = page.getByRole("button", { name: "Salvar permissões" });
  await expectVisible(level("Dashboard").getByText("Gerir"));
  await expect.poll(() => page.getByRole("combobox", { name: /^Acesso a/ }).count()).toBe(22);
  await expect.poll(() => save.isDisabled()).toBe(true);

  await page.getByRole("combobox", { name: "Usar as permissões de um perfil" }).click();
  await page.getByRole("option", { name: "Comercial" }).click();
  await expectVisible(level("Dashboard").getByText("Ver"));
  await expectVisible(level("Envios").getByText("Sem acesso"));
  await expect.poll(() => onlyOwn("Envios").isDisabled()).toBe(true);
  await expect.poll(() => onlyOwn("Chats").isChecked()).toBe(true);
  await save.click();
  await expectVisible(page.getByText("Você não pode remover o próprio acesso de responsável."));

  await page.getByRole("switch", { name: "Cuida da conta" }).check();
  await level("Chats").click();
  await page.getByRole("option", { name: "Sem acesso" }).click();
  await save.click();
  await expectVisible(page.getByText("Permissões salvas."));
  const menu = page.getByRole("navigation", { name: "Páginas" });
  await expectDetached(menu.getByRole("link", { name: "Chats" }));

  await onlyOwn("Comissões").uncheck();
  await menu.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("dialog", { name: "Descartar alterações?" }).getByText("Continuar editando").click();
  await page.getByRole("combobox", { name: "Usar as permissões de um perfil" }).click();
  await page.getByRole("option", { name: "Responsável pela conta" }).click();
  await expectVisible(level("Envios").getByText("Gerir"));
  await save.click();
  await expectVisible(menu.getByRole("link", { name: "Chats" }));
});

test("of two profiles chosen one after the other the second fills in the permissions, whichever is answered first", async () => {
  const page = await openProfile(site, "owner");
  await page.getByRole("tab", { name: "Permissões" }).click();
  const envios = page.getByRole("combobox", { name: "Acesso a Envios", exact: true });
  await expectVisible(envios.getByText("Gerir"));
  const gate = createGate();
  let asked = 0;
  await page.route("**/rpc/rpc_perfil_permissoes*", async (route) => {
    asked += 1;
    if (asked === 1) await gate.opened;
    await route.continue();
  });
  for (const [count, profile] of ["Comercial", "Logística"].entries()) {
    await page.getByRole("combobox", { name: "Usar as permissões de um perfil" }).click();
    await page.getByRole("option", { name: profile }).click();
    await expect.poll(() => asked).toBe(count + 1);
  }
  const logistics = "Editar";
  await expectVisible(envios.getByText(logistics));
  const late = page.waitForResponse("**/rpc/rpc_perfil_permissoes*");
  gate.open();
  await (await late).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await envios.innerText()).toBe(logistics);
});

test("the team is shown live, invited and removed, but people cannot remove themselves", async () => {
  const page = await openProfile(site, "owner");
  await page.getByRole("tab", { name: "Equipe" }).click();
  const row = (name: string) =>
    page.getByRole("list", { name: "Equipe" }).getByRole("listitem").filter({ hasText: name });
  await expectVisible(row("Ana Lima").getByText("Online"));
  await expectVisible(row("Ana Lima").getByText("Você"));
  await expect.poll(() => row("Ana Lima").getByRole("button").count()).toBe(0);
  await expectVisible(row("Gustavo Pires").getByText("Acesso desativado"));
  await expectVisible(row("Diego Prado").getByText("Offline"));
  const diego = await site.open("/", { as: "logistics" });
  await expectVisible(row("Diego Prado").getByText("Online"));
  await diego.getByRole("button", { name: "Presença: Online" }).click();
  await diego.getByRole("menuitem", { name: "Ausente" }).click();
  await expectVisible(row("Diego Prado").getByText("Ausente"));

  await page.getByRole("button", { name: "Convidar pessoa" }).click();
  const invitation = page.getByRole("dialog", { name: "Convidar pessoa" });
  await invitation.getByRole("textbox", { name: "Nome" }).fill("Joana Meireles");
  await invitation.getByRole("textbox", { name: "E-mail" }).fill("joana@aurora.example");
  await invitation.getByRole("button", { name: "Convidar" }).click();
  await expectVisible(row("Joana Meireles").getByText("Convite pendente"));

  const shutOut = page.getByRole("button", { name: "Desativar acesso de Joana Meireles" });
  const question = page.getByRole("dialog", { name: "Desativar o acesso de Joana Meireles?" });
  await shutOut.click();
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expectDetached(question);
  await shutOut.click();
  await question.getByRole("button", { name: "Desativar acesso" }).click();
  await expectVisible(row("Joana Meireles").getByText("Acesso desativado"));
  await page.getByRole("button", { name: "Reativar acesso de Joana Meireles" }).click();
  await expectVisible(row("Joana Meireles").getByText("Convite pendente"));
  await row("Joana Meireles").getByRole("link").click();
  await expectVisible(page.getByRole("heading", { name: "Joana Meireles" }));
});

test("account settings are validated, saved and there after a reload", async () => {
  const page = await openProfile(site, "owner");
  await page.getByRole("tab", { name: "Conta" }).click();
  const form = page.getByRole("form", { name: "Conta" });
  const field = (name: string) => form.getByLabel(name, { exact: true });
  const save = () => form.getByRole("button", { name: "Salvar" }).click();
  await expectVisible(form.getByRole("button", { name: "Salvar" }));
  const wrong = { "Domínio dos links": "não é", Fim: "08:00", Feriados: "25/12/2025\n32/01" };
  for (const [name, text] of Object.entries(wrong)) await field(name).fill(text);
  await save();
  for (const error of ["Domínio inválido.", "O fim precisa ser depois do início.", "Escreva uma data por linha"]) {
    await expectVisible(form.getByText(error));
  }
  const right = {
    "Meta do mês, em reais": "12500,5",
    "Imposto sobre as vendas, em %": "7,25",
    "Domínio dos links": "https://Links.Aurora.example/",
    Fim: "17:30",
    Feriados: "25/12/2025\n\n01/01/2026",
  };
  for (const [name, text] of Object.entries(right)) await field(name).fill(text);
  await form.getByRole("combobox", { name: "Dias" }).click();
  await page.getByRole("option", { name: "Sábado" }).click();
  await page.keyboard.press("Escape");
  await save();
  await expectVisible(page.getByText("Conta salva."));
  await page.reload();
  const now = { ...right, "Domínio dos links": "links.aurora.example", Feriados: "25/12/2025\n01/01/2026" };
  for (const [name, text] of Object.entries(now)) await expect.poll(() => field(name).inputValue()).toBe(text);
  await expectVisible(form.getByText("Sábado", { exact: true }));
});

test("an address of no page leads to the page that says so, and from there to the start", async () => {
  const page = await site.open("/nada/aqui/");
  await expectVisible(page.getByRole("heading", { name: "Página não encontrada" }));
  await expect.poll(() => page.title()).toContain("Balcão");
  await page.getByRole("link", { name: "Ir para o início" }).click();
  await expectVisible(page.getByRole("button", { name: "Entrar", exact: true }));
  expect(site.takeProblems().every((problem) => /404|Page not found/.test(problem))).toBe(true);
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
