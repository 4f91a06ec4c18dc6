// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollections,
  latestWorkflow,
} from "trama/runtime";
import { oportunidadesLista } from "../collections/oportunidades-lista";
import { oportunidadesQuadro } from "../collections/oportunidades-quadro";
import { pipelineResumo } from "../collections/pipeline-resumo";
import { pipelineAtual } from "../formulas/pipeline-atual";
import * as variables from "../variables";

/** Busca o quadro ou a lista, e as somas. */
export const pipelinesBuscar = latestWorkflow("pipelinesBuscar", async (run) => {
  if (!pipelineAtual()) {
    return;
  }
  if (variables.visao.value === "") {
    await fetchCollections(run, [
      oportunidadesQuadro,
      pipelineResumo,
    ]);
  } else {
    await fetchCollections(run, [
      oportunidadesLista,
      pipelineResumo,
    ]);
  }
});
