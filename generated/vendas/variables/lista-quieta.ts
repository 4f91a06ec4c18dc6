// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Uma lista se busca de novo sem que se veja: ninguém pediu. */
export const listaQuieta = variable<boolean>({
  id: "listaQuieta",
  type: "boolean",
  default: false,
});
