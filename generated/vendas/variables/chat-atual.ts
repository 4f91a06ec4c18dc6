// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** A conversa cujas mensagens estão na tela, para as coleções dela. */
export const chatAtual = variable<string>({
  id: "chatAtual",
  type: "string",
  default: "",
});
