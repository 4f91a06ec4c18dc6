// @generated from designs/vendas/formulas.json. Do not edit.
import {
  clock,
} from "trama/runtime";
import {
  toText,
} from "trama/runtime/helpers";
import * as custom from "../../../designs/vendas/custom";

/** Há quanto tempo foi: agora, há 5 min, há 2 h, ontem 14:02, 14/06/25. */
export function haQuanto(em: string): string {
  return toText(custom.haQuanto(em, clock.value));
}
