// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Os campos da oportunidade aberta que outra pessoa mudou enquanto se escrevia. */
export const oportunidadeMudados = variable<readonly string[]>({
  id: "oportunidadeMudados",
  type: "array",
  default: [],
});
