// @generated from designs/vendas/components/oportunidade-destino.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Pergunta para qual etapa uma oportunidade vai. O resultado é o id dela. */
export const oportunidadeDestino = popup({
  id: "oportunidade-destino",
  load: () => import("../components/oportunidade-destino"),
  css: "components/oportunidade-destino.css",
  history: "push",
});
