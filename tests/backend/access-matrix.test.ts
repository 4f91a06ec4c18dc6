import { readdir, readFile, writeFile } from "node:fs/promises";
import type { RealtimePostgresChangesPayload } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { connect, startVendas } from "./client.ts";

let backend: Backend;
let account = "";

beforeAll(async () => {
  backend = await startVendas();
  const [row] = await backend.query<{ id: string }>("select id::text from public.contas where slug = 'escola-aurora'");
  account = row?.id ?? "";
  // The demo has no connected platform, and the neighbour has no parcel, no attempt of a recovery, no import and no report;
  // no account has closed a period.
  await backend.query(
    "insert into public.integracoes (conta_id, plataforma, segredo) select id, 'hotmart', 'segredo' from public.contas",
  );
  const person = "(select id from public.usuarios u where u.conta_id = c.id order by u.email limit 1)";
  for (const statement of [
    `insert into public.recuperacoes (conta_id, tipo, status, contato_id, valor_centavos, evento_em, disponivel_em,
      expira_em)
    select c.id, 'cartao_recusado', 'na_fila', (select k.id from public.contatos k where k.conta_id = c.id limit 1), 100,
      now(), now(), now() + interval '7 days' from public.contas c`,
    `insert into public.recuperacao_tentativas (conta_id, recuperacao_id, usuario_id, canal, resultado)
    select c.id, r.id, ${person}, 'email', 'duvida'
    from public.contas c join public.recuperacoes r on r.conta_id = c.id`,
    `insert into public.rastreios (conta_id, envio_id, transportadora, codigo)
    select distinct on (conta_id) conta_id, id, 'correios', 'ZZ473124829BR' from public.envios order by conta_id, codigo`,
    `insert into public.rastreio_eventos (conta_id, rastreio_id, tipo, codigo_evento, descricao, status, ocorrido_em)
    select conta_id, id, 'PO', '01', 'Objeto postado', 'postado', now() from public.rastreios
    where codigo = 'ZZ473124829BR'`,
    `with arquivo as (
      insert into public.arquivos (conta_id, url, nome, ext, tag, tamanho, mime, entidade, enviado_por)
      select c.id, 'x', 'v.csv', 'csv', 'importacao', 1, 'text/csv', 'importacao', ${person} from public.contas c
      returning conta_id, id, enviado_por)
    insert into public.importacoes (conta_id, arquivo_id, hash_arquivo, criado_por)
    select conta_id, id, 'x', enviado_por from arquivo`,
    `insert into public.importacao_erros (conta_id, importacao_id, linha, codigo, mensagem)
    select conta_id, id, 2, 'E01', 'Campo obrigatório vazio' from public.importacoes where hash_arquivo = 'x'`,
    "insert into public.fechamentos (conta_id, mes) select id, '2025-01-01' from public.contas",
    `insert into public.exportacoes (conta_id, tipo, criado_por) select c.id, 'contatos', ${person} from public.contas c`,
    `insert into public.link_cliques_dia (conta_id, link_id, dia, cliques)
    select distinct on (conta_id) conta_id, id, '2025-06-01', 1 from public.links order by conta_id, id`,
    `insert into storage.objects (bucket_id, name, owner_id)
    select b.id, c.id || '/prova/1/nota.pdf', ${person}::text from storage.buckets b, public.contas c`,
  ]) {
    await backend.query(statement);
  }
  await backend.query("set client_min_messages to warning");
  for (const statement of attemptSql.split(/;\n(?=create|grant)/)) {
    await backend.query(statement);
  }
});
afterAll(() => backend?.close());

/**
 * The callers: the six presets, someone without pages, a disabled person, the owner of another account, an anonymous
 * visitor.
 */
const people: readonly (readonly [title: string, email: string | null])[] = [
  ["owner", "ana.lima@aurora.example"],
  ["sales", "bruno.tavares@aurora.example"],
  ["support", "carla.nunes@aurora.example"],
  ["logistics", "diego.prado@aurora.example"],
  ["finance", "elisa.moura@aurora.example"],
  ["ads", "felipe.rocha@aurora.example"],
  ["no pages", "helena.dias@aurora.example"],
  ["inactive", "gustavo.pires@aurora.example"],
  ["neighbour", "igor.batista@vizinha.example"],
  ["anonymous", null],
];

/*
 * Run a statement as someone, and roll it back. Returns how many rows it affected, or the code of the refusal.
 *
 * A statement that a constraint refuses has passed the policies, which are checked first.
 */
const attemptSql = `
create schema matrix;
grant usage on schema matrix to anon, authenticated;
create function matrix.attempt(email text, statement text) returns text language plpgsql as $$
declare
  person constant uuid := (select u.id from public.usuarios u where u.email = attempt.email);
  claims constant text := jsonb_build_object('sub', person, 'role', 'authenticated')::text;
  touched bigint;
  code text;
begin
  begin
    perform set_config('request.jwt.claims', case when person is null then '{"role":"anon"}' else claims end, true),
      set_config('request.jwt.claim.sub', coalesce(person::text, ''), true),
      set_config('role', case when person is null then 'anon' else 'authenticated' end, true);
    execute statement;
    get diagnostics touched = row_count;
    raise exception using errcode = 'MT000';
  exception when others then
    get stacked diagnostics code = returned_sqlstate;
  end;
  return case code when 'MT000' then touched || ' rows' else code end;
end $$;
create table matrix.known (relation text, key text);
grant select, insert on matrix.known to anon, authenticated;
create function matrix.learn(email text, relation text, key text) returns void language plpgsql as $$
begin
  perform set_config('request.jwt.claim.sub', (select u.id::text from public.usuarios u where u.email = learn.email), true),
    set_config('role', 'authenticated', true);
  execute format('insert into matrix.known select %L, v.%I::text from public.%I v', relation, key, relation);
end $$;
create function matrix.listen(topic text) returns setof text language plpgsql as $$
begin
  perform set_config('realtime.topic', listen.topic, true);
  return query select m.extension from realtime.messages m where m.topic = listen.topic;
end $$;
create function matrix.speak(topic text) returns void language plpgsql as $$
begin
  perform set_config('realtime.topic', speak.topic, true);
  insert into realtime.messages (topic, extension) values (speak.topic, 'broadcast');
end $$;
grant execute on all functions in schema matrix to anon, authenticated;`;

/** Functions that a signed-in person may call, each with a call without arguments: null where it has some. */
const callsSql = `
select p.proname as name, format('select * from public.%I(%s)', p.proname, (
    select string_agg(format('null::%s', format_type(t, null)), ', ' order by place)
    from unnest(p.proargtypes) with ordinality as argument(t, place))) as statement
from pg_proc p
where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
order by p.proname collate "C"`;

/** Private channels of the app, by the start of their topic, each with a topic of the account. */
const channels = [
  ["digitando", "(select 'digitando:' || c.id from public.chats c where c.conta_id = $1 order by c.id limit 1)"],
  ["envios", "'envios:' || $1"],
  ["pipelines", "'pipelines:' || $1"],
  ["teste", "'teste:sala:' || $1"],
  ["vendas", "'vendas:' || $1"],
] as const;

interface Relation {
  readonly name: string;
  readonly isView: boolean;
  readonly key: string;
  readonly hasTenant: boolean;
  readonly insertable: readonly string[];
  readonly updatable: string | null;
  readonly softDeletes: boolean;
}

const relationsSql = `
select c.relname as name, c.relkind = 'v' as "isView",
  (select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = 1) as key,
  exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'conta_id') as "hasTenant",
  coalesce((select array_agg(a.attname::text order by a.attnum) from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and a.attname <> 'id'
      and has_column_privilege('authenticated', c.oid, a.attnum, 'insert')), '{}') as insertable,
  (select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and a.attname <> 'excluido_em'
    and has_column_privilege('authenticated', c.oid, a.attnum, 'update') order by a.attnum limit 1) as updatable,
  exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'excluido_em') as "softDeletes"
from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
order by c.relkind = 'v', c.relname collate "C"`;

interface Attempt {
  readonly relation: string;
  readonly statement: string;
  /** How many rows could be affected. */
  readonly total: number;
  /** The word when everything is allowed. */
  readonly whole: "all" | "yes";
}

/** The result of one attempt as a word: policies filter rows, a missing privilege or a rule refuses the statement. */
function wordFor(answer: string, { total, whole }: Attempt, person: string): string {
  const [, touched] = /^(\d+) rows$/.exec(answer) ?? [];
  if (touched !== undefined) {
    return touched === "0" ? "–" : total === 0 || Number(touched) === total ? whole : "some";
  }
  // A person without an account cannot write to one (23502); a key into another account matches no row there (23503).
  const isRefused = ["42501", "PT403", "23502"].includes(answer) || (answer === "23503" && person === "neighbour");
  return isRefused ? "no" : whole;
}

async function table(title: string, text: string, attempts: readonly Attempt[]): Promise<string> {
  const rows = await backend.query<{ answer: string }>(
    `select matrix.attempt(p.email, s.statement) as answer
    from unnest($2::text[]) with ordinality as s(statement, line)
    cross join unnest($1::text[]) with ordinality as p(email, place)
    order by s.line, p.place`,
    [people.map(([, email]) => email), attempts.map(({ statement }) => statement)],
  );
  const lines = attempts.map((attempt, line) => {
    const words = people.map(([person], place) =>
      wordFor(rows[line * people.length + place]?.answer ?? "", attempt, person),
    );
    return [attempt.relation, ...words];
  });
  const head = [title, ...people.map(([person]) => person)];
  const widths = head.map((_, place) => Math.max(...[head, ...lines].map((line) => [...(line[place] ?? "")].length)));
  const print = (line: readonly string[]): string =>
    `| ${line.map((word, place) => word.padEnd(widths[place] ?? 0)).join(" | ")} |`;
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
  return [`## ${title}`, "", text, "", print(head), rule, ...lines.map(print), ""].join("\n");
}

/** Everyone tries every operation on every relation; all of it is rolled back. */
async function readMatrix(): Promise<string> {
  await backend.query("insert into public.auditoria (conta_id, acao, entidade) values ($1, 'prova', 'contas')", [
    account,
  ]);
  const relations = await backend.query<Relation>(relationsSql);
  const tables = relations.filter(({ isView }) => !isView);
  const scopes = new Map<string, { total: number; where: string }>();
  for (const { name, key, hasTenant } of tables) {
    const column = key === "conta_id" ? "contato_id" : key;
    const where = hasTenant ? `conta_id = '${account}'` : name === "contas" ? `id = '${account}'` : "true";
    const [found] = await backend.query<{ keys: string[] }>(
      `select array(select distinct ${column}::text from public.${name} where ${where} order by 1 limit 20) as keys`,
    );
    const scope = `${where} and ${column} in (${(found?.keys ?? []).map((text) => `'${text}'`).join(", ") || "null"})`;
    const [row] = await backend.query<{ n: number }>(`select count(*)::int as n from public.${name} where ${scope}`);
    scopes.set(name, { total: row?.n ?? 0, where: scope });
  }
  const attempt = (relation: Relation, statement: string): Attempt => {
    const scope = scopes.get(relation.name);
    return {
      relation: relation.name,
      statement: `${statement} where ${scope?.where}`,
      total: scope?.total ?? 0,
      whole: "all",
    };
  };

  // An existing pair would be refused as a duplicate before its account is checked.
  const untaggedSql = `select jsonb_build_object('contato_id', c.id, 'tag_id', t.id) as row
    from public.contatos c cross join public.tags t
    where c.conta_id = '${account}' and t.conta_id = '${account}' and not t.id = any (c.tag_ids) limit 1`;
  // A row of the account, unused by others where possible; columns that the app does not write keep their default.
  const inserts: Attempt[] = [];
  for (const relation of tables) {
    const columns = relation.insertable.length > 0 ? relation.insertable.join(", ") : relation.key;
    const [sample] = await backend.query<{ row: object }>(
      relation.name === "contato_tags"
        ? untaggedSql
        : `select to_jsonb(t) as row from public.${relation.name} t where ${scopes.get(relation.name)?.where}
          order by to_jsonb(t) ->> 'responsavel_id' is not null, to_jsonb(t) ->> 'id' limit 1`,
    );
    const json = JSON.stringify(sample?.row ?? {}).replaceAll("'", "''");
    const statement = `insert into public.${relation.name} (${columns})
      select ${columns} from jsonb_populate_record(null::public.${relation.name}, '${json}')`;
    inserts.push({ relation: relation.name, statement, total: 1, whole: "yes" });
  }

  // The owner sees all rows of the account in a view.
  const reads: Attempt[] = [];
  for (const { name, key } of relations.filter(({ isView }) => isView)) {
    await backend.query("select matrix.learn($1, $2, $3)", [people[0]?.[1], name, key]);
    const [known] = await backend.query<{ n: number }>(
      "select count(*)::int as n from matrix.known where relation = $1",
      [name],
    );
    const statement = `select 1 from public.${name} v
      join matrix.known k on k.relation = '${name}' and k.key = v."${key}"::text`;
    reads.push({ relation: name, statement, total: known?.n ?? 0, whole: "all" });
  }

  return [
    "# Who may do what with which table",
    "",
    "Made by access-matrix.test.ts, which compares it; `UPDATE=1` writes it anew. Each statement runs as the person, under",
    "row-level security, against 20 rows of the account of the demo that everyone but the neighbour belongs to.",
    "**all**, **some** and **–**: of its rows. **no**: the statement is refused.",
    "",
    await table(
      "Read",
      "Any column that may be read.",
      tables.map((relation) => attempt(relation, `select 1 from public.${relation.name}`)),
    ),
    await table("Read a view", "Of the rows that the owner sees.", reads),
    await table("Insert", "One row, like one that is there; the neighbour inserts into their own account.", inserts),
    await table(
      "Update",
      "The first column that the app may write.",
      tables.map((relation) => {
        const column = relation.updatable ?? relation.key;
        return attempt(relation, `update public.${relation.name} set ${column} = ${column}`);
      }),
    ),
    await table(
      "Soft delete",
      "`excluido_em` of the rows.",
      tables
        .filter(({ softDeletes }) => softDeletes)
        .map((relation) => attempt(relation, `update public.${relation.name} set excluido_em = now()`)),
    ),
    await table(
      "Delete",
      "Deleting for good.",
      tables.map((relation) => attempt(relation, `delete from public.${relation.name}`)),
    ),
  ].join("\n");
}

/** Everyone calls every function, reaches into every bucket and joins every private channel; all of it is rolled back. */
async function readCalls(): Promise<string> {
  return [
    "# Who may do what with functions, files and channels",
    "",
    "Made by access-matrix.test.ts, as access-matrix.md is.",
    "",
    await table(
      "Call",
      "A function without arguments, or with null for each. **–**: it returns no rows. Missing data counts as allowed.",
      await callAttempts(),
    ),
    await table("Read a file", "Of the account, in each bucket.", await bucketAttempts("select 1 from")),
    await table(
      "Upload a file",
      "Into the account's folder of each bucket.",
      (await bucketAttempts("")).map(({ relation }) => ({
        relation,
        statement: `insert into storage.objects (bucket_id, name, owner_id)
          values ('${relation}', '${account}/prova/2/nota.pdf', auth.uid()::text)`,
        total: 1,
        whole: "yes",
      })),
    ),
    await table(
      "Delete a file",
      "Of another person of the account, in each bucket.",
      await bucketAttempts("delete from"),
    ),
    await table("Listen", "To a private channel of the account.", await channelAttempts("listen")),
    await table("Speak", "In a private channel of the account.", await channelAttempts("speak")),
  ].join("\n");
}

async function callAttempts(): Promise<readonly Attempt[]> {
  const calls = await backend.query<{ name: string; statement: string }>(callsSql);
  return calls.map(({ name, statement }) => ({ relation: name, statement, total: 0, whole: "yes" }));
}

async function bucketAttempts(verb: string): Promise<readonly Attempt[]> {
  const buckets = await backend.query<{ id: string }>("select id from storage.buckets order by id");
  return buckets.map(({ id }) => ({
    relation: id,
    statement: `${verb} storage.objects where bucket_id = '${id}' and name like '${account}/%'`,
    total: 1,
    whole: "yes",
  }));
}

async function channelAttempts(act: "listen" | "speak"): Promise<readonly Attempt[]> {
  const attempts: Attempt[] = [];
  for (const [name, topic] of channels) {
    const [row] = await backend.query<{ topic: string }>(`select ${topic} as topic`.replaceAll("$1", `'${account}'`));
    if (act === "listen") {
      await backend.query("insert into realtime.messages (topic, extension) values ($1, 'broadcast')", [row?.topic]);
    }
    attempts.push({
      relation: name,
      statement: `select * from matrix.${act}('${row?.topic}')`,
      total: 1,
      whole: "yes",
    });
  }
  return attempts;
}

/** Ten people read every view whole. */
const slowMs = 180_000;

test.each([
  ["table", "access-matrix.md", readMatrix],
  ["function, bucket and channel", "access-matrix-calls.md", readCalls],
])(
  "everyone's rights on every %s match the matrix",
  async (_, file, read) => {
    const found = await read();
    const path = new URL(file, import.meta.url);
    if (process.env.UPDATE === "1" && !process.env.CI) {
      await writeFile(path, found);
    }
    expect(found.split("\n")).toEqual((await readFile(path, "utf8")).split("\n"));
  },
  slowMs,
);

test("every private channel of the design is in the matrix", async () => {
  const folder = new URL("../../designs/vendas/", import.meta.url);
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".json"));
  const found = new Set<string>();
  for (const file of files) {
    const text = await readFile(new URL(file, folder), "utf8");
    const steps: Record<string, unknown>[] = [];
    JSON.parse(text, (_, value) => {
      if (typeof value?.action === "string") steps.push(value);
      return value;
    });
    for (const { action, channel, private: isPrivate } of steps) {
      if (action !== "supabase.subscribe" || isPrivate === undefined) continue;
      const [, id] = /steps\.(\w+)/.exec(JSON.stringify(channel)) ?? [];
      found.add(JSON.stringify(id === undefined ? channel : steps.find((step) => step.id === id)));
    }
  }
  const known = (text: string): string | undefined => channels.find(([name]) => text.includes(`${name}:`))?.[0];
  expect([...found].map((text) => known(text) ?? text).toSorted()).toEqual(channels.map(([name]) => name));
});

test("nobody without a session calls a function, and those of the server are named", async () => {
  const callable = async (role: string): Promise<readonly string[]> =>
    (
      await backend.query<{ name: string }>(
        `select p.proname as name from pg_proc p
        where p.pronamespace = 'public'::regnamespace and has_function_privilege($1, p.oid, 'execute') order by 1`,
        [role],
      )
    ).map(({ name }) => name);
  expect(await callable("anon")).toEqual([]);
  const own = new Set(await callable("authenticated"));
  expect((await callable("service_role")).filter((name) => !own.has(name))).toEqual([
    "rpc_anuncios_falhou",
    "rpc_anuncios_pedidos",
    "rpc_anuncios_receber",
    "rpc_cadastro_concluir",
    "rpc_canal_enviada",
    "rpc_canal_por_enviar",
    "rpc_canal_receber",
    "rpc_canal_relatar",
    "rpc_canal_situacao",
    "rpc_conexao_do_codigo",
    "rpc_conexao_ler",
    "rpc_conexao_situacao",
    "rpc_convite_aceitar",
    "rpc_convite_espera",
    "rpc_convite_guardar",
    "rpc_convite_ver",
    "rpc_entrada_liberar",
    "rpc_entrada_tentar",
    "rpc_etiqueta_situacao",
    "rpc_etiquetas_pedidas",
    "rpc_exportacao_avancar",
    "rpc_exportacao_concluir",
    "rpc_exportacao_falhar",
    "rpc_exportacao_iniciar",
    "rpc_exportacao_lote",
    "rpc_exportacoes_vencidas",
    "rpc_importacao_analisada",
    "rpc_importacao_arquivo",
    "rpc_importacao_falhar",
    "rpc_importacao_leitura",
    "rpc_importacao_passo",
    "rpc_importacao_receber",
    "rpc_link_clicar",
    "rpc_rastreio_falhou",
    "rpc_rastreio_receber",
    "rpc_rastreios_consultar",
    "rpc_venda_receber",
    "rpc_webhook_aplicar",
    "rpc_webhook_concluir",
    "rpc_webhook_guardar",
    "rpc_webhook_integracao",
  ]);
});

test("another tenant cannot fetch a row by its id, and receives no changes of it", async () => {
  const igor = await connect(backend, "igor.batista@vizinha.example");
  const tables = (await backend.query<Relation>(relationsSql)).filter(({ isView, hasTenant }) => !isView && hasTenant);
  for (const { name } of tables) {
    const [keys] = await backend.query<{ column: string; ids: string[] }>(
      `select k.column, array(select to_jsonb(t) ->> k.column from public.${name} t where t.conta_id = $1 limit 40) as ids
      from (select attname::text as column from pg_attribute
        where attrelid = 'public.${name}'::regclass and attnum > 0 and attname <> 'conta_id' order by attnum limit 1) k`,
      [account],
    );
    const { data, error } = await igor
      .from(name)
      .select("conta_id")
      .in(keys?.column ?? "id", keys?.ids ?? []);
    expect([name, error, data]).toEqual([name, null, []]);
  }

  const heard: unknown[] = [];
  const channel = igor.channel("tudo");
  for (const name of ["chats", "mensagens", "atendimentos"]) {
    const filter = { event: "*", schema: "public", table: name };
    channel.on<{ conta_id: string }>(
      "postgres_changes" as "system",
      filter,
      (change: RealtimePostgresChangesPayload<{ conta_id: string }>) => {
        heard.push("conta_id" in change.new && [name, change.new.conta_id]);
      },
    );
  }
  await new Promise<void>((resolve, reject) => {
    channel.on("system", {}, ({ status }: { status: string }) =>
      status === "ok" ? resolve() : reject(new Error(status)),
    );
    channel.subscribe();
  });
  const [own] = await backend.query<{ id: string }>("select id::text from public.contas where slug = 'loja-vizinha'");
  for (const tenant of [account, own?.id]) {
    await backend.query("select public.rpc_canal_receber($1, 'whatsapp', '+5511900012345', 'Oi')", [tenant]);
  }
  // Changes arrive in order, so a change missing before the last one never arrives.
  await expect.poll(() => heard.length).toBeGreaterThan(2);
  expect(heard).toEqual([
    ["chats", own?.id],
    ["mensagens", own?.id],
    ["chats", own?.id],
  ]);
});
