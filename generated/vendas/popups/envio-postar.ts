// @generated from designs/vendas/components/envio-postar.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Quando e de onde se postaram envios com etiqueta. O resultado é quantos. */
export const envioPostar = popup({
  id: "envio-postar",
  load: () => import("../components/envio-postar"),
  css: "components/envio-postar.css",
  history: "push",
});
