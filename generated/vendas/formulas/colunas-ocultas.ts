// @generated from designs/vendas/formulas.json. Do not edit.
import {
  screenSize,
} from "trama/runtime";
import { colunasDe } from "./colunas-de";
import { colunasGuardadas } from "./colunas-guardadas";

/** Enquanto ninguém escolhe, ficam de fora as que não cabem na tela. */
export function colunasOcultas(lista: string): readonly string[] {
  return colunasGuardadas(lista)?.ocultas ?? colunasDe(lista).filter((coluna) => screenSize.value.width < coluna.desde).map((coluna) => coluna.id);
}
