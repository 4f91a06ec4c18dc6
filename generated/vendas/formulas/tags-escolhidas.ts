// @generated from designs/vendas/formulas.json. Do not edit.
import {
  split,
} from "trama/runtime/helpers";
import * as variables from "../variables";

/** Os ids das tags que os filtros escolhem. */
export function tagsEscolhidas(): readonly string[] {
  return variables.tag.value === ""
    ? []
    : split(variables.tag.value, ",");
}
