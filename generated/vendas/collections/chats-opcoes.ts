// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  VwChats,
} from "../tables";

export type ChatsOpcoesRow = Pick<VwChats, "canal" | "contato_nome" | "id">;

/** Conversas para escolher em uma página de teste. */
export const chatsOpcoes = supabaseCollection<ChatsOpcoesRow>({
  id: "chatsOpcoes",
  table: "vw_chats",
  select: "id,contato_nome,canal",
  autoFetch: false,
  sort: () => [
    { by: "ultima_mensagem_em", direction: "desc" },
    { by: "id" },
  ],
  limit: () => 50,
});
