// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** A coluna do banco pela qual a lista de envios é ordenada. */
export function enviosColuna():
  | "codigo"
  | "destinatario_nome"
  | "produto_nome"
  | "status"
  | "criado_em"
  | "postado_em"
  | "rastreio_codigo" {
  return variables.ordem.value === "codigo" ? "codigo"
    : variables.ordem.value === "destinatario" ? "destinatario_nome"
    : variables.ordem.value === "produto" ? "produto_nome"
    : variables.ordem.value === "status" ? "status"
    : variables.ordem.value === "criado" ? "criado_em"
    : variables.ordem.value === "postado" ? "postado_em"
    : variables.ordem.value === "rastreio" ? "rastreio_codigo"
    : variables.aba.value === "postados" ? "postado_em"
    : "criado_em";
}
