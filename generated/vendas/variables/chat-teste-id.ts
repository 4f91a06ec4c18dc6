// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** A conversa de uma página de teste; volta ao início a cada página. */
export const chatTesteId = variable<string>({
  id: "chatTesteId",
  type: "string",
  default: "",
});
