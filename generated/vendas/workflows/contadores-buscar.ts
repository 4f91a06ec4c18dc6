// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  latestWorkflow,
  wait,
} from "trama/runtime";
import { contadores } from "../collections/contadores";

/** Conta de novo um segundo depois da última mudança; sem resposta, ficam os números de antes. */
export const contadoresBuscar = latestWorkflow("contadoresBuscar", async (run) => {
  await wait(run, 1000);
  await fetchCollection(run, contadores);
}, {
  onError: () => {
    return;
  },
});
