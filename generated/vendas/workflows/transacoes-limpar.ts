// @generated from designs/vendas/workflows.json. Do not edit.
import {
  resetVariables,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { transacoesFiltrar } from "./transacoes-filtrar";

/** Tira a busca e todos os filtros; o período fica. */
export const transacoesLimpar = workflow("transacoesLimpar", async (run) => {
  resetVariables([
    variables.q,
    variables.status,
    variables.produto,
    variables.plataforma,
    variables.forma,
    variables.dataDe,
    variables.afiliado,
    variables.cupom,
    variables.utmSource,
    variables.valorMin,
    variables.valorMax,
    variables.venceHoje,
  ]);
  await transacoesFiltrar(run);
});
