// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** A coluna do banco pela qual a lista de rastreios é ordenada. */
export function rastreiosColuna():
  | "codigo"
  | "destinatario_nome"
  | "produto_nome"
  | "ultimo_evento_em"
  | "previsto_em"
  | "status"
  | "precisa_atencao" {
  return variables.ordem.value === "codigo" ? "codigo"
    : variables.ordem.value === "destinatario" ? "destinatario_nome"
    : variables.ordem.value === "produto" ? "produto_nome"
    : variables.ordem.value === "evento" ? "ultimo_evento_em"
    : variables.ordem.value === "ha" ? "ultimo_evento_em"
    : variables.ordem.value === "previsto" ? "previsto_em"
    : variables.ordem.value === "status" ? "status"
    : "precisa_atencao";
}
