import type { SupabaseClient } from "@supabase/supabase-js";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { cases, seed } from "../depth.ts";
import { connect, startVendas } from "./client.ts";
import { oddDates, oddNumbers, oddTexts } from "./odd-values.ts";

/** Any text, number and date in a file of sales: a bad row never stops the others. */

let backend: Backend;
let ana: SupabaseClient;
let account = "";

beforeAll(async () => {
  backend = await startVendas();
  ana = await connect(backend, "ana.lima@aurora.example");
  const [row] = await backend.query<{ id: string }>("select id::text from public.contas where slug = 'escola-aurora'");
  account = row?.id ?? "";
});

const titles = [
  ...["plataforma", "transacao", "status", "data_pedido", "data_aprovacao", "produto", "codigo_produto"],
  ...["forma_pagamento", "valor", "comprador_nome", "comprador_email", "comprador_telefone", "comprador_documento"],
  ...["oferta", "parcelas", "desconto", "frete", "taxa", "liquido", "moeda", "cupom", "afiliado_nome"],
  ...["afiliado_email", "comissao_afiliado", "cep", "cidade", "uf", "utm_source", "src", "sck"],
];
const good = (code: string): Readonly<Record<string, string>> => ({
  ...{ plataforma: "kiwify", transacao: code, status: "Aprovada", data_pedido: "01/02/2024 10:00", produto: "Livro" },
  ...{ forma_pagamento: "Pix", valor: "100,00", comprador_nome: "Ana", comprador_email: `${code}@file.example` },
});
const line = (cells: Readonly<Record<string, string>>): string =>
  titles.map((title) => `"${(cells[title] ?? "").replaceAll('"', '""')}"`).join(";");

let uploads = 0;
async function imported(lines: readonly string[]) {
  uploads += 1;
  const path = `${account}/importacao/odd-${uploads}/vendas.csv`;
  const file = new Blob([[titles.join(";"), ...lines].join("\r\n")], { type: "text/csv" });
  expect((await ana.storage.from("importacoes").upload(path, file, { contentType: "text/csv" })).error).toBeNull();
  const invoke = async (step: string, body: object): Promise<{ readonly id: string }> => {
    const { data, error } = await ana.functions.invoke(`importacoes/${step}`, { body });
    if (error) throw new Error((await error.context.json()).message);
    return data;
  };
  const url = `/storage/v1/object/authenticated/importacoes/${path}`;
  const { id } = await invoke("ler", { url, nome: "vendas.csv" });
  const state = async () => (await ana.from("vw_importacoes").select("*").eq("id", id).single()).data;
  const ended = async () => {
    await expect.poll(async () => (await state()).status, { timeout: 58_000 }).not.toBe("processando");
    return state();
  };
  const { mapeamento } = await state();
  await invoke("analisar", { id, mapeamento, plataforma: "", modo: "novas_e_atualizar" });
  const checked = await ended();
  if (checked.status === "analisada") await invoke("executar", { id });
  const result = await ended();
  const { data: errors } = await ana
    .from("importacao_erros")
    .select("linha,coluna,codigo,valor")
    .eq("importacao_id", id);
  return { id, checked, result, errors: errors ?? [], again: () => invoke("executar", { id }).then(ended) };
}

test("a bad row of a file never stops the others, and says its line, column and value", async () => {
  const texts: string[] = [...oddTexts, ...oddNumbers, ...oddDates].map(String);
  const cell = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: "binary", maxLength: 120 }));
  const rows = fc.sample(fc.array(cell, { minLength: titles.length, maxLength: titles.length }), {
    seed,
    numRuns: cases(20, 600),
  });
  const chances = fc.sample(fc.array(fc.nat(9), { minLength: titles.length, maxLength: titles.length }), {
    seed,
    numRuns: cases(20, 600),
  });
  const lines = rows.flatMap((cells, index) => {
    const odd = titles.flatMap((title, place) =>
      title === "transacao" || chances[index]?.[place] !== 0 ? [] : [[title, cells[place] ?? ""] as const],
    );
    return [line(good(`BOA-${index}`)), line({ ...good(`RUIM-${index}`), ...Object.fromEntries(odd) })];
  });
  // One odd value at a time, in each column.
  const columns = titles.filter((title) => title !== "transacao");
  const alone = texts.map((text, index) =>
    line({ ...good(`SO-${index}`), [columns[index % columns.length] ?? ""]: text }),
  );
  const { result, errors } = await imported([...lines, ...alone]);
  expect(result.status).toBe("concluida_com_erros");
  const total = lines.length + alone.length;
  const { linhas_novas, linhas_atualizadas, linhas_ignoradas, linhas_erro } = result;
  expect(linhas_novas + linhas_atualizadas + linhas_ignoradas + linhas_erro).toBe(total);
  const saved = await backend.query<{ code: string }>(
    "select transacao_codigo as code from public.transacoes where importacao_id = $1",
    [result.id],
  );
  const codes = new Set(saved.map(({ code }) => code));
  for (const index of rows.keys()) expect([index, codes.has(`BOA-${index}`)]).toEqual([index, true]);
  expect(codes.size).toBe(linhas_novas);
  // Each row that is not there is in the report; nothing failed only when it was written.
  const reported = new Set(errors.map(({ linha }) => linha));
  for (const index of rows.keys()) {
    expect([index, codes.has(`RUIM-${index}`) || reported.has(index * 2 + 3)]).toEqual([index, true]);
  }
  expect(errors.filter(({ codigo }) => codigo === "E14")).toEqual([]);
});

test("names of one letter, of emoji and of 130 letters go in with their access", async () => {
  const names = ["K", "🙂", "M".repeat(130)];
  const cells = (name: string, index: number) => ({
    ...good(`NOME-${index}`),
    ...{ comprador_nome: name, data_pedido: new Date().toISOString(), uf: "XX", data_aprovacao: "" },
  });
  const { result } = await imported(names.map((name, index) => line(cells(name, index))));
  expect(result).toMatchObject({ status: "concluida", linhas_novas: 3 });
  const people = await backend.query(
    "select nome from public.usuarios_app where email like 'nome-_@file.example' order by email",
  );
  expect(people).toEqual(names.map((nome) => ({ nome })));
});

test("a row that the database refuses is named, and the others of its batch go in", async () => {
  await backend.query("alter table public.transacoes add constraint transacoes_cupom_check check (cupom <> 'EXPLODE')");
  const rows = ["A", "EXPLODE", "B"].map((cupom, index) => line({ ...good(`LOTE-${index}`), cupom }));
  const { result, errors } = await imported(rows);
  expect(result).toMatchObject({ status: "concluida_com_erros", linhas_novas: 2, linhas_erro: 1, linhas_ignoradas: 0 });
  expect(errors).toEqual([{ linha: 3, coluna: "cupom", codigo: "E14", valor: "EXPLODE" }]);
  await backend.query("alter table public.transacoes drop constraint transacoes_cupom_check");
});

test("an import that stopped in the middle says so, and goes on where it stopped", async () => {
  // As when the server stops: no row is to blame.
  await backend.query(`create function public.para() returns trigger language plpgsql as $$
    begin raise exception 'o servidor parou' using errcode = '57P01'; end $$`);
  await backend.query(
    "create trigger para before insert on public.transacoes for each row execute function public.para()",
  );
  const { result, again } = await imported([line(good("PAROU-1")), line(good("PAROU-2"))]);
  expect(result).toMatchObject({
    ...{ status: "falhou", linhas_novas: 0 },
    erro: "A gravação parou no meio. O que já entrou ficou; tente de novo para gravar o resto.",
  });
  await backend.query("drop trigger para on public.transacoes");
  expect(await again()).toMatchObject({ status: "concluida", linhas_novas: 2, erro: null });
});
