// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  workflow,
} from "trama/runtime";
import { atendimentoTarefas } from "../collections/atendimento-tarefas";
import { contatoTarefas } from "../collections/contato-tarefas";
import * as variables from "../variables";
import { oportunidadeMudou } from "./oportunidade-mudou";

/** Busca de novo as tarefas que a página mostra. */
export const tarefasBuscar = workflow("tarefasBuscar", async (run) => {
  if (contatoTarefas.isFetched.value) {
    await fetchCollection(run, contatoTarefas);
  }
  if (atendimentoTarefas.isFetched.value) {
    await fetchCollection(run, atendimentoTarefas);
  }
  if (variables.oportunidade.value !== "") {
    await oportunidadeMudou(run);
  }
});
