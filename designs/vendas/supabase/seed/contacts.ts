import { cnpj, cpf } from "./documents.ts";
import { firstNames, lastNames } from "./names.ts";
import { type Draw, drawFor, uuidFor } from "./random.ts";
import type { Row } from "./sql.ts";
import { ago, contaOf, dayMs, digits, iso, mainCount, searchText, type World } from "./world.ts";

const tagNames: readonly { readonly nome: string; readonly cor: string; readonly contaIndex: number }[] = [
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

/** A linha que já não tem dono; ninguém compra em nome dela. */
export const anonymousIndex = 7;

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
  { nome: "Bia Rocha" },
  { nome: "Bía Róchà" },
];

/** Os contatos das duas contas; os da vizinha repetem de propósito e-mails da principal. */
export function createContatos(seed: number, anchorMs: number, count: number): Row[] {
  const main = mainCount(count);
  const rows: Row[] = [];
  for (let index = 0; index < count; index++) {
    const row = createContato(seed, anchorMs, index, contaOf(index, count));
    rows.push(index < main ? row : { ...row, email: rows[edgeContatos.length + index - main]?.email ?? null });
  }
  return rows;
}

/** O mesmo contato, não mais novo que a sua primeira compra, e com o texto de busca. */
export function settled(contato: Row, firstPurchaseMs: number | undefined): Row {
  const createdMs = Date.parse(String(contato.criado_em));
  return {
    ...contato,
    busca: searchText(contato.nome, contato.email, digits(contato.telefone)),
    criado_em: iso(Math.min(createdMs, (firstPurchaseMs ?? createdMs + dayMs) - dayMs / 24)),
  };
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
    responsavel_id: responsible(seed, draw, contaIndex),
    aceita_contato: !draw.chance(8),
    observacao: null,
    dados_teste: hasDocument,
    anonimizado_em: null,
    criado_em: ago(anchorMs, ageDays, draw.int(dayMs)),
    ...(contaIndex === 0 ? edgeContatos[index] : undefined),
  };
}

function responsible(seed: number, draw: Draw, contaIndex: number): string | null {
  const personIndex = draw.pick(contaIndex === 0 ? [0, 1, 1, 1, 2, 2] : [8]);
  return draw.chance(60) ? uuidFor(seed, "usuarios", personIndex) : null;
}

function emailOf(nome: string, index: number, draw: Draw): string {
  const name = nome
    .normalize("NFD")
    .replace(/[^A-Za-z ]/g, "")
    .toLowerCase()
    .replaceAll(" ", ".");
  return `${name}${index}@${draw.pick(["correio.example", "example.com", "example.org"])}`;
}

const tagAt = (index: number): (typeof tagNames)[number] =>
  tagNames[index] ?? { nome: `Turma ${index + 1}`, cor: "#475467", contaIndex: 0 };

/** As etiquetas das contas. */
export function createTags({ seed, anchorMs, size }: World): readonly Row[] {
  return Array.from({ length: size.tags }, (_, index) => {
    const tag = tagAt(index);
    return {
      id: uuidFor(seed, "tags", index),
      conta_id: uuidFor(seed, "contas", tag.contaIndex),
      nome: tag.nome,
      cor: tag.cor,
      criado_em: ago(anchorMs, 540 - index),
    };
  });
}

/** Etiquetas postas em contatos, nenhuma duas vezes. */
export function* createContatoTags({ seed, size, contatos }: World): Generator<Row> {
  const ofConta = [0, 1].map((conta) =>
    Array.from({ length: size.tags }, (_, index) => index).filter((index) => tagAt(index).contaIndex === conta),
  );
  const seen = new Set<number>();
  for (let index = 0; seen.size < size.contatoTags; index++) {
    const draw = drawFor(seed, "contato_tags", index);
    const contatoIndex = draw.int(contatos.length);
    const tagIndex = draw.pick(ofConta[contaOf(contatoIndex, contatos.length)] ?? []);
    const key = contatoIndex * size.tags + tagIndex;
    const contato = contatos[contatoIndex];
    if (contato?.id !== undefined && contato.conta_id !== undefined && !seen.has(key)) {
      seen.add(key);
      yield { conta_id: contato.conta_id, contato_id: contato.id, tag_id: uuidFor(seed, "tags", tagIndex) };
    }
  }
}
