// @generated from designs/vendas/components/comissao-pagamento.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Marca como pagas comissões liberadas de uma pessoa. O resultado diz se marcou. */
export const comissaoPagamento = popup({
  id: "comissao-pagamento",
  load: () => import("../components/comissao-pagamento"),
  css: "components/comissao-pagamento.css",
  history: "push",
});
