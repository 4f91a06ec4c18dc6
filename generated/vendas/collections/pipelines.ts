// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  Pipelines,
} from "../tables";

export type PipelinesRow = Pick<Pipelines, "id" | "motivo_perda_obrigatorio" | "nome" | "padrao">;

/** Os pipelines em uso, na ordem da equipe. */
export const pipelines = supabaseCollection<PipelinesRow>({
  id: "pipelines",
  table: "pipelines",
  select: "id,nome,padrao,motivo_perda_obrigatorio",
  autoFetch: false,
  filter: () => ({ and: [{ field: "ativo", operator: "eq", value: true }] }),
  sort: () => [
    { by: "ordem" },
    { by: "id" },
  ],
  limit: () => 20,
});
