import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAttached, expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { violations } from "./axe.ts";
import { openSettings, serveVendas } from "./site.ts";

/** What belongs to the whole account: pipelines, loss reasons and quick replies. */

const site = serveVendas();

/** Go to another part of the settings. */
const openPart = (page: Page, part: string): Promise<void> =>
  page.getByRole("navigation", { name: "Partes das configurações" }).getByRole("link", { name: part }).click();

/** The names of the stages of a pipeline, in order. */
const stages = (page: Page, pipeline: string): Promise<string[]> =>
  page
    .getByRole("list", { name: `Etapas de ${pipeline}` })
    .getByRole("button", { name: /^Editar a etapa/ })
    .allInnerTexts();

test("a pipeline gets a stage, which is moved, changed and removed", async () => {
  const page = await openSettings(site, "Pipelines");
  await page.getByRole("button", { name: "Novo pipeline" }).click();
  const added = page.getByRole("dialog", { name: "Novo pipeline" });
  await added.getByRole("textbox", { name: "Nome" }).fill("Lançamentos");
  await added.getByRole("button", { name: "Salvar" }).click();
  await expect.poll(() => stages(page, "Lançamentos")).toEqual(["Novo lead"]);

  await page.getByRole("button", { name: "Nova etapa em Lançamentos" }).click();
  const stage = page.getByRole("dialog", { name: "Nova etapa" });
  await stage.getByRole("textbox", { name: "Nome" }).fill("Aula ao vivo");
  await stage.getByLabel("Chance de ganhar, em %").fill("120");
  await stage.getByRole("button", { name: "Salvar" }).click();
  await expectVisible(stage.getByText("Use um número de 0 a 100."));
  await stage.getByLabel("Chance de ganhar, em %").fill("40");
  expect(await violations(page, "a new stage")).toEqual([]);
  await stage.getByRole("button", { name: "Salvar" }).click();
  await expect.poll(() => stages(page, "Lançamentos")).toEqual(["Novo lead", "Aula ao vivo"]);

  const list = page.getByRole("list", { name: "Etapas de Lançamentos" });
  await list.getByRole("button", { name: "Mover Aula ao vivo" }).focus();
  for (const [key, told] of [
    ["Space", "Aula ao vivo levantado. Posição 2 de 2."],
    ["ArrowUp", "Aula ao vivo na posição 1 de 2."],
    ["Space", "Aula ao vivo solto na posição 1 de 2."],
  ] as const) {
    await page.keyboard.press(key);
    await expectAttached(page.getByText(told, { exact: true }));
    // The library hears keys from the next task on.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  }
  await expect.poll(() => stages(page, "Lançamentos")).toEqual(["Aula ao vivo", "Novo lead"]);
  await page.reload();
  await expect.poll(() => stages(page, "Lançamentos")).toEqual(["Aula ao vivo", "Novo lead"]);

  await page.getByRole("button", { name: "Editar a etapa Novo lead" }).last().click();
  await page.getByRole("dialog", { name: "Etapa" }).getByRole("button", { name: "Excluir" }).click();
  await page
    .getByRole("dialog", { name: "Excluir a etapa “Novo lead”?" })
    .getByRole("button", { name: "Excluir" })
    .click();
  await expect.poll(() => stages(page, "Lançamentos")).toEqual(["Aula ao vivo"]);
  await page.getByRole("button", { name: "Excluir o pipeline Lançamentos" }).click();
  const question = page.getByRole("dialog", { name: "Excluir o pipeline “Lançamentos”?" });
  await question.getByRole("button", { name: "Excluir" }).click();
  await expectVisible(page.getByText("Pipeline excluído."));
  await expectDetached(page.getByRole("button", { name: "Editar o pipeline Lançamentos" }));
});

test("a stage with deals is removed when one says where they go", async () => {
  const page = await openSettings(site, "Pipelines");
  await page.getByRole("button", { name: "Editar a etapa Novo lead" }).first().click();
  await page.getByRole("dialog", { name: "Etapa" }).getByRole("button", { name: "Excluir" }).click();
  const where = page.getByRole("dialog", { name: "Excluir a etapa “Novo lead”" });
  await expectVisible(where.getByText(/^As \d+ oportunidades que estão nela vão para outra etapa\.$/));
  // One layer: the question takes the place of the window of the stage, and Escape returns to it.
  expect(await page.getByRole("dialog").count()).toBe(1);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Etapa" }).getByRole("button", { name: "Excluir" }).click();
  await where.getByRole("combobox", { name: "Etapa" }).click();
  await page.getByRole("option", { name: "Conversa", exact: true }).click();
  await where.getByRole("button", { name: "Mover e excluir" }).click();
  await expectDetached(page.getByRole("dialog", { name: "Etapa" }));
  await expectDetached(page.getByRole("button", { name: "Editar a etapa Novo lead" }).nth(1));
});

test("loss reasons and quick replies are added, changed and removed", async () => {
  const page = await openSettings(site, "Pipelines");
  const reasons = page.getByRole("list", { name: "Motivos de perda" }).getByRole("listitem");
  await page.getByRole("textbox", { name: "Novo motivo" }).fill("Mudou de ideia");
  await page.getByRole("button", { name: "Adicionar" }).click();
  await expectVisible(reasons.filter({ hasText: "Mudou de ideia" }));
  await page.getByRole("button", { name: "Tirar o motivo Mudou de ideia" }).click();
  await expectDetached(reasons.filter({ hasText: "Mudou de ideia" }));

  expect(await violations(page, "pipelines")).toEqual([]);
  await openPart(page, "Respostas rápidas");
  const replies = page.getByRole("list", { name: "Respostas rápidas" }).getByRole("listitem");
  await page.getByRole("button", { name: "Nova resposta" }).click();
  const added = page.getByRole("dialog", { name: "Nova resposta" });
  await added.getByRole("textbox", { name: "Atalho" }).fill("Não Vale");
  await added.getByRole("textbox", { name: "Mensagem" }).fill("Bom dia, {nome}.");
  await added.getByRole("button", { name: "Salvar" }).click();
  await expectVisible(added.getByText("Use de 2 a 20 letras minúsculas, números ou hifens."));
  await added.getByRole("textbox", { name: "Atalho" }).fill("bom-dia");
  await added.getByRole("button", { name: "Salvar" }).click();
  await expectVisible(replies.filter({ hasText: "/bom-dia" }).getByText("Bom dia, {nome}."));
  expect(await violations(page, "the account")).toEqual([]);
  await page.getByRole("button", { name: "Editar a resposta bom-dia" }).click();
  await page.getByRole("dialog", { name: "Resposta" }).getByRole("button", { name: "Excluir" }).click();
  await page.getByRole("dialog", { name: "Excluir esta resposta?" }).getByRole("button", { name: "Excluir" }).click();
  await expectDetached(replies.filter({ hasText: "/bom-dia" }));
  // The steps back of the closed windows are over once another part is open.
  await openPart(page, "Conta");
  await expectVisible(page.getByRole("form", { name: "Conta" }));
});

test("a name that is taken is reported at its field", async () => {
  const rest = async (path: string): Promise<Record<string, string>[]> =>
    (await fetch(`${site.url}/rest/v1/${path}`, { headers: await site.headers("owner") })).json();
  const page = await openSettings(site, "Pipelines");
  const taken = async (dialog: Locator, field: string, value: string, text: string): Promise<void> => {
    await dialog.getByRole("textbox", { name: field }).fill(value);
    if (field === "Atalho") await dialog.getByRole("textbox", { name: "Mensagem" }).fill("Oi");
    await dialog.getByRole("button", { name: "Salvar" }).click();
    await expectVisible(dialog.getByRole("alert").getByText(text, { exact: true }));
    expect(await page.getByRole("dialog").count()).toBe(1);
    await dialog.getByRole("textbox", { name: field }).fill("outro-nome");
    await expectDetached(dialog.getByText(text, { exact: true }));
    await page.keyboard.press("Escape");
    await page
      .getByRole("dialog", { name: "Descartar alterações?" })
      .getByRole("button", { name: "Descartar" })
      .click();
    await expectDetached(dialog);
  };
  const [pipeline] = await rest("pipelines?select=nome&limit=1");
  await page.getByRole("button", { name: "Novo pipeline" }).click();
  await taken(
    page.getByRole("dialog", { name: "Novo pipeline" }),
    "Nome",
    pipeline?.nome?.toUpperCase() ?? "",
    "Já existe um registro com este nome.",
  );
  await openPart(page, "Respostas rápidas");
  const [reply] = await rest("respostas_rapidas?select=atalho&limit=1");
  await page.getByRole("button", { name: "Nova resposta" }).click();
  await taken(
    page.getByRole("dialog", { name: "Nova resposta" }),
    "Atalho",
    reply?.atalho ?? "",
    "Já existe um registro com este atalho.",
  );
  site.takeProblems();
});
