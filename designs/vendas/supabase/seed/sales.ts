import { anonymousIndex } from "./contacts.ts";
import { linkOf } from "./finance.ts";
import { affiliateAt, coproducersAt, type Product } from "./products.ts";
import { type Draw, drawFor } from "./random.ts";
import type { Row } from "./sql.ts";
import {
  contaOf,
  dayMs,
  digits,
  hourMs,
  id,
  iso,
  localDay,
  mainCount,
  searchText,
  startOfLocalDay,
  type World,
} from "./world.ts";

/** Uma venda, com o que as outras tabelas tiram dela. */
export interface Sale {
  readonly index: number;
  readonly contaIndex: number;
  readonly contatoIndex: number;
  readonly product: Product;
  readonly status: string;
  readonly orderedMs: number;
  readonly approvedMs: number | null;
  readonly affiliate: { readonly nome: string; readonly email: string } | null;
  readonly netCents: number;
  readonly row: Row;
}

/** Sorteios de vendas que se repetem iguais a cada passada. */
export interface SalesBook {
  readonly world: World;
  readonly products: readonly Product[];
  /** Soma dos pesos dos dias, do mais novo ao mais antigo. */
  readonly cumulative: readonly number[];
}

const dayCount = 548;
/** Os dias em que começaram os lançamentos, contados para trás. */
const launchStarts = [24, 196, 406];
const launchDays = 7;

// Terças e quintas vendem mais, domingos menos; lançamentos, seis vezes mais por sete dias.
export function openBook(world: World, products: readonly Product[]): SalesBook {
  let sum = 0;
  const cumulative = Array.from({ length: dayCount }, (_, back) => {
    const weekday = new Date(`${localDay(world.anchorMs - back * dayMs)}T12:00:00Z`).getUTCDay();
    const weekly = weekday === 0 ? 0.7 : weekday === 2 || weekday === 4 ? 1.25 : 1;
    const isLaunch = launchStarts.some((start) => back <= start && back > start - launchDays);
    sum += weekly * (isLaunch ? 6 : 1);
    return sum;
  });
  return { world, products, cumulative };
}

/** Em que contato e quando cai a venda `index`: o bastante para saber da primeira compra de cada um. */
export function placeOf(book: SalesBook, index: number): { contatoIndex: number; orderedMs: number; draw: Draw } {
  const { world, cumulative } = book;
  const principal = isBump(world.seed, index) ? index - 1 : index;
  const draw = drawFor(world.seed, "transacoes", principal);
  const contaIndex = contaOf(principal, world.size.transacoes);
  const mark = draw.int(1_000_000) / 1_000_000;
  const target = mark * (cumulative.at(-1) ?? 1);
  const back = firstAbove(cumulative, target);
  const clock = 7 * hourMs + draw.int(16 * hourMs);
  const drawnMs = startOfLocalDay(world.anchorMs - back * dayMs) + clock;
  const latestMs = world.anchorMs - 60_000 - draw.int(4 * hourMs);
  const main = mainCount(world.contatos.length);
  // Perto de um terço dos contatos nunca compra.
  const buyers = Math.ceil((contaIndex === 0 ? main : world.contatos.length - main) * 0.7);
  const drawnContato = (contaIndex === 0 ? 0 : main) + draw.int(buyers);
  const edge = edgeSales[principal];
  return {
    draw,
    contatoIndex: edge?.contatoIndex ?? (drawnContato === anonymousIndex ? anonymousIndex + 1 : drawnContato),
    orderedMs: edge ? world.anchorMs - (principal + 1) * 9 * hourMs : Math.min(drawnMs, latestMs),
  };
}

function firstAbove(sums: readonly number[], target: number): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > target) high = middle;
    else low = middle + 1;
  }
  return low;
}

// Três em dez pedidos levam junto um order bump: a linha seguinte, do mesmo pedido.
const isBump = (seed: number, index: number): boolean =>
  index % 2 === 1 && index > edgeSales.length && drawFor(seed, "order_bump", index).chance(46);

interface EdgeSale {
  readonly contatoIndex: number;
  readonly status: string;
  readonly row?: Row;
}

// As vendas que toda tela tem de aguentar, nos últimos dias.
const edgeSales: readonly EdgeSale[] = [
  { contatoIndex: 10, status: "aprovada", row: { cupom: "TUDO100", valor_produto_centavos: 0 } },
  { contatoIndex: 11, status: "aprovada", row: { parcelas: 12, forma_pagamento: "cartao_credito" } },
  { contatoIndex: 0, status: "aprovada" },
  { contatoIndex: 1, status: "aguardando_pagamento", row: { forma_pagamento: "pix" } },
  { contatoIndex: 2, status: "recusada", row: { forma_pagamento: "cartao_credito" } },
  { contatoIndex: 3, status: "aprovada" },
  { contatoIndex: 4, status: "aprovada", row: { moeda: "USD", forma_pagamento: "paypal", parcelas: 1 } },
  // O reembolso chegou antes da aprovação.
  { contatoIndex: 12, status: "reembolsada" },
  { contatoIndex: 5, status: "aprovada" },
  { contatoIndex: 13, status: "aguardando_pagamento", row: { forma_pagamento: "boleto", vence_em: "hoje" } },
  { contatoIndex: 14, status: "em_disputa" },
  { contatoIndex: 15, status: "chargeback" },
  { contatoIndex: 16, status: "reembolsada_parcial" },
];

/** Os índices das vendas cujos avisos chegaram fora de ordem. */
export const outOfOrderIndex = 7;

export function saleAt(book: SalesBook, index: number): Sale {
  const { world, products } = book;
  const { draw: place, contatoIndex, orderedMs } = placeOf(book, index);
  const bump = isBump(world.seed, index);
  const draw = bump ? drawFor(world.seed, "transacoes:bump", index) : place;
  const edge = edgeSales[index];
  const contaIndex = contaOf(index, world.size.transacoes);
  const ofConta = products.filter((product) => product.contaIndex === contaIndex);
  const product = draw.pick(ofConta);
  const contato = world.contatos[contatoIndex] ?? {};
  const ageDays = (world.anchorMs - orderedMs) / dayMs;
  const forma = String(edge?.row?.forma_pagamento ?? paymentOf(draw));
  const status = edge?.status ?? statusOf(draw, ageDays, product.garantiaDias);
  const isPaid = paidStatuses.has(status);
  const approvedMs = isPaid ? approval(draw, forma, orderedMs, world.anchorMs) : null;

  const hasCoupon = draw.chance(10);
  const priceCents = bump ? Math.min(product.precoCents, 9700) : product.precoCents;
  const discountCents = edge?.row?.cupom ? priceCents : hasCoupon ? Math.floor(priceCents / 10) : 0;
  const valueCents = priceCents - discountCents;
  const feeCents = Math.min(valueCents, Math.floor((valueCents * product.taxaBps) / 10_000) + product.taxaFixaCents);
  const netCents = valueCents - (valueCents === 0 ? 0 : feeCents);
  const installments = Number(
    edge?.row?.parcelas ?? (forma === "cartao_credito" ? draw.pick([1, 1, 1, 2, 3, 6, 10, 12]) : 1),
  );
  const freightCents = product.fisico ? 1990 : 0;
  const interest = installments > 1 ? 1 + installments * 0.015 : 1;
  const affiliate = draw.chance(22) ? affiliateAt(draw.int(6)) : null;
  const partners = approvedMs === null ? [] : coproducersAt(product, approvedMs);
  const affiliateCents = affiliate === null ? 0 : Math.floor((netCents * product.afiliadoBps) / 10_000);
  // O que fica com quem produz, sem o que se devolveu: o mesmo que as linhas de comissão somam.
  const returnedCents = status === "reembolsada_parcial" ? Math.floor(valueCents / 2) : 0;
  const kept = (cents: number): number =>
    returnedCents === 0 ? cents : cents - Math.floor((cents * returnedCents) / valueCents);
  const isReturned = status === "reembolsada" || status === "chargeback";
  const base = netCents - affiliateCents;
  const myCents =
    isPaid && !isReturned
      ? partners.reduce(
          (rest, { bps }) => rest - kept(Math.floor((base * bps) / 10_000)),
          kept(netCents) - kept(affiliateCents),
        )
      : 0;
  const codeBase = String(100_000_000 + index * 7919).padStart(9, "0");
  const prefix = product.plataforma.slice(0, 2).toUpperCase();
  const code = `${prefix}${codeBase}`;
  const order = `PED-${String(bump ? index - 1 : index).padStart(6, "0")}`;
  const refundedMs = refundStatuses.has(status)
    ? Math.min((approvedMs ?? orderedMs) + (2 + draw.int(5)) * dayMs, world.anchorMs - draw.int(6 * hourMs))
    : null;
  const guaranteeMs = approvedMs === null ? null : approvedMs + product.garantiaDias * dayMs;
  const isPending = status === "aguardando_pagamento" || status === "expirada" || status === "atrasada";
  const dueMs =
    edge?.row?.vence_em === "hoje"
      ? startOfLocalDay(world.anchorMs) + dayMs - 60_000
      : orderedMs + (forma === "pix" ? hourMs : 3 * dayMs);
  const origin = tracking(draw, world.size.anuncios);
  const row: Row = {
    id: id(world, "transacoes", index),
    conta_id: id(world, "contas", contaIndex),
    plataforma: product.plataforma,
    transacao_codigo: code,
    pedido_codigo: order,
    assinatura_codigo: product.tipo === "assinatura" ? `ASS-${String(contatoIndex).padStart(6, "0")}` : null,
    recorrencia: product.tipo === "assinatura" ? 1 + draw.int(12) : null,
    tipo_item: bump ? "order_bump" : product.tipo === "assinatura" ? "assinatura" : "principal",
    produto_id: id(world, "produtos", product.index),
    produto_nome: product.nome,
    oferta_codigo: `OF${product.index + 1}`,
    oferta_nome: hasCoupon ? "Oferta de lançamento" : "Oferta padrão",
    contato_id: contato.id ?? null,
    comprador_nome: contato.nome ?? "Contato anonimizado",
    comprador_email: contato.email ?? null,
    comprador_documento: contato.documento ?? null,
    comprador_telefone: contato.telefone ?? null,
    status,
    status_origem: null,
    forma_pagamento: forma,
    parcelas: installments,
    moeda: edge?.row?.moeda ?? "BRL",
    valor_cobrado_centavos: Math.round(valueCents * interest) + freightCents,
    valor_produto_centavos: valueCents,
    desconto_centavos: discountCents,
    frete_centavos: freightCents,
    taxa_plataforma_centavos: valueCents - netCents,
    minha_comissao_centavos: myCents,
    valor_reembolsado_centavos: status === "reembolsada_parcial" ? returnedCents : refundedMs === null ? 0 : valueCents,
    cupom: edge?.row?.cupom ?? (hasCoupon ? draw.pick(["BEMVINDO10", "VOLTA10", "LIVE10"]) : null),
    boleto_linha:
      forma === "boleto" && isPending ? `00190.00009 ${codeBase}.000000 00000.000000 1 00000000000000` : null,
    pix_codigo: forma === "pix" && isPending ? `00020126-DEMONSTRACAO-${code}` : null,
    vence_em: forma === "pix" || forma === "boleto" ? iso(dueMs) : null,
    checkout_url: isPending ? `https://pagamento.example/${code.toLowerCase()}` : null,
    ...origin,
    link_id: contaIndex === 0 ? linkOf(world, origin.sck) : null,
    afiliado_nome: affiliate?.nome ?? null,
    afiliado_email: affiliate?.email ?? null,
    pedida_em: iso(orderedMs),
    aprovada_em: isoOrNull(approvedMs),
    completa_em: status === "completa" ? isoOrNull(Math.min(guaranteeMs ?? 0, world.anchorMs)) : null,
    reembolsada_em: status.startsWith("reembolsada") ? isoOrNull(refundedMs) : null,
    chargeback_em: status === "chargeback" ? isoOrNull(refundedMs) : null,
    garantia_ate: isoOrNull(guaranteeMs),
    origem: "webhook",
    busca: searchText(
      contato.nome ?? "Contato anonimizado",
      contato.email,
      digits(contato.telefone),
      code,
      order,
      product.tipo === "assinatura" ? `ASS-${String(contatoIndex).padStart(6, "0")}` : null,
    ),
    criado_em: iso(orderedMs),
  };
  return { index, contaIndex, contatoIndex, product, status, orderedMs, approvedMs, affiliate, netCents, row };
}

const paidStatuses = new Set([
  "aprovada",
  "completa",
  "em_disputa",
  "reembolsada",
  "reembolsada_parcial",
  "chargeback",
]);
const refundStatuses = new Set(["reembolsada", "reembolsada_parcial", "chargeback"]);
const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms));

function paymentOf(draw: Draw): string {
  const mark = draw.int(100);
  return mark < 52 ? "cartao_credito" : mark < 90 ? "pix" : "boleto";
}

function statusOf(draw: Draw, ageDays: number, guaranteeDays: number): string {
  const mark = draw.int(1000);
  if (mark < 580) return ageDays > guaranteeDays + 4 ? "completa" : "aprovada";
  if (mark < 720) return "aprovada";
  if (mark < 810) return ageDays < 4 ? "aguardando_pagamento" : "expirada";
  if (mark < 890) return "recusada";
  if (mark < 920) return "cancelada";
  if (mark < 960) return "reembolsada";
  if (mark < 970) return "chargeback";
  if (mark < 980) return "em_disputa";
  if (mark < 987) return "em_analise";
  return mark < 994 ? "atrasada" : "reembolsada_parcial";
}

// Cartão aprova em minutos, pix em uma hora, boleto em até três dias.
function approval(draw: Draw, forma: string, orderedMs: number, anchorMs: number): number {
  const wait = forma === "cartao_credito" ? 3 * 60_000 : forma === "boleto" ? 3 * dayMs : hourMs;
  return Math.min(orderedMs + 20_000 + draw.int(wait), anchorMs - 30_000);
}

function tracking(draw: Draw, adCount: number): Row {
  const none = { utm_source: null, utm_medium: null, utm_campaign: null, utm_content: null, src: null, sck: null };
  if (!draw.chance(65)) return none;
  if (draw.chance(60)) {
    const ad = draw.int(adCount);
    return {
      utm_source: "FB",
      utm_medium: `Conjunto ${Math.floor(ad / 2) + 1}|${adSetId(ad)}`,
      utm_campaign: `Campanha ${Math.floor(ad / 5) + 1}|${campaignId(ad)}`,
      utm_content: `Anúncio ${ad + 1}|${adId(ad)}`,
      src: null,
      sck: null,
    };
  }
  const source = draw.pick(["google", "instagram", "email"]);
  return {
    ...none,
    utm_source: source,
    utm_medium: source === "email" ? "lista" : "organico",
    utm_campaign: "sempre",
    src: source,
    sck: `curso.${source}.geral`,
  };
}

export const adId = (ad: number): string => `2385${String(10_000_000 + ad * 13)}`;
export const adSetId = (ad: number): string => `2384${String(10_000_000 + Math.floor(ad / 2) * 17)}`;
export const campaignId = (ad: number): string => `2383${String(10_000_000 + Math.floor(ad / 5) * 19)}`;
