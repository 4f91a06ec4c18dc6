// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollections,
  latestWorkflow,
} from "trama/runtime";
import { comissoes } from "../collections/comissoes";
import { comissoesResumo } from "../collections/comissoes-resumo";

/** Busca a página de comissões e as somas por pessoa. */
export const comissoesBuscar = latestWorkflow("comissoesBuscar", async (run) => {
  await fetchCollections(run, [
    comissoes,
    comissoesResumo,
  ]);
});
