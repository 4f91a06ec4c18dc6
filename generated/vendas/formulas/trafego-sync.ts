// @generated from designs/vendas/formulas.json. Do not edit.
import type { ContasAnuncioRow } from "../collections/contas-anuncio";
import { contasAnuncio } from "../collections/contas-anuncio";
import * as variables from "../variables";

/** A conta de anúncio cuja hora se mostra. */
export function trafegoSync(): ContasAnuncioRow | null | undefined {
  return contasAnuncio.data.value.filter((uma) => variables.contaAnuncio.value === "" || uma.id === variables.contaAnuncio.value)[0];
}
