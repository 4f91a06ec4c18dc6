// @generated from designs/vendas/formulas.json. Do not edit.
import {
  trim,
} from "trama/runtime/helpers";
import * as custom from "../../../designs/vendas/custom";

export function erroTelefone(valor: string): "" | "Telefone inválido. Use DDD + número." {
  return trim(valor) === "" || custom.telefoneE164(valor) !== "" ? "" : "Telefone inválido. Use DDD + número.";
}
