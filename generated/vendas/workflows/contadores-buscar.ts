// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  wait,
  workflow,
} from "trama/runtime";
import { contadores } from "../collections/contadores";
import * as variables from "../variables";

/** Conta de novo um segundo depois da última mudança; sem resposta, ficam os números de antes. */
export const contadoresBuscar = workflow<{ readonly vez: number }>("contadoresBuscar", async (run, params) => {
  await wait(run, 1000);
  if (params.vez !== variables.contadoresOuvidos.value) {
    return;
  }
  await fetchCollection(run, contadores);
}, () => {
  return;
});
