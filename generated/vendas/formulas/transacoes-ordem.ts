// @generated from designs/vendas/formulas.json. Do not edit.
import { transacoesColunas } from "../collections/transacoes-colunas";
import { colunasGuardadas } from "./colunas-guardadas";

export function transacoesOrdem(): readonly string[] {
  return colunasGuardadas("transacoes")?.ordem ?? transacoesColunas.data.value.map((coluna) => coluna.id);
}
