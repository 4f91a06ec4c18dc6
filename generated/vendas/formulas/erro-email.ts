// @generated from designs/vendas/formulas.json. Do not edit.
import {
  isEmail,
  trim,
} from "trama/runtime/helpers";

export function erroEmail(valor: string): string {
  return trim(valor) === "" ? "Informe o e-mail."
    : isEmail(trim(valor)) ? ""
    : "E-mail inválido.";
}
