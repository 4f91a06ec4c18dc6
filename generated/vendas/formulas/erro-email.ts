// @generated from designs/vendas/formulas.json. Do not edit.
import {
  isEmail,
  trim,
} from "trama/runtime/helpers";

export function erroEmail(valor: string): string {
  const texto = trim(valor);
  return texto === "" ? "Informe o e-mail."
    : isEmail(texto) ? ""
    : "E-mail inválido.";
}
