// @generated from design/formulas.json. Do not edit.
import * as variables from "../variables";

export function comTaxa(valor: number): number {
  const taxa = variables.taxa.value;
  const valor_ = valor * taxa;
  return valor_ > 100
    ? valor_ - 10
    : valor_;
}
