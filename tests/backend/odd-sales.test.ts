import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SupabaseClient } from "@supabase/supabase-js";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { cases, seed } from "../depth.ts";
import { connect, startVendas } from "./client.ts";
import { oddDates, oddNumbers, oddTexts } from "./odd-values.ts";

/**
 * Any text, number and date that a platform reports: a paid sale is never refused, and what was not understood can be
 * read, corrected and tried again.
 */

let backend: Backend;
let ana: SupabaseClient;
const addresses = new Map<string, string>();

/** Where each platform has the code of a sale, and what must stay for a report to be a proven one about a paid sale. */
const platforms: Readonly<Record<string, { readonly code: string; readonly kept: readonly string[] }>> = {
  hotmart: { code: "data.purchase.transaction", kept: ["event", "id"] },
  kiwify: { code: "order_id", kept: ["order_status"] },
  eduzz: { code: "trans_cod", kept: ["api_key", "event_name"] },
  braip: { code: "trans_key", kept: ["basic_authentication", "trans_status"] },
  perfectpay: { code: "code", kept: ["token", "sale_status_enum"] },
  ticto: { code: "order.hash", kept: ["token", "status"] },
  monetizze: { code: "venda.codigo", kept: ["chave_unica", "venda.status"] },
  cartpanda: { code: "order.id", kept: ["order.payment_status"] },
};

beforeAll(async () => {
  backend = await startVendas();
  ana = await connect(backend, "ana.lima@aurora.example");
  for (const plataforma of Object.keys(platforms)) {
    const { error } = await ana.from("integracoes").insert({ plataforma, segredo: `segredo-${plataforma}` });
    expect(error).toBeNull();
  }
  const { data } = await ana.from("integracoes").select("plataforma,codigo");
  for (const { plataforma, codigo } of data ?? []) addresses.set(plataforma, `webhooks/${plataforma}/${codigo}`);
});

async function report(platform: string, body: string): Promise<readonly [number, string]> {
  const secret = `segredo-${platform}`;
  const proof = (hash: string, encoding: "hex" | "base64") => createHmac(hash, secret).update(body).digest(encoding);
  const query = platform === "kiwify" ? `?signature=${proof("sha1", "hex")}` : "";
  const headers: HeadersInit = { "content-type": "application/json" };
  if (platform === "hotmart") headers["x-hotmart-hottok"] = secret;
  if (platform === "cartpanda") headers["x-cartpanda-hmac-sha256"] = proof("sha256", "base64");
  const address = `${backend.url}/functions/v1/${addresses.get(platform)}${query}`;
  const response = await fetch(address, { method: "POST", headers, body });
  const answer: { readonly resultado?: string; readonly code?: string } = await response.json();
  return [response.status, answer.resultado ?? answer.code ?? ""];
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** A report with each value replaced as `change` says; it gets the path of the value. */
function changed(value: Json, change: (path: string, value: Json) => Json, path = ""): Json {
  if (typeof value !== "object" || value === null) return change(path, value);
  if (Array.isArray(value)) return value.map((each, index) => changed(each, change, `${path}.${index}`));
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, changed(each, change, path === "" ? name : `${path}.${name}`)]),
  );
}

const payload = (platform: string): Json =>
  JSON.parse(readFileSync(join(import.meta.dirname, `webhooks/${platform}.json`), "utf8"));

const odd = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<Json>(...oddTexts, ...oddNumbers, ...oddDates) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 300 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.constantFrom<Json>(null, true, [], {}, [["x"]], { a: { b: [1] } }) },
);
const options = { seed, endOnFailure: true };

let counter = 0;

test.each(Object.entries(platforms))(
  "a paid sale of %s is registered, whatever else the report says",
  async (platform, { code, kept }) => {
    const one = fc.tuple(fc.infiniteStream(odd), fc.infiniteStream(fc.boolean()));
    await fc.assert(
      fc.asyncProperty(one, async ([values, chances]) => {
        counter += 1;
        const key = `ODD-${counter}`;
        const body = changed(payload(platform), (path, value) => {
          if (path === code || path === "id") return key;
          const chance = chances.next().value;
          return kept.includes(path) || !chance ? value : (values.next().value ?? null);
        });
        expect(await report(platform, JSON.stringify(body))).toEqual([200, "criada"]);
        const sales = await backend.query<{ status: string; sum: boolean; nome: number }>(
          `select status, valor_produto_centavos between 0 and valor_cobrado_centavos + 99999999999 as sum,
            char_length(comprador_nome) as nome from public.transacoes where transacao_codigo = $1 and plataforma = $2`,
          [key, platform],
        );
        expect(sales).toEqual([{ status: "aprovada", sum: true, nome: expect.any(Number) }]);
      }),
      { ...options, numRuns: cases(6, 300) },
    );
  },
);

test("a sale whose texts are all odd is registered, with its contact and its access under the same name", async () => {
  const named = ["data.product.name", "data.buyer.name", "data.producer.name", "data.purchase.offer.code"];
  const more = ["data.affiliates.0.name", "data.affiliates.0.affiliate_code", "data.purchase.origin.sck"];
  for (const text of oddTexts) {
    counter += 1;
    const key = `ODD-${counter}`;
    const body = changed(payload("hotmart"), (path, value) => {
      if (path === "id" || path === "data.purchase.transaction") return key;
      if (path === "data.buyer.email") return `${key}@odd.example`;
      if (path === "data.buyer.checkout_phone") return null;
      return [...named, ...more, "data.purchase.payment.type"].includes(path) ? text : value;
    });
    expect([text, ...(await report("hotmart", JSON.stringify(body)))]).toEqual([text, 200, "criada"]);
    const [found] = await backend.query<{ same: boolean; access: number }>(
      `select t.comprador_nome = c.nome as same, (select count(*)::int from public.usuarios_app u
        where u.transacao_id = t.id and u.nome = t.comprador_nome and u.email = t.comprador_email) as access
      from public.transacoes t left join public.contatos c on c.id = t.contato_id where t.transacao_codigo = $1`,
      [key],
    );
    expect([text, found]).toEqual([text, { same: true, access: 1 }]);
  }
});

test("a code that is too long, and one that only differs at its end, are two sales", async () => {
  const long = "C".repeat(300);
  for (const code of [`${long}1`, `${long}2`, `${long}2`]) {
    const body = changed(payload("hotmart"), (path, value) =>
      path === "id" || path === "data.purchase.transaction" ? code : value,
    );
    expect((await report("hotmart", JSON.stringify(body)))[0]).toBe(200);
  }
  const sales = await backend.query("select from public.transacoes where transacao_codigo like 'CCCCC%'");
  expect(sales).toHaveLength(2);
});

test("a body as deep as a well, and one with every sign that jsonb refuses, is answered", async () => {
  const deep = `{"x":${"[".repeat(20_000)}${"]".repeat(20_000)},"hottok":"segredo-hotmart"}`;
  expect((await report("hotmart", deep))[0]).toBeLessThan(500);
  const signs = '{"a\\u0000b":"\\ud83d","\\ud800":"\\u0000","__proto__":{"x":1},"constructor":1}';
  expect(await report("hotmart", signs)).toEqual([200, "nao_entendida"]);
});

interface Notice {
  readonly id: string;
  readonly codigo: string | null;
  readonly nome: string | null;
  readonly email: string | null;
  readonly valor_centavos: number | null;
  readonly moeda: string | null;
  readonly faltas: string | null;
  readonly corpo: string;
}
async function notices(platform: string, erro: string): Promise<readonly Notice[]> {
  const { data, error } = await ana.rpc("rpc_webhooks_avisos", { p_plataforma: platform, p_erro: erro });
  expect(error).toBeNull();
  return data ?? [];
}
async function correct(id: string | undefined, dados: object) {
  const { data, error } = await ana.rpc("rpc_webhook_corrigir", { p_id: id, p_dados: dados });
  return error ? `${error.message} ${error.details}` : data;
}

test("what was not understood of a sale is shown with its buyer, corrected, and then resolved", async () => {
  const key = "ODD-corrigir";
  const body = changed(payload("hotmart"), (path, value) => {
    if (path === "id" || path === "data.purchase.transaction") return key;
    const odds: Readonly<Record<string, Json>> = {
      ...{ "data.purchase.price.value": -5, "data.purchase.full_price.value": "abc" },
      ...{ "data.purchase.price.currency_value": "USDT", "data.buyer.email": "sem arroba" },
    };
    return odds[path] ?? value;
  });
  expect(await report("hotmart", JSON.stringify(body))).toEqual([200, "criada"]);
  const sale = async () =>
    (
      await backend.query(
        `select valor_produto_centavos, moeda, comprador_email, minha_comissao_centavos as mine, (select count(*)::int from public.usuarios_app u
          where u.transacao_id = t.id) as access, (select nome from public.contatos c where c.id = t.contato_id) as contact
        from public.transacoes t where transacao_codigo = $1`,
        [key],
      )
    )[0];
  expect(await sale()).toMatchObject({ valor_produto_centavos: 0, moeda: "XXX", comprador_email: null, access: 0 });
  const erro = "Venda registrada sem: Valor, Moeda, Valor cobrado, E-mail";
  const [notice] = await notices("hotmart", erro);
  expect(notice).toMatchObject({
    ...{ codigo: key, nome: "Dora Alves", email: null, valor_centavos: null, moeda: null },
    faltas: "Valor “-500” · Moeda “USDT” · Valor cobrado “abc” · E-mail “sem arroba”",
  });
  expect(notice?.corpo).toContain('"USDT"');

  expect(await correct(notice?.id, { valor: "-1", moeda: "REAIS", email: "x", telefone: "1" })).toBe(
    'validacao {"email": "E-mail inválido.", "moeda": "Use três letras, como BRL.", "valor": "Valor inválido.", "telefone": "Telefone inválido. Use DDD + número."}',
  );
  expect(await correct(notice?.id, { valor: "29700", moeda: "brl" })).toBe("Venda registrada sem: E-mail");
  const [left] = await notices("hotmart", "Venda registrada sem: E-mail");
  expect(left?.id).toBe(notice?.id);
  expect(await correct(notice?.id, { email: "Dora.Nova@odd.example" })).toBeNull();
  expect(await sale()).toMatchObject({
    ...{ valor_produto_centavos: 29700, moeda: "BRL", comprador_email: "dora.nova@odd.example", access: 1 },
    // The parts are in reais: they count once the sale is too.
    mine: 15980,
  });
  expect(await correct(notice?.id, {})).toContain("nao_encontrado");
  // The platform repeats its report: nothing changes.
  expect(await report("hotmart", JSON.stringify(body))).toEqual([200, "repetida"]);
  expect(await sale()).toMatchObject({ valor_produto_centavos: 29700, comprador_email: "dora.nova@odd.example" });
});

test("a report without a code or with an unknown status becomes a sale once somebody says what it is", async () => {
  const without = changed(payload("kiwify"), (path, value) => (path === "order_id" ? null : value));
  expect(await report("kiwify", JSON.stringify(without))).toEqual([200, "nao_entendida"]);
  const [lost] = await notices("kiwify", "Aviso sem dados de uma venda");
  expect(lost).toMatchObject({ codigo: null, nome: "Enzo Lima", valor_centavos: 49700 });
  expect(await correct(lost?.id, { codigo: "ODD-achada" })).toBeNull();

  const strange = changed(payload("kiwify"), (path, value) =>
    path === "order_id" ? "ODD-status" : path === "order_status" ? "teleported" : value,
  );
  expect(await report("kiwify", JSON.stringify(strange))).toEqual([200, "status_desconhecido"]);
  const [unknown] = await notices("kiwify", "Status desconhecido: teleported");
  expect(await correct(unknown?.id, { status: "paga" })).toContain("Escolha um status.");
  expect(await correct(unknown?.id, {})).toBe("Status desconhecido: teleported");
  expect(await correct(unknown?.id, { status: "aprovada" })).toBeNull();
  const sales = await backend.query(
    "select transacao_codigo, status from public.transacoes where transacao_codigo in ('ODD-achada', 'ODD-status') order by 1",
  );
  expect(sales).toEqual([
    { transacao_codigo: "ODD-achada", status: "aprovada" },
    { transacao_codigo: "ODD-status", status: "aprovada" },
  ]);
});

test("a sale that our own error stopped is tried again by the account", async () => {
  await backend.query(
    "alter table public.transacoes add constraint falha check (comprador_nome <> 'Explode' and transacao_codigo <> 'x')",
  );
  const body = changed(payload("kiwify"), (path, value) =>
    path === "order_id" ? "ODD-falha" : path === "Customer.full_name" ? "Explode" : value,
  );
  expect((await report("kiwify", JSON.stringify(body)))[0]).toBe(500);
  const [notice] = await notices("kiwify", "Não foi possível registrar a venda");
  expect(notice).toMatchObject({ codigo: "ODD-falha", nome: "Explode" });
  expect(await correct(notice?.id, { nome: "Enzo Lima" })).toBeNull();
  await backend.query("alter table public.transacoes drop constraint falha");
  expect(await backend.query("select from public.transacoes where transacao_codigo = 'ODD-falha'")).toHaveLength(1);
});

test("only those who look after the account see and correct notices, and only their own", async () => {
  await report("kiwify", JSON.stringify({ order_status: "paid" }));
  const [notice] = await notices("kiwify", "Aviso sem dados de uma venda");
  const neighbour = await connect(backend, "igor.batista@vizinha.example");
  const carla = await connect(backend, "carla.nunes@aurora.example");
  for (const other of [neighbour, carla]) {
    const seen = await other.rpc("rpc_webhooks_avisos", {
      ...{ p_plataforma: "kiwify", p_erro: "Aviso sem dados de uma venda" },
    });
    expect(seen.data).toEqual([]);
    const changed = await other.rpc("rpc_webhook_corrigir", { p_id: notice?.id, p_dados: { codigo: "x" } });
    expect(changed.error?.message).toMatch(/^(nao_encontrado|sem_permissao)$/);
  }
});
