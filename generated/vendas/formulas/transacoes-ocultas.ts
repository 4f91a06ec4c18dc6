// @generated from designs/vendas/formulas.json. Do not edit.
import {
  screenSize,
} from "trama/runtime";
import { transacoesColunas } from "../collections/transacoes-colunas";
import { colunasGuardadas } from "./colunas-guardadas";

/** Enquanto ninguém escolhe, ficam de fora as que não cabem na tela. */
export function transacoesOcultas(): readonly string[] {
  return colunasGuardadas("transacoes")?.ocultas ?? transacoesColunas.data.value.filter((coluna) => screenSize.value.width < coluna.desde).map((coluna) => coluna.id);
}
