// @generated from designs/vendas/formulas.json. Do not edit.
import type { TransacaoRow } from "../collections/transacao";
import { transacao } from "../collections/transacao";
import type { TransacoesRow } from "../collections/transacoes";
import { transacoes } from "../collections/transacoes";
import * as variables from "../variables";

/** O que a lista já sabe aparece na hora. */
export function transacaoLinha(): TransacoesRow | TransacaoRow | null | undefined {
  return transacoes.data.value.find((item) => item.id === variables.transacaoAberta.value) ?? transacao.data.value.find((item) => item.id === variables.transacaoAberta.value);
}
