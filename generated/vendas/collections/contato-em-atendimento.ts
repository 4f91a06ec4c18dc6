// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  VwAtendimentos,
} from "../tables";
import * as variables from "../variables";

export type ContatoEmAtendimentoRow = Pick<VwAtendimentos, "assunto" | "codigo" | "id" | "status">;

/** Os atendimentos abertos do contato aberto. */
export const contatoEmAtendimento = supabaseCollection<ContatoEmAtendimentoRow>({
  id: "contatoEmAtendimento",
  table: "vw_atendimentos",
  select: "id,codigo,assunto,status",
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "contato_id",
        operator: "eq",
        value: variables.contatoAberto.value,
      },
      { field: "aberto", operator: "eq", value: true },
    ],
  }),
  sort: () => [
    { by: "sla_resolucao_em" },
    { by: "id" },
  ],
  limit: () => 25,
});
