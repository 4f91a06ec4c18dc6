// @generated from designs/vendas/formulas.json. Do not edit.
import {
  isEmail,
  trim,
} from "trama/runtime/helpers";

export function erroEmail(valor: string): "Informe o e-mail." | "" | "E-mail inválido." {
  return trim(valor) === "" ? "Informe o e-mail." : isEmail(trim(valor)) ? "" : "E-mail inválido.";
}
