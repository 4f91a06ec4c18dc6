// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Contatos com a tag dos filtros de Chats. */
export const contatosDaTag = variable<readonly string[]>({
  id: "contatosDaTag",
  type: "array",
  default: [],
});
