// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Só acessos que expiram em sete dias. */
export const expiram = variable<boolean>({
  id: "expiram",
  type: "boolean",
  default: false,
  query: true,
});
