import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { createGate } from "../../gate.ts";
import { contactPath, contactRows, demoEnd, keepNotices, openContact, serveVendas } from "./site.ts";

const site = serveVendas();

const notice = (page: Page, text: string) => expectVisible(page.getByRole("status").getByText(text));
const events = (page: Page) => page.locator(".contato-linha-tempo-evento");
const choose = async (page: Page, action: string) => {
  await page.getByRole("button", { name: "Mais ações" }).click();
  await page.getByRole("menuitem", { name: action }).click();
};

test("Ctrl+Enter adds a note on top, and the time line comes in pieces without gaps or repeats", async () => {
  const page = await openContact(site, await contactPath(site, 0));
  await expect.poll(() => events(page).count()).toBe(30);
  const note = page.getByRole("textbox", { name: "Nota rápida" });
  await expect.poll(() => page.getByRole("button", { name: "Adicionar nota" }).isDisabled()).toBe(true);
  await note.fill("Ligou para perguntar do curso.\nRetornar amanhã.");
  await note.press("Control+Enter");
  await notice(page, "Nota adicionada.");
  await expect.poll(() => note.inputValue()).toBe("");
  const first = await events(page).first().innerText();
  expect(first).toContain("Ligou para perguntar do curso.\nRetornar amanhã.");
  expect(first).toContain("Ana Lima");

  const before = await events(page).allInnerTexts();
  const asked = page.waitForRequest("**/rpc/rpc_contato_linha_tempo");
  await page.getByRole("button", { name: "Carregar mais" }).click();
  expect(Object.keys((await asked).postDataJSON()).sort()).toEqual([
    "p_antes_de",
    "p_antes_id",
    "p_contato",
    "p_limite",
  ]);
  await expect.poll(() => events(page).count()).toBeGreaterThan(30);
  const all = await events(page).allInnerTexts();
  expect(all.slice(0, 30)).toEqual(before);
  expect(new Set(all).size).toBe(all.length);
  await expectDetached(page.getByRole("button", { name: "Carregar mais" }));
});

test("a note that could not be written stays in its field", async () => {
  const page = await openContact(site, await contactPath(site, 0));
  await page.route("**/rest/v1/contato_notas*", (route) => route.abort());
  const note = page.getByRole("textbox", { name: "Nota rápida" });
  await note.fill("Não se perde");
  await page.getByRole("button", { name: "Adicionar nota" }).click();
  await page.getByRole("dialog", { name: "Não deu certo" }).getByRole("button", { name: "Entendi" }).click();
  await expect.poll(() => note.inputValue()).toBe("Não se perde");
  expect(site.takeProblems().length).toBeGreaterThan(0);
});

test("a task is due in three working days of the account, without its holidays", async () => {
  const setHolidays = (days: string) =>
    site.query(
      "update public.contas set horario_atendimento = jsonb_set(horario_atendimento, '{feriados}', $1) where slug = 'escola-aurora'",
      [days],
    );
  await setHolidays('["2025-06-16", "2025-06-19"]');
  onTestFinished(async () => void (await setHolidays("[]")));
  // Sunday, 15 June 2025; after it 17, 18 and 20 are working days.
  const page = await openContact(site, `${await contactPath(site, 1)}?aba=tarefas`, { as: "support", now: demoEnd });
  await page.getByRole("button", { name: "Nova tarefa" }).click();
  const dialog = page.getByRole("dialog", { name: "Nova tarefa" });
  await dialog.getByRole("button", { name: "+3 dias úteis" }).click();
  await expect.poll(() => dialog.getByLabel("Vencimento").inputValue()).toBe("2025-06-20T18:00");
});

test("a task is planned, given to someone else, and done", async () => {
  const page = await openContact(site, `${await contactPath(site, 1)}?aba=tarefas`, { as: "support" });
  await page.getByRole("button", { name: "Nova tarefa" }).click();
  const dialog = page.getByRole("dialog", { name: "Nova tarefa" });
  const save = dialog.getByRole("button", { name: "Salvar" });
  await save.click();
  await expectVisible(dialog.getByText("Preencha este campo."));
  await dialog.getByRole("textbox", { name: "Título" }).fill("Ligar de volta");
  await dialog.getByLabel("Vencimento").fill("2020-01-01T09:00");
  await save.click();
  await expectVisible(dialog.getByText("O vencimento precisa ser no futuro."));
  await dialog.getByRole("button", { name: "Amanhã 9 h" }).click();
  await save.click();
  await notice(page, "Tarefa salva.");
  const row = page.locator(".contato-tarefas-tarefa").filter({ hasText: "Ligar de volta" });
  await expect.poll(() => row.innerText()).toMatch(/Vence em \d\d\/\d\d\/\d\d 09:00/);
  await row.getByRole("checkbox", { name: "Concluir Ligar de volta" }).check();
  await expectVisible(row.getByText("Concluída"));
  const done = page.getByText("Tarefa concluída.");
  await page.locator(".aviso-cartao").filter({ has: done }).getByRole("button", { name: "Desfazer" }).click();
  await expectDetached(row.getByText("Concluída"));
  await expect.poll(() => row.getByRole("checkbox").isChecked()).toBe(false);

  await row.getByRole("button", { name: "Ligar de volta" }).click();
  const open = page.getByRole("dialog", { name: "Tarefa", exact: true });
  await open.getByRole("combobox", { name: "Responsável" }).click();
  await page.getByRole("option", { name: "Bruno Tavares" }).click();
  await open.getByRole("button", { name: "Salvar" }).click();
  await expectVisible(row.getByText("Bruno Tavares"));
  await page.getByRole("tab", { name: "Linha do tempo" }).click();
  await expectVisible(page.getByText("Tarefa “Ligar de volta” atribuída a Bruno Tavares."));
  await page.getByRole("tab", { name: "Tarefas" }).click();
  await row.getByRole("button", { name: "Ligar de volta" }).click();
  await open.getByRole("button", { name: "Excluir" }).click();
  await page.getByRole("dialog", { name: "Excluir esta tarefa?" }).getByRole("button", { name: "Excluir" }).click();
  await notice(page, "Tarefa excluída.");
  await expectDetached(row);
});

test("two contacts are merged: the result is shown first, and sums are added", async () => {
  const path = await contactPath(site, 5);
  const other = await openContact(site, await contactPath(site, 6));
  const name = await other.locator(".contato-cabecalho-nome").innerText();
  const count = async (page: Page) => Number(await page.locator(".contato-numeros-valorCompras").innerText());
  const theirs = await count(other);
  const page = await openContact(site, path);
  const own = await count(page);
  await choose(page, "Mesclar contato");
  const dialog = page.getByRole("dialog", { name: "Mesclar contato" });
  await dialog.getByRole("button", { name: "Mesclar" }).click();
  await expectVisible(dialog.getByText("Preencha este campo."));
  await dialog.getByRole("combobox", { name: "Outro contato" }).click();
  await page.getByPlaceholder("Nome, e-mail ou telefone", { exact: true }).fill(name);
  await page.getByRole("option").filter({ hasText: name }).first().click();
  await expectVisible(dialog.getByRole("heading", { name: "Como fica" }));
  await dialog.getByRole("button", { name: "Mesclar" }).click();
  const question = page.getByRole("dialog", { name: "Mesclar contatos?" });
  await expectVisible(question.getByText("Esta ação não pode ser desfeita."));
  await question.getByRole("button", { name: "Mesclar" }).click();
  await notice(page, "Contatos mesclados.");
  await expect.poll(() => count(page)).toBe(own + theirs);
  await other.reload();
  await expectVisible(other.getByText("Contato não encontrado."));
});

test("a list in a dialog opens though its code comes just when it is pressed", async () => {
  let isAsked = false;
  const gate = createGate();
  const page = await openContact(site, await contactPath(site, 8), {
    as: "owner",
    prepare: (opened) =>
      opened.route(/select-search\.view/, async (route) => {
        isAsked = true;
        await gate.opened;
        await route.continue();
      }),
  });
  await choose(page, "Mesclar contato");
  const dialog = page.getByRole("dialog", { name: "Mesclar contato" });
  await dialog.getByRole("button", { name: "Mesclar" }).click();
  await expectVisible(dialog.getByText("Preencha este campo."));
  await expect.poll(() => isAsked).toBe(true);
  gate.open();
  await dialog.getByRole("combobox", { name: "Outro contato" }).click();
  await page.getByPlaceholder("Nome, e-mail ou telefone", { exact: true }).fill("a");
  await expectVisible(page.getByRole("option").first());
});

test("an anonymised contact keeps its sums and can no longer be changed", async () => {
  const page = await openContact(site, await contactPath(site, 7));
  const total = await page.locator(".contato-numeros-valorTotal").innerText();
  await choose(page, "Anonimizar (LGPD)");
  const question = page.getByRole("dialog", { name: "Anonimizar este contato?" });
  await question.getByRole("textbox").fill("ANONIMIZAR");
  await question.getByRole("button", { name: "Anonimizar" }).click();
  await expectVisible(page.getByRole("heading", { level: 1, name: "Contato anonimizado" }));
  await expect.poll(() => page.locator(".contato-numeros-valorTotal").innerText()).toBe(total);
  await expectDetached(page.getByRole("button", { name: "Editar dados pessoais" }));
  await page.getByRole("button", { name: "Mais ações" }).click();
  await expectVisible(page.getByRole("menu"));
  await expect.poll(() => page.getByRole("menuitem").allInnerTexts()).toEqual(["Ir para atendimentos", "Excluir"]);
});

test("the files of an anonymised contact are gone from the storage", async () => {
  const path = await contactPath(site, 8);
  const headers = { ...(await site.headers("owner")), "content-type": "application/json" };
  const ask = (address: string, init: RequestInit) => fetch(site.url + address, { headers, ...init });
  const file = { name: "contrato.pdf", type: "application/pdf", size: 4, tag: "chat" };
  const made = await ask("/functions/v1/designs/vendas/user-files", { method: "POST", body: JSON.stringify(file) });
  const { signedRequest, url }: { signedRequest: string; url: string } = await made.json();
  await ask(signedRequest, { method: "PUT", body: "%PDF", headers: { "content-type": "application/pdf" } });
  const entry = { nome: file.name, ext: "pdf", tag: "contato", tamanho: 4, mime: file.type, url };
  const id = path.split("/")[2];
  const row = JSON.stringify({ ...entry, entidade: "contato", entidade_id: id });
  expect((await ask("/rest/v1/arquivos", { method: "POST", body: row })).status).toBe(201);
  expect((await fetch(site.url + url)).ok).toBe(false);
  expect((await fetch(site.url + url, { headers })).status).toBe(200);

  const page = await openContact(site, path);
  await choose(page, "Anonimizar (LGPD)");
  const question = page.getByRole("dialog", { name: "Anonimizar este contato?" });
  await question.getByRole("textbox").fill("ANONIMIZAR");
  await question.getByRole("button", { name: "Anonimizar" }).click();
  await expectVisible(page.getByRole("heading", { level: 1, name: "Contato anonimizado" }));
  expect((await fetch(site.url + url, { headers })).ok).toBe(false);
  const left = await fetch(`${site.url}/rest/v1/arquivos?select=id&url=eq.${encodeURIComponent(url)}`, { headers });
  expect(await left.json()).toEqual([]);
});

test("a contact with an open deal is not deleted; another one is, and the list is next", async () => {
  const headers = {
    ...(await site.headers("owner")),
    "content-type": "application/json",
    prefer: "return=representation",
  };
  const ask = async (path: string, body?: object): Promise<{ readonly id: string }> => {
    const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
    const [row]: { readonly id: string }[] = await (await fetch(`${site.url}/rest/v1/${path}`, init)).json();
    if (!row) throw new Error(`${path} returned no row`);
    return row;
  };
  const busy = await ask("contatos?select=id", { nome: "Com Oportunidade", email: "com.oportunidade@loja.example" });
  const free = await ask("contatos?select=id", { nome: "Sem Pendências", email: "sem.pendencias@loja.example" });
  const { id: pipeline } = await ask("pipelines?select=id&order=ordem&limit=1");
  const { id: stage } = await ask(`etapas?select=id&pipeline_id=eq.${pipeline}&order=ordem&limit=1`);
  await ask("oportunidades?select=id", {
    titulo: "Segunda compra",
    contato_id: busy.id,
    pipeline_id: pipeline,
    etapa_id: stage,
    valor_centavos: 10_000,
    origem: "manual",
  });
  const remove = async (page: Page) => {
    await choose(page, "Excluir");
    await page.getByRole("dialog", { name: "Excluir este contato?" }).getByRole("button", { name: "Excluir" }).click();
  };

  const page = await openContact(site, `/contato/${busy.id}/`);
  await remove(page);
  const refused = page.getByRole("dialog", { name: "Não deu certo" });
  await expectVisible(refused.getByText("1 contato tem oportunidade ou atendimento aberto e não foi excluído."));
  await refused.getByRole("button", { name: "Entendi" }).click();
  await page.reload();
  await expectVisible(page.getByRole("heading", { level: 1, name: "Com Oportunidade" }));

  const other = await openContact(site, `/contato/${free.id}/`, { as: "owner", before: keepNotices });
  await remove(other);
  await contactRows(other);
  await notice(other, "Contato excluído.");
  expect(new URL(other.url()).pathname).toBe("/contatos/");
  await other.goto(`${site.url}/contato/${free.id}/`);
  await expectVisible(other.getByText("Contato não encontrado."));
  const left = await fetch(`${site.url}/rest/v1/vw_contatos?select=id&id=in.(${busy.id},${free.id})`, { headers });
  expect(await left.json()).toEqual([{ id: busy.id }]);
});
