// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollections,
  log,
  workflow,
} from "trama/runtime";
import { contatoAbertas } from "../collections/contato-abertas";
import { contatoLinhaTempo } from "../collections/contato-linha-tempo";
import { contatoOportunidades } from "../collections/contato-oportunidades";
import { oportunidade } from "../collections/oportunidade";
import { oportunidadeHistorico } from "../collections/oportunidade-historico";
import { oportunidadeTarefas } from "../collections/oportunidade-tarefas";
import {
  currentPage,
} from "../runtime";
import * as variables from "../variables";
import { pipelinesBuscar } from "./pipelines-buscar";

/** Quem mudou uma oportunidade vê em toda parte como ela ficou. */
export const oportunidadeMudou = workflow("oportunidadeMudou", async (run) => {
  if (variables.oportunidade.value !== "") {
    await fetchCollections(run, [
      oportunidade,
      oportunidadeHistorico,
      oportunidadeTarefas,
    ]);
  }
  if (currentPage.value.id === "pg-pipelines") {
    await pipelinesBuscar(run);
  }
  if (currentPage.value.id === "pg-contato") {
    await fetchCollections(run, [
      contatoOportunidades,
      contatoAbertas,
      contatoLinhaTempo,
    ]);
  }
}, {
  onError: (run) => {
    log(run, "o que mudou não se pôde buscar de novo");
  },
});
