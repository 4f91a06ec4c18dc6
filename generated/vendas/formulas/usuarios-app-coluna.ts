// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** A coluna do banco pela qual os acessos são ordenados. */
export function usuariosAppColuna():
  | "nome"
  | "email"
  | "produto_nome"
  | "status"
  | "acesso_ate"
  | "progresso_pct"
  | "ultimo_acesso_em" {
  return variables.ordem.value === "nome" ? "nome"
    : variables.ordem.value === "email" ? "email"
    : variables.ordem.value === "produto" ? "produto_nome"
    : variables.ordem.value === "status" ? "status"
    : variables.ordem.value === "ate" ? "acesso_ate"
    : variables.ordem.value === "progresso" ? "progresso_pct"
    : "ultimo_acesso_em";
}
