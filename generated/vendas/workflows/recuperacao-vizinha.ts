// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import {
  getByIndex,
} from "trama/runtime/helpers";
import { recuperacoes } from "../collections/recuperacoes";
import * as variables from "../variables";
import { recuperacaoAbrir } from "./recuperacao-abrir";

/** Passa para outra recuperação da fila, com uma aberta. */
export const recuperacaoVizinha = workflow<{ readonly passo: number }>("recuperacaoVizinha", async (run, params) => {
  if (variables.recuperacaoAberta.value === "") {
    return;
  }
  const ao = recuperacoes.data.value.findIndex((item) => item.id === variables.recuperacaoAberta.value) + params.passo;
  if (!(ao >= 0) || !(ao < recuperacoes.data.value.length)) {
    return;
  }
  await recuperacaoAbrir(run, {
    id: getByIndex(recuperacoes.data.value, ao)?.id ?? "",
  });
});
