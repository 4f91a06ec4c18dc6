// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** A lista de transações não olha o período; escolher um volta a ele. */
export const todoPeriodo = variable<boolean>({
  id: "todoPeriodo",
  type: "boolean",
  default: false,
  query: true,
});
