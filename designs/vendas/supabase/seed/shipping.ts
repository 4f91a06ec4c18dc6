import { evenly, sales } from "./after-sales.ts";
import { type Draw, drawFor } from "./random.ts";
import type { Sale, SalesBook } from "./sales.ts";
import type { Row } from "./sql.ts";
import { dayMs, hourMs, id, iso, localDay, mainCount, type World } from "./world.ts";

/** Um envio, com o que o objeto dele e os eventos tiram dele. */
interface Shipment {
  readonly index: number;
  readonly status: string;
  readonly createdMs: number;
  readonly path: readonly Step[];
  readonly expectedMs: number;
  readonly row: Row;
}

interface Step {
  readonly tipo: string;
  readonly codigo: string;
  readonly descricao: string;
  readonly status: string;
  readonly ms: number;
}

/** Os envios da demonstração, do mais novo ao mais antigo. */
export interface ShipmentBook {
  readonly book: SalesBook;
  /** As vendas pagas de produtos físicos, da mais nova à mais antiga. */
  readonly physical: readonly Sale[];
}

export function openShipments(book: SalesBook): ShipmentBook {
  const physical = [...sales(book)].filter(({ product, approvedMs }) => product.fisico && approvedMs !== null);
  return { book, physical: physical.sort((a, b) => (b.approvedMs ?? 0) - (a.approvedMs ?? 0) || a.index - b.index) };
}

/** Os últimos envios, de vendas antigas, que se cancelaram. */
const canceledCount = 3;

// Os que esperam: os primeiros sem endereço inteiro, os últimos já separados.
const waiting = (index: number, count: number): string =>
  index < 2 ? "endereco_incompleto" : index < count - separated ? "pendente" : "em_separacao";

/** Os últimos dos que esperam estão no lote do dia: os mais velhos já separados. */
const separated = 3;
const inBatch = 5;

// O que há de mais novo entre os objetos: cada situação, com as que pedem atenção. Os outros chegaram.
const moving = [
  ...["etiqueta", "etiqueta", "etiqueta", "postado", "postado", "transito", "transito", "transito", "transito", "saiu"],
  ...["saiu", "transito", "tentativa", "retirada", "atrasado", "transito", "transito", "retirada-velha"],
  ...["transito", "tentativa", "voltando", "extraviado", "parado"],
] as const;
const returned = ["devolvido", "devolvido"] as const;
type Fate = (typeof moving)[number] | (typeof returned)[number] | "entregue";

const streets = ["Rua das Acácias", "Avenida Central", "Rua do Sol", "Travessa das Flores", "Alameda dos Ipês"];
const quarters = ["Centro", "Jardim América", "Boa Vista", "Santa Luzia", "Vila Nova"];
/** O começo dos CEPs de cada estado. */
const ceps: Readonly<Record<string, string>> = {
  ...{ SP: "01", RJ: "20", MG: "30", PR: "80", RS: "90", BA: "40", PE: "50", CE: "60", GO: "74", AM: "69" },
};

export function batchRows({ book: { world } }: ShipmentBook): readonly Row[] {
  const day = localDay(world.anchorMs);
  return [
    {
      id: id(world, "lotes_expedicao", 0),
      conta_id: id(world, "contas", 0),
      codigo: `LOTE-${day.slice(2).replaceAll("-", "")}-1`,
      data: day,
      criado_por: id(world, "usuarios", 3),
      criado_em: iso(world.anchorMs - 4 * hourMs),
    },
  ];
}

export function* shipmentRows(shipments: ShipmentBook): Generator<Row> {
  for (const { row } of all(shipments)) yield row;
}

export function* parcelRows(shipments: ShipmentBook): Generator<Row> {
  const { world } = shipments.book;
  for (const { index, path, row, expectedMs, status } of all(shipments)) {
    if (status !== "etiqueta_emitida" && path.length === 0) continue;
    const last = path.at(-1);
    const isOver = last !== undefined && ["entregue", "devolvido", "extraviado"].includes(last.status);
    yield {
      id: id(world, "rastreios", index),
      conta_id: row.conta_id ?? null,
      envio_id: row.id ?? null,
      transportadora: "correios",
      codigo: parcelCode(index),
      status: last?.status ?? "aguardando_postagem",
      ultimo_evento_em: last ? iso(last.ms) : null,
      ultimo_evento_texto: last?.descricao ?? null,
      previsto_em: last ? localDay(expectedMs) : null,
      entregue_em: last?.status === "entregue" ? iso(last.ms) : null,
      proxima_consulta_em: last && !isOver ? iso(world.anchorMs + 5 * hourMs) : null,
      consultado_em: last ? iso(Math.max(last.ms, isOver ? last.ms : world.anchorMs - hourMs)) : null,
      criado_em: iso(Number(path[0]?.ms ?? world.anchorMs) - (last ? 3 * hourMs : hourMs)),
    };
  }
}

export function* parcelEventRows(shipments: ShipmentBook): Generator<Row> {
  const { world } = shipments.book;
  let count = 0;
  for (const { index, path, row } of all(shipments)) {
    for (const step of path) {
      const isFar = ["OEC", "BDE", "LDI"].includes(step.tipo);
      yield {
        id: id(world, "rastreio_eventos", count++),
        conta_id: row.conta_id ?? null,
        rastreio_id: id(world, "rastreios", index),
        tipo: step.tipo,
        codigo_evento: step.codigo,
        descricao: step.descricao,
        cidade: isFar ? (row.cidade ?? null) : "São Paulo",
        uf: isFar ? (row.uf ?? null) : "SP",
        destino_cidade: step.tipo === "DO" || step.tipo === "RO" ? (row.cidade ?? null) : null,
        destino_uf: step.tipo === "DO" || step.tipo === "RO" ? (row.uf ?? null) : null,
        status: step.status,
        ocorrido_em: iso(step.ms),
        criado_em: iso(step.ms),
      };
    }
  }
}

function* all(shipments: ShipmentBook): Generator<Shipment> {
  const { envios, eventosDeRastreio, rastreios } = shipments.book.world.size;
  const fates = Array.from({ length: rastreios }, (_, place) => fateAt(place, rastreios));
  const known = fates.reduce((sum, fate) => sum + ways[fate].length, 0);
  // Quem chegou passou por tantas cidades mais que as passagens são as que o tamanho pede.
  const extra = evenly(eventosDeRastreio - known, fates.filter((fate) => fate === "entregue").length);
  for (let index = 0; index < envios; index++) yield shipmentAt(shipments, index, extra);
}

function shipmentAt({ book, physical }: ShipmentBook, index: number, extra: () => number): Shipment {
  const { world, products } = book;
  const { anchorMs, size } = world;
  const main = mainCount(size.envios);
  const isMain = index < main;
  const waitingCount = main - size.rastreios - canceledCount;
  const onTheWay = index - waitingCount;
  const draw = drawFor(world.seed, "envios", index);
  // As vendas mais novas estão a caminho, as outras chegaram; o resto são brindes e trocas.
  const sale = onTheWay < 3 || !isMain ? undefined : physical[onTheWay - 3];
  const isRecent = onTheWay < moving.length;
  const drawnMs = isMain
    ? anchorMs - (onTheWay < 0 ? (index + 1) * (60 / waitingCount) * hourMs : (onTheWay * 0.4 + 2.5) * dayMs)
    : anchorMs - (1 + index - main) * 7 * hourMs;
  const createdMs =
    sale?.approvedMs && (!isRecent || sale.approvedMs > anchorMs - 12 * dayMs) ? sale.approvedMs : drawnMs;
  const isCanceled = isMain && index >= main - canceledCount;
  const fate = isMain && onTheWay >= 0 && !isCanceled ? fateAt(onTheWay, size.rastreios) : null;
  const transfers = fate === "entregue" ? extra() : 0;
  const path = fate === null ? [] : pathOf(fate, transfers, { createdMs, anchorMs, draw });
  const status = isCanceled
    ? "cancelado"
    : fate === null
      ? waiting(isMain ? index : 3, waitingCount)
      : fate === "etiqueta"
        ? "etiqueta_emitida"
        : statusOf(path);
  const linked = isRecent && createdMs === drawnMs ? undefined : sale;
  const row = rowOf(world, {
    index,
    status,
    createdMs,
    path,
    sale: linked,
    draw,
    physical: products.find((one) => one.fisico),
  });
  return { index, status, createdMs, path, expectedMs: expected(fate, path, anchorMs), row };
}

function fateAt(onTheWay: number, parcels: number): Fate {
  const fromEnd = parcels - 1 - onTheWay;
  return moving[onTheWay] ?? returned[fromEnd] ?? "entregue";
}

const statusOf = (path: readonly Step[]): string => {
  const { status } = path.at(-1) ?? { status: "postado" };
  return ["entregue", "devolvido", "extraviado"].includes(status) ? status : "postado";
};

interface RowParts {
  readonly index: number;
  readonly status: string;
  readonly createdMs: number;
  readonly path: readonly Step[];
  readonly sale: Sale | undefined;
  readonly draw: Draw;
  readonly physical: { readonly index: number } | undefined;
}

function rowOf(world: World, { index, status, createdMs, path, sale, draw, physical }: RowParts): Row {
  const { size, contatos, seed } = world;
  const main = mainCount(size.envios);
  const isMain = index < main;
  const mainContacts = mainCount(contatos.length);
  const drawn = isMain ? 20 + draw.int(mainContacts - 20) : mainContacts + draw.int(contatos.length - mainContacts);
  const contato = contatos[sale?.contatoIndex ?? drawn] ?? {};
  const waitingCount = main - size.rastreios - canceledCount;
  const isBatch = index < waitingCount && index >= waitingCount - inBatch;
  const isIncomplete = status === "endereco_incompleto";
  const uf = typeof contato.uf === "string" ? contato.uf : "SP";
  return {
    id: id({ seed }, "envios", index),
    conta_id: id({ seed }, "contas", isMain ? 0 : 1),
    codigo: `ENV-${String(isMain ? main - index : size.envios - index).padStart(6, "0")}`,
    transacao_id: sale?.row.id ?? null,
    contato_id: contato.id ?? null,
    produto_id: isMain && physical ? id({ seed }, "produtos", physical.index) : null,
    destinatario_nome: contato.nome ?? "Contato anonimizado",
    destinatario_documento: contato.documento ?? null,
    telefone: contato.telefone ?? null,
    cep: isIncomplete ? null : `${ceps[uf] ?? "01"}${String(100_000 + draw.int(899_999))}`,
    logradouro: isIncomplete ? null : draw.pick(streets),
    numero: isIncomplete ? null : String(1 + draw.int(1800)),
    complemento: draw.chance(30) ? `Apto ${1 + draw.int(140)}` : null,
    bairro: isIncomplete ? null : draw.pick(quarters),
    cidade: contato.cidade ?? "São Paulo",
    uf,
    transportadora: "correios",
    servico: draw.chance(25) ? "sedex" : "pac",
    status,
    // O do último separado ninguém pesou.
    peso_g: index === waitingCount - 1 ? null : 350,
    altura_cm: 4,
    largura_cm: 12,
    comprimento_cm: 18,
    valor_frete_centavos: 1990,
    valor_declarado_centavos: Number(sale?.row.valor_produto_centavos ?? 19_700),
    prazo_dias: 6,
    etiqueta_erro: null,
    lote_id: isBatch ? id({ seed }, "lotes_expedicao", 0) : null,
    posicao: isBatch ? index : 0,
    conferido: false,
    previsto_em: null,
    postado_em: path[0] ? iso(path[0].ms) : null,
    reembolsado_em: path[0] ? (sale?.row.reembolsada_em ?? sale?.row.chargeback_em ?? null) : null,
    motivo_cancelamento: status === "cancelado" ? "Pedido repetido" : null,
    criado_em: iso(createdMs),
  };
}

const texts: Readonly<Record<string, readonly [descricao: string, status: string]>> = {
  PO01: ["Objeto postado", "postado"],
  DO01: ["Objeto em transferência - por favor aguarde", "em_transito"],
  RO01: ["Objeto em transferência - por favor aguarde", "em_transito"],
  OEC01: ["Objeto saiu para entrega ao destinatário", "saiu_para_entrega"],
  BDE01: ["Objeto entregue ao destinatário", "entregue"],
  BDE20: ["Carteiro não atendido", "tentativa_falha"],
  LDI01: ["Objeto aguardando retirada no endereço indicado", "aguardando_retirada"],
  FC47: ["Objeto será devolvido por solicitação do remetente", "em_devolucao"],
  BDE23: ["Objeto devolvido ao remetente", "devolvido"],
  BDE50: ["Objeto roubado dos Correios", "extraviado"],
};

const ways: Readonly<Record<Fate, readonly string[]>> = {
  etiqueta: [],
  postado: ["PO01"],
  transito: ["PO01", "DO01", "RO01"],
  parado: ["PO01", "DO01"],
  atrasado: ["PO01", "DO01", "RO01"],
  saiu: ["PO01", "DO01", "RO01", "OEC01"],
  tentativa: ["PO01", "DO01", "RO01", "OEC01", "BDE20"],
  retirada: ["PO01", "DO01", "LDI01"],
  "retirada-velha": ["PO01", "DO01", "LDI01"],
  voltando: ["PO01", "DO01", "OEC01", "BDE20", "FC47"],
  entregue: ["PO01", "DO01", "RO01", "OEC01", "BDE01"],
  devolvido: ["PO01", "DO01", "OEC01", "BDE20", "FC47", "BDE23"],
  extraviado: ["PO01", "DO01", "BDE50"],
};

/** Há quantas horas aconteceu o último evento de um objeto que ainda anda. */
const lastHours: Readonly<Partial<Record<Fate, number>>> = {
  ...{ postado: 20, transito: 15, saiu: 3, tentativa: 16, retirada: 30 },
  ...{ parado: 9 * 24, atrasado: 50, "retirada-velha": 5 * 24, voltando: 30, extraviado: 40 },
};

/** Os eventos, do primeiro ao último: os de quem chegou levam dias, os outros acabam há pouco. */
function pathOf(
  fate: Fate,
  transfers: number,
  { createdMs, anchorMs, draw }: { readonly createdMs: number; readonly anchorMs: number; readonly draw: Draw },
): readonly Step[] {
  const [first, ...rest] = ways[fate];
  const codes = first === undefined ? [] : [first, ...Array.from({ length: transfers }, () => "DO01"), ...rest];
  const hours = lastHours[fate];
  const lastMs = hours === undefined ? createdMs + (2 + codes.length + draw.int(3)) * dayMs : anchorMs - hours * hourMs;
  const endMs = Math.min(lastMs - draw.int(90) * 60_000, anchorMs - 60_000);
  const firstMs = Math.min(createdMs + 20 * hourMs, endMs - (codes.length - 1) * 9 * hourMs);
  return codes.map((code, place) => {
    const [descricao, status] = texts[code] ?? ["", "em_transito"];
    const part = codes.length === 1 ? 1 : place / (codes.length - 1);
    const ms = Math.round((firstMs + (endMs - firstMs) * part) / 1000) * 1000;
    return { tipo: code.slice(0, -2), codigo: code.slice(-2), descricao, status, ms };
  });
}

/** O dia prometido; só o de um atrasado já passou, se o objeto ainda anda. */
function expected(fate: Fate | null, path: readonly Step[], anchorMs: number): number {
  if (fate === "atrasado") return anchorMs - 2 * dayMs;
  const promisedMs = Number(path[0]?.ms ?? anchorMs) + 8 * dayMs;
  return fate !== null && lastHours[fate] !== undefined ? Math.max(promisedMs, anchorMs + 2 * dayMs) : promisedMs;
}

/** Um código dos Correios com o dígito certo, que nenhum objeto de verdade tem. */
function parcelCode(index: number): string {
  const digits = String(10_000_000 + ((index * 7919) % 90_000_000));
  const sum = [8, 6, 4, 2, 3, 5, 9, 7].reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  const rest = 11 - (sum % 11);
  return `ZZ${digits}${rest === 10 ? 0 : rest === 11 ? 5 : rest}BR`;
}
