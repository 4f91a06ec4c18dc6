// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  fetchCollection,
  fetchCollections,
  latestWorkflow,
  wait,
} from "trama/runtime";
import { importacao } from "../collections/importacao";
import { importacaoErros } from "../collections/importacao-erros";
import { importacoes } from "../collections/importacoes";
import { importacaoAtual } from "../formulas/importacao-atual";
import * as variables from "../variables";

/** Busca o andamento a cada dois segundos, até que a importação pare; ela continua sem quem olhe. */
export const importacaoAcompanhar = latestWorkflow("importacaoAcompanhar", async (run) => {
  batch(() => {
    variables.importacaoVoltas.set(0);
    variables.importacaoColunas.set(false);
  });
  if (variables.importacaoAberta.value === "") {
    return;
  }
  await fetchCollection(run, importacao);
  while (variables.importacaoVoltas.value < 300 && importacaoAtual()?.status === "processando") {
    await wait(run, 2000);
    variables.importacaoVoltas.set(variables.importacaoVoltas.value + 1);
    await fetchCollection(run, importacao);
  }
  await fetchCollections(run, [
    importacaoErros,
    importacoes,
  ]);
});
