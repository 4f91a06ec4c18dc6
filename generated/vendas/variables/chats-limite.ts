// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Quantas conversas a lista mostra; cresce ao rolar. */
export const chatsLimite = variable<number>({
  id: "chatsLimite",
  type: "number",
  default: 30,
});
