// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Cobre o app inteiro: entrar, sair, trocar de conta. */
export const bloqueado = variable<boolean>({
  id: "bloqueado",
  type: "boolean",
  default: false,
});
