// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { recuperacoesBuscar } from "./recuperacoes-buscar";

/** Um filtro mudou: volta à primeira página. */
export const recuperacoesFiltrar = workflow("recuperacoesFiltrar", async (run) => {
  variables.pagina.set(1);
  await recuperacoesBuscar(run);
});
