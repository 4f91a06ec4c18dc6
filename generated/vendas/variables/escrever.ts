// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** O que a busca global pediu da conversa aberta: responder ou anotar. */
export const escrever = variable<string>({
  id: "escrever",
  type: "string",
  default: "",
});
