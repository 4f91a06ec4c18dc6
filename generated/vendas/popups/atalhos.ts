// @generated from designs/vendas/components/atalhos.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** As teclas que agem na página aberta. */
export const atalhos = popup({
  id: "atalhos",
  load: () => import("../components/atalhos"),
  css: "components/atalhos.css",
  history: "push",
});
