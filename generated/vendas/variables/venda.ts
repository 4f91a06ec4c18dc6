// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** O id da única transação que a lista mostra: a que a busca global achou, seja de quando for. */
export const venda = variable<string>({
  id: "venda",
  type: "string",
  default: "",
  query: true,
});
