// @generated from designs/vendas/formulas.json. Do not edit.
import {
  trim,
} from "trama/runtime/helpers";

/** O erro de um texto obrigatório com tamanho mínimo e máximo. */
export function erroTexto(valor: string, minimo: number, maximo: number): string {
  const texto = trim(valor);
  return texto === "" ? "Preencha este campo."
    : texto.length < minimo ? `Use pelo menos ${minimo} caracteres.`
    : texto.length > maximo ? `Use até ${maximo} caracteres.`
    : "";
}
