// @generated from designs/vendas/components/oportunidade-encerrar.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Diz como uma oportunidade acabou. O resultado é o que se diz dela depois. */
export const oportunidadeEncerrar = popup({
  id: "oportunidade-encerrar",
  load: () => import("../components/oportunidade-encerrar"),
  css: "components/oportunidade-encerrar.css",
  history: "push",
});
