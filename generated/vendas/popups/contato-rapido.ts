// @generated from designs/vendas/components/contato-rapido.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Um contato novo com o mínimo. O resultado é o id dele. */
export const contatoRapido = popup({
  id: "contato-rapido",
  load: () => import("../components/contato-rapido"),
  css: "components/contato-rapido.css",
  history: "push",
});
