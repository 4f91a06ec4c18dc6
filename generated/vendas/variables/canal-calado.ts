// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Uma mensagem saiu e o canal não disse nada dela. */
export const canalCalado = variable<boolean>({
  id: "canalCalado",
  type: "boolean",
  default: false,
});
