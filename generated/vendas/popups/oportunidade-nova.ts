// @generated from designs/vendas/components/oportunidade-nova.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Uma oportunidade nova, no alto da etapa. O resultado é o id dela. */
export const oportunidadeNova = popup({
  id: "oportunidade-nova",
  load: () => import("../components/oportunidade-nova"),
  css: "components/oportunidade-nova.css",
  history: "push",
});
