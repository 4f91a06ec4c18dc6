// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Só conversas sem resposta há mais de 15 minutos. */
export const semResposta = variable<boolean>({
  id: "semResposta",
  type: "boolean",
  default: false,
  query: true,
});
