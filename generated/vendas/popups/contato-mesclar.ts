// @generated from designs/vendas/components/contato-mesclar.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Junta outro contato ao aberto, que fica. O resultado é verdadeiro quando foram mesclados. */
export const contatoMesclar = popup({
  id: "contato-mesclar",
  load: () => import("../components/contato-mesclar"),
  css: "components/contato-mesclar.css",
  history: "push",
});
