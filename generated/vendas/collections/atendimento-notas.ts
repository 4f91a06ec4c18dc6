// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import { atendimentoAtual } from "../formulas/atendimento-atual";
import {
  type VwAtendimentoNotas,
} from "../tables";

/** As notas internas do atendimento aberto. */
export const atendimentoNotas = supabaseCollection<VwAtendimentoNotas>({
  id: "atendimentoNotas",
  table: "vw_atendimento_notas",
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "atendimento_id",
        operator: "eq",
        value: atendimentoAtual()?.id ?? "",
      },
    ],
  }),
  sort: () => [
    { by: "criado_em" },
    { by: "id" },
  ],
  limit: () => 200,
});
