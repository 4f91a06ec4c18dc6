// @generated from designs/vendas/workflows.json. Do not edit.
import {
  resetVariables,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { comissoesFiltrar } from "./comissoes-filtrar";

/** Tira a busca e todos os filtros; o período fica. */
export const comissoesLimpar = workflow("comissoesLimpar", async (run) => {
  resetVariables([
    variables.q,
    variables.papel,
    variables.beneficiario,
    variables.produto,
  ]);
  await comissoesFiltrar(run);
});
