import { drawFor } from "./random.ts";
import type { SalesBook } from "./sales.ts";
import type { Row, SqlValue } from "./sql.ts";
import {
  ago,
  contaOf,
  dayMs,
  hourMs,
  id,
  iso,
  localDay,
  mainCount,
  responsavelFor,
  startOfLocalDay,
  type World,
} from "./world.ts";

const stageNames: readonly (readonly [string, string, number, number | null])[] = [
  ["Novo lead", "#1D5BD6", 10, 3],
  ["Conversa", "#0E7490", 25, 5],
  ["Proposta", "#7A3EC8", 50, 7],
  ["Negociação", "#B45309", 70, 7],
  ["Aguardando pagamento", "#1B7F4B", 90, 3],
  ["Pós-venda", "#475467", 95, null],
];
const pipelineNames = ["Vendas 1:1", "Vizinhança", "Mentorias", "Empresas", "Eventos", "Renovações"];
const lossReasons = [
  "Preço",
  "Sem resposta",
  "Comprou do concorrente",
  "Sem dinheiro agora",
  "Não tinha perfil",
  "Outro",
];

interface Stage {
  readonly index: number;
  readonly pipelineIndex: number;
  readonly ordem: number;
}

const contaOfPipeline = (index: number): number => (index === 1 ? 1 : 0);

// A pipeline da vizinha tem uma etapa a menos que as outras.
function stagesOf({ size }: World): readonly Stage[] {
  const base = Math.floor(size.etapas / size.pipelines);
  const extra = size.etapas - base * size.pipelines;
  const stages: Stage[] = [];
  for (let pipelineIndex = 0; pipelineIndex < size.pipelines; pipelineIndex++) {
    const count = base + (pipelineIndex < extra ? 1 : 0);
    for (let ordem = 0; ordem < count; ordem++) stages.push({ index: stages.length, pipelineIndex, ordem });
  }
  return stages;
}

export const pipelineRows = (world: World): readonly Row[] =>
  pipelineNames.slice(0, world.size.pipelines).map((nome, index) => ({
    id: id(world, "pipelines", index),
    conta_id: id(world, "contas", contaOfPipeline(index)),
    nome,
    ordem: index + 1,
    padrao: index < 2,
    criado_em: ago(world.anchorMs, 530),
  }));

export const stageRows = (world: World): readonly Row[] =>
  stagesOf(world).map(({ index, pipelineIndex, ordem }) => {
    const [nome, cor, probabilidade, diasParada] = stageNames[ordem] ?? ["Etapa", "#475467", 50, null];
    return {
      id: id(world, "etapas", index),
      conta_id: id(world, "contas", contaOfPipeline(pipelineIndex)),
      pipeline_id: id(world, "pipelines", pipelineIndex),
      nome,
      ordem: ordem + 1,
      cor,
      probabilidade,
      dias_parada: diasParada,
      criado_em: ago(world.anchorMs, 530),
    };
  });

export const lossReasonRows = (world: World): readonly Row[] =>
  [0, 1].flatMap((conta) =>
    lossReasons.map((nome, index) => ({
      id: id(world, "motivos_perda", conta * lossReasons.length + index),
      conta_id: id(world, "contas", conta),
      nome,
      ordem: index + 1,
    })),
  );

/** Oportunidades; a primeira está parada há muito tempo. */
export function* dealRows(book: SalesBook): Generator<Row> {
  const { world, products } = book;
  const stages = stagesOf(world);
  for (let index = 0; index < world.size.oportunidades; index++) {
    const draw = drawFor(world.seed, "oportunidades", index);
    const contaIndex = contaOf(index, world.size.oportunidades);
    const stage = draw.pick(stages.filter(({ pipelineIndex }) => contaOfPipeline(pipelineIndex) === contaIndex));
    const product = draw.pick(products.filter((one) => one.contaIndex === contaIndex));
    const main = mainCount(world.contatos.length);
    const contato = world.contatos[contaIndex === 0 ? draw.int(main) : main + draw.int(world.contatos.length - main)];
    const status = index === 0 ? "aberta" : draw.pick(["aberta", "aberta", "ganha", "perdida"]);
    const ageDays = index === 0 ? 40 : status === "aberta" ? draw.int(25) : 5 + draw.int(300);
    const createdMs = world.anchorMs - ageDays * dayMs - draw.int(20 * hourMs);
    const enteredMs = index === 0 ? createdMs : createdMs + draw.int(Math.max(1, Math.floor(ageDays / 2))) * dayMs;
    const closedMs = Math.min(enteredMs + (1 + draw.int(20)) * dayMs, world.anchorMs - hourMs);
    const responsavel = responsavelFor(world.seed, "oportunidades", index, contaIndex);
    const forecast = status === "aberta" ? localDay(world.anchorMs + (draw.int(30) - 5) * dayMs) : null;
    const reason = status === "perdida" ? draw.int(lossReasons.length) : undefined;
    yield {
      id: id(world, "oportunidades", index),
      conta_id: id(world, "contas", contaIndex),
      titulo: `${product.nome} – ${String(contato?.nome ?? "").split(" ")[0] ?? ""}`,
      pipeline_id: id(world, "pipelines", stage.pipelineIndex),
      etapa_id: id(world, "etapas", stage.index),
      contato_id: contato?.id ?? null,
      produto_id: id(world, "produtos", product.index),
      responsavel_id: responsavel,
      valor_centavos: product.precoCents,
      status,
      posicao: 1024 * (index + 1),
      previsao_em: forecast,
      entrou_etapa_em: iso(enteredMs),
      motivo_perda_id:
        reason === undefined ? null : id(world, "motivos_perda", contaIndex * lossReasons.length + reason),
      motivo_detalhe: lossReasons[reason ?? 0] === "Outro" ? "Vai esperar a próxima turma." : null,
      encerrada_em: status === "aberta" ? null : iso(closedMs),
      encerrada_por: status === "aberta" ? null : responsavel,
      origem: draw.pick(["manual", "recuperacao", "chat"]),
      criado_em: iso(createdMs),
    };
  }
}

/** O que se fez com cada oportunidade: entrou na primeira etapa, foi para a de hoje, e talvez acabou. */
export function* dealHistoryRows(book: SalesBook): Generator<Row> {
  const { world } = book;
  const stages = new Map(stagesOf(world).map((stage) => [id(world, "etapas", stage.index), stage]));
  const nameOf = (ordem: number): string => stageNames[ordem]?.[0] ?? "Etapa";
  const reasons = new Map(lossReasonRows(world).map((row) => [row.id, row.nome]));
  let index = 0;
  for (const deal of dealRows(book)) {
    const ordem = stages.get(String(deal.etapa_id))?.ordem ?? 0;
    const base = { conta_id: deal.conta_id ?? null, oportunidade_id: deal.id ?? null };
    const line = (tipo: string, de: SqlValue, para: SqlValue, usuario: SqlValue, em: SqlValue): Row => ({
      id: id(world, "oportunidade_historico", index++),
      ...base,
      tipo,
      de,
      para,
      usuario_id: usuario,
      em,
      criado_em: em,
      atualizado_em: em,
    });
    const who = deal.responsavel_id ?? null;
    yield line("criada", null, nameOf(0), who, deal.criado_em ?? null);
    if (ordem > 0) yield line("movida", nameOf(0), nameOf(ordem), who, deal.entrou_etapa_em ?? null);
    if (deal.encerrada_em === null) continue;
    yield line(
      String(deal.status),
      null,
      reasons.get(deal.motivo_perda_id ?? null) ?? null,
      who,
      deal.encerrada_em ?? null,
    );
  }
}

const taskTitles = [
  "Ligar para tirar dúvida",
  "Enviar proposta",
  "Confirmar pagamento",
  "Conferir acesso",
  "Pedir depoimento",
  "Reenviar boleto",
];

/** Tarefas; uma em três é de uma oportunidade aberta. */
export function* taskRows(book: SalesBook): Generator<Row> {
  const { world } = book;
  const open = [...dealRows(book)].filter((deal) => deal.status === "aberta");
  for (let index = 0; index < world.size.tarefas; index++) {
    const draw = drawFor(world.seed, "tarefas", index);
    const contaIndex = contaOf(index, world.size.tarefas);
    const main = mainCount(world.contatos.length);
    const contatoIndex = contaIndex === 0 ? draw.int(main) : main + draw.int(world.contatos.length - main);
    const status = draw.pick(["a_fazer", "a_fazer", "em_andamento", "concluida", "concluida", "cancelada"]);
    const createdMs = world.anchorMs - draw.int(60) * dayMs - draw.int(10 * hourMs);
    const responsavel = contaIndex === 0 ? draw.pick([0, 1, 1, 2]) : 8;
    const account = id(world, "contas", contaIndex);
    const deals = index % 3 === 2 ? open.filter((deal) => deal.conta_id === account) : [];
    const deal = deals[index % Math.max(1, deals.length)];
    yield {
      id: id(world, "tarefas", index),
      conta_id: id(world, "contas", contaIndex),
      titulo: draw.pick(taskTitles),
      status,
      prioridade: draw.pick(["baixa", "normal", "normal", "alta", "urgente"]),
      vence_em: iso(startOfLocalDay(createdMs + (1 + draw.int(12)) * dayMs) + 18 * hourMs),
      responsavel_id: id(world, "usuarios", responsavel),
      contato_id: deal?.contato_id ?? world.contatos[contatoIndex]?.id ?? null,
      oportunidade_id: deal?.id ?? null,
      concluida_em: status === "concluida" ? iso(Math.min(createdMs + dayMs, world.anchorMs)) : null,
      posicao: 1024 * (index + 1),
      criado_por: id(world, "usuarios", contaIndex === 0 ? 0 : 8),
      criado_em: iso(createdMs),
    };
  }
}

const noteTexts = [
  "Prefere contato pela manhã.",
  "Já é aluna da turma anterior e quer desconto.",
  "Pediu nota fiscal em nome da empresa.",
  "Perguntou sobre parcelamento no boleto.",
  "Indicou duas pessoas para a próxima turma.",
];

export function* noteRows(world: World): Generator<Row> {
  for (let index = 0; index < world.size.notas; index++) {
    const draw = drawFor(world.seed, "contato_notas", index);
    const contaIndex = contaOf(index, world.size.notas);
    const main = mainCount(world.contatos.length);
    const contatoIndex = contaIndex === 0 ? draw.int(main) : main + draw.int(world.contatos.length - main);
    yield {
      id: id(world, "contato_notas", index),
      conta_id: id(world, "contas", contaIndex),
      contato_id: world.contatos[contatoIndex]?.id ?? null,
      texto: draw.pick(noteTexts),
      autor_id: draw.chance(10) ? null : id(world, "usuarios", contaIndex === 0 ? draw.pick([0, 1, 2]) : 8),
      criado_em: ago(world.anchorMs, draw.int(200), draw.int(dayMs)),
    };
  }
}

const fileNames = [
  "contrato assinado.pdf",
  "comprovante.png",
  "orçamento_nº 7 (final) & revisão.pdf",
  "foto do pedido.jpg",
];

/** Arquivos de contatos; um deles tem no nome tudo o que atrapalha. */
export function* fileRows(world: World): Generator<Row> {
  const types: Readonly<Record<string, string>> = { pdf: "application/pdf", png: "image/png", jpg: "image/jpeg" };
  for (let index = 0; index < world.size.arquivos; index++) {
    const draw = drawFor(world.seed, "arquivos", index);
    const nome = fileNames[index % fileNames.length] ?? "";
    const ext = nome.slice(nome.lastIndexOf(".") + 1);
    const contato = world.contatos[draw.int(mainCount(world.contatos.length))];
    yield {
      id: id(world, "arquivos", index),
      conta_id: id(world, "contas", 0),
      url: `https://arquivos.example/${id(world, "arquivos", index)}.${ext}`,
      nome,
      ext,
      tag: "contato",
      tamanho: 20_000 + draw.int(900_000),
      mime: types[ext] ?? "application/octet-stream",
      entidade: "contato",
      entidade_id: contato?.id ?? null,
      enviado_por: id(world, "usuarios", draw.pick([0, 1, 2])),
      criado_em: ago(world.anchorMs, draw.int(120), draw.int(dayMs)),
    };
  }
}
