// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  fetchCollections,
  latestWorkflow,
  readCollection,
  updateCollection,
  wait,
} from "trama/runtime";
import { recuperacaoAbas } from "../collections/recuperacao-abas";
import { recuperacaoResumo } from "../collections/recuperacao-resumo";
import { recuperacoes } from "../collections/recuperacoes";
import * as variables from "../variables";
import { recuperacoesBuscar } from "./recuperacoes-buscar";

/** O que mudou se mostra onde está; o que faria a lista pular espera que se peça. */
export const recuperacoesMudaram = latestWorkflow("recuperacoesMudaram", async (run) => {
  await wait(run, 400);
  if (recuperacoes.data.value.length === 0) {
    await recuperacoesBuscar(run);
    return;
  }
  const linhas = await readCollection(run, recuperacoes, {
    limit: variables.porPagina.value + 25,
    offset: (variables.pagina.value - 1) * variables.porPagina.value,
  });
  const vistas = recuperacoes.data.value.map((item) => item.id);
  batch(() => {
    variables.vendasNovas.set(linhas.slice(0, variables.porPagina.value).filter((linha) => !vistas.includes(linha.id)).length);
    variables.listaQuieta.set(true);
  });
  if (variables.vendasNovas.value > 0) {
    updateCollection(run, recuperacoes, {
      operation: "replace",
      data: linhas.filter((linha) => vistas.includes(linha.id)),
    });
    await fetchCollections(run, [
      recuperacaoResumo,
      recuperacaoAbas,
    ]);
  } else {
    await fetchCollections(run, [
      recuperacoes,
      recuperacaoResumo,
      recuperacaoAbas,
    ]);
  }
  variables.listaQuieta.set(false);
}, {
  onError: () => {
    variables.listaQuieta.set(false);
  },
});
