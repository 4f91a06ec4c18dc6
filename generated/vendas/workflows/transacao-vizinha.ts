// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import {
  getByIndex,
} from "trama/runtime/helpers";
import { transacoes } from "../collections/transacoes";
import { transacaoPosicao } from "../formulas/transacao-posicao";
import * as variables from "../variables";

/** Passa para outra transação da lista. */
export const transacaoVizinha = workflow<{ readonly passo: number }>("transacaoVizinha", (_run, params) => {
  const lugar = transacaoPosicao();
  const outra = getByIndex(transacoes.data.value, lugar + params.passo);
  if (!(lugar >= 0) || !outra) {
    return;
  }
  variables.transacaoAberta.set(outra.id);
});
