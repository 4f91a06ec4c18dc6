// @generated from designs/vendas/components/termos.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Os termos de uso, por enquanto um texto provisório. */
export const termos = popup({
  id: "termos",
  load: () => import("../components/termos"),
  css: "components/termos.css",
  history: "push",
});
