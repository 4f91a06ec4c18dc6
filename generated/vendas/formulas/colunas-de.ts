// @generated from designs/vendas/formulas.json. Do not edit.
import type { ListaColunasRow } from "../collections/lista-colunas";
import { listaColunas } from "../collections/lista-colunas";

/** Todas as colunas de uma lista. */
export function colunasDe(lista: string): readonly ListaColunasRow[] {
  return listaColunas.data.value.filter((coluna) => coluna.lista === lista);
}
