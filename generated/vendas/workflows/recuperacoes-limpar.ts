// @generated from designs/vendas/workflows.json. Do not edit.
import {
  resetVariables,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { recuperacoesFiltrar } from "./recuperacoes-filtrar";

/** Tira a busca e os filtros. */
export const recuperacoesLimpar = workflow("recuperacoesLimpar", async (run) => {
  resetVariables([
    variables.q,
    variables.tipo,
    variables.produto,
    variables.valorMin,
    variables.responsavel,
  ]);
  await recuperacoesFiltrar(run);
});
