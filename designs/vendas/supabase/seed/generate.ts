import { cnpj, cpf } from "./documents.ts";
import { firstNames, lastNames } from "./names.ts";
import { type Draw, drawFor, uuidFor } from "./random.ts";
import { insert, type SqlValue } from "./sql.ts";

/** Quantas linhas, que sorteio e que «agora». */
export interface SeedOptions {
  readonly seed?: number;
  /** O instante em que a demonstração acontece; nada é mais novo. */
  readonly anchor?: string;
}

type Row = Readonly<Record<string, SqlValue>>;

const rowCounts = { contatos: 300, contatoTags: 420 };
const neighbourPercent = 5;
const dayMs = 24 * 60 * 60 * 1000;

// A senha de todos é `Teste1234`. A soma vem pronta, com sal fixo, para que o mesmo gerador dê sempre os mesmos bytes
// e para não pedir pgcrypto; Supabase Auth e o backend embutido conferem bcrypt do mesmo jeito.
const passwordHash = "$2a$10$TramaDemoSeedSaltValuesEtvPmejmsgX4i4y9dsMlkfCsETHla2";

interface Person {
  readonly nome: string;
  readonly email: string;
  readonly perfil: string;
  readonly contaIndex: number;
  readonly ativo?: false;
  readonly semPermissoes?: true;
}

const people: readonly Person[] = [
  { nome: "Ana Lima", email: "ana.lima@aurora.example", perfil: "proprietario", contaIndex: 0 },
  { nome: "Bruno Tavares", email: "bruno.tavares@aurora.example", perfil: "comercial", contaIndex: 0 },
  { nome: "Carla Nunes", email: "carla.nunes@aurora.example", perfil: "suporte", contaIndex: 0 },
  { nome: "Diego Prado", email: "diego.prado@aurora.example", perfil: "logistica", contaIndex: 0 },
  { nome: "Elisa Moura", email: "elisa.moura@aurora.example", perfil: "financeiro", contaIndex: 0 },
  { nome: "Felipe Rocha", email: "felipe.rocha@aurora.example", perfil: "trafego", contaIndex: 0 },
  { nome: "Gustavo Pires", email: "gustavo.pires@aurora.example", perfil: "comercial", contaIndex: 0, ativo: false },
  { nome: "Helena Dias", email: "helena.dias@aurora.example", perfil: "suporte", contaIndex: 0, semPermissoes: true },
  { nome: "Igor Batista", email: "igor.batista@vizinha.example", perfil: "proprietario", contaIndex: 1 },
];

/** O texto de `demo.json`: com quem se entra na demonstração. */
export function demoLogins(): string {
  const notes: Readonly<Record<string, string>> = {
    proprietario: "proprietária, cuida da conta",
    comercial: "comercial",
    suporte: "suporte",
    logistica: "logística",
    financeiro: "financeiro",
    trafego: "tráfego",
  };
  const users = people.map(({ email, perfil, contaIndex, ativo, semPermissoes }) => {
    const [note = perfil] = [
      ...(ativo === false ? ["acesso desativado"] : []),
      ...(semPermissoes ? ["sem nenhuma página liberada"] : []),
      ...(contaIndex > 0 ? ["proprietário de outra conta"] : []),
      ...(notes[perfil] === undefined ? [] : [notes[perfil]]),
    ];
    return { email, note };
  });
  return `${JSON.stringify({ password: "Teste1234", users }, null, 2)}\n`;
}

const personColors = [
  "#1D5BD6",
  "#B42318",
  "#1B7F4B",
  "#B45309",
  "#7A3EC8",
  "#0E7490",
  "#475467",
  "#C11574",
  "#1D5BD6",
];

const tags: readonly { readonly nome: string; readonly cor: string; readonly contaIndex: number }[] = [
  { nome: "Cliente", cor: "#1B7F4B", contaIndex: 0 },
  { nome: "Interessado", cor: "#1D5BD6", contaIndex: 0 },
  { nome: "VIP", cor: "#7A3EC8", contaIndex: 0 },
  { nome: "Aluno", cor: "#0E7490", contaIndex: 0 },
  { nome: "Afiliado", cor: "#B45309", contaIndex: 0 },
  { nome: "Não contatar", cor: "#B42318", contaIndex: 0 },
  { nome: "Lançamento março", cor: "#C11574", contaIndex: 0 },
  { nome: "Indicação", cor: "#475467", contaIndex: 0 },
  { nome: "Cliente", cor: "#1B7F4B", contaIndex: 1 },
  { nome: "VIP", cor: "#7A3EC8", contaIndex: 1 },
];

const prices = [4700, 9700, 19700, 49700, 99700, 199700];
const places = [
  ["São Paulo", "SP", "11"],
  ["Rio de Janeiro", "RJ", "21"],
  ["Belo Horizonte", "MG", "31"],
  ["Curitiba", "PR", "41"],
  ["Porto Alegre", "RS", "51"],
  ["Salvador", "BA", "71"],
  ["Recife", "PE", "81"],
  ["Fortaleza", "CE", "85"],
  ["Goiânia", "GO", "62"],
  ["Manaus", "AM", "92"],
] as const;

/** O texto de `seed.sql`: a mesma entrada dá os mesmos bytes. */
export function generateSeed({ seed = 20250115, anchor = "2025-06-15T12:00:00-03:00" }: SeedOptions = {}): string {
  const anchorMs = Date.parse(anchor);
  const id = (table: string, index: number): string => uuidFor(seed, table, index);
  const contatos = createContatos(seed, anchorMs);
  return [
    "-- Gerado por seed/generate.ts; não edite. Senha de todas as pessoas: Teste1234.\n",
    ...authUsers(id, anchorMs),
    insert("public.contas", [
      {
        id: id("contas", 0),
        nome: "Escola Aurora",
        slug: "escola-aurora",
        meta_mensal_centavos: 15000000,
        imposto_bps: 600,
        documento: cnpj("12ABC34501DE"),
        criado_em: ago(anchorMs, 560),
      },
      {
        id: id("contas", 1),
        nome: "Loja Vizinha",
        slug: "loja-vizinha",
        meta_mensal_centavos: 2000000,
        imposto_bps: 400,
        documento: cnpj("000001990001"),
        criado_em: ago(anchorMs, 300),
      },
    ]),
    insert(
      "public.usuarios",
      people.map((person, index) => ({
        id: id("usuarios", index),
        conta_id: id("contas", person.contaIndex),
        nome: person.nome,
        email: person.email,
        telefone: `+55119${String(1000000 + index * 1111).padStart(8, "0")}`,
        cor: personColors[index] ?? "#1D5BD6",
        perfil: person.perfil,
        permissoes: person.semPermissoes ? "[]" : { raw: `app.permissoes_do_perfil('${person.perfil}')` },
        ativo: person.ativo ?? true,
        criado_em: ago(anchorMs, 550 - index * 20),
      })),
    ),
    insert(
      "public.tags",
      tags.map((tag, index) => ({
        id: id("tags", index),
        conta_id: id("contas", tag.contaIndex),
        nome: tag.nome,
        cor: tag.cor,
        criado_em: ago(anchorMs, 540 - index),
      })),
    ),
    insert("public.contatos", contatos),
    insert("public.contato_tags", createContatoTags(seed, contatos)),
  ].join("\n");
}

// No Supabase, auth.users tem instance_id e as colunas de token não aceitam nulo na leitura; o backend embutido não
// tem a primeira. Por isso ela é preenchida à parte, quando existe.
function authUsers(id: (table: string, index: number) => string, anchorMs: number): readonly string[] {
  return [
    insert(
      "auth.users",
      people.map((person, index) => ({
        id: id("usuarios", index),
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
        id: id("identidades", index),
        provider: "email",
        provider_id: id("usuarios", index),
        user_id: id("usuarios", index),
        identity_data: JSON.stringify({ sub: id("usuarios", index), email: person.email, email_verified: true }),
        last_sign_in_at: ago(anchorMs, 550),
        created_at: ago(anchorMs, 550),
        updated_at: ago(anchorMs, 550),
      })),
    ),
  ];
}

// Contatos -----------------------------------------------------------------------------------------------------------

// As linhas que toda tela tem de aguentar, sempre presentes e no começo.
const edgeContatos: readonly Row[] = [
  { nome: "Maria Antônia Fernanda Guimarães de Albuquerque Cavalcanti Vasconcelos Peçanha" },
  { nome: "Zoë Brandão 🌻" },
  { nome: "Dandara D'Ávila" },
  { nome: "ليلى حداد" },
  { nome: "Emily Carter", telefone: "+12025550143", pais: "US", cidade: "Springfield", uf: null },
  { nome: "Otávio Sem E-mail", email: null },
  { nome: "Íris Sem Telefone", telefone: null },
  {
    nome: "Contato anonimizado",
    email: null,
    telefone: null,
    tipo_documento: null,
    documento: null,
    anonimizado_em: "2025-05-02T10:00:00.000Z",
  },
  { nome: "Comércio Aurora Boreal LTDA", tipo_documento: "cnpj", documento: cnpj("12ABC34501DE") },
  { nome: "<b>Bianca</b> & Filhas", observacao: "Nome com marcação, para provar que texto é texto." },
];

function createContatos(seed: number, anchorMs: number): readonly Row[] {
  const neighbourCount = Math.round((rowCounts.contatos * neighbourPercent) / 100);
  const mainCount = rowCounts.contatos - neighbourCount;
  const main = Array.from({ length: mainCount }, (_, index) => createContato(seed, anchorMs, index, 0));
  const neighbours = Array.from({ length: neighbourCount }, (_, index) => ({
    ...createContato(seed, anchorMs, mainCount + index, 1),
    // De propósito o mesmo e-mail que um contato da outra conta.
    email: main[edgeContatos.length + index]?.email ?? null,
  }));
  return [...main, ...neighbours];
}

function createContato(seed: number, anchorMs: number, index: number, contaIndex: number): Row {
  const draw = drawFor(seed, "contatos", index);
  const nome = `${draw.pick(firstNames)} ${draw.pick(lastNames)}`;
  const [cidade, uf, ddd] = draw.pick(places);
  const ageDays = draw.int(540);
  const hasDocument = draw.chance(60);
  const isCompany = draw.chance(6);
  const documento = isCompany ? cnpj(`${String(index).padStart(8, "0")}0001`) : cpf(19 + index * 1733);
  return {
    id: uuidFor(seed, "contatos", index),
    conta_id: uuidFor(seed, "contas", contaIndex),
    nome,
    email: emailOf(nome, index, draw),
    telefone: `+55${ddd}90${String(draw.int(10_000_000)).padStart(7, "0")}`,
    tipo_documento: hasDocument ? (isCompany ? "cnpj" : "cpf") : null,
    documento: hasDocument ? documento : null,
    pais: "BR",
    cidade,
    uf,
    origem: draw.pick(["transacao", "transacao", "transacao", "chat", "importacao", "manual", "formulario"]),
    responsavel_id: responsavelFor(seed, draw, contaIndex),
    aceita_contato: !draw.chance(8),
    observacao: null,
    dados_teste: hasDocument,
    anonimizado_em: null,
    ...purchases(draw, anchorMs, ageDays),
    criado_em: ago(anchorMs, ageDays, draw.int(dayMs)),
    ...(contaIndex === 0 ? edgeContatos[index] : undefined),
  };
}

function responsavelFor(seed: number, draw: Draw, contaIndex: number): string | null {
  const candidates = contaIndex === 0 ? [0, 1, 1, 1, 2, 2] : [8];
  const personIndex = draw.pick(candidates);
  return draw.chance(60) ? uuidFor(seed, "usuarios", personIndex) : null;
}

function purchases(draw: Draw, anchorMs: number, ageDays: number): Row {
  let count = 0;
  let totalCents = 0;
  while (count < 8 && draw.chance(count === 0 ? 62 : 38)) {
    count += 1;
    totalCents += draw.pick(prices);
  }
  return {
    total_compras_centavos: totalCents,
    qtd_compras: count,
    ultima_compra_em: count === 0 ? null : ago(anchorMs, draw.int(ageDays + 1), draw.int(dayMs)),
  };
}

function emailOf(nome: string, index: number, draw: Draw): string {
  const name = nome
    .normalize("NFD")
    .replace(/[^A-Za-z ]/g, "")
    .toLowerCase()
    .replaceAll(" ", ".");
  return `${name}${index}@${draw.pick(["correio.example", "example.com", "example.org"])}`;
}

function createContatoTags(seed: number, contatos: readonly Row[]): readonly Row[] {
  const contas = tags.map((tag) => uuidFor(seed, "contas", tag.contaIndex));
  const seen = new Set<string>();
  const rows: Row[] = [];
  for (let index = 0; rows.length < rowCounts.contatoTags; index++) {
    const draw = drawFor(seed, "contato_tags", index);
    const contato = draw.pick(contatos);
    const tagIndex = draw.pick(
      tags.map((_, position) => position).filter((position) => contas[position] === contato.conta_id),
    );
    const tagId = uuidFor(seed, "tags", tagIndex);
    const key = `${String(contato.id)} ${tagId}`;
    if (contato.id !== undefined && contato.conta_id !== undefined && !seen.has(key)) {
      seen.add(key);
      rows.push({ conta_id: contato.conta_id, contato_id: contato.id, tag_id: tagId });
    }
  }
  return rows;
}

function ago(anchorMs: number, dayCount: number, extraMs = 0): string {
  return new Date(anchorMs - dayCount * dayMs - extraMs).toISOString();
}
