// @generated from designs/vendas/formulas.json. Do not edit.
import { formatNumber } from "../helpers/format-number";

/** O erro de um texto obrigatório com tamanho mínimo e máximo. */
export function erroTexto(valor: string, minimo: number, maximo: number): string {
  const texto = valor.trim();
  const letras = texto.length;
  return texto === "" ? "Preencha este campo."
    : letras < minimo ? `Use pelo menos ${minimo} caracteres.`
    : letras > maximo ? `Use até ${formatNumber(maximo)} caracteres.`
    : "";
}
