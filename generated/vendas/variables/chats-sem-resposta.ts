// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** As conversas sem resposta há mais de 15 minutos, quando os filtros de Chats pedem só elas. */
export const chatsSemResposta = variable<readonly string[]>({
  id: "chatsSemResposta",
  type: "array",
  default: [],
});
