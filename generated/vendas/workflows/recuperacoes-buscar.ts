// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollections,
  latestWorkflow,
} from "trama/runtime";
import { conta } from "../collections/conta";
import { recuperacaoAbas } from "../collections/recuperacao-abas";
import { recuperacaoResumo } from "../collections/recuperacao-resumo";
import { recuperacoes } from "../collections/recuperacoes";
import * as variables from "../variables";

/** Busca a fila, as somas, quantas há em cada aba e, uma vez, quando a conta atende. */
export const recuperacoesBuscar = latestWorkflow("recuperacoesBuscar", async (run) => {
  variables.vendasNovas.set(0);
  if (!conta.isFetched.value) {
    await fetchCollections(run, [
      conta,
      recuperacoes,
      recuperacaoResumo,
      recuperacaoAbas,
    ]);
  } else {
    await fetchCollections(run, [
      recuperacoes,
      recuperacaoResumo,
      recuperacaoAbas,
    ]);
  }
});
