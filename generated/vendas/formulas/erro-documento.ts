// @generated from designs/vendas/formulas.json. Do not edit.
import * as custom from "../../../designs/vendas/custom";

export function erroDocumento(valor: string): string {
  return valor.trim() === "" || custom.documento(valor) !== "" ? ""
    : custom.pareceCnpj(valor) ? "CNPJ inválido."
    : "CPF inválido.";
}
