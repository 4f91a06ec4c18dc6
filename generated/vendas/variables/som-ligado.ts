// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** A pessoa quer ouvir quando chega uma mensagem. */
export const somLigado = variable<boolean>({
  id: "somLigado",
  type: "boolean",
  default: false,
});
