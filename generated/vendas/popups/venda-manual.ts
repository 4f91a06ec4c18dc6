// @generated from designs/vendas/components/venda-manual.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Uma venda que não veio de plataforma nenhuma. O resultado é o id dela. */
export const vendaManual = popup({
  id: "venda-manual",
  load: () => import("../components/venda-manual"),
  css: "components/venda-manual.css",
  history: "push",
});
