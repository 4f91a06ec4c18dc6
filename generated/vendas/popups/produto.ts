// @generated from designs/vendas/components/produto.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Um produto da conta, novo ou já cadastrado. O resultado é verdadeiro quando foi gravado. */
export const produto = popup({
  id: "produto",
  load: () => import("../components/produto"),
  css: "components/produto.css",
  history: "push",
});
