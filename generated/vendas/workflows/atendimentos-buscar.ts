// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  fetchCollections,
  workflow,
} from "trama/runtime";
import { atendimentos } from "../collections/atendimentos";
import { conta } from "../collections/conta";
import * as variables from "../variables";

/** Busca a página de atendimentos, e uma vez o horário de atendimento, pelo qual os prazos se contam. */
export const atendimentosBuscar = workflow("atendimentosBuscar", async (run) => {
  variables.atendimentosNovos.set(0);
  if (!conta.isFetched.value) {
    await fetchCollections(run, [
      conta,
      atendimentos,
    ]);
  } else {
    await fetchCollection(run, atendimentos);
  }
});
