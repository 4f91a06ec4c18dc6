// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** O assunto do atendimento aberto está sendo escrito: mudanças de outros esperam. */
export const atendimentoEditando = variable<boolean>({
  id: "atendimentoEditando",
  type: "boolean",
  default: false,
});
