// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** A coluna do banco pela qual a lista de atendimentos é ordenada. */
export function atendimentosColuna():
  | "codigo"
  | "assunto"
  | "contato_nome"
  | "responsavel_nome"
  | "atualizado_em"
  | "sla_resolucao_em" {
  return variables.ordem.value === "codigo" ? "codigo"
    : variables.ordem.value === "assunto" ? "assunto"
    : variables.ordem.value === "contato" ? "contato_nome"
    : variables.ordem.value === "responsavel" ? "responsavel_nome"
    : variables.ordem.value === "atualizado" ? "atualizado_em"
    : "sla_resolucao_em";
}
