// @generated from designs/vendas/components/produto-participantes.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Quem divide as vendas de um produto, e com quanto. */
export const produtoParticipantes = popup({
  id: "produto-participantes",
  load: () => import("../components/produto-participantes"),
  css: "components/produto-participantes.css",
  history: "push",
});
