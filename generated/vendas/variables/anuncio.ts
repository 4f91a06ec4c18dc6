// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** O que a página diz a quem a ouve: a mensagem que chegou. */
export const anuncio = variable<string>({
  id: "anuncio",
  type: "string",
  default: "",
});
