// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** E-mail de quem recebe as comissões que a lista mostra. */
export const beneficiario = variable<string>({
  id: "beneficiario",
  type: "string",
  default: "",
  query: true,
});
