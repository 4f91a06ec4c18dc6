// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** O contato da página aberta, para as coleções dela. */
export const contatoAberto = variable<string>({
  id: "contatoAberto",
  type: "string",
  default: "",
});
