// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** As linhas do arquivo de rastreios, enquanto se leem. */
export const rastreiosLidos = variable<readonly { readonly [name: string]: unknown }[]>({
  id: "rastreiosLidos",
  type: "array",
  default: [],
});
