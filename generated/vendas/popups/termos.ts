// @generated from designs/vendas/components/termos.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Os termos de uso. São um texto provisório: quem abre o app a outras pessoas põe aqui os da sua empresa. */
export const termos = popup({
  id: "termos",
  load: () => import("../components/termos"),
  css: "components/termos.css",
  history: "push",
});
