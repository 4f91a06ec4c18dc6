// @generated from designs/vendas/formulas.json. Do not edit.
import { transacoes } from "../collections/transacoes";
import * as variables from "../variables";

/** O lugar da transação aberta na lista; -1 quando ela não está à vista. */
export function transacaoPosicao(): number {
  return transacoes.data.value.findIndex((item) => item.id === variables.transacaoAberta.value);
}
