// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** A coluna do banco pela qual a lista de comissões é ordenada. */
export function comissoesColuna():
  | "aprovada_em"
  | "beneficiario_nome"
  | "produto_nome"
  | "valor_centavos"
  | "prevista_para" {
  return variables.ordem.value === "aprovada" ? "aprovada_em"
    : variables.ordem.value === "beneficiario" ? "beneficiario_nome"
    : variables.ordem.value === "produto" ? "produto_nome"
    : variables.ordem.value === "valor" ? "valor_centavos"
    : "prevista_para";
}
