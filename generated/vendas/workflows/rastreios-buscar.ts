// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollections,
  latestWorkflow,
} from "trama/runtime";
import { rastreios } from "../collections/rastreios";
import { rastreiosResumo } from "../collections/rastreios-resumo";

/** Busca a página de rastreios e quantos há em cada aba. */
export const rastreiosBuscar = latestWorkflow("rastreiosBuscar", async (run) => {
  await fetchCollections(run, [
    rastreios,
    rastreiosResumo,
  ]);
});
