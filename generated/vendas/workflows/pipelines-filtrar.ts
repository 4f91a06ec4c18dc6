// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { pipelinesBuscar } from "./pipelines-buscar";

/** Um filtro mudou: volta à primeira página. */
export const pipelinesFiltrar = workflow("pipelinesFiltrar", async (run) => {
  batch(() => {
    variables.pagina.set(1);
    variables.quadroLimites.set({});
  });
  await pipelinesBuscar(run);
});
