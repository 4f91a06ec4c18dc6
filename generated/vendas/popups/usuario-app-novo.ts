// @generated from designs/vendas/components/usuario-app-novo.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Libera o acesso de uma pessoa a um produto. O resultado diz se liberou. */
export const usuarioAppNovo = popup({
  id: "usuario-app-novo",
  load: () => import("../components/usuario-app-novo"),
  css: "components/usuario-app-novo.css",
  history: "push",
});
