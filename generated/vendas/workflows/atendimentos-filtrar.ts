// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { atendimentosBuscar } from "./atendimentos-buscar";

/** Um filtro mudou: volta à primeira página. */
export const atendimentosFiltrar = workflow("atendimentosFiltrar", async (run) => {
  variables.pagina.set(1);
  await atendimentosBuscar(run);
});
