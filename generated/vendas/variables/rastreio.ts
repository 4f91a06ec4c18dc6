// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** O objeto aberto ao lado da lista de rastreios. */
export const rastreio = variable<string>({
  id: "rastreio",
  type: "string",
  default: "",
  query: true,
  history: "push",
});
