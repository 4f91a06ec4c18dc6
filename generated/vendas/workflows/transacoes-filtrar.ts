// @generated from designs/vendas/workflows.json. Do not edit.
import {
  resetVariables,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { transacoesBuscar } from "./transacoes-buscar";

/** Um filtro mudou: volta à primeira página, de todas as vendas que os filtros escolhem. */
export const transacoesFiltrar = workflow("transacoesFiltrar", async (run) => {
  resetVariables([
    variables.pagina,
    variables.venda,
  ]);
  await transacoesBuscar(run);
});
