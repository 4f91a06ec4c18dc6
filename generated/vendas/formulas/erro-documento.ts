// @generated from designs/vendas/formulas.json. Do not edit.
import {
  trim,
} from "trama/runtime/helpers";
import * as custom from "../../../designs/vendas/custom";

export function erroDocumento(valor: string): string {
  return trim(valor) === "" || custom.documento(valor) !== "" ? ""
    : custom.pareceCnpj(valor) ? "CNPJ inválido."
    : "CPF inválido.";
}
