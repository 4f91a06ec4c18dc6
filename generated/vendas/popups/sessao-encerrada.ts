// @generated from designs/vendas/components/sessao-encerrada.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Pede a senha de novo por cima da página, quando a sessão termina no meio do trabalho: o que se escreveu fica onde está. */
export const sessaoEncerrada = popup({
  id: "sessao-encerrada",
  load: () => import("../components/sessao-encerrada"),
  css: "components/sessao-encerrada.css",
});
