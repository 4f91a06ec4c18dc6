// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { transacoesBuscar } from "./transacoes-buscar";

/** Um filtro mudou: volta à primeira página. */
export const transacoesFiltrar = workflow("transacoesFiltrar", async (run) => {
  variables.pagina.set(1);
  await transacoesBuscar(run);
});
