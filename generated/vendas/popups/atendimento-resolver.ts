// @generated from designs/vendas/components/atendimento-resolver.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** O que foi feito em um atendimento que se resolve, e o que se diz ao cliente. */
export const atendimentoResolver = popup({
  id: "atendimento-resolver",
  load: () => import("../components/atendimento-resolver"),
  css: "components/atendimento-resolver.css",
  history: "push",
});
