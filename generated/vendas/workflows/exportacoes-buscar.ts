// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  latestWorkflow,
  wait,
} from "trama/runtime";
import { exportacoes } from "../collections/exportacoes";
import * as variables from "../variables";

/** Busca os relatórios, e de novo a cada três segundos enquanto algum se escreve. */
export const exportacoesBuscar = latestWorkflow("exportacoesBuscar", async (run) => {
  await fetchCollection(run, exportacoes);
  variables.exportacoesVoltas.set(0);
  while (variables.exportacoesVoltas.value < 60 && exportacoes.data.value.some((uma) => uma.status === "na_fila" || uma.status === "processando")) {
    await wait(run, 3000);
    variables.exportacoesVoltas.set(variables.exportacoesVoltas.value + 1);
    await fetchCollection(run, exportacoes);
  }
});
