// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type PaginasProntasRow = { readonly id: string };

/** As páginas do menu que existem, para a busca global e o painel. */
export const paginasProntas = staticCollection<readonly PaginasProntasRow[]>({
  id: "paginasProntas",
  data: [
    { id: "pg-dashboard" },
    { id: "pg-chats" },
    { id: "pg-atendimentos" },
    { id: "pg-transacoes" },
    { id: "pg-contatos" },
  ],
});
