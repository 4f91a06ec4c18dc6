// @generated from designs/vendas/workflows.json. Do not edit.
import {
  resetVariables,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { atendimentosFiltrar } from "./atendimentos-filtrar";

/** Tira a busca e todos os filtros; a aba fica. */
export const atendimentosLimpar = workflow("atendimentosLimpar", async (run) => {
  resetVariables([
    variables.q,
    variables.status,
    variables.prioridade,
    variables.categoria,
    variables.responsavel,
    variables.sla,
  ]);
  await atendimentosFiltrar(run);
});
