import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test, vi } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { plataformas } from "../../designs/vendas/supabase/functions/webhooks/plataformas.ts";
import { cases, createRandom } from "../depth.ts";
import { connect, runMigration, startVendas } from "./client.ts";

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

test("a time without a zone is of São Paulo, also in the summers until 2019", () => {
  const read = (at: string) => plataformas["perfectpay"]?.venda({ ...payload("perfectpay"), date_approved: at });
  expect(read("2018-11-30 23:59:00")?.aprovada_em).toBe("2018-12-01T01:59:00.000Z");
  expect(read("2025-11-30 23:59:00")?.aprovada_em).toBe("2025-12-01T02:59:00.000Z");
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

test("a page of another origin may read the refusal, by which the app tests an address", async () => {
  const address = `${backend.url}/functions/v1/webhooks/hotmart/${"0".repeat(32)}`;
  const origin = { origin: "https://balcao.example" };
  const asked = await fetch(address, {
    method: "OPTIONS",
    headers: {
      ...origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization,content-type",
    },
  });
  expect([asked.ok, asked.headers.get("access-control-allow-origin")]).toEqual([true, "*"]);
  const refused = await fetch(address, { method: "POST", headers: origin, body: '{"teste":true}' });
  expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([401, "*"]);
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

/** A report of Hotmart about one sale, with the date of its approval only where `more` has it. */
const hotmart = (code: string, event: string, at: string, more: object = {}): Payload => {
  const body = structuredClone(payload("hotmart")) as { data: { purchase: object } } & Payload;
  body.data.purchase = { ...body.data.purchase, approved_date: null, transaction: code, ...more };
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
  expect(await report("hotmart", { id: "x", event: "PURCHASE_APPROVED" })).toEqual({
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

/** What the account is asked about these reports. */
const alarms = (...keys: readonly string[]) =>
  backend.query("select erro from app.webhooks_recebidos where chave_evento = any ($1) and erro is not null", [keys]);

test("a cart that Hotmart reports opens a recovery at the price of its product, and raises no alarm", async () => {
  await report("hotmart", hotmart("HP-antes-do-carrinho", "PURCHASE_APPROVED", "2025-06-10T12:00:00Z"));
  const { product } = (payload("hotmart") as { readonly data: { readonly product: object } }).data;
  const cart = {
    id: "carrinho-1",
    creation_date: Date.parse("2025-06-15T13:00:00Z"),
    event: "PURCHASE_OUT_OF_SHOPPING_CART",
    version: "2.0.0",
    data: { product, buyer: { name: "Olívia Prado", email: "olivia@carrinho.example", phone: "5511905551234" } },
  };
  await backend.query("select set_config('app.agora', '2025-06-15T15:00:00Z', false)");
  expect((await report("hotmart", cart)).result).toBe("sem_venda");
  await backend.query("select set_config('app.agora', '', false)");
  const [found] = await backend.query<{ readonly tipo: string; readonly valor: string; readonly telefone: string }>(
    `select r.tipo, r.valor_centavos::text as valor, c.telefone from public.recuperacoes r
      join public.contatos c on c.id = r.contato_id where c.email = 'olivia@carrinho.example'`,
  );
  expect(found).toMatchObject({ tipo: "carrinho_abandonado", telefone: "+5511905551234" });
  expect(Number(found?.valor)).toBeGreaterThan(0);
  expect(await alarms("carrinho-1")).toEqual([]);
});

test("a subscription that ends is in the history of its last sale, and a first access in that of the access", async () => {
  const subscription = { subscriber: { code: "ASSIN-1" } };
  const paid = hotmart("HP-assinada", "PURCHASE_APPROVED", "2025-06-10T12:00:00Z") as {
    readonly data: object;
  } & Payload;
  await report("hotmart", { ...paid, data: { ...paid.data, subscription } });
  const { product, buyer } = (
    paid as unknown as { readonly data: { readonly product: object; readonly buyer: object } }
  ).data;
  const about = (event: string, data: object) => ({
    id: event,
    creation_date: Date.parse("2025-06-14T12:00:00Z"),
    event,
    version: "2.0.0",
    data: { product, ...data },
  });
  const results: unknown[] = [];
  for (const [event, data] of [
    ["SUBSCRIPTION_CANCELLATION", { subscriber: { code: "ASSIN-1" } }],
    ["CLUB_FIRST_ACCESS", { user: buyer }],
    ["CLUB_MODULE_COMPLETED", { user: buyer }],
    ["SWITCH_PLAN", { subscriber: { code: "ASSIN-1" } }],
  ] as const) {
    results.push((await report("hotmart", about(event, data))).result);
  }
  expect(results).toEqual(Array(4).fill("sem_venda"));
  const [told] = await backend.query<{ readonly motivo: string; readonly status: string }>(
    `select e.motivo, t.status from public.transacao_eventos e join public.transacoes t on t.id = e.transacao_id
      where t.transacao_codigo = 'HP-assinada' and e.motivo is not null`,
  );
  expect(told).toEqual({ motivo: "Assinatura cancelada", status: "aprovada" });
  const [access] = await backend.query<{ readonly vezes: number; readonly primeira: string }>(
    `select u.qtd_acessos as vezes, u.primeiro_acesso_em::text as primeira from public.usuarios_app u
      where u.email = lower($1) and u.qtd_acessos > 0`,
    [(buyer as { readonly email: string }).email],
  );
  expect(access?.vezes).toBe(1);
  expect(Date.parse(access?.primeira ?? "")).toBe(Date.parse("2025-06-14T12:00:00Z"));
  expect(await alarms("SUBSCRIPTION_CANCELLATION", "CLUB_FIRST_ACCESS", "CLUB_MODULE_COMPLETED")).toEqual([]);
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

test("a report that is not resolved leaves the dashboard after thirty days, and stays where it is resolved", async () => {
  await report("hotmart", { id: "velho", event: "PURCHASE_APPROVED" });
  const asked = async () => JSON.stringify((await ana.rpc("rpc_dashboard_atencao")).data);
  const age = (days: number) =>
    backend.query(
      "update app.webhooks_recebidos set criado_em = now() - make_interval(days => $1) where erro is not null",
      [days],
    );
  expect(await asked()).toContain("Aviso sem dados de uma venda");
  await age(31);
  expect(await asked()).not.toContain("Aviso sem dados de uma venda");
  expect(JSON.stringify((await ana.rpc("rpc_webhooks_atencao")).data)).toContain("Aviso sem dados de uma venda");
  await age(0);
});

// Dates, order and what a report does not bring ----------------------------------------------------------------------

const time = (at: string): number => Date.parse(at);
const dates = "pedida_em,aprovada_em,completa_em,reembolsada_em,chargeback_em,garantia_ate,datas_supostas";

/** Some columns of a sale. */
async function columnsOf(code: string, columns = `status,${dates}`): Promise<Payload> {
  const { data, error } = await ana.from("transacoes").select(columns).eq("transacao_codigo", code).single();
  expect([code, error]).toEqual([code, null]);
  return data as unknown as Payload;
}

/** The history of a sale as the app shows it, oldest first. */
async function history(code: string): Promise<readonly string[]> {
  const { data } = await ana
    .from("transacao_eventos")
    .select("status_para,motivo,valor_centavos,transacoes!inner(transacao_codigo)")
    .eq("transacoes.transacao_codigo", code)
    .order("ocorrido_em")
    .order("criado_em");
  return (data ?? []).map((line) => [line.status_para, line.valor_centavos, line.motivo].filter(Boolean).join(" "));
}

async function changeByHand(code: string, status: string, more: object = {}) {
  const { data } = await ana.from("transacoes").select("id,versao").eq("transacao_codigo", code).single();
  const change = { p_status: status, p_motivo: "pedido do cliente", p_versao: data?.versao, ...more };
  expect((await ana.rpc("rpc_transacao_mudar_status", { p_id: data?.id, ...change })).error).toBeNull();
}

test("a sale whose completion is reported first was approved on the platform's day", async () => {
  const approved = { order_date: time("2025-10-24T12:00:00Z"), approved_date: time("2025-10-25T12:00:00Z") };
  await report("hotmart", hotmart("HP-a6", "PURCHASE_COMPLETE", "2025-11-05T12:00:00Z", approved));
  expect(await columnsOf("HP-a6")).toMatchObject({
    ...{ status: "completa", aprovada_em: "2025-10-25T12:00:00+00:00", completa_em: "2025-11-05T12:00:00+00:00" },
    datas_supostas: ["completa_em"],
  });
});

test("the date of an approval that arrives late replaces the guess, and the history says it", async () => {
  const code = "HP-a6-tarde";
  await report("hotmart", hotmart(code, "PURCHASE_COMPLETE", "2025-11-05T12:00:00Z"));
  const before = await columnsOf(code);
  expect(before).toMatchObject({ aprovada_em: "2025-11-05T12:00:00+00:00" });
  expect(before["datas_supostas"]).toContain("aprovada_em");
  const approved = { approved_date: time("2025-10-25T13:00:00Z") };
  const late = hotmart(code, "PURCHASE_APPROVED", "2025-10-25T13:00:05Z", approved);
  expect((await report("hotmart", late)).result).toBe("historico");
  const after = await columnsOf(code);
  expect(after).toMatchObject({ status: "completa", aprovada_em: "2025-10-25T13:00:00+00:00" });
  expect(after["datas_supostas"]).toEqual(["completa_em"]);
  // The guarantee follows the approval.
  const days = (row: Payload) => (time(String(row["garantia_ate"])) - time(String(row["aprovada_em"]))) / 86_400_000;
  expect(days(after)).toBe(days(before));
  expect((await history(code)).join("\n")).toContain(
    "Data da aprovação corrigida de 05/11/2025 09:00 para 25/10/2025 10:00.",
  );
});

test.each([
  ["PURCHASE_REFUNDED", "reembolsada"],
  ["PURCHASE_CHARGEBACK", "chargeback"],
])("a sale whose %s is reported before its approval counts as approved", async (event, status) => {
  const code = `HP-antes-${status}`;
  const ordered = { order_date: time("2025-11-02T12:00:00Z") };
  await report("hotmart", hotmart(code, event, "2025-11-20T12:00:00Z", ordered));
  expect(await columnsOf(code)).toMatchObject({ status, aprovada_em: "2025-11-02T12:00:00+00:00" });
  const late = hotmart(code, "PURCHASE_APPROVED", "2025-11-03T12:00:00Z", ordered);
  expect((await report("hotmart", late)).result).toBe("historico");
  expect(await columnsOf(code)).toMatchObject({ status, aprovada_em: "2025-11-03T12:00:00+00:00" });
});

/** The fields in which each platform writes its dates, of a paid sale and of a refund. */
const written: Readonly<
  Record<string, { readonly code: string; readonly paid: object; readonly back: object; readonly expected: Payload }>
> = {
  kiwify: {
    code: "order_id",
    paid: { approved_date: "2025-06-14 22:30", updated_at: "2025-06-15 10:02" },
    back: { order_status: "refunded", refunded_at: "2025-07-01 09:00", updated_at: "2025-07-02 10:00" },
    expected: { aprovada_em: "2025-06-15T01:30:00+00:00", reembolsada_em: "2025-07-01T12:00:00+00:00" },
  },
  eduzz: {
    code: "trans_cod",
    paid: {
      ...{ trans_createdate: "20250614", trans_createtime: "21:00:00", trans_updatedate: null },
      ...{ trans_paiddate: "20250614", trans_paidtime: "22:30:00" },
    },
    back: { event_name: "invoice_refunded", refund_date: "2025-07-01" },
    expected: {
      ...{ pedida_em: "2025-06-15T00:00:00+00:00", aprovada_em: "2025-06-15T01:30:00+00:00" },
      reembolsada_em: "2025-07-01T03:00:00+00:00",
    },
  },
  braip: {
    code: "trans_key",
    paid: { trans_payment_date: "2025-06-14 22:30:00" },
    back: { trans_status: "Devolvida", trans_updatedate: "2025-07-01 09:00:00" },
    expected: { aprovada_em: "2025-06-15T01:30:00+00:00", reembolsada_em: "2025-07-01T12:00:00+00:00" },
  },
  ticto: {
    code: "order",
    paid: { status_date: "2025-06-14 22:30:00" },
    back: { status: "refunded", status_date: "2025-07-01 09:00:00" },
    expected: { aprovada_em: "2025-06-15T01:30:00+00:00", reembolsada_em: "2025-07-01T12:00:00+00:00" },
  },
  perfectpay: {
    code: "code",
    paid: { date_approved: "2025-06-14 22:30:00" },
    back: { sale_status_enum: 7, date_approved: "2025-06-14 22:30:00" },
    expected: { aprovada_em: "2025-06-15T01:30:00+00:00" },
  },
};

test.each(Object.entries(written))(
  "the dates of %s are its own, not the times of its reports",
  async (platform, fields) => {
    const key = `datas-${platform}`;
    const coded = {
      [fields.code]: platform === "ticto" ? { ...(payload("ticto")["order"] as object), hash: key } : key,
    };
    const paid = { ...payload(platform), ...fields.paid, ...coded };
    expect((await report(platform, { ...paid, ...fields.back })).result).toBe("criada");
    expect((await report(platform, paid)).result).toBe("historico");
    const found = await columnsOf(key);
    expect(found).toMatchObject({ ...fields.expected, status: "reembolsada" });
    expect(found["datas_supostas"]).not.toContain("aprovada_em");
  },
);

test.each([
  ["perfectpay", { code: "PP-mao" }, { sale_status_enum: 7 }],
  ["monetizze", { venda: { ...(payload("monetizze")["venda"] as object), codigo: "m-mao" } }, { status: "Devolvida" }],
])("a refund of %s, which has no time of its own, counts after a change by hand", async (platform, coded, back) => {
  const body = { ...payload(platform), ...coded };
  const code = "code" in coded ? coded.code : "m-mao";
  const refund = "venda" in body ? { ...body, venda: { ...(body.venda as object), ...back } } : { ...body, ...back };
  await report(platform, body);
  await changeByHand(code, "em_disputa");
  const before = Date.now();
  expect(await report(platform, refund)).toEqual({ status: 200, result: "aplicada" });
  const found = await columnsOf(code);
  expect(found).toMatchObject({ status: "reembolsada", datas_supostas: expect.arrayContaining(["reembolsada_em"]) });
  // It happened when it arrived, not when the sale was approved.
  expect(time(String(found["reembolsada_em"]))).toBeGreaterThan(before - 60_000);
});

test("a partial refund that is older than a later status counts in its place", async () => {
  const code = "HP-parte-tarde";
  await report("hotmart", hotmart(code, "PURCHASE_APPROVED", "2025-06-10T12:00:00Z"));
  await report("hotmart", hotmart(code, "PURCHASE_COMPLETE", "2025-07-12T12:00:00Z"));
  const late = hotmart(code, "PARTIALLY_REFUNDED", "2025-06-20T12:00:00Z");
  expect((await report("hotmart", late)).result).toBe("reembolso_sem_valor");
  expect(await columnsOf(code)).toMatchObject({
    ...{ status: "reembolsada_parcial", reembolsada_em: "2025-06-20T12:00:00+00:00" },
  });
});

test("a refund that was refused before its approval arrived counts once it is allowed, with all that follows", async () => {
  const code = "HP-boleto-volta";
  await report("hotmart", hotmart(code, "PURCHASE_BILLET_PRINTED", "2025-06-10T12:00:00Z"));
  expect((await report("hotmart", hotmart(code, "PURCHASE_REFUNDED", "2025-06-20T12:00:00Z"))).result).toBe(
    "historico",
  );
  const paid = divided(code, "2025-06-12T12:00:00Z", []);
  expect((await report("hotmart", paid)).result).toBe("aplicada");
  expect(await columnsOf(code)).toMatchObject({
    ...{ status: "reembolsada", aprovada_em: "2025-06-12T12:00:00+00:00", reembolsada_em: "2025-06-20T12:00:00+00:00" },
  });
  expect(new Set((await shares(code)).map((line) => line.split(" ")[2]))).toEqual(new Set(["cancelada"]));
});

test("a report does not bring back the buyer of a sale whose contact was anonymised", async () => {
  const code = "HP-anonima";
  const body = hotmart(code, "PURCHASE_APPROVED", "2025-06-10T12:00:00Z") as { data: Payload } & Payload;
  const buyer = { name: "Zélia Prado", email: "zelia@correio.example", checkout_phone: "11981234567" };
  await report("hotmart", { ...body, data: { ...body.data, buyer } });
  const { data } = await ana.from("contatos").select("id").eq("email", buyer.email).single();
  expect((await ana.rpc("rpc_contato_anonimizar", { p_id: data?.id })).error).toBeNull();
  const later = { ...body, id: `${code}-2`, event: "PURCHASE_COMPLETE", creation_date: time("2025-07-12T12:00:00Z") };
  expect((await report("hotmart", { ...later, data: { ...body.data, buyer } })).result).toBe("aplicada");
  expect(await columnsOf(code, "status,comprador_nome,comprador_email,comprador_telefone,documento_mascara")).toEqual({
    ...{ status: "completa", comprador_nome: "Contato anonimizado", comprador_email: null, comprador_telefone: null },
    documento_mascara: null,
  });
});

test("each partial refund that a platform reports is news, and asks for its amount", async () => {
  const code = "HP-partes-devolvidas";
  const part = (at: string) => report("hotmart", hotmart(code, "PARTIALLY_REFUNDED", at));
  const asked = async () => {
    const { data } = await ana.rpc("rpc_webhooks_avisos", {
      ...{ p_plataforma: "hotmart", p_erro: `Reembolso parcial sem o valor na venda ${code}` },
    });
    return (data ?? []) as readonly { readonly id: string; readonly corpo: string }[];
  };
  const returned = async () => (await columnsOf(code, "valor_reembolsado_centavos"))["valor_reembolsado_centavos"];
  await report("hotmart", hotmart(code, "PURCHASE_APPROVED", "2025-06-10T12:00:00Z"));
  expect((await part("2025-06-11T12:00:00Z")).result).toBe("reembolso_sem_valor");
  await changeByHand(code, "reembolsada_parcial", { p_valor_centavos: 3000 });
  // The amount was entered by hand: the first report asks for nothing any more, and its amount is not added again.
  const [first] = await asked();
  expect(
    (await ana.rpc("rpc_webhook_corrigir", { p_id: first?.id, p_dados: { reembolsado: "3000" } })).data,
  ).toBeNull();
  expect(await returned()).toBe(3000);
  expect((await part(new Date(Date.now() + 1000).toISOString())).result).toBe("reembolso_sem_valor");
  expect((await history(code)).filter((line) => line.startsWith("reembolsada_parcial"))).toHaveLength(3);
  const [second] = await asked();
  const answer = await ana.rpc("rpc_webhook_corrigir", { p_id: second?.id, p_dados: { reembolsado: "2000" } });
  expect([answer.error, answer.data, await returned()]).toEqual([null, null, 5000]);
  expect(await asked()).toEqual([]);
});

/** Commissions with who gets them, and in which currency. */
async function people(code: string): Promise<readonly string[]> {
  const { data } = await ana
    .from("comissoes")
    .select("papel,beneficiario_nome,beneficiario_email,valor_centavos,moeda,transacoes!inner(transacao_codigo)")
    .eq("transacoes.transacao_codigo", code);
  return (data ?? [])
    .map((row) => [row.papel, row.beneficiario_nome, row.beneficiario_email, row.valor_centavos, row.moeda].join(" "))
    .sort();
}

const divided = (code: string, at: string, commissions: readonly object[], more: object = {}): Payload => {
  const body = hotmart(code, "PURCHASE_APPROVED", at, more) as { data: Payload } & Payload;
  return { ...body, data: { ...body.data, commissions } };
};

test("two co-producers of one report stay two, and none has the name of another", async () => {
  const parts = [
    { source: "MARKETPLACE", value: 10 },
    { source: "PRODUCER", value: 50 },
    { source: "COPRODUCER", value: 20 },
    { source: "COPRODUCER", value: 10 },
    { source: "AFFILIATE", value: 7 },
  ];
  await report("hotmart", divided("HP-socios", "2025-06-10T12:00:00Z", parts));
  expect(await people("HP-socios")).toEqual([
    "afiliado Afonso Reis q58 700 BRL",
    "coprodutor Coprodutor 2 coprodutor-2@hotmart 1000 BRL",
    "coprodutor Coprodutor coprodutor@hotmart 2000 BRL",
    "produtor Escola Aurora produtor@hotmart 5000 BRL",
  ]);
});

test("a part in another currency keeps it, and is not in the sale's net", async () => {
  const dollars = (value: number) => ({ value, currency_value: "USD" });
  const parts = [
    { source: "MARKETPLACE", ...dollars(5.5) },
    { source: "PRODUCER", value: 230.15, currency_value: "BRL" },
  ];
  const prices = { price: dollars(50), full_price: { value: 275, currency_value: "BRL" } };
  await report("hotmart", divided("HP-dolar", "2025-06-10T12:00:00Z", parts, prices));
  expect(await people("HP-dolar")).toEqual(["produtor Escola Aurora produtor@hotmart 23015 BRL"]);
  const amounts =
    "moeda,valor_produto_centavos,valor_cobrado_centavos,taxa_plataforma_centavos,minha_comissao_centavos";
  expect(await columnsOf("HP-dolar", amounts)).toEqual({
    ...{ moeda: "USD", valor_produto_centavos: 5000, valor_cobrado_centavos: 5000, taxa_plataforma_centavos: 550 },
    minha_comissao_centavos: 0,
  });
});

test("more than 24 instalments are stored as they are, and what is not a number is asked for", async () => {
  const paid = (count: unknown) => ({ payment: { type: "CREDIT_CARD", installments_number: count } });
  await report("hotmart", hotmart("HP-36", "PURCHASE_APPROVED", "2025-06-10T12:00:00Z", paid(36)));
  expect(await columnsOf("HP-36", "parcelas")).toEqual({ parcelas: 36 });
  await report("hotmart", hotmart("HP-1200", "PURCHASE_APPROVED", "2025-06-10T12:00:00Z", paid(1200)));
  expect(await columnsOf("HP-1200", "parcelas")).toEqual({ parcelas: 1 });
  const { data } = await ana.rpc("rpc_webhooks_atencao");
  expect(data).toContainEqual(expect.objectContaining({ erro: "Venda registrada sem: Parcelas" }));
});

/** What a report must have to be about a sale: the proof, the code, the status and the event time. */
const bare: Readonly<Record<(typeof platforms)[number], (code: string) => Payload>> = {
  hotmart: (code) => ({
    ...{ id: "bare", event: "PURCHASE_APPROVED", creation_date: Date.now(), data: { purchase: { transaction: code } } },
  }),
  kiwify: (code) => ({ order_id: code, order_status: "paid", updated_at: "2025-06-20 10:00" }),
  eduzz: (code) => ({
    ...{
      api_key: "segredo-eduzz",
      trans_cod: code,
      event_name: "invoice_paid",
      trans_updatedate: "2025-06-20 10:00:00",
    },
  }),
  braip: (code) => ({
    ...{ basic_authentication: "segredo-braip", trans_key: code, trans_status: "Pagamento Aprovado" },
    trans_updatedate: "2025-06-20 10:00:00",
  }),
  perfectpay: (code) => ({ token: "segredo-perfectpay", code, sale_status_enum: 2 }),
  ticto: (code) => ({ token: "segredo-ticto", status: "authorized", order: { hash: code } }),
  monetizze: (code) => ({ chave_unica: "segredo-monetizze", venda: { codigo: code, status: "Finalizada" } }),
  cartpanda: (code) => ({ order: { id: code, payment_status: "paid", updated_at: "2025-06-20T10:00:00Z" } }),
};

test.each(platforms)("a report of %s changes only what it brings", async (platform) => {
  const [code] = expected[platform];
  const all = async () => {
    const rows = await backend.query<{ sale: Payload }>(
      `select to_jsonb(t) - '{versao,status_em,ditos,atualizado_em}'::text[] as sale from public.transacoes t
      where transacao_codigo = $1 and plataforma = $2`,
      [code, platform],
    );
    return rows[0]?.sale;
  };
  const [before, parts] = [await all(), await people(code)];
  expect(before?.["valor_produto_centavos"]).toBeGreaterThan(0);
  expect((await report(platform, bare[platform](code))).result).toBe("atualizada");
  expect([await all(), await people(code)]).toEqual([before, parts]);
});

test("the same reports in any order end with the same dates, amounts and status", async () => {
  const random = createRandom();
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  };
  const shuffled = <Item>(items: readonly Item[]): readonly Item[] =>
    items
      .map((item) => ({ item, rank: random() }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ item }) => item);
  const events = [
    ...["PURCHASE_BILLET_PRINTED", "PURCHASE_APPROVED", "PURCHASE_APPROVED", "PURCHASE_COMPLETE", "PURCHASE_PROTEST"],
    ...["PURCHASE_CANCELED", "PARTIALLY_REFUNDED", "PURCHASE_REFUNDED", "PURCHASE_CHARGEBACK", "PURCHASE_EXPIRED"],
  ];
  const row = async (code: string) => {
    const { transacao_codigo: _code, ...rest } = await columnsOf(
      code,
      `transacao_codigo,status,status_origem,${dates},parcelas,moeda,valor_produto_centavos,valor_cobrado_centavos,` +
        "taxa_plataforma_centavos,valor_reembolsado_centavos,forma_pagamento,src,sck,afiliado_nome,afiliado_email",
    );
    return { ...rest, datas_supostas: [...(rest["datas_supostas"] as string[])].sort() };
  };
  for (let turn = 0; turn < cases(6, 60); turn++) {
    const chosen = Array.from({ length: 3 + Math.floor(random() * 3) }, (_, index) => {
      const at = new Date(
        time("2025-06-01T12:00:00Z") + (index * 40 + Math.floor(random() * 30)) * 3_600_000,
      ).toISOString();
      const price = 100 + Math.floor(random() * 100);
      const more = {
        ...(random() < 0.6 && { price: { value: price, currency_value: "BRL" } }),
        ...(random() < 0.5 && { full_price: { value: price + 20, currency_value: "BRL" } }),
        ...(random() < 0.4 && { approved_date: time("2025-05-20T12:00:00Z") + Math.floor(random() * 9) * 86_400_000 }),
        ...(random() < 0.5 && { order_date: time("2025-05-10T12:00:00Z") + Math.floor(random() * 9) * 86_400_000 }),
        ...(random() < 0.5 && {
          payment: { type: pick(["PIX", "BILLET"]), installments_number: pick([1, 2, 12, 30]) },
        }),
        ...(random() < 0.5 && { origin: { src: pick(["a", "b"]), sck: pick(["c", "d"]) } }),
      };
      return { event: pick(events), at, more };
    });
    const deliver = async (code: string, order: typeof chosen | readonly (typeof chosen)[number][]) => {
      for (const { event, at, more } of order) {
        const empty = { price: null, full_price: null, order_date: null, payment: null, origin: null };
        const body = hotmart(code, event, at, { ...empty, ...more }) as { data: Payload } & Payload;
        expect((await report("hotmart", { ...body, data: { ...body.data, commissions: [] } })).status).toBe(200);
      }
      return row(code);
    };
    const inOrder = await deliver(`HP-ordem-${turn}`, chosen);
    const mixed = shuffled(chosen);
    expect({ mixed, row: await deliver(`HP-outra-${turn}`, mixed) }).toEqual({ mixed, row: inOrder });
  }
});

test("sales that the old rules stored are repaired from the reports that are still there", async () => {
  const paid = {
    payment: { type: "CREDIT_CARD", installments_number: 36 },
    approved_date: time("2025-10-25T12:00:00Z"),
  };
  const parts = [
    { source: "PRODUCER", value: 50, currency_value: "BRL" },
    { source: "COPRODUCER", value: 20, currency_value: "BRL" },
    { source: "COPRODUCER", value: 10, currency_value: "USD" },
  ];
  await report("hotmart", divided("HP-reparo", "2025-11-05T12:00:00Z", parts, paid));
  await report("hotmart", hotmart("HP-reparo-volta", "PURCHASE_REFUNDED", "2025-11-05T12:00:00Z"));
  // As the old rules left them.
  await backend.query(`update public.transacoes set aprovada_em = '2025-11-05T12:00:00Z', parcelas = 24,
    datas_supostas = '{}', ditos = '{}' where transacao_codigo = 'HP-reparo'`);
  await backend.query(`update public.comissoes c set valor_centavos = 3000, moeda = 'BRL' from public.transacoes t
    where t.id = c.transacao_id and t.transacao_codigo = 'HP-reparo' and c.beneficiario_email = 'coprodutor@hotmart'`);
  await backend.query(
    "delete from public.comissoes where beneficiario_email = 'coprodutor-2@hotmart' and moeda = 'USD'",
  );
  await backend.query(`update public.transacoes set aprovada_em = null, datas_supostas = '{}'
    where transacao_codigo = 'HP-reparo-volta'`);
  await runMigration(backend, "20251211000900_reparos_de_vendas.sql");
  expect(await columnsOf("HP-reparo", "aprovada_em,parcelas,datas_supostas")).toEqual({
    ...{ aprovada_em: "2025-10-25T12:00:00+00:00", parcelas: 36, datas_supostas: [] },
  });
  expect(await history("HP-reparo")).toContain(
    "aprovada Data da aprovação corrigida de 05/11/2025 09:00 para 25/10/2025 09:00.",
  );
  expect(await people("HP-reparo")).toEqual([
    "coprodutor Coprodutor 2 coprodutor-2@hotmart 1000 USD",
    "coprodutor Coprodutor coprodutor@hotmart 2000 BRL",
    "produtor Escola Aurora produtor@hotmart 5000 BRL",
  ]);
  const back = await columnsOf("HP-reparo-volta");
  expect(back["aprovada_em"]).toBe(back["pedida_em"]);
  expect(back["datas_supostas"]).toContain("aprovada_em");
  await runMigration(backend, "20251211000900_reparos_de_vendas.sql");
  expect(await columnsOf("HP-reparo-volta")).toEqual(back);
});
