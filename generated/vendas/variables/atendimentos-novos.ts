// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Quantos atendimentos a lista aberta ainda não mostra. */
export const atendimentosNovos = variable<number>({
  id: "atendimentosNovos",
  type: "number",
  default: 0,
});
