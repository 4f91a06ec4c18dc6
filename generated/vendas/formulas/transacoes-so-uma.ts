// @generated from designs/vendas/formulas.json. Do not edit.
import * as custom from "../../../designs/vendas/custom";
import * as variables from "../variables";

/** A lista mostra só a venda que a busca global achou. */
export function transacoesSoUma(): boolean {
  return custom.eUuid(variables.venda.value);
}
