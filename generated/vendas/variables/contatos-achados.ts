// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Os ids dos contatos com as palavras da busca; nulo sem busca, e quando são mais de cem. */
export const contatosAchados = variable<readonly string[] | null>({
  id: "contatosAchados",
  type: "array",
  default: null,
});
