// @generated from designs/vendas/formulas.json. Do not edit.
import {
  trim,
} from "trama/runtime/helpers";

/** O erro de um texto obrigatório com tamanho mínimo e máximo. */
export function erroTexto(valor: string, minimo: number, maximo: number): string {
  return trim(valor) === "" ? "Preencha este campo."
    : trim(valor).length < minimo ? `Use pelo menos ${minimo} caracteres.`
    : trim(valor).length > maximo ? `Use até ${maximo} caracteres.`
    : "";
}
