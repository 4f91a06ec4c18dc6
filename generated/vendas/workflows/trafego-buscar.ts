// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  fetchCollections,
  latestWorkflow,
} from "trama/runtime";
import { contasAnuncio } from "../collections/contas-anuncio";
import { trafegoAnterior } from "../collections/trafego-anterior";
import { trafegoCampanhas } from "../collections/trafego-campanhas";
import { trafegoResumo } from "../collections/trafego-resumo";
import { trafegoSemOrigem } from "../collections/trafego-sem-origem";
import { trafegoSerie } from "../collections/trafego-serie";
import { trafegoTotal } from "../collections/trafego-total";
import * as variables from "../variables";

/** Busca os números, os gráficos e a lista do período. */
export const trafegoBuscar = latestWorkflow("trafegoBuscar", async (run) => {
  await fetchCollections(run, [
    trafegoResumo,
    trafegoTotal,
    trafegoCampanhas,
    trafegoSerie,
    trafegoSemOrigem,
    contasAnuncio,
  ]);
  if (variables.comparar.value) {
    await fetchCollection(run, trafegoAnterior);
  }
});
