import { coproducersAt } from "./products.ts";
import { drawFor } from "./random.ts";
import { outOfOrderIndex, type Sale, type SalesBook, saleAt } from "./sales.ts";
import type { Row, SqlValue } from "./sql.ts";
import { dayMs, hourMs, id, iso, localDay, searchText, type World } from "./world.ts";

/** Todas as vendas, uma por vez; cada tabela passa por elas de novo, para que nenhuma pese na memória. */
export function* sales(book: SalesBook): Generator<Sale> {
  for (let index = 0; index < book.world.size.transacoes; index++) {
    yield saleAt(book, index);
  }
}

/** O caminho de cada venda até o seu status, evento por evento. */
export function* eventRows(book: SalesBook): Generator<Row> {
  const { world } = book;
  const spread = spreadFor(book);
  let count = 0;
  for (const sale of sales(book)) {
    let from: string | null = null;
    const wasInReview = isInstant(sale) && spread() > 0;
    for (const [step, { status, ms }] of steps(world, sale, wasInReview).entries()) {
      const isLate = sale.index === outOfOrderIndex && status === "aprovada";
      const key = `evt-${sale.index}-${step}`;
      yield {
        id: id(world, "transacao_eventos", count),
        conta_id: sale.row.conta_id ?? null,
        transacao_id: sale.row.id ?? null,
        status_de: isLate ? "reembolsada" : from,
        status_para: status,
        origem: "webhook",
        chave_evento: key,
        ocorrido_em: iso(ms),
        // O corpo inteiro só na primeira venda de cada cem: é ele que pesa.
        payload:
          sale.index % 100 === 0 ? JSON.stringify({ event: key, code: sale.row.transacao_codigo, status }) : null,
        criado_em: iso(isLate ? ms + 2 * dayMs : ms),
      };
      count++;
      from = status;
    }
  }
}

/** Um cartão pode chegar já aprovado ou recusado; pix e boleto sempre esperam. */
const isInstant = ({ row, status }: Sale): boolean =>
  row.forma_pagamento === "cartao_credito" && status !== "aguardando_pagamento" && status !== "em_analise";

/** Quantos dos cartões passaram antes por uma análise: tantos, por igual, que os eventos são os que o tamanho pede. */
function spreadFor(book: SalesBook): () => number {
  let known = 0;
  let instant = 0;
  for (const sale of sales(book)) {
    known += steps(book.world, sale, false).length;
    if (isInstant(sale)) instant++;
  }
  return evenly(book.world.size.eventos - known, instant);
}

/** Reparte `total` por `places` lugares; cada chamada diz quantos cabem ao próximo. */
export function evenly(total: number, places: number): () => number {
  let place = 0;
  return () => {
    const before = Math.floor((place * total) / places);
    place++;
    return Math.floor((place * total) / places) - before;
  };
}

function steps({ anchorMs }: World, sale: Sale, wasInReview: boolean): readonly { status: string; ms: number }[] {
  const { status, orderedMs, approvedMs } = sale;
  const isCard = sale.row.forma_pagamento === "cartao_credito";
  const found: { status: string; ms: number }[] = [];
  const add = (name: string, ms: number): void => void found.push({ status: name, ms: Math.min(ms, anchorMs) });
  const isFirst = status === "aguardando_pagamento" || status === "em_analise";
  if (isFirst || !isCard || wasInReview)
    add(isCard && status !== "aguardando_pagamento" ? "em_analise" : "aguardando_pagamento", orderedMs);
  if (isFirst) return found.map((step) => ({ ...step, status }));
  if (approvedMs !== null) add("aprovada", approvedMs);
  if (status !== "aprovada") add(status, lastMs(sale));
  return found;
}

function lastMs({ row, orderedMs }: Sale): number {
  const time = row.completa_em ?? row.reembolsada_em ?? row.chargeback_em ?? row.aprovada_em;
  return typeof time === "string"
    ? Date.parse(time) + (row.status === "em_disputa" ? dayMs : 0)
    : orderedMs + 2 * hourMs;
}

/** A divisão de cada venda paga. A soma das partes é o líquido, ao centavo. */
export function* commissionRows(
  book: SalesBook,
  ownerOf: readonly { nome: string; email: string; index: number }[],
): Generator<Row> {
  const { world } = book;
  let count = 0;
  for (const sale of sales(book)) {
    if (sale.approvedMs === null || sale.netCents === 0) continue;
    const isReturned = sale.status === "reembolsada" || sale.status === "chargeback";
    const isFree = sale.status === "completa";
    const isPaid = isFree && (world.anchorMs - sale.orderedMs) / dayMs > 60;
    const value = Number(sale.row.valor_produto_centavos);
    const returned = sale.status === "reembolsada_parcial" ? Number(sale.row.valor_reembolsado_centavos) : 0;
    const share = (cents: number): number => Math.floor((cents * returned) / value);
    let returnedRest = share(sale.netCents);
    /** O crédito de uma pessoa, e o estorno do que se devolveu dele. */
    function* line(
      papel: string,
      person: { nome: string; email: string; index?: number | null },
      base: number,
      bps: number | null,
      cents: number,
    ): Generator<Row> {
      const releasedOn = isFree ? localDay(Date.parse(String(sale.row.completa_em))) : null;
      const paidMs = isPaid ? Date.parse(String(sale.row.completa_em)) + 5 * dayMs : null;
      const credit: Row = {
        id: id(world, "comissoes", count++),
        conta_id: sale.row.conta_id ?? null,
        transacao_id: sale.row.id ?? null,
        papel,
        beneficiario_nome: person.nome,
        beneficiario_email: person.email,
        usuario_id: person.index === undefined || person.index === null ? null : id(world, "usuarios", person.index),
        origem: "calculada",
        tipo: "credito",
        base_centavos: base,
        percentual_bps: bps,
        valor_centavos: cents,
        moeda: sale.row.moeda ?? "BRL",
        status: isReturned ? "cancelada" : isPaid ? "paga" : isFree ? "liberada" : "prevista",
        prevista_para: localDay(Date.parse(String(sale.row.garantia_ate))),
        liberada_em: isFree ? (sale.row.completa_em ?? null) : null,
        lancada_em: releasedOn,
        paga_em: paidMs === null ? null : iso(paidMs),
        pagamento_lancado_em: paidMs === null ? null : localDay(paidMs),
        pagamento_ref: isPaid ? `PG-${localDay(sale.orderedMs).slice(0, 7)}` : null,
        criado_em: sale.row.aprovada_em ?? null,
      };
      yield credit;
      if (returned === 0) return;
      const back = papel === "produtor" ? returnedRest : share(cents);
      returnedRest -= back;
      yield { ...credit, id: id(world, "estornos", count), tipo: "estorno", valor_centavos: -back };
    }
    let rest = sale.netCents;
    const { product, affiliate } = sale;
    if (affiliate) {
      const cents = Math.floor((sale.netCents * product.afiliadoBps) / 10_000);
      rest -= cents;
      yield* line("afiliado", affiliate, sale.netCents, product.afiliadoBps, cents);
    }
    const base = rest;
    for (const partner of coproducersAt(product, sale.approvedMs)) {
      const cents = Math.floor((base * partner.bps) / 10_000);
      rest -= cents;
      yield* line("coprodutor", { ...partner, index: partner.usuarioIndex }, base, partner.bps, cents);
    }
    const owner = ownerOf[sale.contaIndex];
    if (owner) yield* line("produtor", owner, sale.netCents, null, rest);
  }
}

/** Quem comprou um produto digital entra no app do vendedor: um acesso por pessoa e produto. */
export function* accessRows(book: SalesBook): Generator<Row> {
  const { world } = book;
  const seen = new Set<string>();
  for (const sale of sales(book)) {
    const { product, row } = sale;
    const key = `${product.index} ${String(row.comprador_email)}`;
    if (sale.approvedMs === null || product.fisico || row.comprador_email === null || seen.has(key)) continue;
    if (seen.size === world.size.usuariosApp) return;
    const index = seen.size;
    seen.add(key);
    const draw = drawFor(world.seed, "usuarios_app", index);
    const neverCame = draw.chance(18);
    const lastMs = Math.max(sale.approvedMs, world.anchorMs - draw.int(120) * dayMs - draw.int(dayMs));
    const isReturned = sale.status === "reembolsada" || sale.status === "chargeback";
    const untilMs = product.tipo === "assinatura" ? sale.approvedMs + 365 * dayMs : null;
    yield {
      id: id(world, "usuarios_app", index),
      conta_id: row.conta_id ?? null,
      nome: row.comprador_nome ?? null,
      email: row.comprador_email ?? null,
      documento: row.comprador_documento ?? null,
      telefone: row.comprador_telefone ?? null,
      contato_id: row.contato_id ?? null,
      produto_id: row.produto_id ?? null,
      transacao_id: row.id ?? null,
      status: isReturned ? "cancelado" : untilMs !== null && untilMs < world.anchorMs ? "expirado" : "ativo",
      acesso_inicio: row.aprovada_em ?? null,
      acesso_ate: untilMs === null ? null : iso(untilMs),
      primeiro_acesso_em: neverCame ? null : iso(Math.min(sale.approvedMs + hourMs, world.anchorMs)),
      ultimo_acesso_em: neverCame ? null : iso(lastMs),
      qtd_acessos: neverCame ? 0 : 1 + draw.int(80),
      progresso_pct: neverCame ? 0 : draw.int(101),
      busca: searchText(
        row.comprador_nome,
        row.comprador_email,
        String((row.comprador_telefone as SqlValue) ?? "").replace(/\D/g, ""),
      ),
      criado_em: row.aprovada_em ?? null,
    };
  }
}
