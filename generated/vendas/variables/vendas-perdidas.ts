// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** A conexão caiu, e o que mudou nas vendas enquanto isso não se ouviu. */
export const vendasPerdidas = variable<boolean>({
  id: "vendasPerdidas",
  type: "boolean",
  default: false,
});
