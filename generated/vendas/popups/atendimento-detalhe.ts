// @generated from designs/vendas/components/atendimento-detalhe.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Um atendimento visto de outra página: prazos, propriedades e o fim da conversa. */
export const atendimentoDetalhe = popup({
  id: "atendimento-detalhe",
  load: () => import("../components/atendimento-detalhe"),
  css: "components/atendimento-detalhe.css",
  history: "push",
});
