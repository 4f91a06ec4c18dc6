// @generated from designs/vendas/components/integracao.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** A ligação da conta com uma plataforma: o endereço que recebe os avisos e o token que os prova. */
export const integracao = popup({
  id: "integracao",
  load: () => import("../components/integracao"),
  css: "components/integracao.css",
  history: "push",
});
