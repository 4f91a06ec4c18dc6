// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  Etapas,
} from "../tables";

export type EtapasRow = Pick<
  Etapas,
    | "cor"
    | "dias_parada"
    | "id"
    | "limite"
    | "nome"
    | "pipeline_id"
    | "probabilidade"
>;

/** As etapas de todos os pipelines. */
export const etapas = supabaseCollection<EtapasRow>({
  id: "etapas",
  table: "etapas",
  select: "id,nome,pipeline_id,cor,probabilidade,dias_parada,limite",
  autoFetch: false,
  sort: () => [
    { by: "ordem" },
    { by: "id" },
  ],
  limit: () => 600,
});
