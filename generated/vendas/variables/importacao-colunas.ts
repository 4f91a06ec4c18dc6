// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** As colunas de uma importação já conferida se escolhem de novo. */
export const importacaoColunas = variable<boolean>({
  id: "importacaoColunas",
  type: "boolean",
  default: false,
});
