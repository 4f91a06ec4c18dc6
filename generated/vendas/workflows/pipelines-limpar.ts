// @generated from designs/vendas/workflows.json. Do not edit.
import {
  resetVariables,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { pipelinesFiltrar } from "./pipelines-filtrar";

/** Tira a busca e os filtros; o pipeline fica. */
export const pipelinesLimpar = workflow("pipelinesLimpar", async (run) => {
  resetVariables([
    variables.q,
    variables.responsavel,
    variables.tag,
    variables.paradas,
  ]);
  await pipelinesFiltrar(run);
});
