// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollections,
  latestWorkflow,
  wait,
} from "trama/runtime";
import { oportunidade } from "../collections/oportunidade";
import { oportunidadeHistorico } from "../collections/oportunidade-historico";
import * as variables from "../variables";
import { pipelinesBuscar } from "./pipelines-buscar";

/** Alguém mudou uma oportunidade: o quadro e a que está aberta mostram como ficou, sem que ninguém peça. */
export const pipelinesMudaram = latestWorkflow("pipelinesMudaram", async (run) => {
  await wait(run, 600);
  variables.listaQuieta.set(true);
  await pipelinesBuscar(run);
  if (variables.oportunidade.value !== "") {
    await fetchCollections(run, [
      oportunidade,
      oportunidadeHistorico,
    ]);
  }
  variables.listaQuieta.set(false);
}, {
  onError: () => {
    variables.listaQuieta.set(false);
  },
});
