// @generated from designs/vendas/components/etapa.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Uma etapa de um pipeline, nova ou já em uso. O resultado é verdadeiro quando foi gravada ou excluída. */
export const etapa = popup({
  id: "etapa",
  load: () => import("../components/etapa"),
  css: "components/etapa.css",
  history: "push",
});
