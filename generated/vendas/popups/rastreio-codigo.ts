// @generated from designs/vendas/components/rastreio-codigo.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Outro código para um objeto. O resultado é o código que ficou. */
export const rastreioCodigo = popup({
  id: "rastreio-codigo",
  load: () => import("../components/rastreio-codigo"),
  css: "components/rastreio-codigo.css",
  history: "push",
});
