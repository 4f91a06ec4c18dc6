// @generated from designs/vendas/workflows.json. Do not edit.
import {
  resetVariables,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { rastreiosFiltrar } from "./rastreios-filtrar";

/** Tira a busca e todos os filtros; a aba fica. */
export const rastreiosLimpar = workflow("rastreiosLimpar", async (run) => {
  resetVariables([
    variables.q,
    variables.transportadora,
    variables.uf,
    variables.postadoDe,
    variables.postadoAte,
  ]);
  await rastreiosFiltrar(run);
});
