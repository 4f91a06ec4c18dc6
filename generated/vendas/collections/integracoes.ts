// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  Integracoes,
} from "../tables";

export type IntegracoesRow = Pick<
  Integracoes,
    | "ativa"
    | "codigo"
    | "id"
    | "plataforma"
    | "recebido_em"
>;

/** As plataformas que avisam das vendas; o token de cada uma ninguém lê. */
export const integracoes = supabaseCollection<IntegracoesRow>({
  id: "integracoes",
  table: "integracoes",
  select: "id,plataforma,codigo,ativa,recebido_em",
  autoFetch: false,
  limit: () => 20,
});
