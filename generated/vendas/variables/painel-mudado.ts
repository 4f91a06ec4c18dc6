// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** O painel ao lado da lista tem o que não foi salvo; veja `nao-salvo`. */
export const painelMudado = variable<boolean>({
  id: "painelMudado",
  type: "boolean",
  default: false,
});
