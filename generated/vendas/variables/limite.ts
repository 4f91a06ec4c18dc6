// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Quantas linhas as listas de um contato mostram; cresce com “Carregar mais”. */
export const limite = variable<number>({
  id: "limite",
  type: "number",
  default: 25,
});
