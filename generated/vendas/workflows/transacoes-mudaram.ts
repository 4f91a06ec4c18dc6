// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  fetchCollections,
  latestWorkflow,
  readCollection,
  updateCollection,
  wait,
} from "trama/runtime";
import { transacoes } from "../collections/transacoes";
import { transacoesResumo } from "../collections/transacoes-resumo";
import * as variables from "../variables";
import { transacoesBuscar } from "./transacoes-buscar";

/** O que mudou se mostra onde está; o que faria a lista pular espera que se peça. */
export const transacoesMudaram = latestWorkflow("transacoesMudaram", async (run) => {
  await wait(run, 400);
  if (transacoes.data.value.length === 0) {
    await transacoesBuscar(run);
    return;
  }
  const linhas = await readCollection(run, transacoes, {
    limit: variables.porPagina.value + 25,
    offset: (variables.pagina.value - 1) * variables.porPagina.value,
  });
  const vistas = transacoes.data.value.map((item) => item.id);
  batch(() => {
    variables.vendasNovas.set(linhas.slice(0, variables.porPagina.value).filter((linha) => !vistas.includes(linha.id)).length);
    variables.listaQuieta.set(true);
  });
  if (variables.vendasNovas.value > 0) {
    updateCollection(run, transacoes, {
      operation: "replace",
      data: linhas.filter((linha) => vistas.includes(linha.id)),
    });
    await fetchCollections(run, [
      transacoesResumo,
    ]);
  } else {
    await fetchCollections(run, [
      transacoes,
      transacoesResumo,
    ]);
  }
  variables.listaQuieta.set(false);
}, {
  onError: () => {
    variables.listaQuieta.set(false);
  },
});
