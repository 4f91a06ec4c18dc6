// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollections,
  latestWorkflow,
  wait,
} from "trama/runtime";
import { rastreio } from "../collections/rastreio";
import { rastreioEventos } from "../collections/rastreio-eventos";
import { rastreios } from "../collections/rastreios";
import { rastreiosResumo } from "../collections/rastreios-resumo";
import * as variables from "../variables";

/** Um objeto andou: a lista e o que está aberto mostram onde ele está, sem que ninguém peça. */
export const rastreiosMudaram = latestWorkflow("rastreiosMudaram", async (run) => {
  await wait(run, 600);
  variables.listaQuieta.set(true);
  await fetchCollections(run, [
    rastreios,
    rastreiosResumo,
  ]);
  if (variables.rastreio.value !== "") {
    await fetchCollections(run, [
      rastreio,
      rastreioEventos,
    ]);
  }
  variables.listaQuieta.set(false);
}, {
  onError: () => {
    variables.listaQuieta.set(false);
  },
});
