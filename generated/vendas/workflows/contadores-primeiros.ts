// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  workflow,
} from "trama/runtime";
import { contadores } from "../collections/contadores";

/** Conta pela primeira vez; sem resposta, o menu fica sem números. */
export const contadoresPrimeiros = workflow("contadoresPrimeiros", async (run) => {
  await fetchCollection(run, contadores);
}, {
  onError: () => {
    return;
  },
});
