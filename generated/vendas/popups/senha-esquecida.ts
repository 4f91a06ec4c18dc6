// @generated from designs/vendas/components/senha-esquecida.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Manda por e-mail o link de uma senha nova. */
export const senhaEsquecida = popup({
  id: "senha-esquecida",
  load: () => import("../components/senha-esquecida"),
  css: "components/senha-esquecida.css",
  history: "push",
});
