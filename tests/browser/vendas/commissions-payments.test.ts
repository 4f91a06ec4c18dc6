import { expect, test } from "vitest";
import { expectDetached, expectHidden, expectVisible } from "../../elements/expect-locator.ts";
import { choose, grid, type Line, linesOf, open, ready, texts } from "./commissions.ts";
import { serveVendas } from "./site.ts";

const site = serveVendas();

test("released commissions of one person are paid at once, with a receipt", async () => {
  const page = await open(site, "&visao=transacoes&aba=liberadas&porPagina=100");
  await ready(page);
  const lines = await linesOf(site, "select=id,beneficiario_nome,valor_centavos,moeda&status=eq.liberada&moeda=eq.BRL");
  const [one] = lines;
  if (one === undefined) throw new Error("the demo has no released commission");
  const other = lines.find((line) => line.beneficiario_nome !== one.beneficiario_nome);
  const second = lines.find((line) => line.beneficiario_nome === one.beneficiario_nome && line.id !== one.id);
  const box = (line: Line | undefined) =>
    page.locator(`[data-row="${line?.id}"]`).getByRole("checkbox", { name: "Selecionar comissão" });
  await box(one).click();
  await box(other).click();
  await expectVisible(page.getByText("Escolha comissões de um só beneficiário e uma só moeda."));
  await expect.poll(() => page.getByRole("button", { name: "Marcar como pagas" }).count()).toBe(0);
  await box(other).click();
  await box(second).click();
  await page.getByRole("button", { name: "Marcar como pagas" }).click();
  const dialog = page.getByRole("dialog", { name: "Marcar como pagas" });
  const total = (one.valor_centavos + (second?.valor_centavos ?? 0)) / 100;
  const money = total.toLocaleString("pt-BR", { style: "currency", currency: "BRL" });
  await expectVisible(dialog.getByText(`${money} a ${one.beneficiario_nome}, em 2 comissões.`));
  await dialog.getByLabel("Data do pagamento").fill("2999-01-01");
  await dialog.getByRole("button", { name: "Marcar como pagas" }).click();
  await expectVisible(dialog.getByText("A data não pode ser futura."));
  await dialog.getByLabel("Data do pagamento").fill("2025-06-14");
  await dialog.getByLabel("Referência").fill("PIX 77");
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "recibo.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4 recibo") });
  // One press does not pay: the question takes the place of the form, and Back and Escape return to it.
  const question = page.getByRole("dialog", { name: /^Marcar R\$.* como pagos\?$/ });
  for (const dismiss of [() => page.goBack(), () => page.keyboard.press("Escape")]) {
    await dialog.getByRole("button", { name: "Marcar como pagas" }).click();
    await expectVisible(question.getByText(/em 2 comissões\. Data do pagamento: 14\/06\/25\./));
    await expectHidden(dialog);
    await dismiss();
    await expectDetached(question);
    await expect.poll(() => dialog.getByLabel("Referência").inputValue()).toBe("PIX 77");
  }
  await dialog.getByRole("button", { name: "Marcar como pagas" }).click();
  expect((await linesOf(site, `select=status&id=eq.${one.id}`))[0]?.status).toBe("liberada");
  await question.getByRole("button", { name: "Marcar como pagas" }).click();
  await expectDetached(question);
  await expectDetached(dialog);
  await expectVisible(page.getByText("2 comissões marcadas como pagas."));
  await expectDetached(page.locator(`[data-row="${one.id}"]`));
  await page.getByRole("tab", { name: "Pagas" }).click();
  await expectVisible(page.locator(`[data-row="${one.id}"]`).getByText("14/06/25"));
  const query = `select=status,pagamento_ref,comprovante:arquivos!comissoes_conta_id_comprovante_arquivo_id_fkey(nome,entidade)`;
  const stored = await fetch(`${site.url}/rest/v1/comissoes?${query}&id=eq.${one.id}`, {
    headers: await site.headers("finance"),
  });
  expect(await stored.json()).toEqual([
    { status: "paga", pagamento_ref: "PIX 77", comprovante: { nome: "recibo.pdf", entidade: "comissao" } },
  ]);
});

test("a period is calculated again for one product, after a confirmation", async () => {
  const page = await open(site);
  // A calculation is of one product: without one, the button says what is missing.
  const recalculate = page.getByRole("button", { name: "Recalcular período" });
  await expectVisible(recalculate);
  expect(await recalculate.isDisabled()).toBe(true);
  expect(await recalculate.getAttribute("title")).toBe("Escolha um produto no filtro.");
  const response = await fetch(`${site.url}/rest/v1/produtos?select=nome&ativo=is.true&order=nome&limit=1`, {
    headers: await site.headers("finance"),
  });
  const [product]: { readonly nome: string }[] = await response.json();
  await choose(page, "Produto", product?.nome ?? "");
  await page.getByRole("button", { name: "Recalcular período" }).click();
  const confirmation = page.getByRole("dialog", { name: "Recalcular o período?" });
  await expectVisible(confirmation.getByText(/das vendas aprovadas entre 01\/05\/25 e 15\/06\/25/));
  await confirmation.getByRole("button", { name: "Recalcular" }).click();
  await expectVisible(page.getByText(/recalculadas?\.|Nenhuma venda a recalcular\./).first());
});

test("scenario 29: a sale is split exactly, its affiliate is paid, and a refund reverses what was paid", async () => {
  const headers = { ...(await site.headers("owner")), "content-type": "application/json", prefer: "return=minimal" };
  const add = async (table: string, row: object) => {
    const made = await fetch(`${site.url}/rest/v1/${table}`, { method: "POST", headers, body: JSON.stringify(row) });
    expect(made.status).toBe(201);
  };
  const product = crypto.randomUUID();
  const named = { nome: "Curso dividido", plataforma: "hotmart", plataforma_produto_id: "DIV-29" };
  await add("produtos", { id: product, ...named, tipo: "curso", preco_centavos: 29700, afiliado_bps: 4000 });
  for (const [nome, percentual_bps] of [
    ["Sócia de quinze", 1500],
    ["Sócio de dez", 1000],
  ] as const) {
    const email = `${percentual_bps}@socios.example`;
    await add("produto_participantes", {
      produto_id: product,
      papel: "coprodutor",
      nome,
      email,
      percentual_bps,
      inicio: "2020-01-01",
    });
  }
  const report = (status: string, at: string) =>
    site.reportSale({
      ...{ plataforma: "hotmart", chave: `C29${status}`, codigo: "C29", status_origem: status, ocorrido_em: at },
      ...{ produto_codigo: "DIV-29", produto_nome: "Curso dividido", nome: "Uma Pessoa", email: "c29@correio.example" },
      ...{ forma: "pix", valor: 29700, taxa: 3067, afiliado_nome: "Afiliada", afiliado_email: "afiliada@c29.example" },
    });
  await report("PURCHASE_APPROVED", "2025-06-10T12:00:00Z");
  const page = await open(site, "&visao=transacoes&q=C29");
  const lines = async () => {
    const [who, values] = await Promise.all([texts(page, "beneficiario"), texts(page, "valor")]);
    return values.map((value, index) => `${who[index]} ${value.replace(/\s/g, " ")}`).toSorted();
  };
  await expect
    .poll(async () => (await lines()).map((line) => line.replace(/^.*(R\$)/, "$1")).toSorted())
    .toEqual(["R$ 106,53", "R$ 119,85", "R$ 15,98", "R$ 23,97"]);
  const shares = await lines();
  expect(shares).toEqual(
    expect.arrayContaining(["Afiliada R$ 106,53", "Sócia de quinze R$ 23,97", "Sócio de dez R$ 15,98"]),
  );
  await report("PURCHASE_COMPLETE", "2025-06-11T12:00:00Z");
  await page.getByRole("tab", { name: "Liberadas" }).click();
  const affiliate = page.locator(`${grid} [data-row]`, { hasText: "Afiliada" });
  await affiliate.getByRole("checkbox", { name: "Selecionar comissão" }).click();
  await page.getByRole("button", { name: "Marcar como pagas" }).click();
  const dialog = page.getByRole("dialog", { name: "Marcar como pagas" });
  await dialog.getByLabel("Data do pagamento").fill("2025-06-12");
  await dialog.getByRole("button", { name: "Marcar como pagas" }).click();
  const question = page.getByRole("dialog", { name: /^Marcar R\$.* como pagos\?$/ });
  await question.getByRole("button", { name: "Marcar como pagas" }).click();
  await expectDetached(question);
  await expectDetached(dialog);
  await report("PURCHASE_REFUNDED", "2025-06-13T12:00:00Z");
  await page.getByRole("tab", { name: "Pagas" }).click();
  await expect.poll(lines).toEqual(["Afiliada R$ 106,53"]);
  await page.getByRole("tab", { name: "Liberadas" }).click();
  await expect.poll(lines).toEqual(["Afiliada -R$ 106,53"]);
  await expectVisible(page.getByText("Estorno de C29"));
  await page.getByRole("tab", { name: "Canceladas" }).click();
  const others = shares.filter((line) => !line.startsWith("Afiliada "));
  expect(others).toHaveLength(3);
  await expect.poll(lines).toEqual(others);
});
