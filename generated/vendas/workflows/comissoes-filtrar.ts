// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { comissoesBuscar } from "./comissoes-buscar";

/** Um filtro mudou: volta à primeira página. */
export const comissoesFiltrar = workflow("comissoesFiltrar", async (run) => {
  variables.pagina.reset();
  await comissoesBuscar(run);
});
