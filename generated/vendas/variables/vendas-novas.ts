// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Quantas vendas, ou recuperações, a lista aberta ainda não mostra. */
export const vendasNovas = variable<number>({
  id: "vendasNovas",
  type: "number",
  default: 0,
});
