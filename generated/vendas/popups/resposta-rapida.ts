// @generated from designs/vendas/components/resposta-rapida.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Uma resposta pronta ou um modelo do WhatsApp, novos ou já em uso. O resultado é verdadeiro quando foi gravado ou excluído. */
export const respostaRapida = popup({
  id: "resposta-rapida",
  load: () => import("../components/resposta-rapida"),
  css: "components/resposta-rapida.css",
  history: "push",
});
