// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** A pessoa pode apagar e mudar em massa na página aberta. */
export function podeGerir(): boolean {
  return variables.permissaoPaginaAtual.value?.podeGerir === true;
}
