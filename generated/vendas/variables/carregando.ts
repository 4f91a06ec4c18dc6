// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** A página ainda espera a sua permissão. */
export const carregando = variable<boolean>({
  id: "carregando",
  type: "boolean",
  default: true,
});
