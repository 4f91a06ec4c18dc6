// @generated from designs/vendas/formulas.json. Do not edit.
import {
  split,
} from "trama/runtime/helpers";
import * as variables from "../variables";

/** Os tipos de recuperação do filtro. */
export function recuperacaoTipos(): readonly string[] {
  return variables.tipo.value === ""
    ? []
    : split(variables.tipo.value, ",");
}
