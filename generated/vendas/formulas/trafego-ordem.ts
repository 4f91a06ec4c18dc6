// @generated from designs/vendas/formulas.json. Do not edit.
import { trafegoDirecao } from "./trafego-direcao";
import * as variables from "../variables";

export function trafegoOrdem(): string {
  return `${variables.ordem.value === "" ? "gasto" : variables.ordem.value === "roasMeta" ? "roas_meta" : variables.ordem.value === "roasReal" ? "roas_real" : variables.ordem.value} ${trafegoDirecao()}`;
}
