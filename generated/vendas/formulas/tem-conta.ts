// @generated from designs/vendas/formulas.json. Do not edit.
import {
  contains,
} from "trama/runtime/helpers";
import { auth } from "../auth";

/** A pessoa administra a conta. */
export function temConta(): boolean {
  return auth.user.value != null && contains(auth.user.value.permissoes.map((item) => item.pagina), "conta");
}
