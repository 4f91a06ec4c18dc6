// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** A coluna do banco pela qual as oportunidades são ordenadas. */
export function oportunidadesColuna():
  | "titulo"
  | "contato_nome"
  | "etapa_nome"
  | "valor_centavos"
  | "responsavel_nome"
  | "previsao_em"
  | "dias_na_etapa"
  | "motivo_nome"
  | "encerrada_em"
  | "status" {
  return variables.ordem.value === "titulo" ? "titulo"
    : variables.ordem.value === "contato" ? "contato_nome"
    : variables.ordem.value === "etapa" ? "etapa_nome"
    : variables.ordem.value === "valor" ? "valor_centavos"
    : variables.ordem.value === "responsavel" ? "responsavel_nome"
    : variables.ordem.value === "previsao" ? "previsao_em"
    : variables.ordem.value === "dias" ? "dias_na_etapa"
    : variables.ordem.value === "motivo" ? "motivo_nome"
    : variables.ordem.value === "encerrada" ? "encerrada_em"
    : variables.ordem.value === "situacao" ? "status"
    : variables.visao.value === "fechadas" ? "encerrada_em"
    : "dias_na_etapa";
}
