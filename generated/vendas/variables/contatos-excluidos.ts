// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Quantos contatos a última exclusão tirou das listas. */
export const contatosExcluidos = variable<number>({
  id: "contatosExcluidos",
  type: "number",
  default: 0,
});
