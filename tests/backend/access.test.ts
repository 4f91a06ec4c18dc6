import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { connect, startVendas } from "./client.ts";
import { joined } from "./realtime-design.ts";

let backend: Backend;
const clients = new Map<string, SupabaseClient>();

beforeAll(async () => {
  backend = await startVendas();
});
afterAll(() => backend?.close());

async function as(name: string): Promise<SupabaseClient> {
  const emails: Readonly<Record<string, string>> = {
    proprietario: "ana.lima@aurora.example",
    comercial: "bruno.tavares@aurora.example",
    suporte: "carla.nunes@aurora.example",
    logistica: "diego.prado@aurora.example",
    financeiro: "elisa.moura@aurora.example",
    trafego: "felipe.rocha@aurora.example",
    semPermissoes: "helena.dias@aurora.example",
    vizinha: "igor.batista@vizinha.example",
  };
  const known = clients.get(name);
  const client = known ?? (await connect(backend, emails[name]));
  clients.set(name, client);
  return client;
}

async function countOf(client: SupabaseClient, relation: string, column: string): Promise<number | null> {
  const { data, error } = await client.from(relation).select(column);
  return error ? null : data.length;
}

const relations = [
  ["contas", "id"],
  ["usuarios", "id"],
  ["permissoes", "pagina_id"],
  ["contatos", "id"],
  ["tags", "id"],
  ["contato_tags", "tag_id"],
  ["contato_notas", "id"],
  ["auditoria", "id"],
  ["vw_contatos", "id"],
] as const;

describe("without a session", () => {
  test("no table can be read, and the two open views are empty", async () => {
    const anyone = await connect(backend);
    for (const [relation, column] of relations) {
      expect([relation, await countOf(anyone, relation, column)]).toEqual([relation, null]);
    }
    expect(await countOf(anyone, "vw_permissoes", "paginaId")).toBe(0);
    expect(await countOf(anyone, "vw_equipe", "id")).toBe(0);
  });

  test("no function of the app or of the sign-in can be called", async () => {
    const anyone = await connect(backend);
    for (const name of ["rpc_contadores_menu", "rpc_entrada_liberar", "rpc_perfil_permissoes"]) {
      const { error } = await anyone.rpc(name, name === "rpc_contadores_menu" ? {} : { p_chave: "x", p_perfil: "x" });
      expect(error).not.toBeNull();
    }
  });

  test("a wrong key and a forged token are refused", async () => {
    const headers = { apikey: "sb_publishable_wrong" };
    const wrongKey = await backend.fetch(new Request(`${backend.url}/rest/v1/vw_equipe`, { headers }));
    expect(wrongKey.status).toBe(401);
    const forged = {
      apikey: backend.anonKey,
      authorization: "Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.",
    };
    const response = await backend.fetch(new Request(`${backend.url}/rest/v1/vw_equipe`, { headers: forged }));
    expect(response.status).toBe(401);
  });
});

describe("another tenant", () => {
  test("sees only its own rows", async () => {
    const [igor, ana] = [await as("vizinha"), await as("proprietario")];
    expect(await countOf(igor, "vw_contatos", "id")).toBe(15);
    expect(await countOf(ana, "vw_contatos", "id")).toBe(285);
    for (const [relation, column] of relations.filter(([name]) => name !== "permissoes" && name !== "contato_tags")) {
      const own = (await igor.from(relation).select(column)).data ?? [];
      const other = new Set((await ana.from(relation).select(column)).data?.map((row) => JSON.stringify(row)));
      expect([relation, own.filter((row) => other.has(JSON.stringify(row)))]).toEqual([relation, []]);
    }
  });

  test("cannot change or point at rows of others", async () => {
    const [igor, ana] = [await as("vizinha"), await as("proprietario")];
    const { data: contato } = await ana.from("contatos").select("id,nome").limit(1).single();
    const { data: tag } = await igor.from("tags").select("id").limit(1).single();
    expect((await igor.from("contatos").update({ nome: "Invadido" }).eq("id", contato?.id).select("id")).data).toEqual(
      [],
    );
    expect((await igor.from("contato_tags").insert({ contato_id: contato?.id, tag_id: tag?.id })).error?.code).toBe(
      "23503",
    );
    const revealed = await igor.rpc("rpc_documento_revelar", { p_tabela: "contatos", p_id: contato?.id });
    expect(revealed.error?.message).toBe("nao_encontrado");
    const { data: kept } = await ana.from("contatos").select("nome").eq("id", contato?.id).single();
    expect(kept?.nome).toBe(contato?.nome);
  });
});

describe("roles by permissoes", () => {
  test.each([
    ["proprietario", 285, true],
    ["comercial", 285, true],
    ["suporte", 285, true],
    // Sees tickets, and with them their contacts.
    ["logistica", 285, false],
    ["financeiro", 285, false],
    ["trafego", 0, false],
    ["semPermissoes", 0, false],
  ])("%s sees %i contacts, may create: %s", async (name, count, mayCreate) => {
    const client = await as(name);
    expect(await countOf(client, "vw_contatos", "id")).toBe(count);
    const { error } = await client.from("tags").insert({ nome: `De ${name}`, cor: "#123456" });
    expect(error?.code).toBe(mayCreate ? undefined : "42501");
  });

  test("deleting asks for more than editing", async () => {
    const [bruno, ana] = [await as("comercial"), await as("proprietario")];
    const fields = { nome: "Pessoa sem nada aberto", email: "nada.aberto@example.com" };
    const { data } = await bruno.from("contatos").insert(fields).select("id").single();
    const now = new Date().toISOString();
    const refused = await bruno.from("contatos").update({ excluido_em: now }).eq("id", data?.id);
    expect([refused.status, refused.error?.message]).toEqual([403, "sem_permissao"]);
    expect((await bruno.from("contatos").delete().eq("id", data?.id)).error?.code).toBe("42501");
    expect((await ana.from("contatos").update({ excluido_em: now }).eq("id", data?.id)).error).toBeNull();
    expect((await ana.from("contatos").update({ excluido_em: null }).eq("id", data?.id)).error).toBeNull();
    await backend.query("delete from public.contatos where id = $1", [data?.id]);
  });

  test("CPF and CNPJ are masked; only those who may reveal them do", async () => {
    const { data } = await (await as("suporte"))
      .from("contatos")
      .select("id,documento_mascara")
      .eq("tipo_documento", "cpf")
      .limit(1)
      .single();
    expect((await (await as("suporte")).from("contatos").select("documento").limit(1)).error?.code).toBe("42501");
    expect((await (await as("proprietario")).from("contatos").select("*").limit(1)).error?.code).toBe("42501");
    const reveal = async (name: string) =>
      (await as(name)).rpc("rpc_documento_revelar", { p_tabela: "contatos", p_id: data?.id });
    expect((await reveal("suporte")).error?.message).toBe("sem_permissao");
    expect((await reveal("financeiro")).data).toMatch(/^\d{11}$/);
    expect((await reveal("proprietario")).data).toMatch(/^\d{11}$/);
  });

  test("vw_permissoes lists each person's permissions from the presets", async () => {
    const { data } = await (await as("comercial")).from("vw_permissoes").select("*").order("ordem");
    expect(data).toHaveLength(24);
    const of = (id: string) => data?.find((row) => row.paginaId === id);
    expect(of("pg-contatos")).toMatchObject({ podeVer: true, podeEditar: true, podeGerir: false, escopo: "todos" });
    expect(of("pg-pipelines")).toMatchObject({ podeEditar: true, escopo: "proprios" });
    expect(of("pg-exportacoes")).toMatchObject({ podeVer: false, noMenu: true });
    expect(of("pg-teste-chat")).toMatchObject({ podeVer: false, noMenu: false });
    expect(of("pg-configuracoes")).toMatchObject({ podeVer: false });
    const { data: owned } = await (await as("proprietario")).from("vw_permissoes").select("*");
    expect(owned?.find((row) => row.paginaId === "pg-configuracoes")).toMatchObject({ podeVer: true, podeGerir: true });
  });
});

test("a channel admits people of its account, or people who see its conversation", async () => {
  const isIn = async (name: string, topic: string): Promise<boolean> => {
    const client = await as(name);
    const channel = client.channel(topic, { config: { private: true } });
    const isJoined = await joined(channel).then(
      () => true,
      () => false,
    );
    await client.removeChannel(channel);
    await client.realtime.disconnect();
    return isJoined;
  };
  const people = ["proprietario", "comercial", "suporte", "semPermissoes", "vizinha", "ninguem"];
  const whoIsIn = async (topic: string): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const name of people) {
      if (await isIn(name, topic)) found.push(name);
    }
    return found;
  };
  const [chat] = await backend.query<{ id: string; conta: string }>(
    `select h.id, h.conta_id as conta from public.chats h join public.contas c on c.id = h.conta_id
      join public.usuarios u on u.id = h.responsavel_id
      where c.slug = 'escola-aurora' and u.perfil = 'suporte' limit 1`,
  );
  expect(await whoIsIn(`teste:sala:${chat?.conta}`)).toEqual(people.slice(0, 4));
  // A person who sees only their own conversations sees none of a colleague's.
  expect(await whoIsIn(`digitando:${chat?.id}`)).toEqual(["proprietario", "suporte"]);
  for (const topic of ["teste:sala", "teste:sala:", "digitando:1", "outro"]) {
    expect([topic, await isIn("proprietario", topic)]).toEqual([topic, false]);
  }
});

describe("people of an account", () => {
  test("people can change their own profile, but no permissions", async () => {
    const bruno = await as("comercial");
    const { data: self } = await bruno
      .from("usuarios")
      .select("id")
      .eq("email", "bruno.tavares@aurora.example")
      .single();
    const { data: ana } = await bruno.from("usuarios").select("id").eq("email", "ana.lima@aurora.example").single();
    expect(
      (await bruno.from("usuarios").update({ presenca: "online", cor: "#123456" }).eq("id", self?.id)).error,
    ).toBeNull();
    const risen = await bruno
      .from("usuarios")
      .update({ permissoes: [{ pagina: "conta" }] })
      .eq("id", self?.id);
    expect([risen.status, risen.error?.message]).toEqual([403, "sem_permissao"]);
    expect((await bruno.from("usuarios").update({ conta_id: ana?.id }).eq("id", self?.id)).error?.code).toBe("42501");
    expect((await bruno.from("usuarios").update({ nome: "Outra" }).eq("id", ana?.id).select("id")).data).toEqual([]);
    const asked = await bruno.rpc("rpc_usuario_permissoes", { p_id: self?.id, p_permissoes: [{ pagina: "conta" }] });
    expect(asked.error?.message).toBe("sem_permissao");
  });

  test("account managers set permissions, but cannot change their own", async () => {
    const ana = await as("proprietario");
    const { data: felipe } = await ana
      .from("usuarios")
      .select("id")
      .eq("email", "felipe.rocha@aurora.example")
      .single();
    const permissoes = [{ pagina: "pg-contatos", nivel: "ver", escopo: "todos" }];
    const { data } = await ana.rpc("rpc_usuario_permissoes", { p_id: felipe?.id, p_permissoes: permissoes });
    expect(data).toEqual(permissoes);
    // Applies to the next statement, without a new token.
    expect(await countOf(await as("trafego"), "vw_contatos", "id")).toBe(285);
    const unknown = await ana.rpc("rpc_usuario_permissoes", {
      p_id: felipe?.id,
      p_permissoes: [{ pagina: "pg-nada" }],
    });
    expect([unknown.status, unknown.error?.message]).toEqual([422, "validacao"]);
    const { data: self } = await ana.from("usuarios").select("id").eq("email", "ana.lima@aurora.example").single();
    const lost = await ana.rpc("rpc_usuario_permissoes", { p_id: self?.id, p_permissoes: permissoes });
    expect(lost.error?.message).toBe("sem_permissao");
    expect((await ana.from("usuarios").update({ ativo: false }).eq("id", self?.id)).error?.message).toBe(
      "sem_permissao",
    );
  });

  test("a deactivated person sees nothing, even with a valid token", async () => {
    const [ana, carla] = [await as("proprietario"), await as("suporte")];
    const setActive = (ativo: boolean) =>
      ana.from("usuarios").update({ ativo }).eq("email", "carla.nunes@aurora.example");
    expect((await setActive(false)).error).toBeNull();
    expect(await countOf(carla, "vw_contatos", "id")).toBe(0);
    expect(await countOf(carla, "vw_equipe", "id")).toBe(0);
    expect((await setActive(true)).error).toBeNull();
    expect(await countOf(carla, "vw_contatos", "id")).toBe(285);
  });
});
