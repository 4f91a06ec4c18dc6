// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** A conversa que se abre põe o foco no que se escreve. */
export const escreverLogo = variable<boolean>({
  id: "escreverLogo",
  type: "boolean",
  default: false,
});
