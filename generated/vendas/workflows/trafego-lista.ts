// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  latestWorkflow,
} from "trama/runtime";
import { trafegoResumo } from "../collections/trafego-resumo";

export const trafegoLista = latestWorkflow("trafegoLista", async (run) => {
  await fetchCollection(run, trafegoResumo);
});
