// @generated from designs/vendas/formulas.json. Do not edit.
import {
  length,
  trim,
} from "trama/runtime/helpers";

/** O erro de um texto obrigatório com tamanho mínimo e máximo. */
export function erroTexto(valor: string, minimo: number, maximo: number): string {
  return trim(valor) === "" ? "Preencha este campo." : length(trim(valor)) < minimo ? `Use pelo menos ${minimo} caracteres.` : length(trim(valor)) > maximo ? `Use até ${maximo} caracteres.` : "";
}
