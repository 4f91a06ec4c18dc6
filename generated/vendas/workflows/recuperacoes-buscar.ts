// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollections,
  latestWorkflow,
} from "trama/runtime";
import { recuperacaoAbas } from "../collections/recuperacao-abas";
import { recuperacaoResumo } from "../collections/recuperacao-resumo";
import { recuperacoes } from "../collections/recuperacoes";

/** Busca a fila, as somas e quantas há em cada aba. */
export const recuperacoesBuscar = latestWorkflow("recuperacoesBuscar", async (run) => {
  await fetchCollections(run, [
    recuperacoes,
    recuperacaoResumo,
    recuperacaoAbas,
  ]);
});
