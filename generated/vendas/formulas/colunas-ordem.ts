// @generated from designs/vendas/formulas.json. Do not edit.
import { colunasDe } from "./colunas-de";
import { colunasGuardadas } from "./colunas-guardadas";

export function colunasOrdem(lista: string): readonly string[] {
  return colunasGuardadas(lista)?.ordem ?? colunasDe(lista).map((coluna) => coluna.id);
}
