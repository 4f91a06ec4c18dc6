// @generated from designs/vendas/formulas.json. Do not edit.
import {
  split,
} from "trama/runtime/helpers";
import * as variables from "../variables";

/** Os status do filtro. */
export function statusEscolhidos(): readonly string[] {
  return variables.status.value === ""
    ? []
    : split(variables.status.value, ",");
}
