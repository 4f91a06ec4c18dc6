// @generated from designs/vendas/components/meta-mes.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** A meta do mês da conta, em reais. O resultado é verdadeiro quando foi gravada. */
export const metaMes = popup({
  id: "meta-mes",
  load: () => import("../components/meta-mes"),
  css: "components/meta-mes.css",
  history: "push",
});
