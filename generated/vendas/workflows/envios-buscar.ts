// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollections,
  latestWorkflow,
} from "trama/runtime";
import { envios } from "../collections/envios";
import { enviosLote } from "../collections/envios-lote";
import { enviosResumo } from "../collections/envios-resumo";
import * as variables from "../variables";

/** Busca o que a aba de Envios mostra e quantos há em cada uma. */
export const enviosBuscar = latestWorkflow("enviosBuscar", async (run) => {
  if (variables.aba.value === "lote") {
    await fetchCollections(run, [
      enviosLote,
      enviosResumo,
    ]);
  } else {
    await fetchCollections(run, [
      envios,
      enviosResumo,
    ]);
  }
});
