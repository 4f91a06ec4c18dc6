import { sales } from "./after-sales.ts";
import { drawFor } from "./random.ts";
import { adId, adSetId, campaignId, type SalesBook } from "./sales.ts";
import type { Row } from "./sql.ts";
import { ago, contaOf, dayMs, id, localDay, type World } from "./world.ts";

export const adAccountRows = (world: World): readonly Row[] =>
  [0, 1].map((conta) => ({
    id: id(world, "contas_anuncio", conta),
    conta_id: id(world, "contas", conta),
    ref_externa: `act_${String(90_000_001 + conta)}`,
    nome: conta === 0 ? "Aurora Anúncios" : "Vizinha Anúncios",
    sincronizada_em: ago(world.anchorMs, 0, 30 * 60_000),
    criado_em: ago(world.anchorMs, 540),
  }));

interface Purchases {
  readonly count: number;
  readonly cents: number;
}

/** O que o pixel do Meta viu das vendas pagas que vieram de um anúncio, por conta, anúncio e dia: quase todas. */
function purchasesOf(book: SalesBook): ReadonlyMap<string, Purchases> {
  const found = new Map<string, Purchases>();
  for (const { index, contaIndex, approvedMs, orderedMs, row } of sales(book)) {
    const ad = typeof row.utm_content === "string" ? row.utm_content.split("|")[1] : undefined;
    const isSeen = drawFor(book.world.seed, "pixel", index).chance(85);
    if (ad === undefined || approvedMs === null || row.moeda !== "BRL" || !isSeen) continue;
    const key = `${contaIndex} ${ad} ${localDay(orderedMs)}`;
    const { count, cents } = found.get(key) ?? { count: 0, cents: 0 };
    found.set(key, { count: count + 1, cents: cents + Number(row.valor_produto_centavos) });
  }
  return found;
}

/** Um anúncio por dia; o último não apareceu para ninguém. */
export function* adRows(book: SalesBook): Generator<Row> {
  const { world } = book;
  const purchases = purchasesOf(book);
  const { anuncios, diasDeAnuncio, transacoes } = world.size;
  // O gasto acompanha as vendas do período: perto de um terço do que os anúncios trazem.
  const sold = transacoes * Math.min(1, diasDeAnuncio / 548);
  const dailyCents = Math.round((sold * 5000) / (diasDeAnuncio * anuncios));
  for (let index = 0; index < anuncios * diasDeAnuncio; index++) {
    const ad = index % anuncios;
    const back = Math.floor(index / anuncios);
    const draw = drawFor(world.seed, "metricas_facebook", index);
    const isSilent = ad === anuncios - 1;
    const contaIndex = contaOf(ad, anuncios);
    const spentCents = isSilent ? 0 : Math.round(dailyCents * (0.6 + draw.int(80) / 100));
    const views = isSilent ? 0 : Math.round(spentCents / 2.5) + draw.int(200);
    const day = localDay(world.anchorMs - back * dayMs);
    const bought = (isSilent ? undefined : purchases.get(`${contaIndex} ${adId(ad)} ${day}`)) ?? { count: 0, cents: 0 };
    // Quem comprou passou antes por cada passo.
    const clicks = Math.max(bought.count, Math.floor(views * (0.012 + draw.int(20) / 1000)));
    const visits = Math.max(bought.count, Math.floor(clicks * 0.78));
    const checkouts = Math.max(bought.count, Math.floor(visits * 0.16));
    yield {
      id: id(world, "metricas_facebook", index),
      conta_id: id(world, "contas", contaIndex),
      conta_anuncio_id: id(world, "contas_anuncio", contaIndex),
      dia: day,
      campanha_id: campaignId(ad),
      campanha_nome: `Campanha ${Math.floor(ad / 5) + 1}`,
      conjunto_id: adSetId(ad),
      conjunto_nome: `Conjunto ${Math.floor(ad / 2) + 1}`,
      anuncio_id: adId(ad),
      anuncio_nome: `Anúncio ${ad + 1}`,
      gasto_centavos: spentCents,
      impressoes: views,
      alcance: Math.floor(views * 0.8),
      cliques: clicks + draw.int(10),
      cliques_link: clicks,
      visualizacoes_pagina: visits,
      checkouts,
      compras: bought.count,
      valor_compras_centavos: bought.cents,
    };
  }
}
