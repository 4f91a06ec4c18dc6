// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** O que se configura de um pipeline está aberto ao lado. */
export const ajustes = variable<boolean>({
  id: "ajustes",
  type: "boolean",
  default: false,
  query: true,
  history: "push",
});
