// @generated from designs/vendas/formulas.json. Do not edit.
import {
  contains,
} from "trama/runtime/helpers";
import * as variables from "../variables";

/** A aba mostra o que já acabou, do período. */
export function recuperacoesFechadas(): boolean {
  return contains(["recuperadas", "encerradas"], variables.aba.value);
}
