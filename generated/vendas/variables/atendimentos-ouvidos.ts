// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Quantas mudanças a lista de atendimentos já ouviu; a última manda buscar. */
export const atendimentosOuvidos = variable<number>({
  id: "atendimentosOuvidos",
  type: "number",
  default: 0,
});
