// @generated from designs/vendas/components/envio-etiquetas.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** As etiquetas que se emitem: quantas já se pediram, e o que saiu de cada uma. */
export const envioEtiquetas = popup({
  id: "envio-etiquetas",
  load: () => import("../components/envio-etiquetas"),
  css: "components/envio-etiquetas.css",
  history: "push",
});
