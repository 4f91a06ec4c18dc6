// @generated from designs/vendas/workflows.json. Do not edit.
import {
  caughtError,
  fetchCollection,
  fetchCollections,
  workflow,
} from "trama/runtime";
import { atendimento } from "../collections/atendimento";
import { atendimentoCompra } from "../collections/atendimento-compra";
import { atendimentoEnvio } from "../collections/atendimento-envio";
import { atendimentoHistorico } from "../collections/atendimento-historico";
import { atendimentoNotas } from "../collections/atendimento-notas";
import { atendimentoTarefas } from "../collections/atendimento-tarefas";
import { conta } from "../collections/conta";
import { atendimentoAtual } from "../formulas/atendimento-atual";

/** Busca o atendimento aberto e depois o que a página mostra dele; o que falha ao lado se diz no seu lugar. */
export const atendimentoBuscar = workflow("atendimentoBuscar", async (run) => {
  if (!conta.isFetched.value) {
    await fetchCollections(run, [
      conta,
      atendimento,
    ]);
  } else {
    await fetchCollection(run, atendimento);
  }
  if (!atendimentoAtual()) {
    return;
  }
  try {
    await fetchCollections(run, [
      atendimentoHistorico,
      atendimentoNotas,
      atendimentoTarefas,
      atendimentoCompra,
      atendimentoEnvio,
    ]);
  } catch (cause) {
    caughtError(cause);
  }
});
