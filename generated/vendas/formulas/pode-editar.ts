// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** A pessoa pode criar e mudar na página aberta. */
export function podeEditar(): boolean {
  return variables.permissaoPaginaAtual.value?.podeEditar === true;
}
