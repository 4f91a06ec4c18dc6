// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Os campos do atendimento aberto que outra pessoa acabou de mudar. */
export const atendimentoMudados = variable<readonly string[]>({
  id: "atendimentoMudados",
  type: "array",
  default: [],
});
