// @generated from designs/vendas/components/convite.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Um convite para a conta. O resultado é verdadeiro quando foi feito. */
export const convite = popup({
  id: "convite",
  load: () => import("../components/convite"),
  css: "components/convite.css",
  history: "push",
});
