// @generated from designs/vendas/formulas.json. Do not edit.
import { auth } from "../auth";

/** A pessoa administra a conta. */
export function temConta(): boolean {
  return auth.user.value != null && auth.user.value.permissoes.map((item) => item.pagina).includes("conta");
}
