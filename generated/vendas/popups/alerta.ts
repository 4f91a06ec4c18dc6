// @generated from designs/vendas/components/alerta.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Diz algo que precisa ser lido, quase sempre um erro. */
export const alerta = popup({
  id: "alerta",
  load: () => import("../components/alerta"),
  css: "components/alerta.css",
  history: "push",
});
