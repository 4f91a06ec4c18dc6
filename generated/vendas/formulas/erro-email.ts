// @generated from designs/vendas/formulas.json. Do not edit.
import {
  isEmail,
} from "trama/runtime/helpers";

export function erroEmail(valor: string): string {
  const texto = valor.trim();
  return texto === "" ? "Informe o e-mail."
    : isEmail(texto) ? ""
    : "E-mail inválido.";
}
