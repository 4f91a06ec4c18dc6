import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { connect, startVendas } from "./client.ts";

let backend: Backend;
let ana: SupabaseClient;

beforeAll(async () => {
  backend = await startVendas();
  ana = await connect(backend, "ana.lima@aurora.example");
});
afterAll(() => backend?.close());

test("a page of contacts comes sorted, limited and counted", async () => {
  const page = (offset: number) =>
    ana
      .from("vw_contatos")
      .select("id,nome,ultima_compra_em,tags", { count: "exact" })
      .order("ultima_compra_em", { ascending: false, nullsFirst: false })
      .order("id")
      .range(offset, offset + 24);
  const [first, second] = await Promise.all([page(0), page(25)]);
  expect([first.error, second.error]).toEqual([null, null]);
  expect(first.count).toBe(285);
  expect(first.data).toHaveLength(25);
  const ids = [...(first.data ?? []), ...(second.data ?? [])].map((row) => row.id);
  expect(new Set(ids).size).toBe(50);
  const times = (first.data ?? []).map((row) => row.ultima_compra_em);
  expect(times).toEqual([...times].sort().reverse());
});

test("times are ISO text, totals are numbers, tags are rows", async () => {
  const { data } = await ana
    .from("vw_contatos")
    .select("*")
    .gt("qtd_compras", 0)
    .not("tag_ids", "eq", "{}")
    .limit(1)
    .single();
  expect(data).toMatchObject({
    criado_em: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/),
    total_compras_centavos: expect.any(Number),
    tags: expect.arrayContaining([{ id: expect.any(String), nome: expect.any(String), cor: expect.any(String) }]),
  });
});

test("filters by search, tags, origin and buyers go to the database", async () => {
  const tag = await ana.from("tags").select("id").eq("nome", "VIP").single();
  const query = ana
    .from("vw_contatos")
    .select("nome,origem,qtd_compras,tag_ids")
    .ilike("busca", "%a%")
    .overlaps("tag_ids", [tag.data?.id])
    .in("origem", ["transacao", "chat"])
    .gt("qtd_compras", 0);
  const { data, error } = await query;
  expect(error).toBeNull();
  expect(data?.length).toBeGreaterThan(0);
  for (const row of data ?? []) {
    expect(["transacao", "chat"]).toContain(row.origem);
    expect(row.qtd_compras).toBeGreaterThan(0);
    expect(row.tag_ids).toContain(tag.data?.id);
  }
});

test("search finds names without accents and phones by their digits", async () => {
  const byName = await ana.from("vw_contatos").select("nome").ilike("busca", "%d'avila%");
  expect(byName.data).toEqual([{ nome: "Dandara D'Ávila" }]);
  const byPhone = await ana.from("vw_contatos").select("nome").ilike("busca", "%12025550143%");
  expect(byPhone.data).toEqual([{ nome: "Emily Carter" }]);
});

test("a contact is created, changed and marked as deleted", async () => {
  const created = await ana
    .from("contatos")
    .insert({ nome: "Nova Pessoa", email: " NOVA@Correio.example ", telefone: "+5511901234567" })
    .select("id,email,busca,conta_id,origem")
    .single();
  expect(created.data).toMatchObject({
    email: "nova@correio.example",
    busca: "nova pessoa nova@correio.example 5511901234567",
    origem: "manual",
  });
  const id = created.data?.id;
  const changed = await ana.from("contatos").update({ nome: "Outro Nome" }).eq("id", id).select("nome,busca").single();
  expect(changed.data).toMatchObject({ nome: "Outro Nome", busca: expect.stringContaining("outro nome") });
  await ana.from("contatos").update({ excluido_em: new Date().toISOString() }).eq("id", id);
  expect((await ana.from("vw_contatos").select("id").eq("id", id)).data).toEqual([]);
});

test("tags are added without an error for those already there, and taken away", async () => {
  const { data: contato } = await ana.from("contatos").select("id").eq("nome", "Emily Carter").single();
  const { data: tags } = await ana.from("tags").select("id").order("nome").limit(3);
  const rows = (tags ?? []).map((tag) => ({ contato_id: contato?.id, tag_id: tag.id }));
  const options = { onConflict: "contato_id,tag_id", ignoreDuplicates: true };
  expect((await ana.from("contato_tags").upsert(rows, options)).error).toBeNull();
  expect((await ana.from("contato_tags").upsert(rows, options)).error).toBeNull();
  const stored = await ana.from("contato_tags").select("tag_id,criado_por").eq("contato_id", contato?.id);
  expect(stored.data?.length).toBeGreaterThanOrEqual(3);
  await ana.from("contato_tags").delete().eq("contato_id", contato?.id);
  expect((await ana.from("contato_tags").select("tag_id").eq("contato_id", contato?.id)).data).toEqual([]);
});

test("relations embed by the constraint that tables.json names", async () => {
  const { data, error } = await ana
    .from("contatos")
    .select("nome,responsavel:usuarios!contatos_conta_id_responsavel_id_fkey(nome)")
    .not("responsavel_id", "is", null)
    .limit(1)
    .single();
  expect(error).toBeNull();
  expect(data).toMatchObject({ responsavel: { nome: expect.any(String) } });
  const many = await ana
    .from("contatos")
    .select(
      "id,contato_tags!contato_tags_conta_id_contato_id_fkey(contato_id,tag:tags!contato_tags_conta_id_tag_id_fkey(nome))",
    )
    .limit(50);
  expect(many.error).toBeNull();
  for (const contato of many.data ?? []) {
    expect(contato.contato_tags.every((row) => row.contato_id === contato.id)).toBe(true);
  }
});

test("a violated rule or constraint of the database is a client error", async () => {
  const short = await ana.from("contatos").insert({ nome: "X", email: "x@correio.example" });
  expect([short.status, short.error?.details]).toEqual([422, '{"nome":"Use de 2 a 120 caracteres no nome."}']);
  const unreachable = await ana.from("contatos").insert({ nome: "Sem Contato" });
  expect(unreachable.error?.message).toContain("contatos_email_ou_telefone");
  const wrongDocument = {
    nome: "Com Documento",
    email: "d@correio.example",
    tipo_documento: "cpf",
    documento: "12345678900",
  };
  expect((await ana.from("contatos").insert(wrongDocument)).error?.code).toBe("23514");
  const { data } = await ana
    .from("contatos")
    .select("email")
    .not("email", "is", null)
    .is("excluido_em", null)
    .limit(1)
    .single();
  const twice = await ana.from("contatos").insert({ nome: "Repetida", email: data?.email });
  expect([twice.status, twice.error?.code]).toEqual([409, "23505"]);
});

test("functions answer with values, lists and rows", async () => {
  const shown = await ana.from("contatos").select("id,documento_mascara").eq("tipo_documento", "cpf").limit(1).single();
  const revealed = await ana.rpc("rpc_documento_revelar", { p_tabela: "contatos", p_id: shown.data?.id });
  expect(revealed.data).toMatch(/^000\d{8}$/);
  expect(shown.data?.documento_mascara).toBe(`•••.${revealed.data.slice(3, 6)}.${revealed.data.slice(6, 9)}-••`);
  const found = await ana.rpc("rpc_documento_buscar", { p_tabela: "contatos", p_doc: revealed.data });
  expect(found.data).toContain(shown.data?.id);
  expect((await ana.rpc("rpc_contadores_menu")).data).toEqual([
    {
      chats: expect.any(Number),
      atendimentos: expect.any(Number),
      recuperacoes: expect.any(Number),
      envios: expect.any(Number),
    },
  ]);
  const audit = await ana.from("auditoria").select("acao,entidade_id").eq("acao", "documento_revelado");
  expect(audit.data).toEqual([{ acao: "documento_revelado", entidade_id: shown.data?.id }]);
});

test("a text that looks like a number is found as it is written, in every place of a filter", async () => {
  const { data: one } = await ana.from("contatos").select("id,telefone").like("telefone", "+55%").limit(1).single();
  const id = one?.id;
  const phone = String(one?.telefone);
  expect(phone).toMatch(/^\+55\d{11}$/);
  const idsBy = async (build: (query: ReturnType<typeof select>) => PromiseLike<{ data: { id: string }[] | null }>) =>
    (await build(select())).data?.map((row) => row.id);
  const select = () => ana.from("contatos").select("id");
  expect(await idsBy((query) => query.eq("telefone", phone))).toContain(id);
  expect(await idsBy((query) => query.in("telefone", [phone, "+10000000000"]))).toContain(id);
  expect(await idsBy((query) => query.or(`telefone.eq.${phone},email.eq.nobody@x.example`))).toContain(id);
  expect(await idsBy((query) => query.or(`and(telefone.in.(${phone},+1),id.eq.${id})`))).toEqual([id]);
  expect(await idsBy((query) => query.neq("telefone", phone).eq("id", id))).toEqual([]);
  const numbers = await ana.from("contatos").select("qtd_compras").in("qtd_compras", ["02", 3]).limit(500);
  expect(new Set(numbers.data?.map((row) => row.qtd_compras))).toEqual(new Set([2, 3]));
  expect((await ana.from("contatos").select("id").eq("qtd_compras", "01").limit(1)).data).toHaveLength(1);
});

test("a hundred requests at once keep to their own tenant", async () => {
  const igor = await connect(backend, "igor.batista@vizinha.example");
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const client = index % 2 === 0 ? ana : igor;
      const { data } = await client.from("contas").select("nome");
      return [index % 2, data?.map((row) => row.nome)];
    }),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set(['[0,["Escola Aurora"]]', '[1,["Loja Vizinha"]]']),
  );
});
