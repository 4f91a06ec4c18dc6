// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** A lista se busca de novo sem que se veja: ninguém pediu. */
export const atendimentosQuietos = variable<boolean>({
  id: "atendimentosQuietos",
  type: "boolean",
  default: false,
});
