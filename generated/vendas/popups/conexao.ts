// @generated from designs/vendas/components/conexao.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** As chaves de um serviço que a conta conecta, o teste delas e o endereço dos avisos. */
export const conexao = popup({
  id: "conexao",
  load: () => import("../components/conexao"),
  css: "components/conexao.css",
  history: "push",
});
