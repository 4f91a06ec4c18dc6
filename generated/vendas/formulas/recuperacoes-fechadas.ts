// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** A aba mostra o que já acabou, do período. */
export function recuperacoesFechadas(): boolean {
  return ["recuperadas", "encerradas"].includes(variables.aba.value);
}
