// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Só quem já comprou. */
export const compradores = variable<boolean>({
  id: "compradores",
  type: "boolean",
  default: false,
  query: true,
});
