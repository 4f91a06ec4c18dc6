// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  Tags,
} from "../tables";

export type TagsOpcoesRow = Pick<Tags, "cor" | "id" | "nome">;

export const tagsOpcoes = supabaseCollection<TagsOpcoesRow>({
  id: "tagsOpcoes",
  table: "tags",
  select: "id,nome,cor",
  sort: () => [
    { by: "nome" },
    { by: "id" },
  ],
  limit: () => 500,
});
