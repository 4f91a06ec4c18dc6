// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** As permissões não puderam ser carregadas. */
export const erroPermissoes = variable<boolean>({
  id: "erroPermissoes",
  type: "boolean",
  default: false,
});
