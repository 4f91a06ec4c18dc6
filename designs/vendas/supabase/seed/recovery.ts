import { drawFor } from "./random.ts";
import { type SalesBook, saleAt } from "./sales.ts";
import type { Row } from "./sql.ts";
import { contaOf, dayMs, hourMs, id, iso, mainCount } from "./world.ts";

const kinds = [
  "cartao_recusado",
  "pix_pendente",
  "pix_expirado",
  "carrinho_abandonado",
  "boleto_pendente",
  "boleto_expirado",
  "assinatura_atrasada",
] as const;

/** Quantas de cada dez estão em cada situação. */
const states = [
  ...["na_fila", "na_fila", "na_fila", "em_contato", "aguardando"],
  ...["recuperada", "recuperada", "perdida", "expirada", "convertida_sozinha"],
] as const;

const attemptResults = ["sem_resposta", "duvida", "vai_pagar", "pediu_desconto"] as const;
const remarks = ["Pediu para ligar mais tarde.", "Vai pagar no dia 5.", "Quer saber do parcelamento.", null] as const;

interface Recovery {
  readonly index: number;
  readonly attemptTimes: readonly number[];
  readonly row: Row;
}

/** Recuperações de gente que aceita contato, uma por pessoa; metade aberta, da última semana. */
function recoveryAt(book: SalesBook, wonByAccount: WonSales, index: number): Recovery | undefined {
  const { world, products } = book;
  const draw = drawFor(world.seed, "recuperacoes", index);
  const contaIndex = contaOf(index, world.size.recuperacoes);
  const status = index % 40 === 39 ? "descartada" : (states[index % states.length] ?? "na_fila");
  const main = mainCount(world.contatos.length);
  const won =
    status === "recuperada" || status === "convertida_sozinha"
      ? wonSale(book, wonByAccount, index, contaIndex)
      : undefined;
  const contato =
    won === undefined
      ? world.contatos[contaIndex === 0 ? (index * 7 + 3) % main : main + (index % (world.contatos.length - main))]
      : world.contatos[won.contatoIndex];
  const reachable = contato?.aceita_contato && !contato.anonimizado_em && (contato.telefone || contato.email);
  if (!contato || !reachable) return undefined;
  const product = won?.product ?? draw.pick(products.filter((one) => one.contaIndex === contaIndex));
  const isOpen = ["na_fila", "em_contato", "aguardando"].includes(status);
  const eventMs = won?.approvedMs
    ? won.approvedMs - draw.int(3 * dayMs) - 2 * hourMs
    : status === "aguardando"
      ? world.anchorMs - draw.int(4 * 60_000)
      : world.anchorMs - (isOpen ? hourMs + draw.int(5 * dayMs) : 8 * dayMs + draw.int(60 * dayMs));
  const tipo = status === "aguardando" ? "carrinho_abandonado" : draw.pick([...kinds.slice(0, 4), ...kinds]);
  const availableMs = eventMs + (tipo === "cartao_recusado" ? 5 : 15) * 60_000;
  const attemptCount = { em_contato: 1 + draw.int(2), recuperada: 1 + draw.int(3), perdida: 4 }[status as string] ?? 0;
  const attemptTimes = Array.from({ length: attemptCount }, (_, nth) =>
    Math.min(availableMs + (nth + 1) * 20 * 60_000, (won?.approvedMs ?? world.anchorMs) - 60_000),
  );
  const closedMs = won?.approvedMs ?? Math.min(eventMs + 7 * dayMs, world.anchorMs - hourMs);
  const responsavel = id(world, "usuarios", contaIndex === 0 ? draw.pick([0, 1, 1]) : 8);
  const reason = { perdida: "sem_resposta", descartada: "Comprou por outro canal." }[status as string] ?? null;
  return {
    index,
    attemptTimes,
    row: {
      id: id(world, "recuperacoes", index),
      conta_id: id(world, "contas", contaIndex),
      tipo,
      status,
      contato_id: contato.id ?? null,
      produto_id: id(world, "produtos", product.index),
      transacao_ganha_id: won === undefined ? null : id(world, "transacoes", won.index),
      valor_centavos: product.precoCents,
      checkout_url: `https://pagar.example.com/${index + 1001}`,
      evento_em: iso(eventMs),
      disponivel_em: iso(status === "aguardando" ? world.anchorMs + 11 * 60_000 : availableMs),
      expira_em: iso(eventMs + (tipo === "assinatura_atrasada" ? 15 : 7) * dayMs),
      responsavel_id: attemptCount > 0 || status === "descartada" ? responsavel : null,
      tentativas: attemptCount,
      primeira_tentativa_em: attemptTimes[0] === undefined ? null : iso(attemptTimes[0]),
      proxima_tentativa_em: status === "em_contato" ? iso(world.anchorMs + (1 + draw.int(30)) * hourMs) : null,
      motivo: reason,
      encerrada_em: isOpen ? null : iso(closedMs),
      criado_em: iso(eventMs),
    },
  };
}

/** As vendas aprovadas que não voltaram, por conta, em ordem. */
type WonSales = ReadonlyMap<number, readonly number[]>;

function wonSales(book: SalesBook): WonSales {
  const won = new Map<number, number[]>();
  for (let index = 0; index < book.world.size.transacoes; index++) {
    const { contaIndex, approvedMs, status } = saleAt(book, index);
    if (approvedMs === null || status === "reembolsada") continue;
    const known = won.get(contaIndex);
    if (known) known.push(index);
    else won.set(contaIndex, [index]);
  }
  return won;
}

/** Uma venda aprovada que uma recuperação pode ter trazido: a próxima da conta, a partir de um lugar que varia. */
function wonSale(book: SalesBook, won: WonSales, index: number, contaIndex: number) {
  const indexes = won.get(contaIndex) ?? [];
  const start = (index * 11) % book.world.size.transacoes;
  const next = indexes.find((one) => one >= start) ?? indexes[0];
  return next === undefined ? undefined : saleAt(book, next);
}

/** As recuperações, sem a segunda aberta de alguém no mesmo produto. */
export function openRecoveries(book: SalesBook): readonly Recovery[] {
  const won = wonSales(book);
  return Array.from({ length: book.world.size.recuperacoes }, (_, index) => recoveryAt(book, won, index)).filter(
    (recovery) => recovery !== undefined,
  );
}

export function* recoveryRows(recoveries: readonly Recovery[]): Generator<Row> {
  for (const { row } of recoveries) yield row;
}

export function* attemptRows(book: SalesBook, recoveries: readonly Recovery[]): Generator<Row> {
  for (const { index, attemptTimes, row } of recoveries) {
    for (const [nth, atMs] of attemptTimes.entries()) {
      const draw = drawFor(book.world.seed, "recuperacao_tentativas", index * 4 + nth);
      const isLost = row.status === "perdida";
      yield {
        id: id(book.world, "recuperacao_tentativas", index * 4 + nth),
        conta_id: row.conta_id ?? null,
        recuperacao_id: row.id ?? null,
        usuario_id: row.responsavel_id ?? null,
        canal: draw.pick(["whatsapp", "whatsapp", "ligacao", "email"]),
        resultado: isLost ? "sem_resposta" : draw.pick(attemptResults),
        observacao: draw.pick(remarks),
        em: iso(atMs),
        criado_em: iso(atMs),
      };
    }
  }
}
