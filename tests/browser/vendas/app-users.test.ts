import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { sizesTried, violations } from "./axe.ts";
import { expectFits } from "./measure.ts";
import { type OpenSite, serveVendas } from "./site.ts";

const site = serveVendas();
const path = "/vendas/usuarios-app/";

const open = (search = "", options: OpenSite = {}) => site.open(path + search, { as: "support", ...options });
const grid = ".usuarios-app-grade-grade:not([aria-busy])";
const ready = (page: Page) => expectVisible(page.locator(`${grid} [data-row]`).first());
const row = (page: Page, name: string) => page.locator(`${grid} [data-row]`, { hasText: name });

async function rest<T>(query: string): Promise<T> {
  return (await fetch(`${site.url}/rest/v1/${query}`, { headers: await site.headers("support") })).json();
}
interface Access {
  readonly id: string;
  readonly nome: string;
  readonly email: string;
  readonly produto_nome: string;
  readonly status: string;
  readonly acesso_ate: string | null;
}

test("the numbers say what the rows are, and choose them", async () => {
  const page = await open();
  await ready(page);
  const [active, never] = await Promise.all([
    rest<unknown[]>("vw_usuarios_app?select=id&status=eq.ativo"),
    rest<unknown[]>("vw_usuarios_app?select=id&ultimo_acesso_em=is.null"),
  ]);
  const numbers = await page.locator(".usuarios-app-resumo-faixa .soma").allInnerTexts();
  expect(numbers.slice(0, 2)).toEqual([String(active.length), String(never.length)]);
  await page.getByRole("button", { name: "Nunca acessaram" }).click();
  await expectVisible(page.getByRole("status", { name: `${never.length} no total` }));
  await expect.poll(() => new URL(page.url()).searchParams.get("acesso")).toBe("nunca");
  await page.reload();
  await expectVisible(page.getByRole("status", { name: `${never.length} no total` }));
  await page.getByRole("button", { name: "Limpar filtros" }).click();
  // The filter of the same name lists the same rows.
  await expect.poll(() => new URL(page.url()).searchParams.get("acesso")).toBeNull();
  await page.getByRole("combobox", { name: "Último acesso" }).click();
  await page.getByRole("option", { name: "Nunca acessou" }).click();
  await expectVisible(page.getByRole("status", { name: `${never.length} no total` }));
  await page.getByRole("button", { name: "Limpar filtros" }).click();
  await page.getByRole("searchbox", { name: "Buscar usuários do app" }).fill("ninguém com este nome");
  await expectVisible(page.getByText("Nenhum resultado para os filtros escolhidos."));
});

test("a page after the last one is the last one", async () => {
  const all = await rest<unknown[]>("vw_usuarios_app?select=id");
  const page = await open("?pagina=999");
  const last = Math.ceil(all.length / 25);
  await expect.poll(() => new URL(page.url()).searchParams.get("pagina")).toBe(String(last));
  await expect.poll(() => page.locator(`${grid} [data-row]`).count()).toBe(all.length - (last - 1) * 25);
  site.takeProblems();
});

test("a row is edited in place, and goes back when the server refuses it", async () => {
  const [one] = await rest<Access[]>("vw_usuarios_app?select=*&status=eq.ativo&acesso_ate=is.null&order=nome&limit=1");
  if (!one) throw new Error("the demo has no active access");
  const page = await open(`?q=${encodeURIComponent(one.email)}`);
  const line = page.locator(`${grid} [data-row="${one.id}"]`);
  await line.getByRole("button", { name: "Editar" }).click();
  await line.getByRole("textbox", { name: "Nome" }).fill("Pessoa Renomeada");
  await line.getByLabel("Acesso até").fill("2031-03-02");
  await line.getByRole("button", { name: "Validar" }).click();
  await expectVisible(page.getByText("Acesso salvo."));
  const stored = async () => (await rest<Access[]>(`vw_usuarios_app?select=nome,acesso_ate&id=eq.${one.id}`))[0];
  expect(await stored()).toEqual({ nome: "Pessoa Renomeada", acesso_ate: expect.stringMatching(/^2031-03-0[23]/) });
  await expectVisible(line.getByText("02/03/31"));
  await line.getByRole("button", { name: "Editar" }).click();
  await line.getByRole("textbox", { name: "Nome" }).fill("");
  await line.getByRole("button", { name: "Validar" }).click();
  expect((await stored())?.nome).toBe("Pessoa Renomeada");
  await page.route("**/rest/v1/usuarios_app*", (route) => route.fulfill({ status: 500, body: "{}" }));
  await line.getByRole("textbox", { name: "Nome" }).fill("Recusada");
  await line.getByRole("button", { name: "Validar" }).click();
  await page.getByRole("button", { name: "Entendi" }).click();
  await expectVisible(row(page, "Pessoa Renomeada"));
  await page.unrouteAll();
  site.takeProblems();
});

test("a name of spaces and an active access with an end in the past are refused in words", async () => {
  const [one] = await rest<Access[]>("vw_usuarios_app?select=*&status=eq.ativo&order=nome&offset=3&limit=1");
  if (!one) throw new Error("the demo has no active access");
  const page = await open(`?q=${encodeURIComponent(one.email)}`);
  const line = page.locator(`${grid} [data-row="${one.id}"]`);
  const refused = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  for (const [field, value, text] of [
    ["Nome", "   ", "Use de 2 a 120 caracteres no nome."],
    [
      "Acesso até",
      "2024-01-31",
      "Um acesso ativo não pode acabar no passado. Escolha outra data ou o status “Expirado”.",
    ],
  ] as const) {
    await line.getByRole("button", { name: "Editar" }).click();
    await line.getByLabel(field).fill(value);
    await line.getByRole("button", { name: "Validar" }).click();
    await expectVisible(refused.getByText(text));
    await page.getByRole("button", { name: "Entendi" }).click();
    await expectVisible(line.getByRole("button", { name: "Editar" }));
  }
  const stored = (await rest<Access[]>(`vw_usuarios_app?select=nome,status,acesso_ate&id=eq.${one.id}`))[0];
  expect(stored).toEqual({ nome: one.nome, status: "ativo", acesso_ate: one.acesso_ate });
  site.takeProblems();
});

test("the menu of a row suspends, opens again and gives more time", async () => {
  const page = await open("?status=ativo");
  await ready(page);
  const [one] = await rest<Access[]>(
    "vw_usuarios_app?select=*&status=eq.ativo&contato_id=not.is.null&order=ultimo_acesso_em.desc.nullslast,id&limit=1",
  );
  if (!one) throw new Error("the demo has no active access");
  const status = async () => (await rest<Access[]>(`vw_usuarios_app?select=status&id=eq.${one.id}`))[0]?.status;
  const act = async (name: string) => {
    await page
      .locator(`${grid} [data-row="${one.id}"]`)
      .getByRole("button", { name: `Ações de ${one.nome}` })
      .click();
    await page.getByRole("menuitem", { name }).click();
  };
  await act("Suspender");
  await expect.poll(status).toBe("suspenso");
  await page.goto(`${site.url}${path}?status=suspenso`);
  await act("Reativar");
  await expect.poll(status).toBe("ativo");
  await page.goto(`${site.url}${path}?status=ativo`);
  await act("Reenviar acesso");
  await expect
    .poll(() => page.getByRole("textbox", { name: /mensagem/i }).inputValue())
    .toContain(`Seu acesso a ${one.produto_nome} está liberado`);
});

test("access is given once per person and product", async () => {
  const [one] = await rest<Access[]>("vw_usuarios_app?select=*&order=nome&limit=1");
  const page = await open();
  await page.getByRole("button", { name: "Liberar acesso" }).click();
  const dialog = page.getByRole("dialog", { name: "Liberar acesso" });
  await dialog.getByRole("button", { name: "Liberar acesso" }).click();
  await expectVisible(dialog.getByText("Preencha este campo.").first());
  await dialog.getByLabel("Nome").fill("Nova Pessoa");
  await dialog.getByLabel("E-mail").fill((one?.email ?? "").toUpperCase());
  await dialog.getByRole("combobox", { name: "Produto" }).click();
  await page.getByRole("option", { name: one?.produto_nome ?? "", exact: true }).click();
  await dialog.getByRole("button", { name: "Liberar acesso" }).click();
  await expectVisible(dialog.getByText("Esta pessoa já tem acesso a este produto."));
  await dialog.getByLabel("E-mail").fill("nova.pessoa@correio.example");
  await dialog.getByRole("button", { name: "Liberar acesso" }).click();
  await expectDetached(dialog);
  await expectVisible(page.getByText("Acesso liberado."));
  site.takeProblems();
});

test.each(sizesTried)("axe finds nothing in the users of the app, and they fit, on %s", async (name, size) => {
  const page = await open("", size);
  const found: string[] = [];
  const look = async (state: string) => found.push(...(await violations(page, state)));
  await ready(page);
  await look("list");
  await expectFits(page);
  if (name === "desktop") {
    await page.locator(`${grid} [data-row]`).first().getByRole("button", { name: "Editar" }).click();
    found.push(...(await violations(page, "editing")));
    await page.locator(`${grid} [data-row]`).first().getByRole("button", { name: "Cancelar" }).click();
  }
  await page.getByRole("button", { name: "Liberar acesso" }).click();
  await expectVisible(page.getByRole("dialog", { name: "Liberar acesso" }));
  await look("form");
  expect(found).toEqual([]);
});
