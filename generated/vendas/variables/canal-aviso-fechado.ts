// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** A pessoa já leu que nenhum canal entrega as mensagens. */
export const canalAvisoFechado = variable<boolean>({
  id: "canalAvisoFechado",
  type: "boolean",
  default: false,
  local: true,
});
