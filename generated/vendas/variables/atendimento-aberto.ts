// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** O código do atendimento da página aberta, para as coleções dela. */
export const atendimentoAberto = variable<string>({
  id: "atendimentoAberto",
  type: "string",
  default: "",
});
