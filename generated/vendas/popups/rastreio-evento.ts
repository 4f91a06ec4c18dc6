// @generated from designs/vendas/components/rastreio-evento.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Um evento que a transportadora não contou. O resultado é o status em que o objeto fica. */
export const rastreioEvento = popup({
  id: "rastreio-evento",
  load: () => import("../components/rastreio-evento"),
  css: "components/rastreio-evento.css",
  history: "push",
});
