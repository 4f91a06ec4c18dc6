// @generated from designs/vendas/components/busca-global.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Busca em tudo o que a pessoa pode ver: páginas, contatos, transações e atendimentos. */
export const buscaGlobal = popup({
  id: "busca-global",
  load: () => import("../components/busca-global"),
  css: "components/busca-global.css",
  history: "push",
});
