// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** O envio aberto ao lado da lista; `novo`, enquanto se escreve um. */
export const envioAberto = variable<string>({
  id: "envioAberto",
  type: "string",
  default: "",
  query: "envio",
  history: "push",
});
