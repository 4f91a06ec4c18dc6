import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test, vi } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { connect, startVendas } from "./client.ts";

/** Sales that platforms report: who may report, and what happens to each report. */

let backend: Backend;
let ana: SupabaseClient;
const addresses = new Map<string, string>();

type Payload = Readonly<Record<string, unknown>>;

const payload = (platform: string): Payload =>
  JSON.parse(readFileSync(join(import.meta.dirname, `webhooks/${platform}.json`), "utf8"));

/** How each platform proves that it sent a report. */
const proofs: Readonly<Record<string, (body: string, secret: string) => { query?: string; headers?: HeadersInit }>> = {
  hotmart: (_, secret) => ({ headers: { "x-hotmart-hottok": secret } }),
  kiwify: (body, secret) => ({ query: `?signature=${createHmac("sha1", secret).update(body).digest("hex")}` }),
  cartpanda: (body, secret) => ({
    headers: { "x-cartpanda-hmac-sha256": createHmac("sha256", secret).update(body).digest("base64") },
  }),
};
const platforms = ["hotmart", "kiwify", "eduzz", "braip", "perfectpay", "ticto", "monetizze", "cartpanda"] as const;

beforeAll(async () => {
  backend = await startVendas();
  ana = await connect(backend, "ana.lima@aurora.example");
  for (const plataforma of platforms) {
    const { error } = await ana.from("integracoes").insert({ plataforma, segredo: `segredo-${plataforma}` });
    expect(error).toBeNull();
  }
  const { data } = await ana.from("integracoes").select("plataforma,codigo");
  for (const { plataforma, codigo } of data ?? []) addresses.set(plataforma, `webhooks/${plataforma}/${codigo}`);
});

/** Send a report as its platform does. */
async function report(platform: string, body: Payload, secret = `segredo-${platform}`) {
  const text = JSON.stringify(body);
  const { query = "", headers = {} } = proofs[platform]?.(text, secret) ?? {};
  const response = await fetch(`${backend.url}/functions/v1/${addresses.get(platform)}${query}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: text,
  });
  const answer: { readonly resultado?: string; readonly code?: string } = await response.json();
  return { status: response.status, result: answer.resultado ?? answer.code };
}

const columns =
  "plataforma,transacao_codigo,status,produto_nome,comprador_nome,comprador_email,comprador_telefone,forma_pagamento," +
  "parcelas,valor_cobrado_centavos,valor_produto_centavos,taxa_plataforma_centavos,utm_source,src,pedida_em,aprovada_em";

async function sale(code: string) {
  const { data, error } = await ana
    .from("transacoes")
    .select(`${columns},transacao_eventos(status_de,status_para,ocorrido_em)`)
    .eq("transacao_codigo", code)
    .order("ocorrido_em", { referencedTable: "transacao_eventos" });
  expect(error).toBeNull();
  return data?.[0] as unknown as Payload & { readonly transacao_eventos: readonly Payload[] };
}

const expected = {
  hotmart: ["HP100200300", "Dora Alves", "cartao_credito", 31250, 29700, 3067, "2025-06-15T14:00:00+00:00"],
  kiwify: ["kw-1", "Enzo Lima", "pix", 49700, 49700, 4865, "2025-06-15T13:02:00+00:00"],
  eduzz: ["98765", "Fábia Dias", "boleto", 9700, 9700, 1040, "2025-06-15T12:05:00+00:00"],
  braip: ["ven12", "Gil Souza", "cartao_credito", 21000, 19700, 0, "2025-06-15T11:10:00+00:00"],
  perfectpay: ["PPCPMTB1", "Hugo Nunes", "pix", 19750, 19750, 0, "2025-06-15T10:03:00+00:00"],
  ticto: ["TPB1", "Íris Melo", "pix", 4700, 4700, 279, "2025-06-15T09:30:00+00:00"],
  monetizze: ["m-1", "João Paz", "boleto", 9700, 9700, 0, "2025-06-15T08:01:00+00:00"],
  cartpanda: ["424242", "Kátia Reis", "pix", 19990, 18990, 0, "2025-06-15T07:01:00+00:00"],
} as const;

test.each(platforms)("a paid sale of %s is registered with its buyer and amounts", async (platform) => {
  const [code, buyer, payment, charged, value, fee, approved] = expected[platform];
  expect(await report(platform, payload(platform))).toEqual({ status: 200, result: "criada" });
  const found = await sale(code);
  expect(found).toMatchObject({
    plataforma: platform,
    status: "aprovada",
    comprador_nome: buyer,
    forma_pagamento: payment,
    valor_cobrado_centavos: charged,
    valor_produto_centavos: value,
    taxa_plataforma_centavos: fee,
    aprovada_em: approved,
  });
  expect(found["comprador_telefone"]).toMatch(/^\+55119\d{8}$/);
  expect(found.transacao_eventos).toHaveLength(1);
  const { data } = await ana.from("contatos").select("nome,qtd_compras").eq("email", String(found["comprador_email"]));
  expect(data).toEqual([{ nome: buyer, qtd_compras: 1 }]);
});

test("commissions that a platform reports count, not our own", async () => {
  const { data } = await ana
    .from("comissoes")
    .select("papel,beneficiario_nome,valor_centavos,origem,transacoes!inner(transacao_codigo)")
    .eq("transacoes.transacao_codigo", "HP100200300")
    .order("papel");
  expect(data?.map(({ papel, valor_centavos, origem }) => [papel, valor_centavos, origem])).toEqual([
    ["afiliado", 10653, "informada"],
    ["produtor", 15980, "informada"],
  ]);
});

test("the same report counts once, however often it comes", async () => {
  expect(await report("hotmart", payload("hotmart"))).toEqual({ status: 200, result: "repetida" });
  const { data } = await ana.from("transacoes").select("id").eq("transacao_codigo", "HP100200300");
  expect(data).toHaveLength(1);
});

test("a wrong proof and an unknown address are refused alike, and nothing is stored", async () => {
  for (const platform of platforms) {
    const body = { ...payload(platform), token: "x", api_key: "x", basic_authentication: "x", chave_unica: "x" };
    expect([platform, await report(platform, body, "errado")]).toEqual([
      platform,
      { status: 401, result: "nao_autorizado" },
    ]);
  }
  for (const platform of platforms) {
    const stranger = await fetch(`${backend.url}/functions/v1/webhooks/${platform}/${"0".repeat(32)}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-hotmart-hottok": "" },
      body: "{}",
    });
    expect([platform, stranger.status]).toEqual([platform, 401]);
  }
  const stored = await backend.query<{ count: number }>("select count(*)::int as count from app.webhooks_recebidos");
  expect(stored).toEqual([{ count: platforms.length }]);
});

/** A report of Hotmart about one sale. */
const hotmart = (code: string, event: string, at: string, more: object = {}): Payload => {
  const body = structuredClone(payload("hotmart")) as { data: { purchase: object } } & Payload;
  body.data.purchase = { ...body.data.purchase, transaction: code, ...more };
  return { ...body, id: `${code}-${event}-${at}`, event, creation_date: Date.parse(at) };
};

test("reports out of order: an older one is only history", async () => {
  const code = "HP-ordem";
  const results = [];
  for (const [event, at] of [
    ["PURCHASE_APPROVED", "2025-06-10T12:00:00Z"],
    ["PURCHASE_REFUNDED", "2025-06-12T12:00:00Z"],
    ["PURCHASE_COMPLETE", "2025-06-11T12:00:00Z"],
  ] as const)
    results.push((await report("hotmart", hotmart(code, event, at))).result);
  expect(results).toEqual(["criada", "aplicada", "historico"]);
  const found = await sale(code);
  expect(found).toMatchObject({ status: "reembolsada" });
  expect(found.transacao_eventos.map(({ status_para }) => status_para)).toEqual([
    "aprovada",
    "completa",
    "reembolsada",
  ]);
});

test("a report from before a change by hand is only history", async () => {
  const code = "HP-mao";
  await report("hotmart", hotmart(code, "PURCHASE_APPROVED", "2025-06-10T12:00:00Z"));
  await report("hotmart", hotmart(code, "PURCHASE_PROTEST", "2025-06-11T12:00:00Z"));
  const { data: read } = await ana.from("transacoes").select("id,versao").eq("transacao_codigo", code).single();
  const change = { p_status: "aprovada", p_motivo: "disputa encerrada", p_versao: read?.versao };
  expect((await ana.rpc("rpc_transacao_mudar_status", { p_id: read?.id, ...change })).error).toBeNull();
  const late = hotmart(code, "PURCHASE_PROTEST", "2025-06-12T12:00:00Z");
  expect((await report("hotmart", late)).result).toBe("historico");
  expect(await sale(code)).toMatchObject({ status: "aprovada" });
});

test("a sale of Hotmart keeps the code of the link it came from", async () => {
  const tracking = { source_sck: "curso-violao.meta.frio-junho", source: "hotlink" };
  await report("hotmart", hotmart("HP-sck", "PURCHASE_APPROVED", "2025-06-10T12:00:00Z", { tracking }));
  const { data } = await ana.from("transacoes").select("sck,src").eq("transacao_codigo", "HP-sck");
  expect(data).toEqual([{ sck: "curso-violao.meta.frio-junho", src: "hotlink" }]);
});

test("a late charge of Kiwify is known by the kind of its report", async () => {
  const late = { ...payload("kiwify"), order_id: "kw-late", webhook_event_type: "subscription_late" };
  expect((await report("kiwify", late)).result).toBe("criada");
  expect(await sale("kw-late")).toMatchObject({ status: "atrasada" });
});

test("the first report of a sale may have any status; a passage that is not allowed is history", async () => {
  const code = "HP-expirada";
  expect((await report("hotmart", hotmart(code, "PURCHASE_EXPIRED", "2025-06-10T12:00:00Z"))).result).toBe("criada");
  const late = hotmart(code, "PURCHASE_REFUNDED", "2025-06-11T12:00:00Z");
  expect((await report("hotmart", late)).result).toBe("historico");
  const paid = hotmart(code, "PURCHASE_APPROVED", "2025-06-12T12:00:00Z");
  expect((await report("hotmart", paid)).result).toBe("aplicada");
  expect(await sale(code)).toMatchObject({ status: "aprovada", aprovada_em: "2025-06-12T12:00:00+00:00" });
});

test("a refused card comes as a cancelled purchase with a reason", async () => {
  const code = "HP-recusa";
  const payment = { type: "CREDIT_CARD", installments_number: 1, refusal_reason: "insufficient funds" };
  await report("hotmart", hotmart(code, "PURCHASE_CANCELED", "2025-06-10T12:00:00Z", { payment }));
  expect(await sale(code)).toMatchObject({ status: "recusada" });
});

test("an unknown status changes nothing, and the account sees it", async () => {
  const code = "HP100200300";
  const odd = hotmart(code, "PURCHASE_TELEPORTED", "2025-06-16T12:00:00Z");
  expect(await report("hotmart", odd)).toEqual({ status: 200, result: "status_desconhecido" });
  expect(await report("hotmart", { id: "x", event: "CLUB_FIRST_ACCESS" })).toEqual({
    status: 200,
    result: "nao_entendida",
  });
  expect(await sale(code)).toMatchObject({ status: "aprovada" });
  const { data } = await ana.rpc("rpc_webhooks_atencao");
  expect(data).toMatchObject([
    { plataforma: "hotmart", erro: "Aviso sem dados de uma venda", qtd: 1 },
    { plataforma: "hotmart", erro: "Status desconhecido: PURCHASE_TELEPORTED", qtd: 1 },
  ]);
  const { data: attention } = await ana.rpc("rpc_dashboard_atencao");
  expect(attention).toContainEqual(
    expect.objectContaining({ texto: "Hotmart: Status desconhecido: PURCHASE_TELEPORTED", qtd: 1 }),
  );
  const carla = await connect(backend, "carla.nunes@aurora.example");
  expect((await carla.rpc("rpc_webhooks_atencao")).data).toEqual([]);
});

/** The commissions of a sale. */
async function shares(code: string): Promise<readonly string[]> {
  const { data } = await ana
    .from("comissoes")
    .select("papel,tipo,status,valor_centavos,transacoes!inner(transacao_codigo)")
    .eq("transacoes.transacao_codigo", code)
    .order("papel");
  return (data ?? []).map((line) => `${line.papel} ${line.tipo} ${line.status} ${line.valor_centavos}`);
}

test("a report that corrects the amounts of a sale divides it again", async () => {
  const code = "HP-valores";
  const price = (value: number) => ({ price: { value, currency_value: "BRL" } });
  const reported = (value: number, fee: number, at: string): Payload => {
    const body = hotmart(code, "PURCHASE_APPROVED", at, price(value)) as { data: Payload } & Payload;
    return { ...body, data: { ...body.data, commissions: [{ source: "MARKETPLACE", value: fee }] } };
  };
  await report("hotmart", reported(200, 10, "2025-06-10T12:00:00Z"));
  expect(await shares(code)).toEqual(["produtor credito prevista 19000"]);
  expect((await report("hotmart", reported(300, 20, "2025-06-10T12:05:00Z"))).result).toBe("atualizada");
  expect(await shares(code)).toEqual(["produtor credito prevista 28000"]);
  // An older report that was delayed on its way does not bring the old amounts back.
  expect((await report("hotmart", reported(200, 10, "2025-06-10T12:02:00Z"))).result).toBe("historico");
  expect(await shares(code)).toEqual(["produtor credito prevista 28000"]);
  const { data } = await ana.from("transacoes").select("minha_comissao_centavos").eq("transacao_codigo", code);
  expect(data).toEqual([{ minha_comissao_centavos: 28000 }]);
});

test("the last amounts that a platform reports count", async () => {
  const code = "HP-partes";
  const reported = (producer: number, at: string): Payload => {
    const body = hotmart(code, "PURCHASE_APPROVED", at) as { data: Payload } & Payload;
    return { ...body, data: { ...body.data, commissions: [{ source: "PRODUCER", value: producer }] } };
  };
  await report("hotmart", reported(250, "2025-06-10T12:00:00Z"));
  await report("hotmart", reported(240, "2025-06-10T12:05:00Z"));
  expect(await shares(code)).toEqual(["produtor credito prevista 24000"]);
});

test("a partial refund without its amount reverses nothing, and the account sees it", async () => {
  const code = "HP-parte";
  await report("hotmart", hotmart(code, "PURCHASE_APPROVED", "2025-06-10T12:00:00Z"));
  const before = await shares(code);
  const part = hotmart(code, "PARTIALLY_REFUNDED", "2025-06-11T12:00:00Z");
  expect(await report("hotmart", part)).toEqual({ status: 200, result: "reembolso_sem_valor" });
  expect(await sale(code)).toMatchObject({ status: "reembolsada_parcial" });
  expect(await shares(code)).toEqual(before);
  const { data } = await ana.rpc("rpc_webhooks_atencao");
  const notice = { plataforma: "hotmart", erro: `Reembolso parcial sem o valor na venda ${code}`, qtd: 1 };
  expect(data).toContainEqual(expect.objectContaining(notice));
});

test("two reports of a new sale at once make one sale", async () => {
  const code = "HP-juntas";
  const results = await Promise.all([
    report("hotmart", hotmart(code, "PURCHASE_BILLET_PRINTED", "2025-06-10T12:00:00Z")),
    report("hotmart", hotmart(code, "PURCHASE_APPROVED", "2025-06-10T12:01:00Z")),
  ]);
  expect(results.map(({ status }) => status)).toEqual([200, 200]);
  expect(await sale(code)).toMatchObject({ status: "aprovada" });
});

test("a form is read as JSON is, and anything else is refused", async () => {
  const send = (type: string, body: string) =>
    fetch(`${backend.url}/functions/v1/${addresses.get("monetizze")}`, {
      method: "POST",
      headers: { "content-type": type },
      body,
    });
  const fields = new URLSearchParams({
    chave_unica: "segredo-monetizze",
    "venda[codigo]": "m-2",
    "venda[status]": "Aguardando",
    "venda[valor]": "97.00",
    "venda[dataInicio]": "2025-06-15 05:00:00",
    "produto[codigo]": "77",
    "produto[nome]": "Produção em Casa",
    "comprador[nome]": "Lia Cruz",
    "comprador[email]": "lia@correio.example",
  });
  const form = await send("application/x-www-form-urlencoded", String(fields));
  expect([form.status, await form.json()]).toEqual([200, { resultado: "criada" }]);
  expect(await sale("m-2")).toMatchObject({ status: "aguardando_pagamento", comprador_nome: "Lia Cruz" });
  expect((await send("application/json", "{")).status).toBe(400);
});

test("nobody reads the secret, and only the owner sees the addresses", async () => {
  expect((await ana.from("integracoes").select("segredo")).error?.code).toBe("42501");
  const carla = await connect(backend, "carla.nunes@aurora.example");
  expect((await carla.from("integracoes").select("codigo")).data).toEqual([]);
  expect((await carla.from("webhooks_recebidos").select("id")).error?.code).toBe("PGRST205");
});

test("a report that fails needs attention until the platform's next attempt succeeds", async () => {
  const code = "HP-falha";
  const errors = async () => {
    const { data } = await ana.rpc("rpc_webhooks_atencao");
    return (data ?? []).map(({ erro }: { erro: string }) => erro);
  };
  const broken = "alter table public.transacoes add constraint falha check (transacao_codigo <> 'HP-falha')";
  await backend.query(broken);
  const sent = hotmart(code, "PURCHASE_APPROVED", "2025-06-10T12:00:00Z");
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await report("hotmart", sent)).toEqual({ status: 500, result: "erro_interno" });
  expect(told).toHaveBeenCalled();
  told.mockRestore();
  expect(await errors()).toContain("Não foi possível registrar a venda");
  await backend.query("alter table public.transacoes drop constraint falha");
  expect(await report("hotmart", sent)).toEqual({ status: 200, result: "criada" });
  expect(await errors()).not.toContain("Não foi possível registrar a venda");
});

test("an error that the owner dismisses is hidden until it happens again", async () => {
  const error = { p_plataforma: "hotmart", p_erro: "Status desconhecido: PURCHASE_TELEPORTED" };
  const carla = await connect(backend, "carla.nunes@aurora.example");
  expect((await carla.rpc("rpc_webhooks_dispensar", error)).error?.message).toBe("sem_permissao");
  expect((await ana.rpc("rpc_webhooks_dispensar", error)).error).toBeNull();
  const isShown = async () => {
    const { data } = await ana.rpc("rpc_webhooks_atencao");
    return (data ?? []).some(({ erro }: { erro: string }) => erro === error.p_erro);
  };
  expect(await isShown()).toBe(false);
  await report("hotmart", hotmart("HP-outra", "PURCHASE_TELEPORTED", "2025-06-17T12:00:00Z"));
  expect(await isShown()).toBe(true);
});

test("a cart that Kiwify reports without an order and a price is recovered at the price of its product", async () => {
  await backend.query("select set_config('app.agora', '2025-06-15T15:00:00Z', false)");
  const cart = {
    ...{ status: "abandoned", created_at: "2025-06-15 11:30", checkout_link: "https://pay.kiwify.example/abc" },
    ...{ product_id: "p-1", product_name: "Canto do Zero" },
    ...{ name: "Lúcia Reis", email: "lucia@correio.example", phone: "+5511912340001", cpf: "11144477735" },
  };
  expect(await report("kiwify", cart)).toEqual({ status: 200, result: "sem_venda" });
  const { data } = await ana
    .from("recuperacoes")
    .select("tipo,valor_centavos,checkout_url,contatos!inner(nome,email)")
    .eq("contatos.email", "lucia@correio.example");
  await backend.query("select set_config('app.agora', '', false)");
  expect(data).toEqual([
    {
      tipo: "carrinho_abandonado",
      valor_centavos: 49700,
      checkout_url: "https://pay.kiwify.example/abc",
      contatos: { nome: "Lúcia Reis", email: "lucia@correio.example" },
    },
  ]);
});
