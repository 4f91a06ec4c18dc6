// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollections,
  latestWorkflow,
} from "trama/runtime";
import { comissoes } from "../collections/comissoes";
import { comissoesFechamento } from "../collections/comissoes-fechamento";
import { comissoesResumo } from "../collections/comissoes-resumo";
import { comissoesSaldos } from "../collections/comissoes-saldos";

/** Busca a página de comissões, as somas e os saldos por pessoa, e até quando se fechou. */
export const comissoesBuscar = latestWorkflow("comissoesBuscar", async (run) => {
  await fetchCollections(run, [
    comissoes,
    comissoesResumo,
    comissoesSaldos,
    comissoesFechamento,
  ]);
});
