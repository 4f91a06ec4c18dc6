// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  workflow,
} from "trama/runtime";
import { atendimentoTarefas } from "../collections/atendimento-tarefas";
import { contatoTarefas } from "../collections/contato-tarefas";

/** Busca de novo as tarefas que a página mostra. */
export const tarefasBuscar = workflow("tarefasBuscar", async (run) => {
  if (contatoTarefas.isFetched.value) {
    await fetchCollection(run, contatoTarefas);
  }
  if (atendimentoTarefas.isFetched.value) {
    await fetchCollection(run, atendimentoTarefas);
  }
});
