// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import { oportunidadeMudou } from "./oportunidade-mudou";
import { tarefaAbrir } from "./tarefa-abrir";

/** Uma tarefa de uma oportunidade, nova ou que existe. */
export const oportunidadeTarefa = workflow<{
  readonly id: string;
  readonly contatoId: string;
  readonly contatoNome: string;
  readonly tarefaId?: string | null | undefined;
}>("oportunidadeTarefa", async (run, params) => {
  const mudou = await tarefaAbrir(run, {
    contatoId: params.contatoId,
    contatoNome: params.contatoNome,
    oportunidadeId: params.id,
    tarefaId: params.tarefaId ?? "",
  });
  if (!mudou) {
    return;
  }
  await oportunidadeMudou(run);
});
