// @generated from designs/vendas/workflows.json. Do not edit.
import {
  latestWorkflow,
  wait,
} from "trama/runtime";
import * as variables from "../variables";
import { dashBuscar } from "./dash-buscar";

/** Uma venda chegou ou mudou: o painel a conta, sem que ninguém peça. */
export const dashMudou = latestWorkflow("dashMudou", async (run) => {
  await wait(run, 800);
  variables.listaQuieta.set(true);
  await dashBuscar(run);
  variables.listaQuieta.set(false);
}, {
  onError: () => {
    variables.listaQuieta.set(false);
  },
});
