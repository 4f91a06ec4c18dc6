// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollections,
  workflow,
} from "trama/runtime";
import { dashAtencao } from "../collections/dash-atencao";
import { dashFormas } from "../collections/dash-formas";
import { dashFunil } from "../collections/dash-funil";
import { dashKpis } from "../collections/dash-kpis";
import { dashSerie } from "../collections/dash-serie";

/** Busca tudo o que o painel mostra, lado a lado; o que falha diz isso no seu lugar. */
export const dashBuscar = workflow("dashBuscar", async (run) => {
  await fetchCollections(run, [
    dashKpis,
    dashSerie,
    dashFormas,
    dashFunil,
    dashAtencao,
  ]);
});
