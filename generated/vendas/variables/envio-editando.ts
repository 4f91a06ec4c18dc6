// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** O envio aberto está sendo escrito: mudanças de outros esperam. */
export const envioEditando = variable<boolean>({
  id: "envioEditando",
  type: "boolean",
  default: false,
});
