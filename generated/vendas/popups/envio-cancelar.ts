// @generated from designs/vendas/components/envio-cancelar.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Por que um envio se cancela. O resultado é o motivo. */
export const envioCancelar = popup({
  id: "envio-cancelar",
  load: () => import("../components/envio-cancelar"),
  css: "components/envio-cancelar.css",
  history: "push",
});
