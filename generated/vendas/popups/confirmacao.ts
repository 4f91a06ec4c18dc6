// @generated from designs/vendas/components/confirmacao.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Pergunta antes de fazer. O resultado é verdadeiro quando a pessoa confirma; com `digitar`, só depois de escrever a palavra. Enquanto o que se confirmou é feito, o botão espera. */
export const confirmacao = popup({
  id: "confirmacao",
  load: () => import("../components/confirmacao"),
  css: "components/confirmacao.css",
  history: "push",
});
