// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { contadoresBuscar } from "./contadores-buscar";

/** O que o menu conta mudou: a última de muitas mudanças seguidas manda contar. */
export const contadoresMudaram = workflow("contadoresMudaram", async (run) => {
  variables.contadoresOuvidos.set(variables.contadoresOuvidos.value + 1);
  await contadoresBuscar(run, {
    vez: variables.contadoresOuvidos.value,
  });
});
