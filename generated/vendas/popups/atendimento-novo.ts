// @generated from designs/vendas/components/atendimento-novo.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Um atendimento novo. O resultado é o código que o servidor lhe deu. */
export const atendimentoNovo = popup({
  id: "atendimento-novo",
  load: () => import("../components/atendimento-novo"),
  css: "components/atendimento-novo.css",
  history: "push",
});
