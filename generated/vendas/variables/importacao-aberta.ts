// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** A importação que a página mostra; vazia é a escolha de um arquivo. */
export const importacaoAberta = variable<string>({
  id: "importacaoAberta",
  type: "string",
  default: "",
  query: "importacao",
});
