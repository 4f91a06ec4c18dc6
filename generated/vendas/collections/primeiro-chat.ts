// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  VwChats,
} from "../tables";

export type PrimeiroChatRow = Pick<VwChats, "id">;

/** A conversa mais antiga da conta, que as páginas de teste chamam de `demo`. */
export const primeiroChat = supabaseCollection<PrimeiroChatRow>({
  id: "primeiroChat",
  table: "vw_chats",
  select: "id",
  single: true,
  autoFetch: false,
  sort: () => [
    { by: "criado_em" },
    { by: "id" },
  ],
});
