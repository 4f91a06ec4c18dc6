// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** A etapa que o quadro mostra em telas pequenas; vazia é a primeira. */
export const etapa = variable<string>({
  id: "etapa",
  type: "string",
  default: "",
  query: true,
});
