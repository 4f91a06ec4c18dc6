// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Coluna da ordenação; vazia é a da lista. */
export const ordem = variable<string>({
  id: "ordem",
  type: "string",
  default: "",
  query: true,
});
