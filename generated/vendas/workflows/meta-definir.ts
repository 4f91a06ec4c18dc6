// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  openPopup,
  workflow,
} from "trama/runtime";
import { dashKpis } from "../collections/dash-kpis";
import {
  metaMes,
} from "../popups";
import { avisar } from "./avisar";

/** Abre a meta do mês e mostra a nova. */
export const metaDefinir = workflow("metaDefinir", async (run) => {
  const gravada = await openPopup(run, metaMes, {
    centavos: dashKpis.data.value?.meta_centavos ?? 0,
  });
  if (!gravada) {
    return;
  }
  await fetchCollection(run, dashKpis);
  await avisar(run, {
    mensagem: "Meta salva.",
  });
});
