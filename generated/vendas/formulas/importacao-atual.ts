// @generated from designs/vendas/formulas.json. Do not edit.
import type { ImportacaoRow } from "../collections/importacao";
import { importacao } from "../collections/importacao";

/** A importação aberta, quando já chegou. */
export function importacaoAtual(): ImportacaoRow | null | undefined {
  return importacao.data.value[0];
}
