// @generated from designs/vendas/formulas.json. Do not edit.
import * as custom from "../../../designs/vendas/custom";

export function erroTelefone(valor: string): string {
  return !valor || custom.telefoneE164(valor) !== "" ? "" : "Telefone inválido. Use DDD + número.";
}
