// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** A janela da busca global já está aberta. */
export const buscaAberta = variable<boolean>({
  id: "buscaAberta",
  type: "boolean",
  default: false,
});
