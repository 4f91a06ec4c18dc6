// @generated from designs/vendas/formulas.json. Do not edit.
import {
  contains,
  rollup,
} from "trama/runtime/helpers";
import { auth } from "../auth";

/** A pessoa administra a conta. */
export function temConta(): boolean {
  return contains(rollup(auth.user.value?.permissoes, "pagina"), "conta");
}
