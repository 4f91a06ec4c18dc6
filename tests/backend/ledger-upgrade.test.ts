import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { vendasDir } from "./client.ts";
import { designWith } from "./design.ts";
import { startBackend } from "./start.ts";

/** An account whose sales were divided before the commissions were a ledger. */

const folder = join(vendasDir, "supabase", "migrations");
const migrations = Object.fromEntries(
  readdirSync(folder).map((name) => [`supabase/migrations/${name}`, readFileSync(join(folder, name), "utf8")]),
);

const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const account = uuid(1);
const product = uuid(2);

/** A complete sale of R$ 100,00 by an affiliate with 30 %, then these steps. */
const sale = (number: number, ...steps: readonly string[]): string => `
  insert into public.transacoes (id, conta_id, plataforma, transacao_codigo, produto_id, produto_nome, comprador_nome,
    status, forma_pagamento, valor_cobrado_centavos, valor_produto_centavos, afiliado_email, origem, pedida_em)
  values ('${uuid(number)}', '${account}', 'hotmart', 'V-${number}', '${product}', 'Curso', 'Uma Pessoa', 'aprovada',
    'pix', 10000, 10000, 'afiliada@antes.example', 'webhook', now() - interval '20 days');
  ${steps.map((step) => `${step.replaceAll("$id", `'${uuid(number)}'`)};`).join("\n")}`;
const status = (name: string, more = ""): string =>
  `update public.transacoes set status = '${name}'${more} where id = $id`;
const paid = (kind: string): string =>
  `update public.comissoes set status = 'paga', paga_em = now() where transacao_id = $id and tipo = '${kind}'
    and papel = 'afiliado'`;

/** A question how much was returned of a sale. */
const question = (number: number): string => `
  insert into app.webhooks_recebidos (conta_id, plataforma, chave_evento, corpo, erro)
    values ('${account}', 'hotmart', 'q-${number}', '{}', 'Reembolso parcial sem o valor na venda V-${number}');`;

const before = `
  insert into public.contas (id, nome, slug) values ('${account}', 'Escola Antiga', 'escola-antiga');
  insert into public.produtos (id, conta_id, nome, plataforma, tipo, preco_centavos, afiliado_bps)
    values ('${product}', '${account}', 'Curso', 'hotmart', 'curso', 10000, 3000);
  ${sale(11, status("completa"))}
  ${sale(12, status("completa"), paid("credito"), status("chargeback"), paid("estorno"), status("aprovada"))}
  ${sale(13, status("reembolsada_parcial", ", valor_reembolsado_centavos = 5000"), paid("estorno"), status("reembolsada"))}
  ${sale(14, status("completa"), paid("credito"), "update public.transacoes set taxa_plataforma_centavos = 1000 where id = $id")}
  ${sale(15, status("reembolsada_parcial", ", valor_reembolsado_centavos = 3333"))}
  ${sale(16)}
  ${sale(17, status("reembolsada_parcial"))}
  insert into public.transacao_eventos (conta_id, transacao_id, status_de, status_para, origem, chave_evento, ocorrido_em)
    values ('${account}', '${uuid(17)}', 'aprovada', 'reembolsada_parcial', 'webhook', 'q-17', now());
  ${question(15)}
  ${question(17)}
  update public.produtos set afiliado_bps = 5000, taxa_bps = 1000 where id = '${product}';`;

test("stored sales keep their division, and what they lack is posted once", async () => {
  const designDir = await designWith({
    ...migrations,
    "supabase/migrations/20251209999999_antes.sql": before,
  });
  const backend = await startBackend({ designDir, memory: true, port: 0, withoutFunctions: true });
  const affiliate = async (number: number): Promise<readonly string[]> => {
    const lines = await backend.query<{ line: string }>(
      `select concat_ws(' ', tipo, status, valor_centavos) as line from public.comissoes
      where transacao_id = $1 and papel = 'afiliado' order by criado_em, tipo, valor_centavos desc`,
      [uuid(number)],
    );
    return lines.map(({ line }) => line);
  };
  expect(await affiliate(11)).toEqual(["credito liberada 3000"]);
  // A dispute that was won after the discount of its chargeback; a refund after the discount of half of it.
  expect((await affiliate(12)).toSorted()).toEqual([
    "credito paga 3000",
    "credito prevista 3000",
    "estorno paga -3000",
  ]);
  expect((await affiliate(13)).toSorted()).toEqual([
    "credito cancelada 3000",
    "credito liberada 1500",
    "estorno paga -1500",
  ]);
  // A fee that was corrected after the payment.
  expect((await affiliate(14)).toSorted()).toEqual(["credito paga 3000", "estorno liberada -300"]);
  expect((await affiliate(15)).toSorted()).toEqual(["credito prevista 3000", "estorno liberada -999"]);
  expect(await affiliate(16)).toEqual(["credito prevista 3000"]);
  const notes = await backend.query(
    "select acao, detalhe from public.auditoria where conta_id = $1 and acao = 'comissoes_reparadas'",
    [account],
  );
  expect(notes).toEqual([{ acao: "comissoes_reparadas", detalhe: { vendas: 3, linhas: 5 } }]);
  expect(await backend.query("select app.reparar_comissoes() as n")).toEqual([{ n: 0 }]);

  // The amount of one sale is known, and that of another is still asked for.
  const asked = "select chave_evento as of from app.webhooks_recebidos where conta_id = $1 and erro is not null";
  expect(await backend.query(asked, [account])).toEqual([{ of: "q-17" }]);

  // A sale keeps the rates and the fee of its day.
  await backend.query("update public.transacoes set taxa_plataforma_centavos = 1 where id = $1", [uuid(11)]);
  expect((await affiliate(11)).toSorted()).toEqual(["credito liberada 3000", "estorno liberada -1"]);
  const [sums] = await backend.query(
    `select count(*)::int as n from public.transacoes t where valor_liquido_centavos
      - coalesce(div(valor_liquido_centavos::numeric * valor_reembolsado_centavos, nullif(valor_produto_centavos, 0)), 0)
      <> (select sum(c.valor_centavos) from public.comissoes c where c.transacao_id = t.id and c.status <> 'cancelada')
      and status <> 'reembolsada'`,
  );
  expect(sums).toEqual({ n: 0 });
});
