// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  RespostasRapidas,
} from "../tables";

export type RespostasRapidasRow = Pick<
  RespostasRapidas,
    | "atalho"
    | "canal"
    | "id"
    | "modelo_aprovado"
    | "texto"
>;

/** Textos prontos para responder. */
export const respostasRapidas = supabaseCollection<RespostasRapidasRow>({
  id: "respostasRapidas",
  table: "respostas_rapidas",
  select: "id,atalho,texto,canal,modelo_aprovado",
  autoFetch: false,
  sort: () => [
    { by: "atalho" },
  ],
  limit: () => 200,
});
