// @generated from designs/vendas/components/ir-atendimentos.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Os atendimentos de um contato, os abertos primeiro; deles se vai a um, ou se abre outro. */
export const irAtendimentos = popup({
  id: "ir-atendimentos",
  load: () => import("../components/ir-atendimentos"),
  css: "components/ir-atendimentos.css",
  history: "push",
});
