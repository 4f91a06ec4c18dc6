// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** A coluna do banco pela qual a lista de contatos é ordenada. */
export function contatosColuna():
  | "nome"
  | "email"
  | "qtd_compras"
  | "total_compras_centavos"
  | "responsavel_nome"
  | "ultima_compra_em" {
  return variables.ordem.value === "nome" ? "nome"
    : variables.ordem.value === "email" ? "email"
    : variables.ordem.value === "compras" ? "qtd_compras"
    : variables.ordem.value === "total" ? "total_compras_centavos"
    : variables.ordem.value === "responsavel" ? "responsavel_nome"
    : "ultima_compra_em";
}
