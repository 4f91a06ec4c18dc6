// @generated from designs/vendas/components/gerar-relatorio.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Pede um relatório. De uma lista, leva o filtro dela; sem lista, o período e os filtros se escolhem aqui. O resultado diz se alguém pediu. */
export const gerarRelatorio = popup({
  id: "gerar-relatorio",
  load: () => import("../components/gerar-relatorio"),
  css: "components/gerar-relatorio.css",
  history: "push",
});
