import { drawFor } from "./random.ts";
import type { Row } from "./sql.ts";
import { ago, contaOf, dayMs, id, localDay, mainCount, type World } from "./world.ts";

/** Importações, exportações e links da demonstração. Os arquivos não existem: os das importações são de outro tempo, e
 * as exportações prontas já venceram. */

const platforms = ["hotmart", "kiwify", "eduzz"];
const header = ["transacao", "status", "data_pedido", "produto", "forma_pagamento", "valor", "comprador_nome"];

/** Quantos erros cada importação tem. */
const errorsOf = (world: World, index: number): number => {
  const { importacoes, errosDeImportacao } = world.size;
  const each = Math.floor(errosDeImportacao / importacoes);
  return index === 0 ? errosDeImportacao - each * (importacoes - 1) : each;
};

export function* importFileRows(world: World): Generator<Row> {
  for (let index = 0; index < world.size.importacoes; index++) {
    const conta = contaOf(index, world.size.importacoes);
    yield {
      id: id(world, "arquivos:importacoes", index),
      conta_id: id(world, "contas", conta),
      url: `/storage/v1/object/authenticated/importacoes/${id(world, "contas", conta)}/importacao/${index}/vendas.csv`,
      nome: `vendas-${localDay(world.anchorMs - (index * 30 + 12) * dayMs)}.csv`,
      ext: "csv",
      tag: "importacao",
      tamanho: 120_000 + index * 4000,
      mime: "text/csv",
      entidade: "importacao",
      entidade_id: id(world, "importacoes", index),
      enviado_por: id(world, "usuarios", conta === 0 ? 4 : 8),
      criado_em: ago(world.anchorMs, index * 30 + 12),
    };
  }
}

export function* importRows(world: World): Generator<Row> {
  for (let index = 0; index < world.size.importacoes; index++) {
    const conta = contaOf(index, world.size.importacoes);
    const errors = errorsOf(world, index);
    const fresh = 400 + drawFor(world.seed, "importacoes", index).int(600);
    yield {
      id: id(world, "importacoes", index),
      conta_id: id(world, "contas", conta),
      arquivo_id: id(world, "arquivos:importacoes", index),
      plataforma_padrao: platforms[index % platforms.length] ?? "hotmart",
      mapeamento: JSON.stringify(Object.fromEntries(header.map((name) => [name, name]))),
      status: errors > 0 ? "concluida_com_erros" : "concluida",
      linhas_total: fresh + 30 + errors,
      linhas_lidas: fresh + 30 + errors,
      linhas_novas: fresh,
      linhas_ignoradas: 30,
      linhas_erro: errors,
      hash_arquivo: id(world, "hash", index).replaceAll("-", ""),
      cabecalho: JSON.stringify(header),
      criado_por: id(world, "usuarios", conta === 0 ? 4 : 8),
      iniciada_em: ago(world.anchorMs, index * 30 + 12),
      terminada_em: ago(world.anchorMs, index * 30 + 12, -40_000),
      criado_em: ago(world.anchorMs, index * 30 + 12),
    };
  }
}

const problems = [
  ["valor", "E03", "Valor inválido", "dez reais"],
  ["comprador_email", "E06", "E-mail inválido", "ana@"],
  ["data_pedido", "E02", "Data inválida", "31/02/2025"],
  ["status", "E04", "Status desconhecido", "em trâmite"],
  ["transacao", "E01", "Campo obrigatório vazio", ""],
] as const;

export function* importErrorRows(world: World): Generator<Row> {
  let index = 0;
  for (let ofImport = 0; ofImport < world.size.importacoes; ofImport++) {
    for (let place = 0; place < errorsOf(world, ofImport); place++, index++) {
      const [coluna, codigo, mensagem, valor] = drawFor(world.seed, "importacao_erros", index).pick(problems);
      yield {
        id: id(world, "importacao_erros", index),
        conta_id: id(world, "contas", contaOf(ofImport, world.size.importacoes)),
        importacao_id: id(world, "importacoes", ofImport),
        linha: 7 + place * 11,
        coluna,
        codigo,
        mensagem,
        valor,
        criado_em: ago(world.anchorMs, ofImport * 30 + 12),
      };
    }
  }
}

const kinds = ["transacoes", "comissoes", "contatos", "atendimentos", "envios", "metricas"];

export function* exportRows(world: World): Generator<Row> {
  for (let index = 0; index < world.size.exportacoes; index++) {
    const conta = contaOf(index, world.size.exportacoes);
    const days = 8 + index * 5;
    const failed = index % 6 === 1;
    const lines = 40 + drawFor(world.seed, "exportacoes", index).int(900);
    yield {
      id: id(world, "exportacoes", index),
      conta_id: id(world, "contas", conta),
      tipo: kinds[index % kinds.length] ?? "transacoes",
      filtros: JSON.stringify({
        inicio: localDay(world.anchorMs - (days + 30) * dayMs),
        fim: localDay(world.anchorMs - days * dayMs),
      }),
      status: failed ? "falhou" : "concluida",
      linhas: failed ? 0 : lines,
      linhas_total: lines,
      expira_em: failed ? null : ago(world.anchorMs, days - 7),
      erro: failed ? "A escrita parou no meio." : null,
      criado_por: id(world, "usuarios", conta === 0 ? (index % 2 === 0 ? 4 : 0) : 8),
      criado_em: ago(world.anchorMs, days),
    };
  }
}

const targets = ["curso", "curso-violao", "mentoria", "clube", "ebook"];
const media = ["instagram", "email", "meta", "google", "youtube"];
const groups = ["geral", "frio-junho", "lista-quente", "bio", "stories"];

/** O primeiro link é o que as vendas orgânicas da demonstração trazem no código. */
export function* linkRows(world: World): Generator<Row> {
  const count = world.size.links;
  for (let index = 0; index < count; index++) {
    const conta = contaOf(index, count);
    const target = targets[index % targets.length] ?? "curso";
    const medium = media[Math.floor(index / targets.length) % media.length] ?? "email";
    const turn = Math.floor(index / (targets.length * media.length));
    const group = `${groups[turn % groups.length]}${turn < groups.length ? "" : `-${turn}`}`;
    const url = `https://pay.hotmart.com/D${10_000 + index}`;
    yield {
      id: id(world, "links", index),
      conta_id: id(world, "contas", conta),
      nome: `${target} em ${medium}, ${group}`,
      url_original: url,
      url_transformada: `${url}?sck=${target}.${medium}.${group}`,
      plataforma: "hotmart",
      destino: target,
      midia: medium,
      grupo: group,
      codigo_curto: index % 2 === 0 ? `DMG${String(1000 + index)}` : null,
      cliques: index % 2 === 0 ? drawFor(world.seed, "links", index).int(900) : 0,
      ativo: index % 7 !== 6,
      criado_por: id(world, "usuarios", conta === 0 ? 5 : 8),
      criado_em: ago(world.anchorMs, 3 + index),
    };
  }
}

/** Que link uma venda com este código tem, na conta principal. */
export function linkOf(world: World, code: Row[string] | undefined): string | null {
  const count = mainCount(world.size.links);
  if (typeof code !== "string") return null;
  for (let index = 0; index < count; index++) {
    const target = targets[index % targets.length];
    const medium = media[Math.floor(index / targets.length) % media.length];
    if (index < targets.length * media.length && code === `${target}.${medium}.geral`) return id(world, "links", index);
  }
  return null;
}
