// @generated from designs/vendas/formulas.json. Do not edit.
import { colunasOcultas } from "./colunas-ocultas";
import { colunasOrdem } from "./colunas-ordem";

/** As colunas que uma lista mostra, em ordem. */
export function colunasMostradas(lista: string): readonly string[] {
  return colunasOrdem(lista).filter((coluna) => !colunasOcultas(lista).includes(coluna));
}
