// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** A coluna do banco pela qual a lista de transações é ordenada. */
export function transacoesColuna():
  | "comprador_nome"
  | "produto_nome"
  | "plataforma"
  | "forma_pagamento"
  | "status"
  | "valor_produto_centavos"
  | "valor_liquido_centavos"
  | "minha_comissao_centavos"
  | "transacao_codigo"
  | "pedida_em" {
  return variables.ordem.value === "comprador" ? "comprador_nome"
    : variables.ordem.value === "produto" ? "produto_nome"
    : variables.ordem.value === "plataforma" ? "plataforma"
    : variables.ordem.value === "forma" ? "forma_pagamento"
    : variables.ordem.value === "status" ? "status"
    : variables.ordem.value === "valor" ? "valor_produto_centavos"
    : variables.ordem.value === "liquido" ? "valor_liquido_centavos"
    : variables.ordem.value === "comissao" ? "minha_comissao_centavos"
    : variables.ordem.value === "codigo" ? "transacao_codigo"
    : "pedida_em";
}
