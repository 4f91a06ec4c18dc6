// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  MotivosPerda,
} from "../tables";

export type MotivosPerdaRow = Pick<MotivosPerda, "id" | "nome">;

/** Por que oportunidades se perdem, na ordem da equipe. */
export const motivosPerda = supabaseCollection<MotivosPerdaRow>({
  id: "motivosPerda",
  table: "motivos_perda",
  select: "id,nome",
  autoFetch: false,
  filter: () => ({ and: [{ field: "ativo", operator: "eq", value: true }] }),
  sort: () => [
    { by: "ordem" },
    { by: "id" },
  ],
  limit: () => 100,
});
