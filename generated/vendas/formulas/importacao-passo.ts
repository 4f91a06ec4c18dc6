// @generated from designs/vendas/formulas.json. Do not edit.
import { importacaoAtual } from "./importacao-atual";
import * as variables from "../variables";

/** Em que passo a importação aberta está. */
export function importacaoPasso(): "arquivo" | "colunas" | "conferencia" | "resultado" {
  const i = importacaoAtual();
  return variables.importacaoAberta.value === "" ? "arquivo"
    : i?.status === "na_fila" || (i?.status === "falhou" && i.iniciada_em == null) ? "colunas"
    : i?.status === "analisada" || (i?.status === "processando" && i.iniciada_em == null) ? "conferencia"
    : "resultado";
}
