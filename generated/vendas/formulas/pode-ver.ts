// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** A pessoa pode ver a página aberta. */
export function podeVer(): boolean {
  return variables.permissaoPaginaAtual.value?.podeVer === true;
}
