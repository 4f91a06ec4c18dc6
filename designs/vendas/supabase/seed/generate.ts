import { adAccountRows, adRows } from "./ads.ts";
import { accessRows, commissionRows, eventRows } from "./after-sales.ts";
import { createContatos, createContatoTags, createTags, settled } from "./contacts.ts";
import {
  dealHistoryRows,
  dealRows,
  fileRows,
  lossReasonRows,
  noteRows,
  pipelineRows,
  stageRows,
  taskRows,
} from "./deals.ts";
import { cnpj } from "./documents.ts";
import { exportRows, importErrorRows, importFileRows, importRows, linkRows } from "./finance.ts";
import { type Person, peopleOf } from "./people.ts";
import { createProducts, participantRows, productRows } from "./products.ts";
import { attemptRows, openRecoveries, recoveryRows } from "./recovery.ts";
import { openBook, placeOf, type SalesBook, saleAt } from "./sales.ts";
import {
  chatFileRows,
  chatRows,
  messageRows,
  openService,
  quickReplyRows,
  ticketNoteRows,
  ticketRows,
} from "./service.ts";
import { batchRows, openShipments, parcelEventRows, parcelRows, shipmentRows } from "./shipping.ts";
import { type Size, sizes } from "./sizes.ts";
import { copies, insert, type Row, type SeedPart } from "./sql.ts";
import { ago, id, type World } from "./world.ts";

export { demoLogins } from "./people.ts";
export type { SeedPart } from "./sql.ts";

/** Quantas linhas, que sorteio e que «agora». */
export interface SeedOptions {
  readonly size?: keyof typeof sizes;
  readonly seed?: number;
  /** O instante em que a demonstração acontece; nada é mais novo. */
  readonly anchor?: string;
}

// A senha de todos é `Teste1234`. A soma vem pronta, com sal fixo, para que o mesmo gerador dê sempre os mesmos bytes
// e para não pedir pgcrypto; Supabase Auth e o backend embutido conferem bcrypt do mesmo jeito.
const passwordHash = "$2a$10$TramaDemoSeedSaltValuesEtvPmejmsgX4i4y9dsMlkfCsETHla2";

const personColors = ["#1D5BD6", "#B42318", "#1B7F4B", "#B45309", "#7A3EC8", "#0E7490", "#475467", "#C11574"];

// As tabelas cujos gatilhos refariam, linha a linha, o que o gerador já sabe.
const quietTables = [
  ...["contatos", "transacoes", "usuarios_app", "tarefas", "chats", "mensagens", "atendimentos"],
  ...["envios", "rastreios", "oportunidades"],
];

/** O texto de `seed.sql`: a mesma entrada dá os mesmos bytes. */
export function generateSeed(options: Omit<SeedOptions, "size"> = {}): string {
  const demo = prepare({ ...options, size: "demo" });
  return [
    "-- Gerado por seed/generate.ts; não edite. Senha de todas as pessoas: Teste1234.\n",
    ...demo.people,
    ...quietTables.map((table) => `alter table public.${table} disable trigger user;\n`),
    ...demo.tables.map(([table, rows]) => insert(`public.${table}`, [...rows()])),
    "select app.recontar_contatos(), app.refazer_prazos(), app.somar_todos_os_dias();\n",
    ...quietTables.map((table) => `alter table public.${table} enable trigger user;\n`),
  ].join("\n");
}

/**
 * A mesma demonstração aos pedaços, de qualquer tamanho, para um banco que aceita `copy`.
 *
 * As chaves e os gatilhos dormem enquanto ela entra: conferi-los linha a linha custaria mais do que as linhas.
 */
export function* generateDemo(options: SeedOptions = {}): Generator<SeedPart> {
  const demo = prepare(options);
  yield { sql: demo.people.join("\n") };
  yield { sql: "set session_replication_role = replica" };
  for (const [table, rows] of demo.tables) {
    yield* copies(`public.${table}`, rows());
  }
  // Sem estatísticas, somar as cem mil vendas levaria minutos.
  yield { sql: "analyze" };
  yield {
    sql: "select app.recontar_contatos(), app.refazer_etiquetas(), app.refazer_prazos(), app.somar_todos_os_dias()",
  };
  yield { sql: "set session_replication_role = origin" };
  yield { sql: "analyze" };
}

interface Demo {
  readonly people: readonly string[];
  readonly tables: readonly (readonly [string, () => Iterable<Row>])[];
}

// Na ordem em que as chaves pedem.
function prepare({ size = "demo", seed = 20250115, anchor = "2025-06-15T12:00:00-03:00" }: SeedOptions): Demo {
  const anchorMs = Date.parse(anchor);
  // Quem pede o tamanho pela linha de comando escreve o que quiser.
  const counts: Size | undefined = sizes[size];
  if (counts === undefined) {
    throw new Error(`there is no demo of the size ${String(size)}, only ${Object.keys(sizes).join(" and ")}`);
  }
  const people = peopleOf(seed, counts.usuarios);
  const world: World = { seed, anchorMs, size: counts, contatos: createContatos(seed, anchorMs, counts.contatos) };
  const products = createProducts(world);
  const book = openBook(world, products);
  const service = openService(book);
  const shipments = openShipments(book);
  const recoveries = openRecoveries(book);
  const owners = people.flatMap((person, index) => (person.perfil === "proprietario" ? [{ ...person, index }] : []));
  return {
    people: [...authUsers(world, people), accounts(world), persons(world, people)],
    tables: [
      ["tags", () => createTags(world)],
      ["contatos", () => settledContacts(book)],
      ["contato_tags", () => createContatoTags(world)],
      ["contato_notas", () => noteRows(world)],
      ["arquivos", () => fileRows(world)],
      ["produtos", () => productRows(world, products)],
      ["produto_participantes", () => participantRows(world, products)],
      ["links", () => linkRows(world)],
      ["transacoes", () => saleRows(book)],
      ["arquivos", () => importFileRows(world)],
      ["importacoes", () => importRows(world)],
      ["importacao_erros", () => importErrorRows(world)],
      ["exportacoes", () => exportRows(world)],
      ["transacao_eventos", () => eventRows(book)],
      ["comissoes", () => commissionRows(book, owners)],
      ["usuarios_app", () => accessRows(book)],
      ["lotes_expedicao", () => batchRows(shipments)],
      ["envios", () => shipmentRows(shipments)],
      ["rastreios", () => parcelRows(shipments)],
      ["rastreio_eventos", () => parcelEventRows(shipments)],
      ["pipelines", () => pipelineRows(world)],
      ["etapas", () => stageRows(world)],
      ["motivos_perda", () => lossReasonRows(world)],
      ["oportunidades", () => dealRows(book)],
      ["oportunidade_historico", () => dealHistoryRows(book)],
      ["recuperacoes", () => recoveryRows(recoveries)],
      ["recuperacao_tentativas", () => attemptRows(book, recoveries)],
      ["respostas_rapidas", () => quickReplyRows(world)],
      ["chats", () => chatRows(service)],
      ["arquivos", () => chatFileRows(service)],
      ["mensagens", () => messageRows(service)],
      ["atendimentos", () => ticketRows(service)],
      ["contato_notas", () => ticketNoteRows(service)],
      ["tarefas", () => taskRows(book)],
      ["contas_anuncio", () => adAccountRows(world)],
      ["metricas_facebook", () => adRows(book)],
    ],
  };
}

function* saleRows(book: SalesBook): Generator<Row> {
  for (let index = 0; index < book.world.size.transacoes; index++) {
    yield saleAt(book, index).row;
  }
}

function settledContacts(book: SalesBook): readonly Row[] {
  const firstMs = new Map<number, number>();
  for (let index = 0; index < book.world.size.transacoes; index++) {
    const { contatoIndex, orderedMs } = placeOf(book, index);
    firstMs.set(contatoIndex, Math.min(orderedMs, firstMs.get(contatoIndex) ?? orderedMs));
  }
  return book.world.contatos.map((contato, index) => settled(contato, firstMs.get(index)));
}

function accounts(world: World): string {
  const { anchorMs } = world;
  const rows = [
    {
      id: id(world, "contas", 0),
      nome: "Escola Aurora",
      slug: "escola-aurora",
      // Perto do que um mês vende.
      meta_mensal_centavos: world.size.transacoes * 1500,
      imposto_bps: 600,
      documento: cnpj("12ABC34501DE"),
      criado_em: ago(anchorMs, 560),
    },
    {
      id: id(world, "contas", 1),
      nome: "Loja Vizinha",
      slug: "loja-vizinha",
      meta_mensal_centavos: 2000000,
      imposto_bps: 400,
      documento: cnpj("000001990001"),
      criado_em: ago(anchorMs, 300),
    },
    {
      id: id(world, "contas", 2),
      nome: "Estúdio Farol",
      slug: "estudio-farol",
      meta_mensal_centavos: 500000,
      imposto_bps: 600,
      documento: null,
      criado_em: ago(anchorMs, 2),
    },
  ];
  return insert("public.contas", rows.slice(0, world.size.contas));
}

const persons = (world: World, people: readonly Person[]): string =>
  insert(
    "public.usuarios",
    people.map((person, index) => ({
      id: id(world, "usuarios", index),
      conta_id: id(world, "contas", person.contaIndex),
      nome: person.nome,
      email: person.email,
      telefone: `+55119${String(1000000 + index * 1111).padStart(8, "0")}`,
      cor: personColors[index % personColors.length] ?? "#1D5BD6",
      perfil: person.perfil,
      permissoes: person.semPermissoes ? "[]" : { raw: `app.permissoes_do_perfil('${person.perfil}')` },
      ativo: person.ativo ?? true,
      criado_em: ago(world.anchorMs, 550 - index * 20),
    })),
  );

// No Supabase, auth.users tem instance_id e as colunas de token não aceitam nulo na leitura; o backend embutido não
// tem a primeira. Por isso ela é preenchida à parte, quando existe.
function authUsers(world: World, people: readonly Person[]): readonly string[] {
  const { anchorMs } = world;
  return [
    insert(
      "auth.users",
      people.map((person, index) => ({
        id: id(world, "usuarios", index),
        aud: "authenticated",
        role: "authenticated",
        email: person.email,
        encrypted_password: passwordHash,
        email_confirmed_at: ago(anchorMs, 550),
        confirmation_token: "",
        recovery_token: "",
        email_change: "",
        email_change_token_new: "",
        raw_app_meta_data: '{"provider":"email","providers":["email"]}',
        raw_user_meta_data: "{}",
        created_at: ago(anchorMs, 550),
        updated_at: ago(anchorMs, 550),
      })),
    ),
    `do $$
begin
  if exists (select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id') then
    execute 'update auth.users set instance_id = ''00000000-0000-0000-0000-000000000000'' where instance_id is null';
  end if;
end $$;
`,
    insert(
      "auth.identities",
      people.map((person, index) => ({
        id: id(world, "identidades", index),
        provider: "email",
        provider_id: id(world, "usuarios", index),
        user_id: id(world, "usuarios", index),
        identity_data: JSON.stringify({ sub: id(world, "usuarios", index), email: person.email, email_verified: true }),
        last_sign_in_at: ago(anchorMs, 550),
        created_at: ago(anchorMs, 550),
        updated_at: ago(anchorMs, 550),
      })),
    ),
  ];
}
