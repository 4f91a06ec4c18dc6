// @generated from designs/vendas/formulas.json. Do not edit.
import {
  ifEmpty,
} from "trama/runtime/helpers";
import * as variables from "../variables";

export function trafegoOrdem(): string {
  return `${variables.ordem.value === "" ? "gasto" : variables.ordem.value === "roasMeta" ? "roas_meta" : variables.ordem.value === "roasReal" ? "roas_real" : variables.ordem.value} ${ifEmpty(variables.direcao.value, "desc")}`;
}
