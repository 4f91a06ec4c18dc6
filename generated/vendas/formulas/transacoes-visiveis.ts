// @generated from designs/vendas/formulas.json. Do not edit.
import {
  contains,
} from "trama/runtime/helpers";
import { transacoesOcultas } from "./transacoes-ocultas";
import { transacoesOrdem } from "./transacoes-ordem";

/** As colunas que a lista de transações mostra, em ordem. */
export function transacoesVisiveis(): readonly string[] {
  return transacoesOrdem().filter((coluna) => !contains(transacoesOcultas(), coluna));
}
